// One import is enough: motions and transforms come with their batches.
@_exported public import HookeGeometry
