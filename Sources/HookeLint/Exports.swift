// `import HookeLint` also imports transitions, files and tokens.
@_exported public import HookeAssets
@_exported public import HookeTokens
@_exported public import HookeTransitions
