"""A kind of work of which one element kills its worker; a module of its own, so that workers can import it."""

import os
import pathlib
import signal
from collections.abc import Iterator

from hooke_cluster.fit import Fit
from hooke_cluster.jobs import Item, Partition


class DeadlyFit(Fit):
    """Fits, but a worker that reads the file `deadly.csv` is killed, and one that reads `flaky.csv` fails once."""

    def items(self, partition: Partition) -> Iterator[Item]:
        path = pathlib.Path(partition.unit.files[0])
        if path.name == "deadly.csv":
            os.kill(os.getpid(), signal.SIGKILL)
        if path.name == "flaky.csv" and not (marker := path.with_suffix(".failed")).exists():
            marker.touch()
            raise TimeoutError("the file system does not answer")
        return super().items(partition)
