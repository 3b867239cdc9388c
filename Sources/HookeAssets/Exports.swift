// One import is enough: tracks come with the files that they are read from.
@_exported public import HookeGeometry
