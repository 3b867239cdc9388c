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
    public init(text: String) throws(HookeError) {
        self = try Notation.text(text).read(at: "stagger", as: Self.init(_:at:))
    }

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
        guard fields.has("each") || fields.has("total") else {
            throw .missing(field: fields.path(of: "each"), accepted: "seconds as each or as total")
        }
        let name = try fields.one(of: words("each total"), "the delay")
        let seconds = try fields.number(name)
        let origin = try fields.value("origin", Origin.init(_:at:))
        let easing = try fields.value("easing", TimingFunction.init(_:at:))
        self =
            isSameName(name, "each")
            ? Stagger(each: seconds, from: origin ?? .first, easing: easing)
            : Stagger(total: seconds, from: origin ?? .first, easing: easing)
    }
}

extension Stagger {
    /// Refuses parts that are more than the cells of a grid that is given with its rows.
    static func checkCount(_ count: Int, _ fields: NotationFields) throws(HookeError) {
        var (origin, place) = (fields.peek("origin"), fields.path(of: "origin").name)
        if let delays = fields.peek("delays") {
            place = fields.path(of: "delays").name
            let parts = try NotationFields(delays, of: "stagger", at: place, accepted: Self.fieldNames)
            (origin, place) = (parts.peek("origin"), parts.path(of: "origin").name)
        }
        guard let origin, origin.members != nil else { return }
        let grid = try NotationFields(origin, of: "grid", at: place, accepted: Origin.gridFieldNames)
        guard grid.has("rows") else { return }
        let (columns, rows) = (try grid.number("columns"), try grid.number("rows"))
        guard Double(count) <= columns * rows else {
            throw .badValue(
                field: HookeError.Field(place), value: "a grid of \(Int(columns * rows)) cells", nearest: nil,
                accepted: "a cell for each of the \(count) parts")
        }
    }
}

extension Stagger.Origin {
    private static let names = words("first last center edges")
    static let gridFieldNames = words("columns rows column row metric")

    /// Reads an origin: a word, an index or a grid.
    fileprivate init(_ notation: Notation, at place: String) throws(HookeError) {
        let accepted =
            list(Self.names) + ", an index, grid(…) with columns and rows or with columns, column and row"
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
                notation, of: "grid", at: place, accepted: Self.gridFieldNames)
            let columns = try fields.count("columns", from: 1, upTo: Int(Int32.max))
            var grid: Stagger.Grid
            if fields.has("rows") {
                grid = Stagger.Grid(
                    columns: columns, rows: try fields.count("rows", from: 1, upTo: Int(Int32.max)))
            } else {
                grid = Stagger.Grid(
                    columns: columns, column: try fields.number("column"), row: try fields.number("row"))
            }
            if let metric = try fields.choice("metric", of: Stagger.Grid.Metric.allCases) {
                grid.metric = metric
            }
            self = .grid(grid)
        }
    }
}

#if !hasFeature(Embedded)
    extension Stagger.Grid.Metric: Codable {}

    extension Stagger: Codable, NotationCoded {
        package static var notationName: String { "stagger" }
    }
#endif
