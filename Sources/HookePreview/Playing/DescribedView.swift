import Foundation
import Hooke
import HookeGeometry
internal import HookeJSON
import HookeTransitions

/// A view of a described transition.
struct DescribedView: Sendable {
    var name: String
    /// The frame in the superview; `nil` for a screen.
    var frame: CGRect?
    var color: SceneColor?
    var opacity = 1.0
    var cornerRadius = 0.0
    var transform = Transform3D.identity
    var clips = false
    var text: LayerText?
    var image: LayerImage?
    /// The subviews, from back to front.
    var children: [DescribedView] = []

    /// The view and all inside it.
    var all: [DescribedView] { [self] + children.flatMap(\.all) }

    /// Makes the views.
    #if MainActor
        @MainActor
    #endif
    func make(_ screen: CGRect) -> SceneView {
        let view = SceneView(frame: frame ?? screen, name: name)
        view.backgroundColor = color
        view.alpha = opacity
        view.layer.cornerRadius = cornerRadius
        view.layer.transform = transform
        view.clipsToBounds = clips
        view.layer.text = text
        view.layer.contents = image
        for child in children { view.addSubview(child.make(screen)) }
        return view
    }
}

/// Reads the views of a description, and checks that their names differ.
struct DescribedViewReader {
    /// The folder of the pictures.
    let folder: URL?
    /// The views by name.
    private(set) var views: [String: DescribedView] = [:]

    private static let looks = [
        "color", "opacity", "cornerRadius", "transform", "clips", "text", "fontSize", "textColor",
        "alignment",
        "image", "fit", "children",
    ]

    init(folder: URL?) { self.folder = folder }

    /// Reads a screen, which clips its content by default.
    mutating func screen(
        _ name: String, _ root: JSONNode, color: SceneColor
    ) throws(FileError) -> DescribedView {
        var view = DescribedView(name: name, color: color, clips: true)
        // Reserve both names before a subview takes one.
        for screen in ["presenter", "presented"] where views[screen] == nil {
            views[screen] = DescribedView(name: screen)
        }
        if let place = try root.member(name) {
            for field in ["name", "frame"] {
                if let given = try place.member(field) {
                    throw given.fault(
                        accepted: "no \(field): a screen is called \(name) and fills the screen")
                }
            }
            try place.fields(Self.looks)
            try read(place, into: &view)
        }
        views[name] = view
        return view
    }

    private mutating func child(
        _ place: JSONNode
    ) throws(FileError) -> DescribedView {
        try place.fields(["name", "frame"] + Self.looks)
        let given = try place.member("name")
        let name = try given?.name() ?? place.path.text
        guard views[name] == nil else {
            throw (given ?? place).fault(accepted: "a name that no other view has")
        }
        let frame = try place.required("frame", accepted: "[x, y, width, height]").rectangle()
        var view = DescribedView(name: name, frame: frame)
        views[name] = view
        try read(place, into: &view)
        views[name] = view
        return view
    }

    private mutating func read(
        _ place: JSONNode, into view: inout DescribedView
    ) throws(FileError) {
        if let color = try place.member("color") { view.color = try color.color() }
        if let opacity = try place.member("opacity") { view.opacity = try opacity.opacity() }
        if let radius = try place.member("cornerRadius") { view.cornerRadius = try radius.radius() }
        if let transform = try place.member("transform") {
            view.transform = try transform.transform(of: view.frame?.size ?? CGSize(width: 390, height: 844))
        }
        if let clips = try place.member("clips") { view.clips = try clips.bool() }
        let text = try text(place)
        let image = try image(place)
        (view.text, view.image) = (text, image)
        for child in try place.member("children")?.elements() ?? [] {
            view.children.append(try self.child(child))
        }
    }

    private func text(
        _ place: JSONNode
    ) throws(FileError) -> LayerText? {
        guard let string = try place.member("text")?.string() else {
            for field in ["fontSize", "textColor", "alignment"] {
                if let given = try place.member(field) { throw given.fault(accepted: "only beside text") }
            }
            return nil
        }
        var text = LayerText(string)
        if let size = try place.member("fontSize") {
            text.fontSize = try size.number(in: 1...1e4, accepted: "a number from 1 to 10000")
        }
        if let color = try place.member("textColor") { text.color = try color.color() }
        if let alignment = try place.member("alignment") {
            text.alignment = try alignment.word(LayerText.Alignment.self)
        }
        return text
    }

    private func image(
        _ place: JSONNode
    ) throws(FileError) -> LayerImage? {
        guard let file = try place.member("image") else {
            if let fit = try place.member("fit") { throw fit.fault(accepted: "only beside image") }
            return nil
        }
        var image = try DescribedFile.image(file, in: folder)
        if let fit = try place.member("fit") { image.fit = try fit.word(LayerImage.Fit.self) }
        return image
    }
}

extension JSONNode {
    func opacity() throws(FileError) -> Double {
        try number(in: 0...1, accepted: "a number from 0 to 1")
    }

    func radius() throws(FileError) -> Double {
        try number(in: 0...1e6, accepted: "a number from 0 to 1000000")
    }
}
