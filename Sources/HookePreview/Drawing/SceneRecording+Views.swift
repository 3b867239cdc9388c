import HookeGeometry
import HookeTransitions

extension SceneRecording {
    /// The width and height of the screen, in points.
    var extent: SIMD2<Double> { SIMD2(size.width, size.height) }

    /// Whether a view has a text or a picture.
    var hasContents: Bool { frames.contains { $0.snapshot.root.hasContents } }

    /// Returns the finger's path since it last touched the screen, up to a frame, without points that are not finite.
    func trail(to index: Int) -> [SIMD2<Double>] {
        let touched = frames[...index].lastIndex { $0.finger == nil }.map { $0 + 1 } ?? frames.startIndex
        return frames[touched..<index + 1].compactMap(\.finger).filter(\.isDrawable)
    }
}

extension SceneSnapshot.Node {
    /// Whether the view or one inside it has a text or a picture.
    fileprivate var hasContents: Bool {
        state.shape?.contents != nil || state.shape?.text != nil || children.contains { $0.hasContents }
    }
}
