extension PathResponse {
    /// Appends pieces and gives the state at the end of each.
    struct Builder {
        let law: Law
        private(set) var times: [Double] = []
        private(set) var pieces: [Piece] = []
        private(set) var coefficients: [Value] = []
        /// The sum of the law's rates, in 1/s: a piece is short if this times its duration is at most 1/2.
        private let rate: Double
        /// 2g and ω0² of a spring.
        private let drag, pull: Double

        init(law: Law) {
            self.law = law
            switch law {
            case .spring(let spring, _):
                drag = spring.spring.damping / spring.spring.mass
                pull = spring.spring.stiffness / spring.spring.mass
                rate = drag + pull.squareRoot()
            case .smoothing(let rate):
                (drag, pull) = (0, 0)
                self.rate = rate
            }
        }

        /// Appends the response to a piece of the path.
        /// - Returns: The state at its end.
        mutating func append(
            _ path: CubicPiece<Value>, from state: (position: Value, velocity: Value)
        ) throws(HookeError) -> (position: Value, velocity: Value) {
            let whole = response(to: path, from: state)
            let count = partCount(whole, path)
            guard count > 1 else { return try append(whole, at: path.startTime) }
            var state = state
            for index in 0..<count {
                let part = path.part(index, of: count)
                state = try append(response(to: part, from: state), at: part.startTime)
            }
            return state
        }

        /// The most parts of one piece.
        private static var mostParts: Double { 128 }

        /// The number of parts that a piece is split into, so that each is short. 1 where the lag behind the path is
        /// of the size of the path's movement, so that nothing cancels.
        private func partCount(_ piece: Piece, _ path: CubicPiece<Value>) -> Int {
            let count = (2 * rate * path.duration).rounded(.up)
            guard piece.kind == .driven, count <= Self.mostParts else { return 1 }
            let p = path.perSecond
            let lag =
                piece.target.subtracting(p.constant).norm
                + piece.linear.subtracting(p.linear).norm * path.duration
                + piece.quadratic.subtracting(p.quadratic).norm * path.duration * path.duration
            let movement = path.linear.norm + path.quadratic.norm + path.cubic.norm
            return lag > 8 * movement ? Int(count) : 1
        }

        /// Appends a piece that begins at `time`.
        /// - Returns: The state at its end.
        mutating func append(
            _ piece: Piece, at time: Double
        ) throws(HookeError) -> (position: Value, velocity: Value) {
            // The start of a phase is rounded: it may be an ulp after the next key.
            times.append(max(time, times.last ?? time))
            pieces.append(piece)
            guard piece.duration < .infinity else { return (piece.target, .zero) }
            let state = state(of: piece, after: piece.duration)
            guard state.position.norm.isFinite, state.velocity.norm.isFinite else {
                throw .noSolution(
                    field: "path", reason: "the motion is not finite at \(time + piece.duration) s")
            }
            return (state.position, state.velocity)
        }

        /// The state of a piece that this builder made.
        func state(of piece: Piece, after time: Double) -> MotionState<Value> {
            coefficients.withUnsafeBufferPointer { piece.state(after: time, law, $0) }
        }

        /// The response to a piece of the path from a state. The coefficients of a series are stored.
        mutating func response(
            to path: CubicPiece<Value>, from state: (position: Value, velocity: Value)
        ) -> Piece {
            var piece = Piece(
                free: state.position, state.velocity, to: path.constant, duration: path.duration)
            if path.isConstant { return piece }
            if rate * path.duration <= 0.5 {
                piece.kind = .series
                piece.firstCoefficient = coefficients.count
                piece.coefficientCount = seriesLength(rate * path.duration)
                switch law {
                case .spring(_, let matching): appendSeries(path, state, piece, matching)
                case .smoothing: appendSmoothingSeries(path, state, piece)
                }
                return piece
            }
            piece.kind = .driven
            switch law {
            case .spring(_, let matching): drive(&piece, path, matching)
            case .smoothing(let rate):
                let p = path.perSecond
                piece.cubic = p.cubic
                piece.quadratic = p.quadratic.subtracting(piece.cubic.scaled(by: 3 / rate))
                piece.linear = p.linear.subtracting(piece.quadratic.scaled(by: 2 / rate))
                piece.target = p.constant.subtracting(piece.linear.scaled(by: 1 / rate))
            }
            return piece
        }

        /// The particular solution p + q of the spring's equation.
        private func drive(_ piece: inout Piece, _ path: CubicPiece<Value>, _ matching: FollowerMatching) {
            let p = path.perSecond
            let (kappa, lambda) = matching.weights
            let (alpha, beta) = (lambda - 1, -drag * (1 - kappa))
            let f0 = p.quadratic.scaled(by: 2 * alpha).adding(p.linear.scaled(by: beta))
            let f1 = p.cubic.scaled(by: 6 * alpha).adding(p.quadratic.scaled(by: 2 * beta))
            let q2 = p.cubic.scaled(by: 3 * beta).scaled(by: 1 / pull)
            let q1 = f1.subtracting(q2.scaled(by: 2 * drag)).scaled(by: 1 / pull)
            let q0 = f0.subtracting(q1.scaled(by: drag)).subtracting(q2.scaled(by: 2))
                .scaled(by: 1 / pull)
            piece.cubic = p.cubic
            piece.quadratic = p.quadratic.adding(q2)
            piece.linear = p.linear.adding(q1)
            piece.target = p.constant.adding(q0)
            piece.freeVelocity = piece.freeVelocity.subtracting(piece.linear)
        }

        /// The number of terms of which the rest is below u/8 of the largest, for rate·duration at most 1/2.
        private func seriesLength(_ ratio: Double) -> Int {
            var (count, term) = (4, ratio * ratio * ratio / 6)
            while term > 0x1p-56, count < 16 {
                term *= ratio / Double(count)
                count += 1
            }
            return count + 1
        }

        /// The series y of x(u·h), from the equation of motion by u.
        private mutating func appendSeries(
            _ path: CubicPiece<Value>, _ state: (position: Value, velocity: Value), _ piece: Piece,
            _ matching: FollowerMatching
        ) {
            let p = [path.constant, path.linear, path.quadratic, path.cubic]
            func coefficient(_ n: Int) -> Value { n < 4 ? p[n] : .zero }
            let h = path.duration
            let (kappa, lambda) = matching.weights
            let (drag, pull) = (drag * h, pull * h * h)
            var (y, next) = (state.position, state.velocity.scaled(by: h))
            coefficients.append(y)
            coefficients.append(next)
            for n in 0..<(piece.coefficientCount - 2) {
                let order = Double(n + 1)
                let lag = coefficient(n).subtracting(y).scaled(by: pull)
                let slip = coefficient(n + 1).scaled(by: kappa).subtracting(next)
                    .scaled(by: drag * order)
                let sum = lag.adding(slip).scaled(by: 1 / (order * (order + 1)))
                    .adding(coefficient(n + 2).scaled(by: lambda))
                coefficients.append(sum)
                (y, next) = (next, sum)
            }
        }

        private mutating func appendSmoothingSeries(
            _ path: CubicPiece<Value>, _ state: (position: Value, velocity: Value), _ piece: Piece
        ) {
            let p = [path.constant, path.linear, path.quadratic, path.cubic]
            let ratio = rate * path.duration
            var y = state.position
            coefficients.append(y)
            for n in 0..<(piece.coefficientCount - 1) {
                let goal = n < 4 ? p[n] : .zero
                y = goal.subtracting(y).scaled(by: ratio / Double(n + 1))
                coefficients.append(y)
            }
        }
    }
}
