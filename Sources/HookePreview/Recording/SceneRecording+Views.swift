import HookeGeometry
import HookeTransitions

extension SceneRecording {
    /// The width and height of the screen, in points.
    var extent: SIMD2<Double> { SIMD2(size.width, size.height) }

    /// Whether a view has a text or a picture.
    var hasContents: Bool { frames.contains { $0.snapshot.root.hasContents } }
}

extension SceneSnapshot.Node {
    /// Whether the view or one inside it has a text or a picture.
    fileprivate var hasContents: Bool {
        state.shape?.contents != nil || state.shape?.text != nil || children.contains { $0.hasContents }
    }
}
