"""Tests of the rules of Hybris, named by the rule; `position` builds a position."""
