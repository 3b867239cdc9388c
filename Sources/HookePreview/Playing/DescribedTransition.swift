import Foundation
import Hooke
internal import HookeJSON
import HookeTransitions

/// A presentation that a JSON file describes: two screens of views, and the animations between them.
///
/// ```swift
/// import HookePreview
///
/// let text = """
///     {"presented": {"color": "#DFB771"},
///      "animations": [{"view": "presented", "property": "frame", "from": [390, 0, 390, 844], "duration": 0.5}]}
///     """
/// let push = try DescribedTransition(Array(text.utf8), name: "push")
/// let recording = try TransitionRecorder.record(PlaySettings(push))
/// ```
///
/// docs/recording.md lists the fields.
public struct DescribedTransition: Sendable {
    /// The name in pictures and messages.
    public let name: String
    /// The edge that the swipe leads away from.
    public let edge: Edge
    /// What the finger controls.
    public let measure: SwipeDriver.Measure
    /// The size of the screen, in points.
    public let size: CGSize
    /// The distance of the eye, in points; `nil` without perspective.
    let perspective: Double?
    let presenter: DescribedView
    let presented: DescribedView
    let animations: [DescribedAnimation]

    /// Reads a file. Pictures are read from its folder.
    ///
    /// - Throws: `FileError` with the place in the file, the value and what is accepted.
    public init(contentsOf file: URL) throws(FileError) {
        try self.init(
            DescribedFile.bytes(of: file.path), name: file.deletingPathExtension().lastPathComponent,
            folder: file.deletingLastPathComponent())
    }

    /// Reads a description in JSON.
    ///
    /// - Parameters:
    ///   - json: UTF-8.
    ///   - name: the name, if the description has none.
    ///   - folder: the folder of the pictures; `nil` refuses pictures.
    /// - Throws: `FileError` with the place in the text, the value and what is accepted.
    public init(
        _ json: [UInt8], name: String = "own", folder: URL? = nil
    ) throws(FileError) {
        let place = try JSONNode(text: json, isSpelledFreely: true)
        try place.fields([
            "name", "edge", "recogniser", "size", "perspective", "presenter", "presented", "animations",
        ])
        self.name = try place.member("name")?.name() ?? name
        edge = try place.member("edge")?.word(Edge.self) ?? .right
        measure = try place.member("recogniser")?.recogniser() ?? .translation
        let sides = try place.member("size")?.numbers(
            ["width", "height"], in: 1...1e5, accepted: "a number from 1 to 100000")
        size = sides.map { CGSize(width: $0[0], height: $0[1]) } ?? CGSize(width: 390, height: 844)
        perspective = try place.member("perspective")?.number(
            in: 1...1e6, accepted: "a distance from 1 to 1000000 points")
        var reader = DescribedViewReader(folder: folder)
        presenter = try reader.screen("presenter", place, color: SceneColor(hex: 0xF4F1EA))
        presented = try reader.screen("presented", place, color: SceneColor(hex: 0xFFFFFF))
        animations = try DescribedAnimation.list(
            try place.required("animations", accepted: "an array of animations"), views: reader.views)
    }

    /// The seconds to the end of the last animation.
    var duration: Double { animations.map { $0.delay + $0.timing.duration }.max() ?? 0 }

    /// The transition for a recorder.
    var playable: PlayableTransition {
        PlayableTransition(name: name, summary: "from a file", defaultEdge: edge) { edge, _ in
            DescribedEdgeTransition(self, edge: edge)
        }
    }
}

extension PlaySettings {
    /// Creates the settings of a described transition: its edge, its recogniser and its screen.
    public init(_ description: DescribedTransition, trace: GestureTrace? = nil) {
        self.init(description.playable, trace: trace)
        self.description = description
        size = description.size
        measure = description.measure
    }
}
