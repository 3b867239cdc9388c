import Hooke
import HookeTransitions

/// What moves in an interactive page: the tracks of a timeline, or straight pieces between frames.
struct InteractiveMotions {
    struct Item {
        let view: ViewID
        let property: AnimatedProperty
        /// The straight pieces; `nil` for tracks.
        let knots: [LinearTimeline.Knot]?
    }

    /// The accepted errors of frames: of a corner on the screen, in points, and of opacities and colours.
    static let distance = 0.1
    static let colorError = 1.0 / 256
    /// The part of it for the times of frames; the rest is for those between.
    private static let part = 0.5

    let items: [Item]
    /// The view tree during the transition.
    let model: SceneSnapshot
    private let timeline: Timeline
    private let duration: Double

    init(_ recording: InteractiveRecording, name: String) throws(ExportError) {
        (timeline, duration) = (recording.timeline, recording.duration)
        guard !recording.frames.isEmpty else {
            items = recording.channels.map { Item(view: $0.view, property: $0.property, knots: nil) }
            model = recording.during
            return
        }
        let sampled: LinearTimeline
        do throws(HookeError) {
            sampled = try LinearTimeline.sampling(
                recording.frames, distance: Self.distance * Self.part,
                colorError: Self.colorError * Self.part)
        } catch {
            throw .unsupported(what: name, reason: "\(error)")
        }
        items = sampled.channels.map {
            Item(view: $0.view, property: $0.property, knots: $0.knots)
        }
        model = sampled.model
    }

    /// Returns the channel of an item.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - layer: the index of its layer.
    ///   - label: the layer's name in errors.
    ///   - value: the value without motions.
    func channel(
        _ item: Item, layer: Int, label: String, model value: AnimatableValue
    ) throws(ExportError) -> InteractiveChannel {
        let what = "\(label): \(item.property.rawValue)"
        if let knots = item.knots {
            do throws(HookeError) {
                return try InteractiveChannel(
                    layer: layer, property: item.property, knots: knots.map { ($0.time, $0.value) },
                    duration: duration)
            } catch {
                throw .unsupported(what: what, reason: "\(error)")
            }
        }
        let tracks = timeline.tracks.filter { $0.view == item.view && $0.property == item.property }
        do throws(InteractiveFault) {
            return try InteractiveChannel(
                layer: layer, property: item.property, model: value, tracks: tracks)
        } catch {
            throw .unsupported(
                what: what, reason: "its keyframes have springs, timing functions or scaled ends")
        }
    }
}
