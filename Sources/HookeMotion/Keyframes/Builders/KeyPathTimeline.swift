#if !hasFeature(Embedded)
    /// A value with many properties, each on its own track, like SwiftUI's `KeyframeTimeline` of `KeyframeTrack`s.
    ///
    /// ```swift
    /// struct Pose {
    ///     var scale = 1.0
    ///     var offset = SIMD2(0.0, 0.0)
    /// }
    ///
    /// var timeline = KeyPathTimeline(from: Pose())
    /// try timeline.animate(\.scale, [.linear(to: 1.2, duration: 0.3), .spring(to: 1, duration: 0.7)])
    /// try timeline.animate(\.offset, [.cubic(to: SIMD2(0, -80), duration: 0.4), .cubic(to: .zero, duration: 0.2)])
    /// let pose = timeline.value(at: 0.35)
    /// ```
    ///
    /// All tracks start at time 0. Each has its own steps and duration, and keeps its last value after its end. The
    /// timeline is as long as its longest track. A property without a track keeps its initial value.
    public struct KeyPathTimeline<Root: Sendable>: Sendable {
        /// The value at the start.
        public let initialValue: Root
        /// The duration of the longest track in seconds; 0 without tracks.
        public private(set) var duration = 0.0

        private struct Track: Sendable {
            let keyPath: PartialKeyPath<Root> & Sendable
            /// A `KeyframeSequence` of the property's type.
            let sequence: any Sendable
            let apply: @Sendable (inout Root, Double) -> Void
        }
        private var tracks: [Track] = []

        /// Creates a timeline without tracks.
        public init(from initialValue: Root) { self.initialValue = initialValue }

        /// Adds the track of a property, which starts from its value in ``initialValue``.
        ///
        /// If a property and a part of it both have tracks, the track added later sets the part.
        ///
        /// - Parameters:
        ///   - keyPath: The property. It may have one track only.
        ///   - steps: The steps of the track.
        ///   - cubicRule: The rule of the cubic steps.
        /// - Throws: The errors of `KeyframeSequence`; `HookeError.noSolution` for a second track of the same
        ///   property.
        public mutating func animate<Value: VectorSpace>(
            _ keyPath: WritableKeyPath<Root, Value> & Sendable, _ steps: [KeyframeSequence<Value>.Step],
            cubicRule: TangentRule = .timeAwareCatmullRom
        ) throws(HookeError) {
            guard track(of: keyPath) == nil else {
                throw .noSolution(field: "\(keyPath)", reason: "the property already has a track")
            }
            let sequence = try KeyframeSequence(
                from: initialValue[keyPath: keyPath], steps, cubicRule: cubicRule)
            duration = max(duration, sequence.duration)
            tracks.append(
                Track(keyPath: keyPath, sequence: sequence) { root, time in
                    root[keyPath: keyPath] = sequence.value(at: time)
                })
        }

        /// Returns the value at a time in seconds: the initial value before 0, the last one from ``duration`` on. NaN
        /// gives NaN in every property with a track.
        ///
        /// - Complexity: One write and one search per track.
        public func value(at time: Double) -> Root {
            var root = initialValue
            for track in tracks { track.apply(&root, time) }
            return root
        }

        /// Returns the track of a property, which also gives its velocity; `nil` if it has none.
        public func sequence<Value: VectorSpace>(
            of keyPath: WritableKeyPath<Root, Value>
        ) -> KeyframeSequence<Value>? {
            track(of: keyPath)?.sequence as? KeyframeSequence<Value>
        }

        private func track(of keyPath: PartialKeyPath<Root>) -> Track? {
            tracks.first {
                let other: PartialKeyPath<Root> = $0.keyPath
                return other == keyPath
            }
        }
    }
#endif
