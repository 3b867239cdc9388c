/// What a channel of a ``KeyframeBatch`` does from one change to its next: a segment of a track, or a hold.
struct KeyframePiece {
    /// From when on it serves.
    let from: Double
    /// When it starts and ends, whatever part of that it serves for.
    let startTime, endTime: Double
    let start, end, startTangent, endTangent: Double
    /// 1/duration of a cubic, −1/duration of a straight line, 0 of a hold at `start`.
    let rate: Double

    /// A hold without an end.
    init(holding value: Double, from: Double) {
        self.from = from
        (startTime, endTime) = (0, 1)
        (start, end, startTangent, endTangent, rate) = (value, value, 0, 0, 0)
    }

    /// A component of a segment that takes time. What is special holds here: it is evaluated by the track.
    ///
    /// The kind is the one that the track evaluates it by: what rests as a cubic gives that cubic's signs of zero.
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

/// The pieces of some channels, channel by channel.
struct KeyframePieces {
    private(set) var all: [KeyframePiece] = []
    /// Where each channel's begin; each has at least one, which serves from −∞ on.
    private(set) var starts: [Int] = []

    /// Those of a range of channels: the components of the first track, then those of the next.
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
            // The last key belongs to the segment that ends there, unless that is a jump.
            let end = times[times.count - 1]
            all.append(
                KeyframePiece(
                    holding: values[values.count - 1][component: component],
                    from: last.duration > 0 ? end.nextUp : end))
        }
    }
}
