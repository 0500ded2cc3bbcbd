"""Tests of the rules of Pantheon. A test sets up a position, does an action and checks the result."""
