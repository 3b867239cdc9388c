import Foundation
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// A right-to-left collection view shows the mirror image of one from left to right.
@Suite struct CollectionMirrorTests {
    enum Step: Sendable {
        case scroll(SIMD2<Double>)
        case place(SIMD2<Double>, animated: Bool)
        case drag(SIMD2<Double>, steps: Int, lifts: Bool)
        case lift
        case run(Double)
        case insert(Double, Int)
        case delete(Double)
        case reload(Int)
        case layout(Int, animated: Bool)
        case view(width: Double)
    }

    /// The left-to-right collection view and the other, whose finger is mirrored.
    private final class Twins {
        let scenes = [
            WindowScene(size: CGSize(width: 390, height: 844)),
            WindowScene(size: CGSize(width: 390, height: 844)),
        ]
        let numbers: [Numbers]
        let pair: [CollectionView]
        var finger: SIMD2<Double>?
        var next = 1_000

        init(_ kind: Int, _ count: Int) {
            scenes[1].layoutDirection = .rightToLeft
            numbers = (0..<2).map { _ in Numbers([Array(0..<count), Array(count..<count + 9)]) }
            pair = [
                numbers[0].collection(in: scenes[0], Self.layout(kind)),
                numbers[1].collection(in: scenes[1], Self.layout(kind)),
            ]
        }

        static func layout(_ kind: Int) -> CollectionLayout {
            switch kind {
            case 0, 1:
                let layout = CollectionFlowLayout()
                layout.scrollDirection = kind == 0 ? .vertical : .horizontal
                layout.itemSize = CGSize(width: 110, height: 70)
                layout.sectionInset = .init(top: 3, left: 21, bottom: 5, right: 8)
                return layout
            case 2: return CollectionLineLayout()
            case 3: return CollectionStackLayout()
            default:
                let isVertical = kind == 4
                let size =
                    isVertical
                    ? CollectionLayoutSize(
                        widthDimension: .fractionalWidth(0.45), heightDimension: .estimated(60))
                    : CollectionLayoutSize(
                        widthDimension: .estimated(60), heightDimension: .fractionalHeight(0.5))
                let item = CollectionLayoutItem(layoutSize: size)
                item.contentInsets = .init(top: 1, leading: 7, bottom: 2, trailing: 0)
                let all = CollectionLayoutDimension.fractionalWidth(1)
                let group =
                    isVertical
                    ? CollectionLayoutGroup.horizontal(
                        layoutSize: .init(widthDimension: all, heightDimension: .estimated(60)),
                        subitems: [item])
                    : CollectionLayoutGroup.vertical(
                        layoutSize: .init(
                            widthDimension: .estimated(60), heightDimension: .fractionalHeight(1)),
                        subitems: [item])
                let section = CollectionLayoutSection(group: group)
                section.interGroupSpacing = 4
                section.contentInsets = .init(top: 9, leading: 17, bottom: 3, trailing: 5)
                let layout = CollectionCompositionalLayout(section: section)
                layout.scrollDirection = isVertical ? .vertical : .horizontal
                layout.interSectionSpacing = 31
                layout.measureItem = { path, size in
                    let extent = 20 + Double(path.item * 37 % 101)
                    return isVertical
                        ? CGSize(width: size.width, height: extent)
                        : CGSize(width: extent, height: size.height)
                }
                return layout
            }
        }

        private func end(_ index: Int) -> Double {
            Double(pair[index].contentSize.width - pair[index].bounds.width)
        }

        /// The distance from the content's start.
        private func place(_ index: Int) -> SIMD2<Double> {
            let offset = pair[index].contentOffset
            return SIMD2(index == 0 ? offset.x : end(1) - offset.x, offset.y)
        }

        private func set(_ place: SIMD2<Double>, _ index: Int, animated: Bool) {
            pair[index].setContentOffset(
                CGPoint(x: index == 0 ? place.x : end(1) - place.x, y: place.y), animated: animated)
        }

        private func send(_ phase: Touch.Phase) {
            guard let finger else { return }
            for (index, scene) in scenes.enumerated() {
                let x = index == 0 ? finger.x : 390 - finger.x
                scene.send(Touch(phase, at: CGPoint(x: x, y: finger.y), time: scene.now + 1.0 / 120))
            }
        }

        private func path(_ part: Double) -> IndexPath? {
            let sections = numbers[0].sections
            let section = sections[0].isEmpty ? 1 : 0
            let count = sections[section].count
            return count == 0
                ? nil : IndexPath(item: min(count - 1, Int(part * Double(count))), section: section)
        }

        func take(_ step: Step) {
            switch step {
            case .scroll(let step):
                for index in 0..<2 { set(place(index) + step, index, animated: false) }
            case .place(let place, let animated):
                for index in 0..<2 { set(place, index, animated: animated) }
            case .drag(let step, let count, let lifts):
                if finger == nil {
                    // A view that moves gets no touches, and not always both move.
                    if pair.contains(where: { $0.isInMotion(.bounds) }) { take(.run(0.4)) }
                    finger = SIMD2(200, 400)
                    send(.began)
                }
                for _ in 0..<count {
                    finger! += step
                    send(.moved)
                }
                if lifts { take(.lift) }
            case .lift:
                send(.ended)
                finger = nil
            case .run(let time):
                for scene in scenes {
                    let end = scene.now + time
                    while scene.now < end { scene.advance(to: min(end, scene.now + 1.0 / 60)) }
                }
            case .insert(let part, let count):
                guard let path = path(part) else { return }
                let paths = (0..<count).map { IndexPath(item: path.item + $0, section: path.section) }
                for index in 0..<2 {
                    numbers[index].sections[path.section].insert(
                        contentsOf: next..<next + count, at: path.item)
                    pair[index].insertItems(at: paths)
                }
                next += count
            case .delete(let part):
                guard let path = path(part) else { return }
                for index in 0..<2 {
                    numbers[index].sections[path.section].remove(at: path.item)
                    pair[index].deleteItems(at: [path])
                }
            case .reload(let count):
                for index in 0..<2 {
                    numbers[index].sections = [Array(next..<next + count), [1, 2, 3]]
                    pair[index].reloadData()
                }
                next += count
            case .layout(let kind, let animated):
                for view in pair { view.setCollectionViewLayout(Self.layout(kind), animated: animated) }
            case .view(let width):
                pair[0].frame.size.width = width
                pair[1].frame = CGRect(x: 390 - width, y: 0, width: width, height: 844)
            }
        }

        /// The visible cells of items by name, from the side where lines begin.
        private func cells(_ index: Int) -> [String: CGRect] {
            let view = pair[index]
            var cells: [String: CGRect] = [:]
            for cell in view.subviews
            where view.indexPath(for: cell) != nil
                && cell.frame.insetBy(dx: 1e-3, dy: 1e-3).overlaps(view.bounds)
            {
                var frame = cell.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
                if index == 1 { frame.origin.x = view.bounds.width - frame.maxX }
                cells[cell.name] = frame
            }
            return cells
        }

        func fault() -> String? {
            if let found = difference(place(1).x, place(0).x, within: 1e-6, "the distance from the start") {
                return found
            }
            if let found = difference(place(1).y, place(0).y, within: 1e-6, "the offset along y") {
                return found
            }
            let (left, right) = (cells(0), cells(1))
            guard Set(left.keys) == Set(right.keys) else {
                return "shows \(right.keys.sorted()), from left to right \(left.keys.sorted())"
            }
            for (name, a) in left {
                let b = right[name]!
                for (x, y) in [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)] {
                    if let found = difference(y, x, within: 1e-6, "cell \(name) at \(b), not \(a)") {
                        return found
                    }
                }
            }
            return nil
        }

        func run(_ steps: [Step]) -> String? {
            if let fault = fault() { return "at first: \(fault)" }
            for (number, step) in steps.enumerated() {
                take(step)
                if let fault = fault() { return "step \(number): \(fault)" }
            }
            take(.lift)
            for scene in scenes { scene.runOut() }
            return fault().map { "at rest: \($0)" }
        }
    }

    struct Script: Sendable {
        var kind: Int
        var count: Int
        var steps: [Step]
    }

    private static func step(_ random: inout SeededGenerator) -> Step {
        func vector(_ size: Double) -> SIMD2<Double> {
            SIMD2(random.uniform(-size...size), random.uniform(-size...size))
        }
        switch random.integer(0...14) {
        case 0...2: return .scroll(vector(200))
        case 3:
            return .place(
                SIMD2(random.uniform(-100...4_000), random.uniform(-100...4_000)),
                animated: random.chance(0.5))
        case 4...7: return .drag(vector(35), steps: random.integer(1...12), lifts: random.chance(0.6))
        case 8: return .lift
        case 9, 10: return .run(random.logUniform(0.01...1))
        case 11: return .insert(random.unit(), random.integer(1...4))
        case 12: return random.chance(0.8) ? .delete(random.unit()) : .reload(random.integer(0...150))
        case 13: return .layout(random.integer(0...5), animated: random.chance(0.5))
        default: return .view(width: random.uniform(250...390))
        }
    }

    private static let scripts = Generator<Script>(
        draw: { random in
            Script(
                kind: random.integer(0...5), count: random.chance(0.3) ? random.integer(0...5) : 100,
                steps: (0..<random.integer(1...25)).map { _ in step(&random) })
        },
        shrink: { script in
            script.steps.indices.map {
                var next = script
                next.steps.remove(at: $0)
                return next
            }
        })

    @Test func `A random right-to-left collection view shows the mirror image of one from left to right`() {
        checkProperty(seed: 0x26_04, cases: 100, Self.scripts) { Twins($0.kind, $0.count).run($0.steps) }
    }

    @Test func `A new layout ends a scroll, also at the offset of now`() {
        let steps: [Step] = [
            .place(SIMD2(968, 0), animated: false), .place(SIMD2(500, 0), animated: true),
            .layout(4, animated: false),
        ]
        #expect(Twins(1, 100).run(steps) == nil)
    }

    @Test func `The cell of a deleted item fades where it is, from right to left too`() throws {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        scene.layoutDirection = .rightToLeft
        let numbers = Numbers([Array(0..<40)])
        let layout = CollectionFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 800)
        let collection = numbers.collection(in: scene, layout)
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
        func shown() -> Double {
            cell.presentationState.position.x - collection.presentationState.bounds.minX
        }
        let before = shown()
        numbers.sections[0].remove(at: 2)
        collection.deleteItems(at: [IndexPath(item: 2, section: 0)])
        for time in [0.05, 0.1, 0.2] {
            scene.advance(to: time)
            #expect(difference(shown(), before, within: 1e-9) == nil)
        }
        scene.runOut()
        #expect(numbers.faults == [])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `A thrown list whose items are deleted goes on, and rests inside its edges`(
        _ direction: LayoutDirection
    ) {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        scene.layoutDirection = direction
        let numbers = Numbers([Array(0..<200)])
        let layout = CollectionFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 800)
        let collection = numbers.collection(in: scene, layout)
        let sign: Double = direction == .leftToRight ? 1 : -1
        for number in 0...12 {
            let place = CGPoint(x: 200 - sign * 15 * Double(number), y: 400)
            scene.send(Touch(number == 0 ? .began : .moved, at: place, time: 0.01 * Double(number)))
        }
        scene.send(Touch(.ended, at: CGPoint(x: 200 - sign * 180, y: 400), time: 0.125))
        #expect(collection.isDecelerating)
        scene.advance(to: 0.2)
        let speed = collection.scrollVelocity.x
        numbers.sections[0].removeSubrange(10...)
        collection.deleteItems(at: (10..<200).map { IndexPath(item: $0, section: 0) })
        #expect(collection.isDecelerating)
        #expect(difference(Double(collection.scrollVelocity.x), Double(speed), within: 1e-9) == nil)
        scene.runOut()
        let end = 10 * 110 - 10 - 390.0
        #expect(
            difference(Double(collection.contentOffset.x), direction == .leftToRight ? end : 0, within: 0)
                == nil)
    }
}
