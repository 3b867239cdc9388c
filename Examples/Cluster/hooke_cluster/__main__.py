"""The command `python -m hooke_cluster`."""

import sys

from hooke_cluster.cli import main

if __name__ == "__main__":
    sys.exit(main())
