// One import is enough: what motions are made of is spelled in Hooke.
@_exported public import HookeGeometry
