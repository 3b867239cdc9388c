// One import is enough: transitions and files come with their exports.
@_exported public import HookeAssets
@_exported public import HookeTransitions
