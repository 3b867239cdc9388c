// `import HookePreview` also imports scenes and transitions.
@_exported public import HookeTransitions
