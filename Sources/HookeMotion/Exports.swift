// Re-exports Hooke, so that one import suffices.
@_exported public import Hooke
