internal import CHookeKernels

/// The memory of a ``KeyframeBatch`` as its kernel reads it: channels in blocks, blocks in pages of time.
///
/// A page holds the pieces that are active at one moment and at most `reach` changes before and after it, so a seek
/// applies few changes. Changes at one time may be spread over several pages. A time is looked up in the last page that
/// begins with it, where all of these changes have been applied.
struct KeyframePages {
    let blocks: [hooke_keyframe_block]
    let pages: [hooke_keyframe_page]
    let pageTimes: [Double]
    let rows: AlignedRows<Double>

    /// The smallest number of channels with equal times that get their own block.
    static let minimumSharedChannels = 64

    init<Value: ComponentVector>(_ tracks: [KeyframeTrack<Value>]) {
        var plans: [Plan] = []
        var (offset, firstPage) = (0, 0)
        for (channels, isShared) in Self.ranges(tracks) {
            let plan = Plan(
                KeyframePieces(channels, of: tracks), channels, isShared: isShared, offset: offset,
                firstPage: firstPage)
            offset = plan.end
            firstPage += plan.cuts.count
            plans.append(plan)
        }
        blocks = plans.map(\.block)
        pages = plans.flatMap(\.pages)
        pageTimes = plans.flatMap(\.pageTimes)
        rows = AlignedRows(count: offset) { rows in
            for plan in plans { plan.write(KeyframePieces(plan.channels, of: tracks), to: rows) }
        }
    }

    /// Splits the channels into blocks. A long run of channels with equal times gets blocks of its own.
    static func ranges<Value: ComponentVector>(
        _ tracks: [KeyframeTrack<Value>]
    ) -> [(channels: Range<Int>, isShared: Bool)] {
        let most = Int(HOOKE_KEYFRAME_BLOCK)
        var ranges: [(channels: Range<Int>, isShared: Bool)] = []
        func append(_ channels: Range<Int>, isShared: Bool) {
            for first in stride(from: channels.lowerBound, to: channels.upperBound, by: most) {
                ranges.append((first..<min(first + most, channels.upperBound), isShared))
            }
        }
        var (mixed, first) = (0, 0)
        while first < tracks.count {
            var end = first + 1
            while end < tracks.count, tracks[end].times == tracks[first].times { end += 1 }
            let run = first * Value.componentCount..<end * Value.componentCount
            if run.count >= minimumSharedChannels {
                append(mixed..<run.lowerBound, isShared: false)
                append(run, isShared: true)
                mixed = run.upperBound
            }
            first = end
        }
        append(mixed..<tracks.count * Value.componentCount, isShared: false)
        return ranges
    }
}

extension KeyframePages {
    /// The page layout of a block.
    fileprivate struct Plan {
        /// A switch of a channel to its next piece.
        struct Change {
            let time: Double
            let channel: Int32
            /// The piece that begins; it replaces the channel's current piece.
            let piece: Int32
        }

        /// A page. The changes from `first` to `base` lie before its base state, which includes them; those from `base`
        /// to `end` lie after it.
        struct Cut {
            let first, base, end: Int
        }

        let channels: Range<Int>
        let isShared: Bool
        let changes: [Change]
        let cuts: [Cut]
        private(set) var pages: [hooke_keyframe_page] = []
        private(set) var pageTimes: [Double] = []
        let block: hooke_keyframe_block
        private(set) var end: Int

        static let lanes = Int(HOOKE_KEYFRAME_LANES)

        init(_ pieces: KeyframePieces, _ channels: Range<Int>, isShared: Bool, offset: Int, firstPage: Int) {
            self.channels = channels
            self.isShared = isShared
            // Channels with equal times change together, so the first represents all.
            changes = Self.changes(pieces, isShared ? 1 : channels.count)
            cuts = Self.cuts(changes, reach: isShared ? 0 : max(channels.count / 8, Self.lanes))
            block = hooke_keyframe_block(
                firstPage: firstPage, pageCount: cuts.count, first: channels.lowerBound, count: channels.count
            )
            end = offset
            for cut in cuts {
                let (before, after) = (cut.base - cut.first, cut.end - cut.base)
                let piece = pieces.all[isShared ? cut.base : 0]
                end += Self.changeNumbers(before)
                pages.append(
                    hooke_keyframe_page(
                        start: piece.startTime, end: piece.endTime, place: end, before: UInt32(before),
                        after: UInt32(after), isShared: isShared ? 1 : 0))
                pageTimes.append(cut.first == 0 ? -.infinity : changes[cut.first - 1].time)
                end += baseNumbers + Self.changeNumbers(after)
            }
        }

        /// The number of elements in rows of channels.
        private var baseNumbers: Int {
            let rows = (channels.count + Self.lanes - 1) / Self.lanes
            return isShared
                ? Int(HOOKE_KEYFRAME_KINDS) + rows * Self.lanes * Int(HOOKE_KEYFRAME_SHARED)
                : rows * Self.lanes * Int(HOOKE_KEYFRAME_OWN)
        }

        /// The number of elements in rows of changes.
        private static func changeNumbers(_ count: Int) -> Int {
            (count + lanes - 1) / lanes * lanes * Int(HOOKE_KEYFRAME_CHANGE)
        }

        /// All changes of the first `count` channels, ordered by time and, at equal times, by channel.
        private static func changes(_ pieces: KeyframePieces, _ count: Int) -> [Change] {
            var changes: [Change] = []
            for channel in 0..<count {
                let end = channel + 1 < pieces.starts.count ? pieces.starts[channel + 1] : pieces.all.count
                for piece in pieces.starts[channel] + 1..<end {
                    changes.append(
                        Change(time: pieces.all[piece].from, channel: Int32(channel), piece: Int32(piece)))
                }
            }
            changes.sort { $0.time != $1.time ? $0.time < $1.time : $0.channel < $1.channel }
            return changes
        }

        private static func cuts(_ changes: [Change], reach: Int) -> [Cut] {
            var cuts: [Cut] = []
            var first = 0
            while true {
                let base = min(first + reach, changes.count)
                let end = min(base + reach, changes.count)
                cuts.append(Cut(first: first, base: base, end: end))
                if end == changes.count { return cuts }
                // The change in between is already part of the next page's rows.
                first = end + 1
            }
        }
    }
}

extension KeyframePages.Plan {
    /// Writes the block's pages.
    func write(_ pieces: KeyframePieces, to rows: UnsafeMutablePointer<Double>) {
        var serving = pieces.starts
        var applied = 0
        for (cut, page) in zip(cuts, pages) {
            let base = rows + page.place
            if isShared {
                writeShared(pieces, cut.base, to: base)
                continue
            }
            for change in changes[applied..<cut.base] { serving[Int(change.channel)] = Int(change.piece) }
            applied = cut.base
            for (channel, piece) in serving.enumerated() {
                write(pieces.all[piece], to: base, channel, numbers: Int(HOOKE_KEYFRAME_OWN))
            }
            let before = changes[cut.first..<cut.base].reversed()
            write(before.map { ($0, $0.piece - 1) }, pieces, to: base - Self.changeNumbers(before.count))
            let after = changes[cut.base..<cut.end]
            write(after.map { ($0, $0.piece) }, pieces, to: base + baseNumbers)
        }
    }

    /// Writes a channel's seven numbers into rows of `numbers` numbers per channel.
    private func write(
        _ piece: KeyframePiece, to rows: UnsafeMutablePointer<Double>, _ index: Int, numbers: Int
    ) {
        let lane = rows + index / Self.lanes * Self.lanes * numbers + index % Self.lanes
        lane[0] = piece.startTime
        lane[Self.lanes] = piece.endTime
        lane[2 * Self.lanes] = piece.start
        lane[3 * Self.lanes] = piece.end
        lane[4 * Self.lanes] = piece.startTangent
        lane[5 * Self.lanes] = piece.endTangent
        lane[6 * Self.lanes] = piece.rate
    }

    private func write(
        _ list: [(change: Change, piece: Int32)], _ pieces: KeyframePieces,
        to rows: UnsafeMutablePointer<Double>
    ) {
        let numbers = Int(HOOKE_KEYFRAME_CHANGE)
        for index in 0..<(list.count + Self.lanes - 1) / Self.lanes * Self.lanes {
            let lane = rows + index / Self.lanes * Self.lanes * numbers + index % Self.lanes
            guard index < list.count else {
                lane[0] = .nan
                continue
            }
            lane[0] = list[index].change.time
            write(pieces.all[Int(list[index].piece)], to: rows + Self.lanes, index, numbers: numbers)
            lane[8 * Self.lanes] = Double(list[index].change.channel)
        }
    }

    /// Writes piece number `ordinal` of each channel: only values, tangents and kind.
    private func writeShared(_ pieces: KeyframePieces, _ ordinal: Int, to page: UnsafeMutablePointer<Double>)
    {
        let rows = page + Int(HOOKE_KEYFRAME_KINDS)
        let bytes = Int(HOOKE_KEYFRAME_KINDS) * MemoryLayout<Double>.stride
        let kinds = UnsafeMutableRawBufferPointer(start: page, count: bytes)
        for (channel, start) in pieces.starts.enumerated() {
            let piece = pieces.all[start + ordinal]
            let (row, lane) = channel.quotientAndRemainder(dividingBy: Self.lanes)
            let numbers = rows + row * Self.lanes * Int(HOOKE_KEYFRAME_SHARED) + lane
            numbers[0] = piece.start
            numbers[Self.lanes] = piece.end
            numbers[2 * Self.lanes] = piece.startTangent
            numbers[3 * Self.lanes] = piece.endTangent
            if piece.rate <= 0 {
                let kind = kinds.load(fromByteOffset: 2 * row, as: UInt16.self)
                let bit = UInt16(1) << UInt16(piece.rate < 0 ? lane : lane + Self.lanes)
                kinds.storeBytes(of: kind | bit, toByteOffset: 2 * row, as: UInt16.self)
            }
        }
    }
}
