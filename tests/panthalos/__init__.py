"""Tests of the rules of Panthalos. A test sets up a position, does an action and checks the result."""
