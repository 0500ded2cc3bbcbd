"""The rules of Panthalos, one test a rule: the position, the action, the answer."""
