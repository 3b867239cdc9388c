// The sources of the built-in transitions and drivers, compiled with the public API only.
@_exported import HookeTransitions
