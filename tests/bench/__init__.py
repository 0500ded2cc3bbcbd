"""How fast it is: each subject measured beside a reference in the same run. `python3 build.py bench` runs them.

A subject is a module with `measure(count)`, which gives raw samples by name, and `ROWS`, which says what is compared with
what and what is wanted of it.
"""
