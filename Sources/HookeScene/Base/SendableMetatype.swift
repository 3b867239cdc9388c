#if compiler(<6.2)
    /// Built into Swift 6.2 and later; see docs/porting.md.
    public typealias SendableMetatype = Any
#endif
