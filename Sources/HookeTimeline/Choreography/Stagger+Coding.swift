import Hooke

#if !hasFeature(Embedded)
    extension Stagger.Grid.Metric: Codable {}

    extension Stagger: Codable {
        private enum CodingKeys: String, CodingKey { case each, total, origin, index, grid, easing }
        private enum GridKeys: String, CodingKey { case columns, column, row, metric }
        private enum Name: String, Codable { case first, last, center, edges }

        /// Decodes the object that `encode(to:)` writes. Without an origin it is the first part.
        /// - Throws: The decoder's errors.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let easing = try values.decodeIfPresent(TimingFunction.self, forKey: .easing)
            var origin = Origin.first
            if values.contains(.grid) {
                let grid = try values.nestedContainer(keyedBy: GridKeys.self, forKey: .grid)
                origin = .grid(
                    Grid(
                        columns: try grid.decode(Int.self, forKey: .columns),
                        column: try grid.decode(Double.self, forKey: .column),
                        row: try grid.decode(Double.self, forKey: .row),
                        metric: try grid.decodeIfPresent(Grid.Metric.self, forKey: .metric) ?? .euclidean))
            } else if let index = try values.decodeIfPresent(Int.self, forKey: .index) {
                origin = .index(index)
            } else if let name = try values.decodeIfPresent(Name.self, forKey: .origin) {
                switch name {
                case .first: origin = .first
                case .last: origin = .last
                case .center: origin = .center
                case .edges: origin = .edges
                }
            }
            if let total = try values.decodeIfPresent(Double.self, forKey: .total) {
                self.init(total: total, from: origin, easing: easing)
            } else {
                self.init(
                    each: try values.decode(Double.self, forKey: .each), from: origin, easing: easing)
            }
        }

        /// Encodes `each` or `total`, the origin as `origin` (`first`, `last`, `center`, `edges`), `index` or `grid`,
        /// and the easing.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            switch amount {
            case .each(let seconds): try values.encode(seconds, forKey: .each)
            case .total(let seconds): try values.encode(seconds, forKey: .total)
            }
            switch origin {
            case .first: try values.encode(Name.first, forKey: .origin)
            case .last: try values.encode(Name.last, forKey: .origin)
            case .center: try values.encode(Name.center, forKey: .origin)
            case .edges: try values.encode(Name.edges, forKey: .origin)
            case .index(let index): try values.encode(index, forKey: .index)
            case .grid(let own):
                var grid = values.nestedContainer(keyedBy: GridKeys.self, forKey: .grid)
                try grid.encode(own.columns, forKey: .columns)
                try grid.encode(own.column, forKey: .column)
                try grid.encode(own.row, forKey: .row)
                try grid.encode(own.metric, forKey: .metric)
            }
            try values.encodeIfPresent(easing, forKey: .easing)
        }
    }
#endif
