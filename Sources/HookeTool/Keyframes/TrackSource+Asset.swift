import Hooke
import HookeAssets

extension TrackSource {
    /// A track of an asset.
    init(_ track: AssetTrack, name: String) {
        switch track.curve {
        case .scalar(let curve): self.init(name, [curve], isPlain: true)
        case .vector2(let curve): self.init(name, curve)
        case .vector3(let curve): self.init(name, curve)
        case .vector4(let curve): self.init(name, curve)
        case .components(let curves): self.init(name, curves, isPlain: false)
        case .rotation(let curve): self.init(name, curve)
        case .path(let curve):
            guard let coordinates = curve.coordinates else {
                self.init(name, [curve.progress], isPlain: false, components: ["progress"])
                return
            }
            let names = coordinates.indices.map { "\($0 % 2 == 0 ? "x" : "y")\($0 / 2)" }
            self.init(name, coordinates, isPlain: false, components: names)
        }
    }
}
