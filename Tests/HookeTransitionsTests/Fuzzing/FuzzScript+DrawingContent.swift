import Hooke
import HookeTransitions
import TestSupport

extension FuzzHand {
    /// Draws an event of sheets, scroll views, the collection view or styles.
    mutating func contentEvent(_ random: inout SeededGenerator) -> FuzzEvent {
        switch random.integer(0...19) {
        case 0...4: return .sheet(page: random.integer(0...4), sheetStep(&random))
        case 5...9: return .scroll(scroller(&random), scrollStep(&random))
        case 10...13: return .collection(collectionStep(&random))
        case 14...15: return .prefer(page: random.integer(0...4), preference(&random))
        case 16: return .back(isPredictive: random.chance(0.5))
        case 17...18:
            return .touches(
                random.chance(0.7) ? .builtIn : FuzzAnimatorKind.allCases.randomElement(using: &random)!)
        default:
            return .policy(reducesMotion: random.chance(0.3), isRightToLeft: random.chance(0.3))
        }
    }

    private func scroller(_ random: inout SeededGenerator) -> Int { random.integer(0...2) }

    /// Queues the touches of a drag, a pinch or a catch.
    mutating func beginGesture(_ random: inout SeededGenerator) {
        let start = SIMD2(
            random.chance(0.4) ? [3.0, 387].randomElement(using: &random)! : random.uniform(20...370),
            random.uniform(20...830))
        let step: SIMD2<Double> =
            random.chance(0.5)
            ? SIMD2(random.uniform(-3...3), random.uniform(-70...70))
            : SIMD2(random.uniform(-60...60), random.uniform(-70...70))
        let isPinch = random.chance(0.25)
        let steps = random.integer(0...8)
        let pause = random.chance(0.2) ? 0.3 : 0
        let last: Touch.Phase = random.chance(0.9) ? .ended : .cancelled
        func add(_ phase: Touch.Phase, _ number: Int, after: Double, finger: Int) {
            let moved = start + step * Double(number) * (finger == 1 ? -0.5 : 1)
            let place = finger == 1 ? moved + SIMD2(60, 40) : moved
            pending.append(.touch(phase, x: place.x, y: place.y, after: after, finger: finger))
        }
        let fingers = isPinch ? [0, 1] : [0]
        for finger in fingers { add(.began, 0, after: 0.01, finger: finger) }
        for number in 0..<steps {
            for finger in fingers { add(.moved, number + 1, after: 0.008, finger: finger) }
        }
        for finger in fingers { add(last, steps, after: finger == 0 ? pause : 0, finger: finger) }
        pending.reverse()
    }

    private func height(_ random: inout SeededGenerator) -> Double {
        random.chance(0.1)
            ? [0, -1, .nan, .infinity, 1e-300, 1e300].randomElement(using: &random)!
            : random.uniform(20...900)
    }

    private func sheetStep(_ random: inout SeededGenerator) -> FuzzSheetStep {
        switch random.integer(0...11) {
        case 0...3:
            return .heights(
                (0..<random.integer(0...4)).map { _ in height(&random) }, animated: random.chance(0.5))
        case 4...6: return .select(random.integer(0...4), animated: random.chance(0.6))
        case 7: return .undimmed(random.chance(0.3) ? nil : random.integer(0...3))
        case 8: return random.chance(0.5) ? .modal(random.chance(0.5)) : .mayDismiss(random.chance(0.7))
        case 9: return .expandsByScrolling(random.chance(0.5))
        case 10: return .grabber(random.chance(0.7))
        default: return .enabled(random.chance(0.7))
        }
    }

    private func scrollStep(_ random: inout SeededGenerator) -> FuzzScrollStep {
        func number(_ range: ClosedRange<Double>) -> Double {
            random.chance(0.05)
                ? [.nan, .infinity, -1e300, 1e300].randomElement(using: &random)! : random.uniform(range)
        }
        switch random.integer(0...13) {
        case 0...4: return .show(page: random.integer(0...4))
        case 5: return .nest
        case 6: return .hide
        case 7...8:
            return .offset(x: number(-100...900), y: number(-200...3_000), animated: random.chance(0.7))
        case 9: return .toTop(animated: random.chance(0.7))
        case 10: return .content(width: number(0...2_000), height: number(0...4_000))
        case 11: return .inset(number(-50...200))
        case 12:
            return .style(
                FuzzScrollStyle(
                    isAndroid: random.chance(0.4), isPaging: random.chance(0.3), bounces: random.chance(0.7),
                    locksDirection: random.chance(0.3)))
        default: return .enabled(random.chance(0.6))
        }
    }

    private func collectionStep(_ random: inout SeededGenerator) -> FuzzCollectionStep {
        func several() -> [Double] { (0..<random.integer(1...4)).map { _ in random.unit() } }
        switch random.integer(0...11) {
        case 0...1: return .insert(several())
        case 2...3: return .delete(several())
        case 4: return .move(from: random.unit(), to: random.unit())
        case 5: return .reload(count: random.integer(0...80))
        case 6...7: return .layout(random.integer(0...3), animated: random.chance(0.7))
        case 8: return .begin(random.integer(0...3))
        case 9...10: return .progress(fraction(&random))
        default: return .end(finishes: random.chance(0.5))
        }
    }

    private func preference(_ random: inout SeededGenerator) -> FuzzPreference {
        switch random.integer(0...9) {
        case 0: return .none
        case 1...2: return .predictiveBack
        default: return .zoom(label: random.integer(0...3))
        }
    }
}
