extension CubicReduction {
    /// The most pieces of a reduction.
    static let limit = 8192

    /// The part of the error that the source's own pieces may use.
    static func sampling(_ error: Double) -> Double { error / 4096 }

    /// How long to search for fewer pieces.
    package enum Effort: Sendable {
        /// The longest piece each time: about a tenth of the time, sometimes one piece more.
        case quick
        /// All steps of docs/internals/reduction.md.
        case thorough
    }

    /// Reduces the components, one source and one error each, over the same times.
    /// - Parameters:
    ///   - sources: One for each component.
    ///   - errors: The largest distance allowed in each.
    ///   - kind: The form of the pieces.
    ///   - cuts: Times at which pieces must begin and end, besides jumps.
    ///   - effort: How long to search.
    /// - Throws: `HookeError.noSolution` if more pieces than the limit are needed, or if an error is too small for the
    ///   arithmetic.
    package init(
        _ sources: [PiecewiseCubic], errors: [Double], kind: Kind, cuts wanted: [Double] = [],
        effort: Effort = .thorough
    ) throws(HookeError) {
        for (source, error) in zip(sources, errors) where error - source.error < 0x1p-40 * source.size {
            throw .noSolution(field: .error, reason: "\(error) is too small for the arithmetic")
        }
        let (start, end) = (sources[0].start, sources[0].end)
        var cuts = [start, end]
        for source in sources { cuts += source.cuts }
        if sources.count > 1 {
            // A constant stretch of one component does not cut the others.
            cuts = [start, end]
            for source in sources {
                for (a, b) in zip(source.pieces, source.pieces.dropFirst()) where a.endValue != b.constant {
                    cuts.append(b.start)
                }
            }
        }
        cuts += wanted.filter { $0 > start && $0 < end }
        cuts.sort()
        var pieces: [Piece] = []
        var bounds = [Double](repeating: 0, count: sources.count)
        for (from, to) in zip(cuts, cuts.dropFirst()) where from < to {
            let part = try Self.reduced(sources, errors, kind, effort, from: from, to: to)
            pieces += part.pieces
            for index in bounds.indices { bounds[index] = max(bounds[index], part.bounds[index]) }
            guard pieces.count <= Self.limit else { throw Self.tooMany }
        }
        self.init(kind: kind, pieces: pieces, errors: bounds)
    }

    static var tooMany: HookeError {
        .noSolution(field: .error, reason: "more than \(limit) pieces are needed")
    }

    /// Reduces a stretch without jumps.
    private static func reduced(
        _ sources: [PiecewiseCubic], _ errors: [Double], _ kind: Kind, _ effort: Effort,
        from start: Double, to end: Double
    ) throws(HookeError) -> (pieces: [Piece], bounds: [Double]) {
        // Estimated errors may be a little too small: then search again within less.
        for attempt in 0..<5 {
            let share = (1 - 1.0 / 128) * (1 - 0.02 * Double(attempt))
            let targets = zip(sources, errors).map { ($1 - $0.error) * share }
            let found: [Piece]
            if kind == .lines, sources.count == 1 {
                let room = (errors[0] - sources[0].error) * (1 - 1.0 / 4096 - 0.01 * Double(attempt))
                let isWhole = start == sources[0].start && end == sources[0].end
                guard
                    let pieces = LineSearch(sources[0], error: room).pieces(
                        from: start, to: end, mayMoveEnds: isWhole, limit: limit)
                else { throw tooMany }
                found = pieces
            } else {
                var plan = KnotPlan(
                    sources, kind.freedom, targets: targets, from: start, to: end, density: 1 + attempt)
                guard let chain = plan.chain(limit: limit, effort) else { throw tooMany }
                found = zip(zip(chain.knots, chain.knots.dropFirst()), chain.curves).map { times, curves in
                    let rounding = HandleRounding(sources, errors, kind, from: times.0, to: times.1)
                    return rounding.piece(curves)
                }
            }
            if let bounds = proven(found, sources, errors) { return (found, bounds) }
        }
        if kind == .beziers {
            // Steep handles may have no proof; those of exact slopes are Béziers too.
            return try reduced(sources, errors, .smoothBeziers, effort, from: start, to: end)
        }
        throw .noSolution(field: .error, reason: "it is too small for the arithmetic")
    }

    /// The proven bounds of the components; `nil` if one exceeds its error.
    private static func proven(
        _ pieces: [Piece], _ sources: [PiecewiseCubic], _ errors: [Double]
    ) -> [Double]? {
        var bounds = [Double](repeating: 0, count: sources.count)
        for piece in pieces {
            for (index, curve) in piece.curves.enumerated() {
                let proof = PieceProof(
                    curve.cubic(duration: piece.endTime - piece.startTime), from: piece.startTime,
                    to: piece.endTime, sources[index])
                let room = errors[index] - sources[index].error
                let slack = room / (curve.form == .line ? 8192 : 1024)
                let bound = proof.bound(limit: room, slack: slack) + sources[index].error
                guard bound <= errors[index] else { return nil }
                bounds[index] = max(bounds[index], bound)
            }
        }
        return bounds
    }
}

extension CubicReduction.Kind {
    var freedom: PieceFit.Freedom {
        switch self {
        case .lines: .line
        case .hermite: .none
        case .smoothBeziers: .times
        case .beziers: .all
        }
    }
}
