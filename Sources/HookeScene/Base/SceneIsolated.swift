import Foundation

#if MainActor
    /// The isolation of scenes: the main actor, because the package's trait `MainActor` is enabled.
    ///
    /// Views, controllers, recognisers and their delegate protocols conform to it, and so do the types that
    /// inherit from them. Values such as ``SceneSnapshot`` do not.
    @MainActor public protocol SceneIsolated: Sendable {}

    /// Work that runs in the isolation of scenes, from any thread.
    package typealias SceneWork = @MainActor @Sendable () -> Void

    /// Marks the main queue, which runs on any thread after `dispatchMain()`.
    private let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the main actor runs here.
    private var isOnMainActor: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
    }

    /// Runs `work` now on the main thread, and soon from another one: for deinitialisers and callbacks
    /// that are not isolated.
    package func runIsolated(_ work: @escaping SceneWork) {
        if isOnMainActor {
            MainActor.assumeIsolated(work)
        } else {
            Task { @MainActor in work() }
        }
    }

    /// Returns the result of `read` on the main thread, and `nil` on another one.
    @discardableResult
    package func readIsolated<Value: Sendable>(_ read: @MainActor () -> Value?) -> Value? {
        isOnMainActor ? MainActor.assumeIsolated(read) : nil
    }

    /// Returns the result of `work`, which uses its own scenes, on the main thread. Another thread is a
    /// programming error.
    package func withScenes<Value: Sendable, Failure: Error>(
        _ work: @MainActor () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let result = MainActor.assumeIsolated { () -> Result<Value, Failure> in
            do throws(Failure) { return .success(try work()) } catch { return .failure(error) }
        }
        return try result.get()
    }
#else
    /// The isolation of scenes: none, unless the package's trait `MainActor` is enabled.
    ///
    /// Views, controllers, recognisers and their delegate protocols conform to it, and so do the types that
    /// inherit from them. Values such as ``SceneSnapshot`` do not.
    nonisolated public protocol SceneIsolated: SendableMetatype {}

    /// Work that runs in the isolation of scenes.
    package typealias SceneWork = () -> Void

    /// Runs `work` now.
    package func runIsolated(_ work: SceneWork) { work() }

    /// Returns the result of `read`.
    @discardableResult
    package func readIsolated<Value>(_ read: () -> Value?) -> Value? { read() }

    /// Returns the result of `work`, which uses its own scenes.
    package func withScenes<Value, Failure: Error>(
        _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value { try work() }
#endif
