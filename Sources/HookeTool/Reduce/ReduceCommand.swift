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
            hooke reduce --spring bouncy --to 100 --error 0.1 --format css --property left --unit px
            hooke reduce --curve "linear(0, 0.2, 0.9, 1)" --error 0.01

            Reads a track in JSON, a Lottie, glTF, BVH or CSS file, a spring or a timing function. The interpolation of the \
            file is the motion that the error refers to. Prints the keys before and after and the proven error, or the \
            pieces as JSON, CSS keyframes, keys of a Lottie property, or a glTF sampler. A spring ends at exactly its \
            target; the error holds at all times, also after the end.
            """)

    @OptionGroup var parameters: TrackParameters

    @Option(help: ArgumentHelp("A spring instead of a file: bouncy, spring(…).", valueName: "spring"))
    var spring: String?

    @OptionGroup(title: "The motion of --spring")
    var ends: MotionEnds

    @Option(help: ArgumentHelp("A timing function instead of a file, over 1 s.", valueName: "curve"))
    var curve: String?

    @Option(parsing: .unconditional, help: "The largest error of each component, in the track's units.")
    var error = 0.1

    @Option(parsing: .unconditional, help: "The largest error of a rotation, in degrees.")
    var angleError = 0.1

    @Option(
        help: ArgumentHelp(
            "The pieces: \(ReductionKind.list); if left out beziers, for rotations and glTF hermite. slerp is for rotations.",
            valueName: "kind"),
        completion: .list(ReductionKind.names), transform: ReductionKind.argument)
    var kind: ReductionKind?

    @Option(
        help: ArgumentHelp("The output: \(Format.list); table if left out.", valueName: "format"),
        completion: .list(Format.names), transform: Format.argument)
    var format = Format.table

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The CSS property of one number; the custom property --value if left out.", valueName: "name"))
    var property = "--value"

    @Option(
        help: ArgumentHelp(
            "The unit of the property: \(KeyframesCommand.CSS.Unit.list); if left out px for a length, otherwise number.",
            valueName: "unit"),
        completion: .list(KeyframesCommand.CSS.Unit.names), transform: KeyframesCommand.CSS.Unit.argument)
    var unit: KeyframesCommand.CSS.Unit?

    @Option(parsing: .unconditional, help: "Frames per second of Lottie keys.")
    var fps = 60.0

    enum Format: String, SpelledWord, CaseIterable {
        case table, json, css, lottie, gltf
    }

    func run() throws {
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
        case .table: print(table(results, reasons))
        case .json: print(json(results, reasons))
        case .css: print(try css(results[0].source, results[0].found), terminator: "")
        case .lottie:
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
        if let spring { return [try source(of: spring)] }
        guard ends.from == 0, ends.to == 1, ends.velocity == 0 else {
            throw ValidationError("--from, --to and --velocity need --spring")
        }
        if let curve {
            let function = try CurveParameters.function(curve, option: "--curve")
            let track = try validating { () throws(HookeError) in
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
        let ends = try validating { () throws(HookeError) in
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
        let limit = source.isRotation ? angleError * .pi / 180 : error
        guard limit > 0, limit.isFinite else {
            let option = source.isRotation ? "--angle-error" : "--error"
            throw ValidationError("\(option) is \(limit); accepted: a finite number above 0")
        }
        do throws(HookeError) { return try source.reduced(limit, kind(of: source)) } catch {
            let reason = Refusal(error) { optionName($0.name) }.reason
            throw Failure("\(parameters.place): \(source.name): \(reason)")
        }
    }

    // MARK: - Output

    private func table(
        _ results: [(source: TrackSource, found: TrackReduction)], _ refused: [String]
    ) -> String {
        var table = Table()
        for (source, found) in results {
            let count = found.count
            let bound = source.isRotation ? found.error * 180 / .pi : found.error
            let unit = source.isRotation ? "°" : ""
            let names = ["lines": "line", "hermite": "cubic", "slerp": "slerp"]
            let word = names[kind(of: source).rawValue] ?? "Bézier"
            let origin =
                parameters.file == nil && (spring ?? curve) != nil ? "" : "\(source.times.count) keys to "
            table.add(
                source.name,
                "\(origin)\(count) \(word)\(count == 1 ? "" : "s"), within "
                    + "\(Table.bound(bound))\(unit)")
        }
        for reason in refused { table.add("refused", reason) }
        guard results.count > 1 || !refused.isEmpty else {
            table.addSpace()
            guard case .cubics(let cubics) = results[0].found.content else {
                if case .slerps(let track) = results[0].found.content { addKeys(of: track, to: &table) }
                return table.text
            }
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
                table.add("\(Table.exact(piece.startTime)) s", curves.joined(separator: "; "))
            }
            if let last = cubics.pieces.last {
                table.add("\(Table.exact(last.endTime)) s", "the end")
            }
            return table.text
        }
        let before = results.reduce(0) { $0 + $1.source.times.count }
        let after = results.reduce(0) { $0 + $1.found.count }
        table.addSpace()
        table.add("all", "\(before) keys to \(after) pieces")
        return table.text
    }

    private func addKeys(of track: RotationTrack, to table: inout Table) {
        for (time, value) in zip(track.times, track.values) {
            let numbers = (0..<4).map { Table.exact(value.components[$0]) }
            table.add("\(Table.exact(time)) s", numbers.joined(separator: " "))
        }
    }

    private func json(
        _ results: [(source: TrackSource, found: TrackReduction)], _ refused: [String]
    ) -> String {
        let tracks = results.map { source, found in
            JSONText.object([
                ("name", JSONText.string(source.name)), ("keys", "\(source.times.count)"),
                ("error", JSONText.number(found.error)), ("pieces", found.json),
            ])
        }
        var members = [("tracks", JSONText.array(tracks))]
        if !refused.isEmpty {
            members.append(("refused", JSONText.array(refused.map { JSONText.string($0) })))
        }
        return JSONText.object(members)
    }

    /// A rule for each component. Several components are custom properties, because CSS has one timing function for all
    /// numbers of a value.
    private func css(_ source: TrackSource, _ found: TrackReduction) throws -> String {
        let isOne = source.components.count == 1
        guard isOne || property.hasPrefix("--") else {
            throw ValidationError(
                "--property is \(property) for \(source.components.count) components; accepted: a custom property "
                    + "such as --value, which becomes --value-\(source.components[0]) and so on")
        }
        do {
            let pieces = try found.cubics(for: "css")
            return try source.components.indices.map { index in
                let end = isOne ? "" : "-\(source.components[index])"
                let property = try WebProperty<Double>(property + end, unit?.unit)
                var track = try WebTrack(
                    pieces, component: index, property, name: source.name + end)
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
