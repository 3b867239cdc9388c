import ArgumentParser
import Hooke
import HookeExport

/// `hooke reduce`: motions as few cubic pieces.
struct ReduceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reduce",
        abstract: "Write a motion or baked keys as the fewest cubic pieces, within a proven error.",
        discussion: """
            hooke reduce baked.json --error 0.5
            hooke reduce walk.glb --track walk/hip --kind hermite --format gltf
            hooke reduce --spring bouncy --to 100 --error 0.1 --format css \\
              --property left --unit px
            hooke reduce --curve "linear(0, 0.2, 0.9, 1)" --error 0.01

            Reads a track in JSON, a Lottie, glTF, BVH or CSS file, a spring or a timing function. The interpolation of the \
            file is the motion that the error refers to. Prints the keys before and after and the proven error, or the \
            pieces as JSON, CSS keyframes, keys of a Lottie property, or a glTF sampler. A spring ends at exactly its \
            target; the error holds at all times, also after the end.
            """)

    @OptionGroup var parameters: TrackParameters

    @Option(
        help: ArgumentHelp("A spring instead of a file: bouncy, spring(…).", valueName: "spring"),
        completion: .list(Spring.named.map(\.key)))
    var spring: String?

    @OptionGroup(title: "The motion of --spring: from 0 to 1 with velocity 0, if left out")
    var ends: MotionEnds

    @Option(help: ArgumentHelp("A timing function instead of a file, over 1 s.", valueName: "curve"))
    var curve: String?

    @Option(parsing: .unconditional, help: "The largest error of each component, in the track's units.")
    var error = 0.1

    @Option(parsing: .unconditional, help: "The largest error of a rotation, in degrees; 0.1 if left out.")
    var angleError: Double?

    @Option(
        help: ArgumentHelp(
            "The pieces; if left out beziers, for rotations and glTF hermite. slerp is for rotations.",
            valueName: "kind"))
    var kind: ReductionKind?

    @Option(
        help: ArgumentHelp("The output.", valueName: "format"))
    var format = Format.table

    @OptionGroup var target: CSSPropertyParameters

    @Option(parsing: .unconditional, help: "Frames per second of Lottie keys; 60 if left out.")
    var fps: Double?

    enum Format: String, SpelledWord, CaseIterable {
        case table, json, css, lottie, gltf
    }

    func run() throws {
        if format != .css {
            try refuse(target.given, accepted: "with --format css")
        }
        if format != .lottie { try refuse(["--fps": fps], accepted: "with --format lottie") }
        let sources = try sources()
        guard format == .table || format == .json || sources.count == 1 else {
            throw ValidationError("--format \(format.rawValue) takes 1 track, not \(sources.count)")
        }
        var results: [(source: TrackSource, found: TrackReduction)] = []
        // A track that cannot be reduced does not hide the others.
        var refusals: [Failure] = []
        for source in sources {
            do { results.append((source, try reduced(source))) } catch let failure as Failure {
                refusals.append(failure)
            }
        }
        if results.isEmpty { throw refusals[0] }
        let reasons = refusals.map(\.description)
        switch format {
        case .table: print(report(results, reasons).text)
        case .json: print(report(results, reasons).json)
        case .css: print(try css(results[0].source, results[0].found), terminator: "")
        case .lottie:
            let fps = fps ?? 60
            guard fps > 0, fps.isFinite else {
                throw ValidationError("--fps is \(fps); accepted: a finite number above 0")
            }
            let found = results[0].found
            print(try refused { () throws(Refusal) in try found.lottie(frameRate: fps) })
        case .gltf:
            let found = results[0].found
            print(try refused { () throws(Refusal) in try found.gltf() })
        }
    }

    private func refused(_ make: () throws(Refusal) -> String) throws -> String {
        do { return try make() } catch { throw Failure("\(parameters.place): \(error.reason)") }
    }

    // MARK: - Input

    private func sources() throws -> [TrackSource] {
        let given = [
            parameters.file.map { _ in "a file" }, spring.map { _ in "--spring" },
            curve.map { _ in "--curve" },
        ].compactMap { $0 }
        guard given.count <= 1 else {
            throw ValidationError("\(given.joined(separator: " and ")) are given; accepted: one of them")
        }
        if spring != nil || curve != nil {
            try refuse(
                [
                    "--track": parameters.track.first, "--strict": parameters.strictness.strict ? true : nil,
                    "--angle-error": angleError,
                ], accepted: "with a file")
        }
        if let spring { return [try source(of: spring)] }
        try refuse(ends.given, accepted: "with --spring")
        if let curve {
            let function = try CurveParameters.function(curve, option: "--curve")
            let track = try validating {
                try KeyframeTrack(times: [0, 1], values: [0.0, 1], interpolations: [.eased(function)])
            }
            return [TrackSource("curve", [track], isPlain: true)]
        }
        let file = try parameters.read()
        if format == .table || format == .json, parameters.track.isEmpty {
            let moving = file.tracks.map(\.source).filter { $0.times.count > 1 }
            guard !moving.isEmpty else { throw Failure("\(parameters.place): no track moves") }
            return moving
        }
        return try parameters.tracks(of: file)
    }

    /// A spring, from its start until it stays within the error of its target, where it ends at exactly the target.
    private func source(of text: String) throws -> TrackSource {
        let motion = try ends.motion(of: SpringParameters.spring(text, option: "--spring"))
        let ends = try validating {
            try KeyframeTrack(times: [0, 1], values: [motion.start, motion.target], rule: .linear)
        }
        var source = TrackSource("spring", [ends], isPlain: true)
        source.reduced = { (error, kind) throws(HookeError) in
            TrackReduction(try CubicReduction(motion, error: error, kind: kind.cubic()))
        }
        return source
    }

    private func kind(of source: TrackSource) -> ReductionKind {
        if let kind { return kind }
        let isCubic = format == .gltf || source.isRotation && (format == .table || format == .json)
        return isCubic ? .hermite : .beziers
    }

    private func reduced(_ source: TrackSource) throws -> TrackReduction {
        let limit = source.isRotation ? (angleError ?? 0.1) * .pi / 180 : error
        guard limit > 0, limit.isFinite else {
            let option = source.isRotation ? "--angle-error" : "--error"
            throw ValidationError("\(option) is \(limit); accepted: a finite number above 0")
        }
        do throws(HookeError) { return try source.reduced(limit, kind(of: source)) } catch {
            let reason = Refusal(error) { optionName($0.name) }.reason
            // A spring and a curve are options themselves.
            guard spring == nil, curve == nil else { throw ValidationError(reason) }
            throw Failure("\(parameters.place): \(source.name): \(reason)")
        }
    }

    // MARK: - Output

    private func report(
        _ results: [(source: TrackSource, found: TrackReduction)], _ refused: [String]
    ) -> Report {
        var report = Report()
        for (source, found) in results {
            let count = found.count
            let bound = source.isRotation ? found.error * 180 / .pi : found.error
            let unit = source.isRotation ? "°" : ""
            let names = ["lines": "line", "hermite": "cubic", "slerp": "slerp"]
            let word = names[kind(of: source).rawValue] ?? "Bézier"
            let origin =
                parameters.file == nil && (spring ?? curve) != nil ? "" : "\(source.times.count) keys to "
            report.add(
                source.name,
                "\(origin)\(count) \(word)\(count == 1 ? "" : "s"), within "
                    + "\(Table.bound(bound))\(unit)")
        }
        for reason in refused { report.add("refused", reason) }
        report.addSpace()
        if results.count == 1, refused.isEmpty {
            addPieces(of: results[0].found, to: &report)
        } else {
            let before = results.reduce(0) { $0 + $1.source.times.count }
            let after = results.reduce(0) { $0 + $1.found.count }
            report.add("all", "\(before) keys to \(after) pieces")
        }
        let tracks = results.map { source, found in
            JSONText.object([
                ("name", JSONText.string(source.name)), ("keys", "\(source.times.count)"),
                ("error", JSONText.number(found.error)), ("pieces", found.json),
            ])
        }
        report.add(field: "tracks", JSONText.array(tracks))
        if !refused.isEmpty {
            report.add(field: "refused", JSONText.array(refused.map { JSONText.string($0) }))
        }
        return report
    }

    private func addPieces(of found: TrackReduction, to report: inout Report) {
        switch found.content {
        case .slerps(let track):
            for (time, value) in zip(track.times, track.values) {
                let numbers = (0..<4).map { Table.exact(value.components[$0]) }
                report.add("\(Table.exact(time)) s", numbers.joined(separator: " "))
            }
        case .cubics(let cubics):
            for piece in cubics.pieces {
                let curves = piece.curves.map { curve -> String in
                    // All digits: the bound is that of the printed numbers.
                    let ends = "\(Table.exact(curve.start)) to \(Table.exact(curve.end))"
                    switch curve.form {
                    case .line: return ends
                    case .hermite(let first, let last):
                        return "\(ends) with velocities \(Table.exact(first)) and \(Table.exact(last))"
                    case .bezier(let bezier): return "\(ends) by \(bezier.css)"
                    }
                }
                report.add("\(Table.exact(piece.startTime)) s", curves.joined(separator: "; "))
            }
            if let last = cubics.pieces.last { report.add("\(Table.exact(last.endTime)) s", "the end") }
        }
    }

    /// A rule for each component. Several components are custom properties, because CSS has one timing function for all
    /// numbers of a value.
    private func css(_ source: TrackSource, _ found: TrackReduction) throws -> String {
        let isOne = source.components.count == 1
        let property = target.name
        guard isOne || property.hasPrefix("--") else {
            throw ValidationError(
                "--property is \(property) for \(source.components.count) components; accepted: a custom property "
                    + "such as --value, which becomes --value-\(source.components[0]) and so on")
        }
        do {
            let pieces = try found.cubics(for: "css")
            var names = WebNames()
            return try source.components.indices.map { index in
                let end = isOne ? "" : "-\(source.components[index])"
                let property = try WebProperty<Double>(property + end, target.unit)
                var track = try WebTrack(
                    pieces, component: index, property,
                    name: names.name(for: WebText.identifier(source.name + end)))
                // Tracks keep their ends, and springs are reduced until they rest.
                track.holdsAtAllTimes = true
                return track.css
            }.joined()
        } catch let refusal as Refusal {
            throw Failure("\(parameters.place): \(refusal.reason)")
        } catch let error as ExportError {
            if case .unsupported(let what, _) = error, what.hasPrefix("the property ") {
                throw ValidationError("--property \(property): \(error)")
            }
            throw Failure("\(parameters.place): \(source.name): \(error)")
        }
    }
}
