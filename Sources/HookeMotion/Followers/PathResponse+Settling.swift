extension PathResponse {
    /// A time from which the motion stays within the tolerance of the path's last value. It is exact if it is after the
    /// end of the path, else the time of that end.
    /// - Parameters:
    ///   - tolerance: The tolerance; a relative one is a fraction of `excursion`.
    ///   - end: The time from which the path is constant. The pieces from there on are phases of a `SmoothDamp`; other
    ///     laws have one.
    func settlingDuration(within tolerance: Tolerance, endOfPath end: Double) -> Double? {
        let tolerance = tolerance.absolute(excursion: excursion)
        var index = pieces.count - 1
        guard let own = lastPiece.settlingDuration(law, within: tolerance) else { return nil }
        if own > 0 { return knots.times[index] + own }
        while index > 0, knots.times[index - 1] >= end {
            index -= 1
            if let last = lastTime(outside: tolerance, of: lastPiece.target, in: pieces[index]) {
                return knots.times[index] + last
            }
        }
        return knots.times[index]
    }

    /// The largest distance from the last value at the beginnings of the pieces and in the last piece.
    private var excursion: Double {
        var largest = 0.0
        for piece in pieces { largest = max(largest, piece.start.subtracting(lastPiece.target).norm) }
        guard case .spring(let spring, _) = law else { return largest }
        return max(largest, lastPiece.motion(of: spring).excursion)
    }

    /// The last time at which a phase before the last one is outside the tolerance, rounded up; `nil` if it never is.
    /// The next phase begins within the tolerance.
    private func lastTime(outside tolerance: Tolerance, of rest: Value, in piece: Piece) -> Double? {
        func isOutside(_ time: Double) -> Bool {
            let state = coefficients.withUnsafeBufferPointer { piece.state(after: time, law, $0) }
            return !(state.position.subtracting(rest).norm <= tolerance.distance)
                || tolerance.speed.map { !(state.velocity.norm <= $0) } ?? false
        }
        let end = piece.duration
        guard !isOutside(end) else { return end }
        guard piece.kind == .free || piece.kind == .limited, case .spring(let spring, _) = law else {
            return end
        }
        // The speed of a free phase that ends at the limit falls all the time, and the distance is below the limit.
        var borders = [0.0]
        if piece.kind == .limited {
            // One that begins with a velocity away from the rest turns once. Before the turn the speed falls and the
            // distance grows; from it on the distance falls, and the speed tends to that of the end.
            let rate = spring.spring.damping / spring.spring.mass
            let (excess, limit) = (piece.freeVelocity.norm, piece.linear.norm)
            let isAway = excess > limit && Value.innerProduct(piece.freeVelocity, piece.linear) < 0
            if isAway { borders.append(min(Elementary.log(excess / limit) / rate, end)) }
        }
        var next = end
        for border in borders.reversed() {
            if isOutside(border) { return bisect(border, next, isLow: isOutside).high }
            next = border
        }
        return nil
    }
}

extension PathResponse.Piece {
    /// The free motion to a constant as a motion of the spring.
    func motion(of spring: PreparedSpring) -> SpringMotion<Value> {
        SpringMotion(spring: spring.spring, from: start, to: target, initialVelocity: freeVelocity)
    }

    /// The time after the start of the last piece from which it stays within a tolerance of its target.
    fileprivate func settlingDuration(
        _ law: PathResponse.Law, within tolerance: Tolerance
    ) -> Double? {
        guard kind == .free else { return nil }
        switch law {
        case .spring(let spring, _): return motion(of: spring).settlingDuration(within: tolerance)
        case .smoothing(let rate):
            let distance = start.subtracting(target).norm
            guard distance.isFinite else { return nil }
            guard distance > 0 else { return 0 }
            return exponentialSettlingDuration(speed: distance * rate, rate: rate, within: tolerance)
        }
    }
}
