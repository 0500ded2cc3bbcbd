"""Tests of Pantheon (Fritzen), by rule number."""
