// Re-exports the modules whose types solvers take and return, so that one import is enough.
@_exported public import HookeBatches
@_exported public import HookeLinearAlgebra
