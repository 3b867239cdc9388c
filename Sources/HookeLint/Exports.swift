// `import HookeLint` also imports transitions and files.
@_exported public import HookeAssets
@_exported public import HookeTransitions
