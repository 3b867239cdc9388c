// One import is enough: motions come with their transforms.
@_exported public import Hooke
