// Re-exports Hooke and HookeMotion, so that one import suffices.
@_exported public import Hooke
@_exported public import HookeMotion
