// One import is enough: what solvers take and return comes with them.
@_exported public import HookeBatches
@_exported public import HookeLinearAlgebra
