// The sources of the shipped transitions and their drivers once more, from outside: they compile on the public API alone.
@_exported import HookeTransitions
