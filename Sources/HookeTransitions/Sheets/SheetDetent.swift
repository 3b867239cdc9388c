import Foundation

extension SheetPresentationController {
    /// A height at which a sheet rests.
    public struct Detent: SceneIsolated {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Creates a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// The name of ``Detent/medium()``.
            public static let medium = Identifier("medium")
            /// The name of ``Detent/large()``.
            public static let large = Identifier("large")
        }

        /// What a detent's height may depend on.
        public struct ResolutionContext: SceneIsolated {
            /// The traits of the container.
            public let containerTraitCollection: TraitCollection
            /// The largest height, without the bottom safe area.
            public let maximumDetentValue: CGFloat
            /// Half the container's height, without the bottom safe area.
            let medium: CGFloat
        }

        private enum Rule {
            case medium, large
            case custom((ResolutionContext) -> CGFloat?)
        }

        /// The name.
        public let identifier: Identifier
        private let rule: Rule

        private init(_ identifier: Identifier, _ rule: Rule) {
            (self.identifier, self.rule) = (identifier, rule)
        }

        /// Returns the detent of half the container's height; off in a compact height.
        public static func medium() -> Detent { Detent(.medium, .medium) }

        /// Returns the detent of the container's height without 40 points, or without the safe area if that is more.
        public static func large() -> Detent { Detent(.large, .large) }

        /// Returns a detent of a height that a closure computes.
        ///
        /// - Parameters:
        ///   - identifier: the name; `nil` for a unique one.
        ///   - resolver: returns the height without the bottom safe area, which is added; `nil` for off. It is called again
        ///     after ``SheetPresentationController/invalidateDetents()`` and when the container changes.
        public static func custom(
            identifier: Identifier? = nil, resolver: @escaping (ResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), .custom(resolver)) }

        /// Returns the height without the bottom safe area; `nil` for off.
        public func resolvedValue(in context: ResolutionContext) -> CGFloat? {
            switch rule {
            case .medium:
                context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.medium
            case .large: context.maximumDetentValue
            case .custom(let resolver): resolver(context)
            }
        }

        /// Returns the height above the bottom of a container; `nil` for off.
        func height(in room: SheetRoom) -> Double? {
            let bottom = room.insets.bottom
            let context = ResolutionContext(
                containerTraitCollection: room.traits, maximumDetentValue: room.largest - bottom,
                medium: room.size.height / 2 - bottom)
            return resolvedValue(in: context).map { Double($0 + bottom) }
        }
    }
}

/// What the heights of a sheet depend on, besides its detents.
struct SheetRoom: Equatable {
    var size: CGSize
    var insets: SceneInsets
    var traits: TraitCollection
    var isDismissible: Bool
    /// Whether the sheet covers the container.
    var isFull: Bool

    /// The height of the large detent.
    var largest: Double {
        let height = size.height - max(40, insets.top)
        return size.height > 80 && height > 0 ? height : size.height
    }
}

/// The heights of a sheet's detents in a container.
struct ResolvedDetents {
    let room: SheetRoom
    let detents: SheetDetents
    /// The heights in the order of the detents, which may be merged.
    let heights: [(identifier: SheetPresentationController.Detent.Identifier, height: Double)]

    /// Returns the height of a name; the lowest one for others and for `nil`.
    func height(of identifier: SheetPresentationController.Detent.Identifier?) -> Double {
        guard let identifier, let known = heights.first(where: { $0.identifier == identifier }) else {
            return detents.lowest
        }
        return detents.heights[detents.index(nearest: known.height)]
    }

    /// Returns the index of a name among the heights; `nil` for others.
    func index(of identifier: SheetPresentationController.Detent.Identifier?) -> Int? {
        guard let identifier, let known = heights.first(where: { $0.identifier == identifier }) else {
            return nil
        }
        return detents.index(nearest: known.height)
    }

    /// Returns the name of the detent at a height.
    func identifier(at height: Double) -> SheetPresentationController.Detent.Identifier? {
        heights.min { ($0.height - height).magnitude < ($1.height - height).magnitude }?.identifier
    }
}
