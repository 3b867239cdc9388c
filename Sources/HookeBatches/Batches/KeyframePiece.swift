/// A channel's motion between two changes in a ``KeyframeBatch``: a segment of a track, or a hold.
struct KeyframePiece {
    let from: Double
    /// The segment's start and end; the piece may be active for only a part of it.
    let startTime, endTime: Double
    let start, end, startTangent, endTangent: Double
    /// 1/duration of a cubic, −1/duration of a straight line, 0 of a hold at `start`.
    let rate: Double

    init(holding value: Double, from: Double) {
        self.from = from
        (startTime, endTime) = (0, 1)
        (start, end, startTangent, endTangent, rate) = (value, value, 0, 0, 0)
    }

    /// Creates a component of a segment with a duration above 0. A special segment becomes a hold, because its track
    /// evaluates it.
    ///
    /// The kind is the one that the track uses: a constant segment evaluated as a cubic has that cubic's signs of zero.
    init<Value: ComponentVector>(
        _ segment: TrackSegment<Value>, _ kind: SegmentKind, _ component: Int
    ) {
        from = segment.startTime
        (startTime, endTime) = (segment.startTime, segment.endTime)
        start = segment.start[component: component]
        end = segment.end[component: component]
        startTangent = segment.startTangent[component: component]
        endTangent = segment.endTangent[component: component]
        rate =
            switch kind {
            case .still, .special: 0
            case .linear: -1 / segment.duration
            case .cubic: 1 / segment.duration
            }
    }
}

/// The pieces of a range of channels, ordered by channel.
struct KeyframePieces {
    private(set) var all: [KeyframePiece] = []
    /// The index of each channel's first piece, which is active from −∞. Every channel has at least one.
    private(set) var starts: [Int] = []

    /// Creates the pieces of a range of channels: the components of the first track, then those of the next.
    init<Value: ComponentVector>(_ channels: Range<Int>, of tracks: [KeyframeTrack<Value>]) {
        starts.reserveCapacity(channels.count)
        for channel in channels {
            let (track, component) = channel.quotientAndRemainder(dividingBy: Value.componentCount)
            starts.append(all.count)
            append(tracks[track], component)
        }
    }

    private mutating func append<Value: ComponentVector>(_ track: KeyframeTrack<Value>, _ component: Int) {
        let (times, values, segments) = (track.times, track.values, track.segments)
        all.append(KeyframePiece(holding: values[0][component: component], from: -.infinity))
        for (k, segment) in segments.enumerated() where segment.duration > 0 {
            all.append(KeyframePiece(segment, track.kind(of: k), component))
        }
        if let last = segments.last {
            // The last key belongs to the segment that ends there, unless that segment is a jump.
            let end = times[times.count - 1]
            all.append(
                KeyframePiece(
                    holding: values[values.count - 1][component: component],
                    from: last.duration > 0 ? end.nextUp : end))
        }
    }
}
