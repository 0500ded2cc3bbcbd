"""Benchmarks: each subject is measured together with a reference in the same run. `python3 build.py bench` runs them.

A subject is a module with `measure(count)`, which returns raw samples by name, and `ROWS`, which names the comparisons
and their limits.
"""
