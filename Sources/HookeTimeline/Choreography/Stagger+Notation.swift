import Hooke

// How delays are written: as text, and as fields of JSON or Codable containers.

extension Stagger {
    /// Creates the delays of a text: `stagger(each=0.05)` or `stagger(total=0.4)` seconds, with
    ///
    /// - `origin`: `first` if left out, `last`, `center`, `edges`, an index, `grid(columns=4, rows=3)` with the origin in its
    ///   middle, or `grid(columns=4, column=0, row=0)`, each also with `metric=horizontal` or `vertical`;
    /// - `easing`: a curve as `TimingFunction.init(text:)` reads it.
    ///
    /// In JSON the same is a string, or an object: `{"each": 0.05, "origin": "center"}`.
    /// - Throws: `HookeError` with the path of the field in the text, its value and what is accepted.
    public init(text: String) throws(HookeError) { try self.init(.text(text), at: "stagger") }

    /// The delays as the shortest text that `init(text:)` reads as the same bits.
    public var text: String { Notation.fields([.init("stagger", notation)]).text }

    /// The delays as they are written.
    package var notation: Notation {
        var members: [Notation.Member] = []
        switch amount {
        case .each(let seconds): members.append(.init("each", .number(seconds)))
        case .total(let seconds): members.append(.init("total", .number(seconds)))
        }
        switch origin {
        case .first: break
        case .last: members.append(.init("origin", .text("last")))
        case .center: members.append(.init("origin", .text("center")))
        case .edges: members.append(.init("origin", .text("edges")))
        case .index(let index): members.append(.init("origin", .number(Double(index))))
        case .grid(let grid):
            var cells: [Notation.Member] = [
                .init("columns", .number(Double(grid.columns))), .init("column", .number(grid.column)),
                .init("row", .number(grid.row)),
            ]
            if grid.metric != .euclidean { cells.append(.init("metric", .text(grid.metric.rawValue))) }
            members.append(.init("origin", .fields([.init("grid", .fields(cells))])))
        }
        if let easing { members.append(.init("easing", .text(easing.text))) }
        return .fields(members)
    }

    /// The fields of delays.
    package static let fieldNames = words("each total origin easing")

    /// Reads delays: a text or an object.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        try self.init(NotationFields(notation, of: "stagger", at: place, accepted: Self.fieldNames))
    }

    /// Reads the delays of some fields; others are ignored.
    package init(_ fields: NotationFields) throws(HookeError) {
        let used = fields.present(words("each total"))
        guard let name = used.first else {
            throw .missing(
                field: HookeError.Field(fields.place.isEmpty ? "the delay" : fields.place),
                accepted: "exactly one of each, total")
        }
        guard used.count == 1 else {
            throw fields.refusal(
                "total", "given beside \(fields.path(of: "each"))", accepted: "exactly one of each, total")
        }
        let seconds = try fields.number(name)
        let origin = try fields["origin"].map { (value) throws(HookeError) in
            try Origin(value, at: fields.path(of: "origin").name)
        }
        let easing = try fields["easing"].map { (value) throws(HookeError) in
            try TimingFunction(value, at: fields.path(of: "easing").name)
        }
        self =
            isSameName(name, "each")
            ? Stagger(each: seconds, from: origin ?? .first, easing: easing)
            : Stagger(total: seconds, from: origin ?? .first, easing: easing)
    }
}

extension Stagger.Origin {
    private static let names = words("first last center edges")

    /// Reads an origin: a word, an index or a grid.
    fileprivate init(_ notation: Notation, at place: String) throws(HookeError) {
        let accepted =
            list(Self.names) + ", an index, grid(…) with columns and rows, or columns, column and row"
        switch notation {
        case .number(let number):
            guard let index = Int(exactly: number) else {
                throw notation.fault(HookeError.Field(place), accepted: accepted)
            }
            self = .index(index)
        case .text(let text) where notation.members == nil:
            switch CSSWord(sameName(text, in: Self.names) ?? "") {
            case "first": self = .first
            case "last": self = .last
            case "center": self = .center
            case "edges": self = .edges
            default: throw notation.fault(HookeError.Field(place), accepted: accepted, words: Self.names)
            }
        default:
            guard notation.members != nil else {
                throw notation.fault(HookeError.Field(place), accepted: accepted)
            }
            let fields = try NotationFields(
                notation, of: "grid", at: place, accepted: words("columns rows column row metric"))
            func count(_ name: String) throws(HookeError) -> Int {
                let number = try fields.number(name)
                guard let count = Int(exactly: number), (1...Int(Int32.max)).contains(count) else {
                    throw .outOfRange(
                        field: fields.path(of: name), value: number,
                        accepted: "whole numbers from 1 to \(Int32.max)")
                }
                return count
            }
            let columns = try count("columns")
            var grid: Stagger.Grid
            if fields.has("rows") {
                grid = Stagger.Grid(columns: columns, rows: try count("rows"))
            } else {
                grid = Stagger.Grid(
                    columns: columns, column: try fields.number("column"), row: try fields.number("row"))
            }
            let metrics = Stagger.Grid.Metric.allCases
            if let word = try fields.word("metric", of: metrics.map { $0.rawValue }) {
                grid.metric = metrics.first { isSameName($0.rawValue, word) } ?? .euclidean
            }
            self = .grid(grid)
        }
    }
}

#if !hasFeature(Embedded)
    extension Stagger.Grid.Metric: Codable {}

    extension Stagger: Codable {
        /// Decodes delays as `init(text:)` reads them, or from an object of their fields.
        /// - Throws: The decoder's errors, and `HookeError` with the path of the field.
        public init(from decoder: any Decoder) throws {
            try self.init(Notation(from: decoder), at: "stagger")
        }

        /// Encodes `each` or `total`, the origin unless it is the first part, and the easing.
        public func encode(to encoder: any Encoder) throws { try notation.encode(to: encoder) }
    }
#endif
