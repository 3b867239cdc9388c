// Re-exports motions and transforms, so that one import is enough.
@_exported public import HookeGeometry
