import Hooke

extension ChoreographyCompiler {
    /// Adds the motions of the description to the frame of the choreography that it cuts, whose later motions are removed.
    mutating func cut() throws(ChoreographyError) {
        program.eras.removeAll { $0.start >= start }
        program.eras.append((root, root == 0 ? -.infinity : start))
        guard root > 0 else { return }
        var cut = program.frames[0]
        let added = program.frames[root].pieces
        for piece in added where piece.start < start {
            throw times.nodes.error(
                at: Int(program.entries[Int(piece.entry)].node),
                .number(
                    .outOfRange(
                        field: "start", value: piece.start - start,
                        accepted: "a time from 0, because what has been shown stays")))
        }
        var kept: [ChoreographyPiece] = []
        for place in cut.channels.indices {
            let pieces = cut.pieces[Int(cut.firsts[place])..<Int(cut.firsts[place + 1])]
            let begun = pieces.prefix { $0.start < start }
            kept += begun.isEmpty ? [rest(before: pieces[pieces.startIndex])] : Array(begun)
        }
        cut.pieces = kept + added
        let firstEntry = firstEntry
        cut.arrange(channels: channelCount) { $0.entry < firstEntry ? -1 : $0.entry }
        program.frames[0] = cut
        program.frames[root].pieces = []
    }

    /// Holds the value before a motion that no longer begins, at all times.
    private mutating func rest(before piece: ChoreographyPiece) -> ChoreographyPiece {
        let value = program.startValue(of: piece)
        program.curves.append((.linear, 0))
        var entry = ChoreographyEntry<Value>(
            kind: .curve, source: Int32(program.curves.count - 1), node: 0, speed: 1, from: value, to: value,
            velocity: .zero)
        entry.settled = 0
        program.entries.append(entry)
        return ChoreographyPiece(
            start: min(0, start) - 1, entry: Int32(program.entries.count - 1), channel: piece.channel)
    }
}
