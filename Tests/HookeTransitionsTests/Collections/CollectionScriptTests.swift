import Foundation
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// L10: a collection view that uses its cells again shows what one shows that has made all of them for this.
@Suite struct CollectionScriptTests {
    enum Step: Sendable {
        case scroll(Double)
        case jump(Double, animated: Bool)
        case insert([Double])
        case delete([Double])
        case move(Double, Double)
        case reload(Int)
        case layout(Int, animated: Bool)
        case begin(Int)
        case progress(Double)
        case end(finishes: Bool)
        case touchCell(Double)
        case advance(Double)
    }

    @Test func `L10: After random scrolls, updates and changes of layout it shows what new cells show`() {
        checkProperty(seed: 0x10, cases: 150, Self.scripts) { World().run($0) }
    }

    private static let scripts = Generator<[Step]>(
        draw: { random in (0..<Int.random(in: 1...25, using: &random)).map { _ in step(&random) } },
        shrink: { steps in
            steps.indices.map { index in steps.enumerated().filter { $0.offset != index }.map(\.element) }
        })

    private static func step(_ random: inout SeededGenerator) -> Step {
        func several() -> [Double] { (0..<random.integer(1...4)).map { _ in random.uniform(0...1) } }
        switch random.integer(0...14) {
        case 0...2: return .scroll(random.uniform(-700...1200))
        case 3: return .jump(random.uniform(0...1), animated: Bool.random(using: &random))
        case 4: return .insert(several())
        case 5: return .delete(several())
        case 6: return .move(random.uniform(0...1), random.uniform(0...1))
        case 7: return .reload(random.integer(0...400))
        case 8, 9: return .layout(random.integer(0...3), animated: random.integer(0...2) > 0)
        case 10: return .begin(random.integer(0...3))
        case 11: return .progress(random.uniform(0...1))
        case 12: return .end(finishes: Bool.random(using: &random))
        case 13: return .touchCell(random.uniform(0...1))
        default: return .advance(random.uniform(0...0.4))
        }
    }

    private final class World {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let numbers = Numbers([Array(0..<200), [], Array(200..<260)])
        let collection: CollectionView
        var kind = 0
        var next = 1000
        var isBetween: Int?

        init() { collection = numbers.collection(in: scene, Self.layout(0)) }

        static func layout(_ kind: Int) -> CollectionLayout {
            switch kind {
            case 0: return Photos.grid()
            case 1:
                let layout = Photos.grid()
                layout.itemSize = CGSize(width: 300, height: 220)
                return layout
            case 2: return CollectionLineLayout()
            default: return CollectionStackLayout()
            }
        }

        func run(_ steps: [Step]) -> String? {
            for (number, step) in steps.enumerated() {
                take(step)
                if let fault = identityFault() { return "step \(number): \(fault)" }
                if isBetween == nil, scene.isIdle, let fault = restFault() {
                    return "step \(number): \(fault)"
                }
            }
            if isBetween != nil { take(.end(finishes: true)) }
            scene.runOut()
            collection.contentOffset.y += 1
            return identityFault() ?? restFault()
        }

        /// Returns a part 0...1 of the items as an index path; `nil` without items.
        private func path(_ part: Double) -> IndexPath? {
            let count = collection.indexPaths.count
            return count == 0 ? nil : collection.indexPaths[min(count - 1, Int(part * Double(count)))]
        }

        private func take(_ step: Step) {
            switch step {
            case .scroll(let distance):
                collection.contentOffset = clamped(distance, isJump: false)
            case .jump(let part, let animated):
                let change = { self.collection.contentOffset = self.clamped(part, isJump: true) }
                if animated { scene.animate(withDuration: 0.2, animations: change) } else { change() }
            case .insert(let parts):
                let paths = Set(parts.compactMap(path)).sorted()
                for path in paths {
                    numbers.sections[path.section].insert(next, at: path.item)
                    next += 1
                }
                collection.insertItems(at: paths)
            case .delete(let parts):
                let paths = Set(parts.compactMap(path)).sorted()
                for path in paths.reversed() { numbers.sections[path.section].remove(at: path.item) }
                collection.deleteItems(at: paths)
            case .move(let from, let to):
                guard let from = path(from), let to = path(to), from != to else { return }
                let number = numbers.sections[from.section].remove(at: from.item)
                numbers.sections[to.section].insert(
                    number, at: min(to.item, numbers.sections[to.section].count))
                let target = numbers.sections[to.section].firstIndex(of: number)!
                collection.moveItem(at: from, to: IndexPath(item: target, section: to.section))
            case .reload(let count):
                numbers.sections[0] = Array(next..<next + count)
                next += count
                collection.reloadData()
            case .layout(let kind, let animated):
                guard isBetween == nil else { return }
                self.kind = kind
                collection.setCollectionViewLayout(Self.layout(kind), animated: animated)
            case .begin(let kind):
                guard isBetween == nil else { return }
                isBetween = kind
                collection.startInteractiveTransition(to: Self.layout(kind))
            case .progress(let progress):
                (collection.collectionViewLayout as? CollectionTransitionLayout)?.transitionProgress =
                    progress
            case .end(let finishes):
                guard let target = isBetween else { return }
                isBetween = nil
                if finishes { kind = target }
                if finishes {
                    collection.finishInteractiveTransition()
                } else {
                    collection.cancelInteractiveTransition()
                }
            case .touchCell(let part):
                // The cell moves, and its model stays.
                let cells = collection.subviews
                guard !cells.isEmpty, let cell = cells[Int(part * Double(cells.count - 1))] as? NumberCell
                else { return }
                let place = cell.center
                scene.animate(withDuration: 0.3) { cell.center.x += 30 }
                cell.center = place
            case .advance(let time): scene.advance(to: scene.now + time)
            }
        }

        private func clamped(_ amount: Double, isJump: Bool) -> CGPoint {
            let (content, size, old) = (
                collection.contentSize, collection.bounds.size, collection.contentOffset
            )
            let limit = CGPoint(
                x: max(0, content.width - size.width), y: max(0, content.height - size.height))
            let asked =
                isJump
                ? CGPoint(x: amount * limit.x, y: amount * limit.y)
                : CGPoint(x: old.x + amount, y: old.y + amount)
            return CGPoint(x: min(max(0, asked.x), limit.x), y: min(max(0, asked.y), limit.y))
        }

        /// Returns a cell that does not show its item, or whose state does not fit the tree.
        private func identityFault() -> String? {
            if let fault = numbers.faults.first { return fault }
            for index in collection.cells.order {
                let (path, cell) = (collection.indexPaths[index], collection.cells[index]!)
                guard numbers.sections[path.section].indices.contains(path.item) else {
                    return "\(path) is gone"
                }
                if cell.name != "\(numbers.sections[path.section][path.item])" {
                    return "\(path) shows \(cell.name)"
                }
                if cell.superview !== collection { return "\(path) is not in the tree" }
            }
            let known = collection.cells.all.count + collection.departing.count
            if collection.subviews.count != known {
                return "\(collection.subviews.count) cells, not \(known)"
            }
            return nil
        }

        /// Returns a difference from a collection view with new cells.
        private func restFault() -> String? {
            let other = WindowScene(size: scene.bounds.size)
            let fresh = Numbers(numbers.sections)
            let twin = fresh.collection(in: other, Self.layout(kind))
            twin.contentOffset = collection.contentOffset
            if collection.picture != twin.picture {
                let (a, b) = (collection.picture.map(\.name), twin.picture.map(\.name))
                return a == b ? "other states at \(collection.contentOffset)" : "shows \(a), not \(b)"
            }
            if !collection.departing.isEmpty { return "a deleted cell is left" }
            return nil
        }
    }
}
