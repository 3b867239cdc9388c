final class DiagnosticLog {
    static let capacity = 1000

    private(set) var kept: [SceneDiagnostic] = []
    private(set) var dropped = 0
    var onDiagnostic: ((SceneDiagnostic) -> Void)?
    let observers = ObserverList<SceneDiagnostic>()
    private var streams: [Int: AsyncStream<SceneDiagnostic>.Continuation] = [:]
    private var lastKey = 0

    deinit {
        for stream in streams.values { stream.finish() }
    }

    func add(_ diagnostic: SceneDiagnostic) {
        if kept.count == Self.capacity {
            kept.removeFirst()
            dropped += 1
        }
        kept.append(diagnostic)
        onDiagnostic?(diagnostic)
        observers.notify(diagnostic)
        for (key, stream) in streams {
            if case .terminated = stream.yield(diagnostic) { streams[key] = nil }
        }
    }

    func stream(bufferingNewest limit: Int) -> AsyncStream<SceneDiagnostic> {
        lastKey += 1
        let (stream, continuation) = AsyncStream.makeStream(
            of: SceneDiagnostic.self, bufferingPolicy: .bufferingNewest(limit))
        streams[lastKey] = continuation
        return stream
    }
}

extension WindowScene {
    /// The last 1000 diagnostics, oldest first.
    public var diagnostics: [SceneDiagnostic] { diagnosticLog.kept }

    /// The number of older diagnostics dropped from ``diagnostics``.
    public var droppedDiagnosticCount: Int { diagnosticLog.dropped }

    /// Called with each diagnostic, before the observers.
    public var onDiagnostic: ((SceneDiagnostic) -> Void)? {
        get { diagnosticLog.onDiagnostic }
        set { diagnosticLog.onDiagnostic = newValue }
    }

    /// Calls `handler` with each diagnostic, after earlier observers, while the returned observation is
    /// retained.
    public func observeDiagnostics(
        _ handler: @escaping (SceneDiagnostic) -> Void
    ) -> SceneObservation { diagnosticLog.observers.add(handler) }

    /// Returns a new stream of future diagnostics for one reader. It ends with the scene.
    ///
    /// - Parameter limit: the number of buffered diagnostics, above 0; newer ones replace older ones.
    public func diagnosticStream(bufferingNewest limit: Int = 100) -> AsyncStream<SceneDiagnostic> {
        precondition(limit > 0, "limit is \(limit); accepted: 1 or more")
        return diagnosticLog.stream(bufferingNewest: limit)
    }

    /// Adds a diagnostic and notifies observers.
    public func report(_ diagnostic: SceneDiagnostic) { diagnosticLog.add(diagnostic) }
}
