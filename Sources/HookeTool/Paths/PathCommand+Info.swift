import ArgumentParser
import HookeGeometry

extension PathCommand {
    /// `hooke path info`: the steps, bounds, length and area of a path.
    struct Info: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "info",
            abstract:
                "Print the steps, bounds, length and signed area of a path, and its arcs by their centres.",
            discussion: """
                hooke path info "M100,200 A50,30 20 0 1 160,180"
                """)

        @OptionGroup var parameters: PathParameters

        @OptionGroup var output: ReportParameters

        func run() throws {
            let measured = try parameters.measured()
            let path = measured.path
            let arcs = Self.arcs(of: path)
            let (area, bounds) = try validating {
                try extent(of: path)
            } spelled: { _ in
                PathParameters.name
            }
            let subpaths = path.elements.count { if case .move = $0 { true } else { false } }
            let steps = path.elements.count
            var report = Report()
            report.add(field: "path", JSONText.string(path.description))
            report.add(field: "subpaths", JSONText.number(Double(subpaths)))
            report.add(
                "steps", "\(steps), in \(subpaths) subpath\(subpaths == 1 ? "" : "s")", field: "steps",
                json: JSONText.number(Double(steps)))
            report.add(
                "closed", measured.isClosed ? "yes" : "no", field: "closed", json: "\(measured.isClosed)")
            report.add("length", number: measured.length)
            report.add("area", number: area)
            report.add("bounds", numbers: [bounds.minX, bounds.minY, bounds.width, bounds.height])
            for arc in arcs {
                report.add(
                    "arc",
                    "centre \(Table.list([arc.center.x, arc.center.y])), "
                        + "radii \(Table.list([arc.radii.x, arc.radii.y])), "
                        + "from \(Table.text(arc.startAngle))° by \(Table.text(arc.sweep))°")
            }
            let list = arcs.map { arc in
                JSONText.object([
                    "center": JSONText.numbers([arc.center.x, arc.center.y]),
                    "radii": JSONText.numbers([arc.radii.x, arc.radii.y]),
                    "start": JSONText.number(arc.startAngle), "sweep": JSONText.number(arc.sweep),
                ])
            }
            report.add(field: "arcs", JSONText.array(list))
            output.print(report)
        }

        private static func arcs(of path: VectorPath) -> [VectorPath.CenteredArc] {
            var built = VectorPath()
            var arcs: [VectorPath.CenteredArc] = []
            for element in path.elements {
                if case .arc(let end, let arc) = element, let start = built.currentPoint,
                    let found = VectorPath.centeredArc(from: start, to: end, arc)
                {
                    arcs.append(found)
                }
                built.append(element)
            }
            return arcs
        }
    }

    /// `hooke path length`: the length of a path.
    struct Length: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "length",
            abstract: "Print the length of a path, with all digits.",
            discussion: """
                hooke path length "M20 20C20 100 200 0 200 100"

                The relative error is at most 1e-15.
                """)

        @OptionGroup var parameters: PathParameters

        func run() throws { print(try parameters.measured().length) }
    }

    /// `hooke path cubics`: a path without arcs.
    struct Cubics: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "cubics",
            abstract: "Print a path with cubics for its arcs.",
            discussion: """
                hooke path cubics "M0 0A50 50 0 0 1 100 0" --error 0.01
                """)

        @OptionGroup var parameters: PathParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The largest distance from an arc.", valueName: "points"))
        var error: Double = 1.0 / 1024

        func run() throws {
            guard error > 0 else { throw ValidationError("--error is \(error); accepted: above 0") }
            print(try parameters.read().replacingArcs(within: error))
        }
    }
}
