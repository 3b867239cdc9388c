"""Where tasks run: in this process, on local workers of Dask, or on a cluster."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from hooke_cluster.errors import UsageError
from hooke_cluster.worker import Fault

Argument = TypeVar("Argument")
Result = TypeVar("Result")

RETRIES = 3
"""How often a task is tried again after an unexpected error, such as one of a file system."""
WINDOW = 1000
"""How many tasks the scheduler has at a time."""


class Engine(Protocol):
    """What runs tasks."""

    def map(
        self, work: Callable[[Argument], Result], arguments: Iterable[Argument]
    ) -> Iterator[tuple[Argument, Result | Fault]]:
        """Yields each argument with its result, in any order."""


class ThisProcess:
    """Runs tasks one after the other."""

    def map(
        self, work: Callable[[Argument], Result], arguments: Iterable[Argument]
    ) -> Iterator[tuple[Argument, Result | Fault]]:
        for argument in arguments:
            yield argument, work(argument)


class Cluster:
    """Runs tasks on the workers of Dask, which repeats those of a worker that dies."""

    def __init__(self, client: Any) -> None:
        self.client = client

    def map(
        self, work: Callable[[Argument], Result], arguments: Iterable[Argument]
    ) -> Iterator[tuple[Argument, Result | Fault]]:
        from distributed import as_completed

        waiting = iter(arguments)
        running: dict[Any, Argument] = {}

        def submit(argument: Argument) -> Any:
            future = self.client.submit(work, argument, pure=False, retries=RETRIES)
            running[future.key] = argument
            return future

        results = as_completed([submit(argument) for argument in itertools.islice(waiting, WINDOW)])
        for future in results:
            argument = running.pop(future.key)
            try:
                yield argument, future.result()
            except Exception as error:
                yield argument, Fault(f"{type(error).__name__}: {error}")
            for following in itertools.islice(waiting, 1):
                results.add(submit(following))


@contextmanager
def engine(workers: int, scheduler: str | None) -> Iterator[Engine]:
    """Gives this process for 0 workers, local workers of Dask, or the cluster at an address."""
    if scheduler is None and workers == 0:
        yield ThisProcess()
        return
    import dask

    dask.config.set({"logging.distributed": "critical", "distributed.admin.log-format": "%(message)s"})
    from distributed import Client, LocalCluster

    if scheduler is not None:
        try:
            client = Client(scheduler, timeout="20s")
        except (OSError, ValueError) as error:
            raise UsageError(
                f"--scheduler {scheduler}: {error or 'no answer'}; accepted: an address of Dask"
            ) from error
        with client:
            yield Cluster(client)
        return
    # One thread each: the work is in the process of `hooke` that every worker has.
    with LocalCluster(n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        with Client(cluster) as client:
            yield Cluster(client)
