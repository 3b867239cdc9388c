import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene

@Suite struct AnimationQueueTests {
    @Test func `Ten thousand animations end at their times, in order`() {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        var random = SeededGenerator(seed: 621)
        var expected: [(end: Double, index: Int)] = []
        var seen: [(now: Double, index: Int)] = []
        let count = randomCases(10_000)
        for index in 0..<count {
            let view = SceneView()
            scene.window.addSubview(view)
            // A thousand distinct ends, each shared by many.
            let duration = Double(random.integer(1...1_000)) / 1_000
            expected.append((duration, index))
            scene.animate(withDuration: duration) {
                view.alpha = 0
            } completion: { _ in
                seen.append((scene.now, index))
            }
        }
        #expect(scene.groups.count == count)
        #expect(scene.nextEventTime == expected.map(\.end).min())
        for tick in 1...60 { scene.advance(to: Double(tick) / 60) }
        expected.sort { ($0.end, $0.index) < ($1.end, $1.index) }
        #expect(seen.map(\.index) == expected.map(\.index))
        #expect(zip(seen, expected).allSatisfy { $0.now == $1.end })
        #expect(scene.isIdle && scene.nextEventTime == nil)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `Ten thousand blocks of one group complete in the order of their ends`() {
        let group = AnimationGroup(clock: .running(since: 0, from: 0))
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        scene.groups.append(group)
        var random = SeededGenerator(seed: 622)
        var expected: [(end: Double, index: Int)] = []
        var seen: [Int] = []
        for index in 0..<randomCases(10_000) {
            let end = Double(random.integer(0...500)) / 100
            expected.append((end, index))
            group.addBlock(end: end) { _ in seen.append(index) }
        }
        expected.sort { ($0.end, $0.index) < ($1.end, $1.index) }
        scene.advance(to: 2.5)
        #expect(seen == expected.prefix { $0.end <= 2.5 }.map(\.index))
        group.stop(wasCancelled: true)
        #expect(seen == expected.map(\.index))
    }

    /// Random operations on groups, compared with a linear search.
    @Test func `The next event is that of a linear search`() {
        var random = SeededGenerator(seed: 623)
        let queue = AnimationQueue()
        var list: [AnimationGroup] = []
        for step in 0..<randomCases(5_000) {
            let picked = list.isEmpty ? nil : list[random.integer(0...list.count - 1)]
            switch random.integer(0...6) {
            case 0, 1:
                let group = AnimationGroup(clock: .running(since: Double(random.integer(0...9)), from: 0))
                if random.chance(0.7) { group.addBlock(end: Double(random.integer(0...9)), completion: nil) }
                queue.append(group)
                list.append(group)
            case 2: picked?.clock = .held(1)
            case 3: picked?.clock = .running(since: Double(random.integer(0...9)), from: 0.5)
            case 4: picked?.addBlock(end: Double(random.integer(0...9)), completion: nil)
            case 5:
                if let (moment, group) = queue.next() { group.handleEvent(at: moment) }
            default:
                if let picked {
                    queue.remove(picked)
                    list.removeAll { $0 === picked }
                    if random.chance(0.3) {
                        queue.append(picked)
                        list.append(picked)
                    }
                }
            }
            var first: (moment: Double, group: AnimationGroup)?
            for group in list {
                if let moment = group.nextEvent, moment < first?.moment ?? .infinity {
                    first = (moment, group)
                }
            }
            let next = queue.next()
            guard next?.moment == first?.moment, next?.group === first?.group else {
                Issue.record("step \(step): \(next?.moment ?? -1) is due next, not \(first?.moment ?? -1)")
                return
            }
            #expect(queue.count == list.count)
            #expect(queue.eventCount == list.reduce(0) { $0 + $1.eventCount })
        }
        queue.abandon()
        #expect(queue.isEmpty && queue.next() == nil)
    }

    @Test func `A group follows the scene's time with the clock valid at that time`() {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        let group = AnimationGroup(clock: .running(since: 0, from: 0))
        group.addBlock(end: 10, completion: nil)
        scene.groups.append(group)
        scene.advance(to: 1)
        // The clock changes after the scene's time and before a value is read.
        group.clock = .held(7)
        #expect(group.localTime == 1)
        scene.advance(to: 1)
        #expect(group.localTime == 7)
        scene.groups.remove(group)
        group.clock = .running(since: 0, from: 0)
        scene.advance(to: 3)
        #expect(group.localTime == 7, "a group that is not the scene's keeps its time")
    }

    @Test func `The shown value follows every value it depends on`() {
        let view = SceneView()
        let group = AnimationGroup(clock: .held(2))
        view.alpha = 0.5
        group.add(
            Track(
                view: view.id, property: .opacity, delay: 0, duration: 1, from: .scalar(1), to: .scalar(0.5),
                pacing: .linear),
            to: view)
        group.refresh(at: 0)
        #expect(view.presentationState.opacity == 0.5)
        group.pastEnds.settle(by: .extrapolate, from: 0, span: 0)
        #expect(view.presentationState.opacity == 0)
        group.span = 4
        #expect(view.presentationState.opacity == 0.5, "it ends within the span")
        group.span = 1
        group.hold(at: AnimationGroup.Position(time: 2, proportion: 0.5))
        #expect(view.presentationState.opacity == 0.75)
        group.hold(at: AnimationGroup.Position(time: 0.25))
        #expect(view.presentationState.opacity == 0.875)
        view.model.opacity = 0.25
        #expect(view.presentationState.opacity == 0.625, "what is to go is added to what is set")
    }

    @Test func `Motions that differ only in delay have separate paces`() {
        let (first, second) = (SceneView(), SceneView())
        let group = AnimationGroup(clock: .held(0.5))
        for (view, delay) in [(first, 0.0), (second, 0.25)] {
            view.alpha = 0
            group.add(
                Track(
                    view: view.id, property: .opacity, delay: delay, duration: 1, from: .scalar(1),
                    to: .scalar(0), pacing: .linear),
                to: view)
        }
        group.refresh(at: 0)
        #expect(first.presentationState.opacity == 0.5)
        #expect(second.presentationState.opacity == 0.75)
        let sampler = group.timeline.sampler
        #expect(sampler.values(at: 0.5) == [.scalar(0.5), .scalar(0.75)])
    }

    @Test func `A released scene releases its groups`() {
        weak var group: AnimationGroup?
        do {
            let scene = WindowScene(size: CGSize(width: 100, height: 100))
            scene.animate(withDuration: 1) { scene.window.alpha = 0 }
            group = scene.window.motions[0].group
            _ = scene.nextEventTime
            #expect(group != nil)
        }
        #expect(group == nil)
    }
}
