// One import is enough: scenes and transitions come with their pictures.
@_exported public import HookeTransitions
