// One import is enough: what is recorded is spelled in HookeTimeline.
@_exported public import HookeTimeline
