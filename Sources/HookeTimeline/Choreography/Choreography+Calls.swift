extension Choreography {
    /// A call at a time.
    public struct Call: Hashable, Sendable {
        /// The name of the call.
        public let name: ChoreographyName
        /// Its time in seconds.
        public let time: Double
    }

    /// Returns the calls between two times, in the order in which the time passes them.
    ///
    /// Forwards these are the calls in (start, end], in ascending order; backwards those in (end, start], in
    /// descending order. So every call is returned once in each direction, however an interval is divided. Calls of a
    /// repeated part occur in each run; at the turn of a mirrored one once.
    ///
    /// - Parameters:
    ///   - start: The time before, in seconds.
    ///   - end: The time after, in seconds.
    ///   - limit: The largest number of calls to return, the first that are passed.
    /// - Complexity: O(log n) for n calls, plus the number of calls and of runs in the interval.
    public func calls(from start: Double, to end: Double, limit: Int = 65_536) -> [Call] {
        guard !start.isNaN, !end.isNaN, start != end else { return [] }
        var found: [Call] = []
        let eras = program.eras
        for step in eras.indices where found.count < limit {
            let index = start < end ? step : eras.count - 1 - step
            let next = index + 1 < eras.count ? eras[index + 1].start : .infinity
            // Calls at the time of a cut are those of both sides.
            let search = CallSearch(
                frames: program.frames, root: eras[index].frame,
                low: max(min(start, end), eras[index].start.nextDown), high: min(max(start, end), next),
                isForwards: start < end, limit: max(0, limit - found.count))
            found += search.calls.map { Call(name: $0.name, time: $0.time) }
        }
        return found
    }
}

/// Collects the calls of an interval (low, high].
private struct CallSearch {
    let frames: [ChoreographyFrame]
    let root: Int
    let low, high: Double
    let isForwards: Bool
    let limit: Int

    /// The place of a frame's time in that of the choreography: global = start ± local/speed.
    struct Position {
        var start = 0.0
        var speed = 1.0
        var isMirrored = false

        func global(_ time: Double) -> Double {
            isMirrored ? start - time / speed : start + time / speed
        }

        func local(_ time: Double) -> Double {
            isMirrored ? (start - time) * speed : (time - start) * speed
        }
    }

    var calls: [ChoreographyFrame.Call] {
        low < high ? calls(in: root, Position(), { _ in true }) : []
    }

    /// The first `limit` calls of a frame, in the order of the time.
    private func calls(
        in index: Int, _ place: Position, _ isInRun: (Double) -> Bool
    ) -> [ChoreographyFrame.Call] {
        let frame = frames[index]
        guard frame.hasCalls else { return [] }
        var found: [ChoreographyFrame.Call] = []
        let ends = (place.local(low), place.local(high))
        let (first, last) = (min(ends.0, ends.1), max(ends.0, ends.1))
        // A little more, as rounding may move a time across an end; then exactly.
        let slack = 0x1p-40 * (1 + max(first.magnitude, last.magnitude))
        let begin = frame.calls.partitioningIndex { !($0.time < first - slack) }
        let stop = frame.calls.partitioningIndex { $0.time > last + slack }
        let isAscending = isForwards != place.isMirrored
        for step in 0..<max(0, stop - begin) where found.count < limit {
            let call = frame.calls[isAscending ? begin + step : stop - 1 - step]
            let time = place.global(call.time)
            guard isInRun(call.time), time > low, time <= high else { continue }
            found.append(.init(time: time, name: call.name))
        }
        guard !frame.nested.isEmpty else { return found }
        for nested in frame.nested where frames[nested.frame].hasCalls {
            found += runs(of: nested, place, isInRun)
        }
        let sorted = found.enumerated().sorted {
            let (a, b) = ($0.element.time, $1.element.time)
            return a == b ? $0.offset < $1.offset : isForwards ? a < b : a > b
        }
        return sorted.prefix(limit).map { $0.element }
    }

    private func runs(
        of nested: ChoreographyFrame.Nested, _ outer: Position, _ isInOuterRun: (Double) -> Bool
    ) -> [ChoreographyFrame.Call] {
        let repetition = frames[nested.frame].repetition
        let period = repetition.period
        func own(_ time: Double) -> Double { (outer.local(time) - nested.start) * nested.speed }
        let ends = (own(low), own(high))
        let last = repetition.count - 1
        // Runs whose time can lie in the interval. Calls before the first and after the last belong to those.
        let firstRun = min(max((min(ends.0, ends.1) / period).rounded(.down) - 1, 0), last)
        let lastRun = min(max((max(ends.0, ends.1) / period).rounded(.up) + 1, 0), last)
        var found: [ChoreographyFrame.Call] = []
        let isAscending = isForwards != outer.isMirrored
        var run = isAscending ? firstRun : lastRun
        while run >= firstRun, run <= lastRun, found.count < limit, run.isFinite {
            let isMirrored = repetition.mirrors(run)
            // In the outer frame, run begins at nested.start + run·P/speed.
            let begin = nested.start + (isMirrored ? (run + 1) * period : run * period) / nested.speed
            let place = Position(
                start: outer.global(begin), speed: outer.speed * nested.speed,
                isMirrored: outer.isMirrored != isMirrored)
            let (isFirst, isLast) = (run == 0, run == last)
            found += calls(in: nested.frame, place) { time in
                let inOuter = begin + (isMirrored ? -time : time) / nested.speed
                guard isInOuterRun(inOuter) else { return false }
                if isMirrored { return time >= 0 && time < period }
                // The end of a run that a mirrored one follows or precedes is passed once.
                let startsAfterTurn = repetition.isMirrored && !isFirst
                let isAfterBegin = isFirst || (startsAfterTurn ? time > 0 : time >= 0)
                return isAfterBegin && (isLast || time <= period)
            }
            let next = run + (isAscending ? 1 : -1)
            // From 2⁵³ on, runs have no numbers of their own.
            if next == run { break }
            run = next
        }
        return found
    }
}
