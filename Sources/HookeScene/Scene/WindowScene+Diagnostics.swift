/// What went wrong in a scene, and who hears of it.
final class DiagnosticLog {
    /// How many diagnostics are kept.
    static let capacity = 1000

    private(set) var kept: [SceneDiagnostic] = []
    /// How many have gone to make room.
    private(set) var dropped = 0
    var onDiagnostic: ((SceneDiagnostic) -> Void)?
    private var observers: [Int: (SceneDiagnostic) -> Void] = [:]
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
        for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer(diagnostic) }
        for (key, stream) in streams {
            if case .terminated = stream.yield(diagnostic) { streams[key] = nil }
        }
    }

    func observe(_ handler: @escaping (SceneDiagnostic) -> Void) -> DiagnosticObservation {
        lastKey += 1
        observers[lastKey] = handler
        return DiagnosticObservation(log: self, key: lastKey)
    }

    func remove(_ key: Int) { observers[key] = nil }

    func stream(bufferingNewest limit: Int) -> AsyncStream<SceneDiagnostic> {
        lastKey += 1
        let (stream, continuation) = AsyncStream.makeStream(
            of: SceneDiagnostic.self, bufferingPolicy: .bufferingNewest(limit))
        streams[lastKey] = continuation
        return stream
    }
}

/// An observer of a scene's diagnostics. It hears of them until it is cancelled or let go.
public final class DiagnosticObservation {
    private weak var log: DiagnosticLog?
    private let key: Int

    init(log: DiagnosticLog, key: Int) {
        self.log = log
        self.key = key
    }

    deinit { cancel() }

    /// Stops observing. A second call does nothing.
    public func cancel() { log?.remove(key) }
}

extension WindowScene {
    /// What went wrong lately, oldest first: the last 1000 diagnostics.
    public var diagnostics: [SceneDiagnostic] { diagnosticLog.kept }

    /// How many diagnostics are in ``diagnostics`` no more, because newer ones took their place.
    public var droppedDiagnosticCount: Int { diagnosticLog.dropped }

    /// Called with each diagnostic as it is reported, before the observers.
    public var onDiagnostic: ((SceneDiagnostic) -> Void)? {
        get { diagnosticLog.onDiagnostic }
        set { diagnosticLog.onDiagnostic = newValue }
    }

    /// Calls `handler` with each diagnostic as it is reported, in the order of observing, for as long as the
    /// answer is kept.
    public func observeDiagnostics(
        _ handler: @escaping (SceneDiagnostic) -> Void
    ) -> DiagnosticObservation { diagnosticLog.observe(handler) }

    /// A stream of the diagnostics from here on, for one reader; each call makes another. It ends with the
    /// scene.
    ///
    /// - Parameter limit: how many diagnostics wait for a slow reader, above 0; older ones give way to newer
    ///   ones.
    public func diagnosticStream(bufferingNewest limit: Int = 100) -> AsyncStream<SceneDiagnostic> {
        precondition(limit > 0, "limit is \(limit); accepted: 1 or more")
        return diagnosticLog.stream(bufferingNewest: limit)
    }

    /// Adds a diagnostic, and tells observers.
    public func report(_ diagnostic: SceneDiagnostic) { diagnosticLog.add(diagnostic) }
}
