import Hooke
import HookeTimeline
import TestSupport
import Testing

@Suite struct SheetDetentsTests {
    private let three = try! SheetDetents(heights: [794, 80, 422], extent: 844)

    @Test func `The published releases settle to the published heights`() {
        let rows: [(height: Double, velocity: Double, end: Double, target: Double)] = [
            (300, 0, 300, 422), (300, 1_200, 418.8, 422), (300, -900, 210.9, 80), (700, -500, 650.5, 794),
        ]
        let projection = MomentumProjection(rate: .fast, rule: .discrete)
        for row in rows {
            // Worst error seen: 3.7 u.
            let end = projection.end(from: row.height, velocity: row.velocity)
            #expect((end - row.end).magnitude <= 4 * row.end * 0x1p-53)
            #expect(three.target(from: row.height, velocity: row.velocity) == row.target)
        }
    }

    @Test func `Heights are sorted, and merged within one point`() throws {
        let detents = try SheetDetents(heights: [500, 422.5, 100, 422, 423.0, 423.5], extent: 844)
        #expect(detents.heights == [100, 422, 423.5, 500])
    }

    @Test func `Invalid heights are refused with field, value and what is accepted`() {
        for bad in [0, -1, 845, Double.nan, .infinity] {
            let error = #expect(throws: HookeError.self) {
                _ = try SheetDetents(heights: [100, bad], extent: 844)
            }
            #expect("\(error!)" == "heights[1] is \(bad); accepted: above 0 and at most the extent")
        }
        #expect(throws: HookeError.self) { _ = try SheetDetents(heights: [], extent: 844) }
        #expect(throws: HookeError.self) { _ = try SheetDetents(heights: [1], extent: .nan) }
        #expect(throws: HookeError.self) { _ = try SheetDetents(heights: [1], extent: 0) }
    }

    @Test func `At the same distance the velocity decides, and without velocity the larger height`() throws {
        let detents = try SheetDetents(heights: [100, 300], extent: 844)
        #expect(detents.target(from: 200, velocity: 0) == 300)
        #expect(detents.target(from: 50, velocity: 0) == 100)
        // 1000·0.099 is 99, exactly.
        #expect(detents.target(from: 101, velocity: 1_000) == 300)
        #expect(detents.target(from: 299, velocity: -1_000) == 100)
        #expect(detents.target(from: 149, velocity: -1_000) == 0)
    }

    @Test func `A sheet settles to 0 only if it is dismissible`() throws {
        let fixed = try SheetDetents(heights: [80, 422], extent: 844, isDismissible: false)
        #expect(three.target(from: 30, velocity: 0) == 0)
        #expect(three.target(from: 422, velocity: -9_000) == 0)
        #expect(fixed.target(from: 30, velocity: 0) == 80)
        #expect(fixed.target(from: 422, velocity: -9_000) == 80)
    }

    @Test func `A target is never farther from the projection than another height`() {
        checkProperty(seed: 1, cases: 2_000, .sheetState) { state in
            let target = state.detents.target(from: state.height, velocity: state.velocity)
            let end = state.height + 0.099 * state.velocity
            let rests = state.detents.heights + (state.detents.isDismissible ? [0] : [])
            guard rests.contains(target) else { return "\(target) is not a height" }
            let slack = 1e-9
            let isNearest = rests.allSatisfy { (target - end).magnitude <= ($0 - end).magnitude + slack }
            return isNearest ? nil : "\(target) is not nearest to \(end) of \(rests)"
        }
    }

    @Test func `Beyond the ends a band resists, continuous in place, and its inverse is exact`() {
        checkProperty(seed: 2, cases: 2_000, .sheetState) { state in
            let (detents, finger) = (state.detents, state.height * 3 - state.detents.extent)
            let shown = detents.shownHeight(forFinger: finger)
            let bottom = detents.isDismissible ? 0 : detents.lowest
            if finger >= bottom, finger <= detents.largest, shown != finger { return "it does not follow" }
            if shown > detents.largest, shown - detents.largest >= finger - detents.largest {
                return "no resistance"
            }
            // Conditioned by the slope; worst error seen in 200,000 cases: 2.5 u of the extent.
            let back = detents.fingerHeight(forShown: shown)
            let slope = detents.slope(atFinger: finger)
            let error = (back - finger).magnitude * slope / detents.extent / 0x1p-53
            return error <= 8 ? nil : "\(back) instead of \(finger), \(error) u"
        }
    }

    @Test func `The slope is the derivative of the shown height`() {
        checkProperty(seed: 3, cases: 500, .sheetState) { state in
            let (detents, finger, h) = (state.detents, state.height * 3 - state.detents.extent, 1e-4)
            let ends = [detents.largest, detents.isDismissible ? 0 : detents.lowest]
            if ends.contains(where: { ($0 - finger).magnitude < 1 }) { return nil }
            let high = detents.shownHeight(forFinger: finger + h)
            let low = detents.shownHeight(forFinger: finger - h)
            let error = ((high - low) / (2 * h) - detents.slope(atFinger: finger)).magnitude
            return error < 1e-8 ? nil : "\(error)"
        }
    }

    @Test func `A settle starts at the shown height and velocity, and reduced it never passes the target`() {
        checkProperty(seed: 4, cases: 500, .sheetState) { state in
            let target = state.detents.target(from: state.height, velocity: state.velocity)
            for overshoots in [true, false] {
                let motion = state.detents.settling(
                    from: state.height, velocity: state.velocity, to: target, overshoots: overshoots)
                if motion.position(at: 0) != state.height { return "height" }
                if motion.velocity(at: 0) != state.velocity, target != state.height { return "velocity" }
                guard !overshoots else { continue }
                let side = target - state.height
                for step in 0...200 {
                    let rest = target - motion.position(at: 0.005 * Double(step))
                    if rest * side < -1e-9 * side.magnitude { return "passes \(target)" }
                }
            }
            return nil
        }
    }

    @Test func `At the target a reduced settle has no motion`() {
        let motion = three.settling(from: 422, velocity: 300, to: 422, overshoots: false)
        #expect(motion.position(at: 0.1) == 422)
        #expect(three.settling(from: 422, velocity: 300, to: 422).position(at: 0.1) > 422)
    }

    @Test func `Dimming grows from the largest undimmed height to the next`() {
        #expect(three.dimming(at: 40, undimmedThrough: nil) == 0.5)
        #expect(three.dimming(at: 80, undimmedThrough: nil) == 1)
        #expect(three.dimming(at: 80, undimmedThrough: 0) == 0)
        #expect(three.dimming(at: 251, undimmedThrough: 0) == 0.5)
        #expect(three.dimming(at: 422, undimmedThrough: 0) == 1)
        #expect(three.dimming(at: 422, undimmedThrough: 1) == 0)
        #expect(three.dimming(at: 608, undimmedThrough: 1) == 0.5)
        #expect(three.dimming(at: 844, undimmedThrough: 1) == 1)
        #expect(three.dimming(at: 794, undimmedThrough: 2) == 0)
    }

    @Test func `A tap on the grabber goes one up, and from the top to the lowest`() {
        #expect(three.next(after: 80) == 422)
        #expect(three.next(after: 422) == 794)
        #expect(three.next(after: 794) == 80)
        #expect(three.index(nearest: 251) == 1)
        #expect(three.index(nearest: 100) == 0)
    }
}

/// Detents with a shown height and a velocity.
struct SheetState {
    var detents: SheetDetents
    var height: Double
    var velocity: Double
}

extension Generator where Value == SheetState {
    /// One to five heights in a container of 200 to 1000 points.
    static var sheetState: Generator<SheetState> {
        Generator(draw: { random in
            let extent = Double.random(in: 200...1_000, using: &random)
            let heights = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                Double.random(in: 1...extent, using: &random)
            }
            let detents = try! SheetDetents(
                heights: heights, extent: extent, isDismissible: .random(using: &random))
            return SheetState(
                detents: detents, height: .random(in: 0...extent, using: &random),
                velocity: .random(in: -4_000...4_000, using: &random))
        })
    }
}
