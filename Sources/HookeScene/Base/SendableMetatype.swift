#if compiler(<6.2)
    /// What newer compilers bring themselves; see docs/porting.md.
    public typealias SendableMetatype = Any
#endif
