// One import is enough: this target re-exports the target below it.
@_exported public import HookeMotion
