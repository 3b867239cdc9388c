/// A piece of a path: the cubic P0 + P1·u + P2·u² + P3·u³ in the fraction u of its duration.
struct CubicPiece<Value: VectorSpace> {
    /// The time at which it begins, in seconds.
    var startTime: Double
    /// Above 0; infinite for the last piece, which is constant.
    var duration: Double
    var constant, linear, quadratic, cubic: Value

    /// A constant piece.
    init(at startTime: Double, duration: Double, constant: Value) {
        self.startTime = startTime
        self.duration = duration
        self.constant = constant
        (linear, quadratic, cubic) = (.zero, .zero, .zero)
    }

    /// A segment of a track without data of its own: a hold, a line or a Hermite cubic.
    init(_ segment: TrackSegment<Value>) {
        self.init(at: segment.startTime, duration: segment.duration, constant: segment.start)
        guard segment.kind != .still else { return }
        let chord = segment.chord
        guard segment.kind == .cubic else {
            linear = chord
            return
        }
        let (first, second) = (segment.startTangent, segment.endTangent)
        linear = first
        quadratic = chord.scaled(by: 3).subtracting(first.scaled(by: 2)).subtracting(second)
        cubic = first.adding(second).subtracting(chord.scaled(by: 2))
    }

    var isConstant: Bool { linear == .zero && quadratic == .zero && cubic == .zero }

    /// The coefficients by the time in seconds instead of the fraction.
    var perSecond: (constant: Value, linear: Value, quadratic: Value, cubic: Value) {
        guard !isConstant else { return (constant, .zero, .zero, .zero) }
        let rate = 1 / duration
        return (
            constant, linear.scaled(by: rate), quadratic.scaled(by: rate).scaled(by: rate),
            cubic.scaled(by: rate).scaled(by: rate).scaled(by: rate)
        )
    }

    /// The value `time` seconds after the start.
    func value(after time: Double) -> Value {
        guard !isConstant else { return constant }
        let u = time / duration
        return constant.adding(
            linear.adding(quadratic.adding(cubic.scaled(by: u)).scaled(by: u)).scaled(by: u))
    }

    /// One of `count` equal parts.
    func part(_ index: Int, of count: Int) -> CubicPiece {
        let step = duration / Double(count)
        var part = suffix(after: step * Double(index))
        guard index < count - 1, !isConstant else { return part }
        let share = step / part.duration
        part.duration = step
        part.linear = part.linear.scaled(by: share)
        part.quadratic = part.quadratic.scaled(by: share * share)
        part.cubic = part.cubic.scaled(by: share * share * share)
        return part
    }

    /// The rest of the piece from `time` seconds after its start on.
    func suffix(after time: Double) -> CubicPiece {
        guard time > 0 else { return self }
        var rest = self
        rest.startTime = startTime + time
        rest.duration = duration - time
        guard !isConstant else { return rest }
        let u = time / duration
        let share = rest.duration / duration
        rest.constant = value(after: time)
        rest.linear = linear.adding(quadratic.scaled(by: 2).adding(cubic.scaled(by: 3 * u)).scaled(by: u))
            .scaled(by: share)
        rest.quadratic = quadratic.adding(cubic.scaled(by: 3 * u)).scaled(by: share).scaled(by: share)
        rest.cubic = cubic.scaled(by: share).scaled(by: share).scaled(by: share)
        return rest
    }
}

extension KeyframeTrack {
    /// The pieces from `time` on. The last one is constant and has no end; jumps are between pieces.
    /// - Throws: `HookeError.noSolution` if a segment is not a polynomial of time.
    func pathPieces(from time: Double) throws(HookeError) -> [CubicPiece<Value>] {
        let times = knots.times
        var pieces: [CubicPiece<Value>] = []
        if time < times[0] {
            pieces.append(CubicPiece(at: time, duration: times[0] - time, constant: values[0]))
        }
        for k in 0..<knots.segmentCount where times[k + 1] > max(time, times[k]) {
            let segment = segment(k)
            guard segment.kind != .special else {
                throw .noSolution(
                    field: "path",
                    reason: "segment \(k) is a spring, has a timing function or a constant speed; accepted: "
                        + "holds, linear segments and cubics, as of linearApproximation(error:)")
            }
            var piece = CubicPiece(segment)
            if time > times[k] {
                piece = piece.suffix(after: time - times[k])
                // The sum may be an ulp after the start, which would then have no acceleration.
                piece.startTime = time
            }
            pieces.append(piece)
        }
        let last = max(time, times[times.count - 1])
        pieces.append(CubicPiece(at: last, duration: .infinity, constant: values[values.count - 1]))
        return pieces
    }
}
