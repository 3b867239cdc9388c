"""Parameter sweeps, spring fits and release tuning with `hooke`, on Dask."""
