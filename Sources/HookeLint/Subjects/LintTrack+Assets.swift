import Hooke
import HookeAssets
import HookeGeometry

extension LintTrack {
    /// Creates the subject of an asset's track.
    ///
    /// - Parameters:
    ///   - asset: the track.
    ///   - place: the place in messages.
    public init(_ asset: AssetTrack, _ place: LintPlace) {
        let quantity = Quantity(asset)
        switch asset.curve {
        case .scalar(let track): self.init(asset.name, track, quantity: quantity, place: place)
        case .vector2(let track): self.init(asset.name, track, quantity: quantity, place: place)
        case .vector3(let track): self.init(asset.name, track, quantity: quantity, place: place)
        case .vector4(let track): self.init(asset.name, track, quantity: quantity, place: place)
        case .components(let tracks):
            self.init(asset.name, components: tracks, quantity: quantity, place: place)
        case .rotation(let track): self.init(asset.name, track, place: place)
        case .path(let track):
            self.init(
                asset.name, components: track.coordinates ?? [track.progress], quantity: quantity,
                place: place)
        }
    }

    /// All animated properties of a Lottie file.
    ///
    /// An opacity or a colour may cover the whole composition.
    static func all(of file: LottieFile, _ source: LintSource) -> [LintTrack] {
        file.compositions.flatMap(\.layers).flatMap(\.properties).filter(\.isAnimated)
            .map { LintTrack($0, source.place($0.path)) }
    }
}

extension LintTrack.Quantity {
    /// What the numbers of an asset's track mean, by the property's name and unit.
    fileprivate init(_ track: AssetTrack) {
        let name = track.property
        self =
            switch track.unit {
            case .percent where name.hasSuffix("opacity"): .opacity(whole: 100)
            case .percent where name.hasPrefix("scale"): .size
            case .degrees where name == "orientation": .eulerAngles
            default:
                name == "colour" ? .color : ["size", "width", "roundness"].contains(name) ? .size : .plain
            }
    }
}
