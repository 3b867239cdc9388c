import Foundation
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Compositional layouts whose items are measured: several sections and columns, with spacings and margins, along both axes and in
/// both directions.
@Suite struct CollectionMeasuringTests {
    struct Script: Sendable, CustomStringConvertible {
        var isVertical = false
        var isRightToLeft = false
        /// The numbers of items of the sections.
        var counts = [200]
        var columns = 1
        var interGroupSpacing = 0.0
        var interSectionSpacing = 0.0
        /// The margins before and after the groups of a section.
        var margins = SIMD2<Double>.zero
        var estimate = 50.0
        /// What is measured lies between these.
        var sizes = SIMD2(70.0, 70)
        var scrolls: [Double]

        var description: String {
            """
            vertical \(isVertical), right to left \(isRightToLeft), counts \(counts), columns \(columns), spacings \
            \(interGroupSpacing) and \(interSectionSpacing), margins \(margins), estimate \(estimate), sizes \(sizes), \
            scrolls \(scrolls)
            """
        }

        /// Returns the extent of an item, which has nothing to do with those of its neighbours.
        func extent(_ path: IndexPath) -> Double {
            var random = SeededGenerator(drawn: UInt64(path.section * 10_000 + path.item))
            return random.uniform(sizes.x...sizes.y)
        }

        func layout() -> CollectionCompositionalLayout {
            func size(_ across: CollectionLayoutDimension) -> CollectionLayoutSize {
                isVertical
                    ? CollectionLayoutSize(widthDimension: across, heightDimension: .estimated(estimate))
                    : CollectionLayoutSize(widthDimension: .estimated(estimate), heightDimension: across)
            }
            let side: CollectionLayoutDimension =
                isVertical ? .fractionalWidth(1 / Double(columns)) : .fractionalHeight(1 / Double(columns))
            let all: CollectionLayoutDimension = isVertical ? .fractionalWidth(1) : .fractionalHeight(1)
            let item = CollectionLayoutItem(layoutSize: size(side))
            let group =
                isVertical
                ? CollectionLayoutGroup.horizontal(layoutSize: size(all), subitems: [item])
                : CollectionLayoutGroup.vertical(layoutSize: size(all), subitems: [item])
            let section = CollectionLayoutSection(group: group)
            section.interGroupSpacing = interGroupSpacing
            section.contentInsets =
                isVertical
                ? CollectionLayoutInsets(top: margins.x, bottom: margins.y)
                : CollectionLayoutInsets(leading: margins.x, trailing: margins.y)
            let layout = CollectionCompositionalLayout(section: section)
            layout.scrollDirection = isVertical ? .vertical : .horizontal
            layout.interSectionSpacing = interSectionSpacing
            layout.measureItem = { [self] path, size in
                isVertical
                    ? CGSize(width: size.width, height: extent(path))
                    : CGSize(width: extent(path), height: size.height)
            }
            return layout
        }
    }

    /// A collection view, and the plain computation of its frames.
    private final class Trial {
        let script: Script
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let collection: CollectionView

        init(_ script: Script) {
            self.script = script
            if script.isRightToLeft { scene.layoutDirection = .rightToLeft }
            var next = 0
            let sections = script.counts.map { count in
                defer { next += count }
                return Array(next..<(next + count))
            }
            collection = Numbers(sections).collection(in: scene, script.layout())
        }

        private var length: Double { script.isVertical ? 844 : 390 }
        private var total: Double {
            let size = collection.contentSize
            return script.isVertical ? size.height : size.width
        }
        private var isMirrored: Bool { script.isRightToLeft && !script.isVertical }

        /// The distance from the content's start.
        private var distance: Double {
            get {
                let offset = collection.contentOffset
                return script.isVertical ? offset.y : isMirrored ? total - length - offset.x : offset.x
            }
            set {
                let place = isMirrored ? total - length - newValue : newValue
                if script.isVertical {
                    collection.contentOffset.y = place
                } else {
                    collection.contentOffset.x = place
                }
            }
        }

        private var isAtEdge: Bool { distance <= 1e-6 || distance >= total - length - 1e-6 }

        /// An item's start and end, from the start of what is seen.
        private func shown(_ path: IndexPath) -> SIMD2<Double>? {
            guard let frame = collection.cellForItem(at: path)?.frame else { return nil }
            let own: SIMD2<Double> =
                script.isVertical
                ? SIMD2(frame.minY, frame.maxY)
                : isMirrored ? SIMD2(total - frame.maxX, total - frame.minX) : SIMD2(frame.minX, frame.maxX)
            return own - distance
        }

        /// Scrolls, and returns how the first visible item moved otherwise.
        private func fault(scrolling step: Double) -> String? {
            let first = collection.indexPathsForVisibleItems.first { (shown($0)?.y ?? 0) > 0 }
            let (before, wasAtEdge) = (first.flatMap(shown), isAtEdge)
            distance += step
            // Half a screen around what is seen has been measured.
            guard let first, let before, !wasAtEdge, !isAtEdge, step.magnitude <= length / 2,
                let after = shown(first)
            else { return nil }
            return difference(after.x, before.x - step, within: 1e-6, "the start of \(first)")
        }

        /// The differences of the frames of all items from those of their sizes; all have been measured.
        private func fault() -> String? {
            var start = 0.0
            let side = (script.isVertical ? 390 : 844.0) / Double(script.columns)
            for (section, count) in script.counts.enumerated() {
                start += script.margins.x
                for row in 0..<(count + script.columns - 1) / script.columns {
                    if row > 0 { start += script.interGroupSpacing }
                    let items = row * script.columns..<min(count, (row + 1) * script.columns)
                    var extent = 0.0
                    for (column, item) in items.enumerated() {
                        let path = IndexPath(item: item, section: section)
                        let own = script.extent(path)
                        let expected =
                            script.isVertical
                            ? CGRect(x: Double(column) * side, y: start, width: side, height: own)
                            : CGRect(
                                x: isMirrored ? total - start - own : start, y: Double(column) * side,
                                width: own,
                                height: side)
                        extent = max(extent, own)
                        guard
                            var frame = collection.collectionViewLayout.layoutAttributesForItem(at: path)?
                                .frame
                        else { return "no attributes of \(path)" }
                        // A vertical list is mirrored across.
                        if script.isRightToLeft, script.isVertical { frame.origin.x = 390 - frame.maxX }
                        for (a, b) in [
                            (frame.minX, expected.minX), (frame.minY, expected.minY),
                            (frame.width, expected.width), (frame.height, expected.height),
                        ] {
                            if let found = difference(a, b, within: 1e-6, "the frame of \(path)") {
                                return found
                            }
                        }
                    }
                    start += extent
                }
                start += script.margins.y
                if section < script.counts.count - 1 { start += script.interSectionSpacing }
            }
            return difference(total, start, within: 1e-6, "the extent")
        }

        func run() -> String? {
            for (number, step) in script.scrolls.enumerated() {
                if let found = fault(scrolling: step) { return "scroll \(number): \(found)" }
            }
            // Every item comes to be seen.
            distance = 0
            while distance < total - length - 1 {
                let before = distance
                distance = min(distance + 300, total - length)
                if distance <= before { return "stuck at \(before)" }
            }
            return fault()
        }
    }

    private static let scripts = Generator<Script>(
        draw: { random in
            let low = random.uniform(1...80)
            return Script(
                isVertical: random.chance(0.5), isRightToLeft: random.chance(0.5),
                counts: (0..<random.integer(1...4)).map { _ in random.integer(0...80) },
                columns: random.integer(1...3),
                interGroupSpacing: random.chance(0.5) ? random.uniform(0...30) : 0,
                interSectionSpacing: random.chance(0.5) ? random.uniform(0...100) : 0,
                margins: random.chance(0.5) ? SIMD2(random.uniform(0...50), random.uniform(0...50)) : .zero,
                estimate: random.uniform(20...100), sizes: SIMD2(low, low + random.uniform(0...100)),
                scrolls: (0..<20).map { _ in
                    random.chance(0.2) ? random.uniform(-3_000...6_000) : random.uniform(-100...200)
                })
        },
        shrink: { script in
            var simpler: [Script] = []
            func vary(_ change: (inout Script) -> Void) {
                var next = script
                change(&next)
                simpler.append(next)
            }
            for index in script.scrolls.indices { vary { $0.scrolls.remove(at: index) } }
            for index in script.counts.indices { vary { $0.counts.remove(at: index) } }
            if script.columns > 1 { vary { $0.columns = 1 } }
            if script.interGroupSpacing > 0 { vary { $0.interGroupSpacing = 0 } }
            if script.interSectionSpacing > 0 { vary { $0.interSectionSpacing = 0 } }
            if script.margins != .zero { vary { $0.margins = .zero } }
            if script.sizes.x != script.sizes.y { vary { $0.sizes = SIMD2(70, 70) } }
            if script.isRightToLeft { vary { $0.isRightToLeft = false } }
            return simpler
        })

    @Test func `Random measured layouts place items by their sizes, and measuring moves no visible item`() {
        checkProperty(seed: 0x26_03, cases: 150, Self.scripts) { Trial($0).run() }
    }

    @Test func `The space between sections stays after items are measured`() {
        let script = Script(
            isVertical: true, counts: [2, 1], interSectionSpacing: 100, scrolls: [])
        let collection = Numbers([[0, 1], [2]]).collection(
            in: WindowScene(size: CGSize(width: 390, height: 844)), script.layout())
        let third = collection.collectionViewLayout.layoutAttributesForItem(
            at: IndexPath(item: 0, section: 1))
        #expect(third?.frame.minY == 240)
    }

    @Test func `Right-to-left items that are measured do not move those that are seen`() {
        let script = Script(isRightToLeft: true, scrolls: Array(repeating: 37, count: 100))
        #expect(Trial(script).run() == nil)
    }
}
