import ArgumentParser
import HookeGeometry
import HookePreview

extension TransformCommand {
    /// `hooke transform project`: the projections of rectangles.
    struct Project: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "project",
            abstract:
                "Project rectangles: corners, visible outline, facing, bounding box; or a picture.",
            discussion: """
                hooke transform project "rotateY(37deg)" --rect 100,50,200,120 \\
                  --perspective 500
                hooke transform project none --to "rotateY(180deg)" --at 0,0.25,0.5,0.75,1 \\
                  --rect 0,0,200,120 --perspective 500 --out flip.svg

                The transform acts about --origin, the middle of each rectangle if left out. The eye is before \
                --perspective-origin, which is --origin if left out, and needs --perspective. All are in the \
                coordinates of --rect. Parts behind the eye are clipped. --to interpolates to another transform, with \
                a pose at each progress of --at.
                """)

        @Argument(help: "The transform.")
        var transform: String

        @Option(
            parsing: .unconditionalSingleValue,
            help: ArgumentHelp("A rectangle; may be repeated.", valueName: "x,y,width,height"))
        var rect: [String] = []

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The distance of the eye from the screen; no perspective if left out.", valueName: "distance")
        )
        var perspective: Double?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The point that the transform acts about.", valueName: "x,y"))
        var origin: String?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The point that the eye is before; needs --perspective.", valueName: "x,y"))
        var perspectiveOrigin: String?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The smallest w in front of the eye; 2^-16 if left out.", valueName: "w"))
        var near: Double?

        @OptionGroup(title: "Interpolation")
        var parameters: InterpolationParameters

        @Option(parsing: .unconditional, help: ArgumentHelp("The transform at 1.", valueName: "transform"))
        var to: String?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The progress values, separated by commas; 0 to 1 in 4 steps if left out.",
                valueName: "progress"))
        var at: String?

        @OptionGroup var sizes: TransformSizeParameters

        /// What to print instead of a table.
        enum Output: EnumerableFlag {
            case json, svg

            static func help(for value: Output) -> ArgumentHelp? {
                value == .json
                    ? "Print one line of JSON with all digits for each pose."
                    : "Draw the poses as SVG instead."
            }
        }

        @Flag var output: Output?

        @OptionGroup(title: "The picture")
        var picture: PictureParameters

        func run() throws {
            if output == .json { try refuse(["--out": picture.out], accepted: "without --json") }
            let isDrawn = output == .svg || picture.out != nil
            try picture.check(isDrawn: isDrawn)
            let cards = try cards()
            if isDrawn { return try draw(cards) }
            let poses = cards.flatMap { $0 }
            if output == .json {
                for pose in poses { print(Report(pose.pose.projection).json) }
                return
            }
            var table = Report()
            for (index, pose) in poses.enumerated() {
                if index > 0 { table.addSpace() }
                if poses.count > 1 { table.add("pose", pose.name) }
                table.add(Report(pose.pose.projection))
            }
            print(table.text)
        }

        /// A rectangle at a progress.
        private struct NamedPose {
            var rectangle: String
            var progress: String
            var pose: RectanglePose

            var name: String { progress.isEmpty ? rectangle : "\(rectangle) at \(progress)" }
        }

        /// The poses of each rectangle.
        private func cards() throws -> [[NamedPose]] {
            guard !rect.isEmpty else {
                throw ValidationError("--rect is missing; accepted: x,y,width,height")
            }
            let transforms = try transforms()
            let origin = try point(origin, option: "--origin")
            let perspectiveOrigin = try point(perspectiveOrigin, option: "--perspective-origin")
            return try rect.map { text in
                let numbers = try numbers(text, ["x", "y", "width", "height"], option: "--rect")
                let rectangle = Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                return try transforms.map { progress, transform in
                    let pose = try validating {
                        try RectanglePose(
                            rectangle, transform: transform, origin: origin, perspective: perspective,
                            perspectiveOrigin: perspectiveOrigin, near: near, spelled: optionName)
                    }
                    return NamedPose(rectangle: text, progress: progress, pose: pose)
                }
            }
        }

        /// The transform, or the interpolated ones, with their names.
        private func transforms() throws -> [(name: String, transform: Transform3D)] {
            let start = try sizes.transform(transform, option: "the transform")
            guard let to else {
                try refuse(["--at": at], accepted: "with --to")
                try refuse(parameters.given, accepted: "with --to")
                return [("", start.transform)]
            }
            let path = try parameters.path(from: start, to: sizes.transform(to, option: "--to"))
            let progress = try at.map { try numberList($0, option: "--at") } ?? [0, 0.25, 0.5, 0.75, 1]
            return progress.map { (Table.text($0), path.transform(at: $0)) }
        }

        private func draw(_ cards: [[NamedPose]]) throws {
            let drawn = cards.map { poses in
                QuadPlot.Card(
                    label: poses[0].rectangle, rectangle: poses[0].pose.rectangle,
                    poses: poses.map { QuadPlot.Pose(label: $0.progress, transform: $0.pose.map) })
            }
            let poses = cards.flatMap { $0 }.map(\.pose)
            let cameras = Set(poses.map(\.camera))
            let title = to.map { "\(transform) to \($0)" } ?? transform
            var plot = try drawing { () throws(PreviewError) in
                try QuadPlot(
                    drawn, title: title, eye: cameras.count == 1 ? poses[0].camera?.origin : nil,
                    near: poses[0].near)
            } spelled: { field in
                switch field {
                case .cards, .rectangle: "--rect"
                case .poses: "--at"
                case .eye:
                    perspectiveOrigin != nil ? "--perspective-origin" : origin != nil ? "--origin" : "--rect"
                default: nil
                }
            }
            plot.isSpread = true
            try picture.write(plot.svg(width:height:))
        }

        private func point(_ text: String?, option: String) throws -> Vector2? {
            guard let text else { return nil }
            let numbers = try numbers(text, ["x", "y"], option: option)
            return Vector2(numbers[0], numbers[1])
        }

        private func numbers(_ text: String, _ meanings: [String], option: String) throws -> [Double] {
            let numbers = try numberList(text, option: option)
            guard numbers.count == meanings.count else {
                throw ValidationError(
                    "\(option) is \(quoted(text)); accepted: \(meanings.joined(separator: ","))")
            }
            return numbers
        }
    }
}
