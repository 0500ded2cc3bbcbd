"""Runs independent tasks: in this process, a pool of processes, or a Dask cluster.

Each is a context manager with `count`, the number of workers, and `results(function, tasks)`, which yields
(index of the task, result) as results come, in any order. Functions and tasks are pickled, so a function is one of a
module. A worker that dies loses nothing: what it had is done again.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

DEATHS = 5  # pools in a row that die without finishing a task, before the run gives up


class WorkersLost(Exception):
    """No worker can finish the tasks; says why."""


class Here:
    """This process, one task after the other."""

    count = 1

    def __enter__(self):
        return self

    def __exit__(self, *error) -> None:
        pass

    def results(self, function: Callable, tasks: Sequence) -> Iterator:
        for index, task in enumerate(tasks):
            yield index, function(task)


class Processes:
    """`count` processes on this computer."""

    def __init__(self, count: int):
        self.count = count

    def __enter__(self):
        return self

    def __exit__(self, *error) -> None:
        pass

    def results(self, function: Callable, tasks: Sequence) -> Iterator:
        """Raises WorkersLost if processes die again and again and nothing gets done."""
        # imported here: Pyodide has no multiprocessing
        from concurrent.futures import ProcessPoolExecutor, as_completed
        from concurrent.futures.process import BrokenProcessPool
        from multiprocessing import get_context
        from signal import SIG_DFL, SIGINT, signal

        left, deaths = set(range(len(tasks))), 0
        quiet = {"initializer": signal, "initargs": (SIGINT, SIG_DFL)}  # Ctrl-C ends a worker without a traceback
        while left:
            with ProcessPoolExecutor(self.count, get_context("spawn"), **quiet) as pool:
                try:
                    futures = {pool.submit(function, tasks[index]): index for index in sorted(left)}
                    for future in as_completed(futures):
                        yield futures[future], future.result()
                        left.remove(futures[future])
                        deaths = 0
                except BrokenProcessPool:  # the system ended a process: what isn't done goes to a new pool
                    deaths += 1
                    if deaths == DEATHS:
                        raise WorkersLost(
                            f"the worker processes died {DEATHS} times in a row without finishing a task"
                        ) from None
                finally:
                    pool.shutdown(wait=False, cancel_futures=True)


class Cluster:
    """The workers of a Dask scheduler at an address such as tcp://computer:8786 (package `distributed`).

    Every worker must be able to import this engine, in the same version of Python.
    """

    def __init__(self, address: str):
        self.address = address

    def __enter__(self):
        """Raises WorkersLost if `distributed` is missing, nobody answers, or there are no workers."""
        try:
            from distributed import Client
        except ImportError:
            raise WorkersLost("a cluster needs the package distributed: pip install distributed") from None
        try:
            self.client = Client(self.address, timeout=10)
        except (OSError, ValueError) as error:
            raise WorkersLost(f"no Dask scheduler answers at {self.address}: {error}") from None
        self.count = sum(self.client.nthreads().values())
        if not self.count:
            self.client.close()
            raise WorkersLost(f"the scheduler at {self.address} has no workers")
        return self

    def __exit__(self, *error) -> None:
        self.client.close()

    def results(self, function: Callable, tasks: Sequence) -> Iterator:
        """Raises WorkersLost if a task was lost with several workers in a row, or the scheduler is gone; what a task
        raises, otherwise."""
        from distributed.scheduler import KilledWorker

        futures = self.client.map(function, tasks, pure=False, retries=DEATHS)
        places = {future.key: index for index, future in enumerate(futures)}
        for future, result in self.completed(futures):
            if future.status != "error":
                yield places[future.key], result
            elif isinstance(error := future.exception(), (KilledWorker, ModuleNotFoundError)):
                raise WorkersLost(f"a worker could not do its task: {error}") from None
            else:
                raise error

    def completed(self, futures: list) -> Iterator:
        """Futures as they are completed, each with its result; raises WorkersLost if the scheduler is gone."""
        from concurrent.futures import CancelledError

        from distributed import as_completed

        try:
            for future, result in as_completed(futures, with_results=True, raise_errors=False):
                if future.cancelled():
                    raise result
                yield future, result
        except (CancelledError, OSError) as error:
            raise WorkersLost(f"the scheduler at {self.address} was lost: {error}") from None
        finally:
            with suppress(CancelledError, OSError):
                self.client.cancel(futures)


def hire(count: int | None = None, cluster: str | None = None) -> Here | Processes | Cluster:
    """A Dask cluster, or `count` processes on this computer; None: one per processor that this process may use."""
    if cluster:
        return Cluster(cluster)
    count = count or (len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1)
    return Here() if count == 1 else Processes(count)
