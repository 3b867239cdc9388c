import Hooke
import TestSupport
import Testing

@testable import HookeTool

/// The rows of numbers under `key` of the answer to `line`.
private func rows(_ key: String, _ line: String) throws -> [[Double]] {
    let answer = try #require(answers(line)[0])
    guard let object = try JSONValue(parsing: Array(answer.utf8)).object,
        let rows = object[key]?.elements
    else {
        Issue.record("no \(key) in \(answer)")
        return []
    }
    return rows.map { row in
        guard let numbers = row.elements else { return [] }
        return numbers.map { $0.number ?? .nan }
    }
}

@Suite struct EvalBatchTests {
    // MARK: - batch

    @Test func `A batch equals the motion of each spring`() throws {
        var random = SeededGenerator(seed: 12)
        let springs = try (0..<50).map { _ in
            try Spring(
                mass: random.logUniform(0.1...10), stiffness: random.logUniform(1...1e4),
                damping: random.chance(0.1) ? 0 : random.logUniform(0.1...1e3))
        }
        func draw(_ range: ClosedRange<Double>) -> [Double] { springs.map { _ in random.uniform(range) } }
        let (from, to, velocity) = (draw(-10...10), draw(-10...10), draw(-100...100))
        let times = [0, 0.01, 0.3, 2]
        let texts = springs.map {
            #"{"mass":\#($0.mass),"stiffness":\#($0.stiffness),"damping":\#($0.damping)}"#
        }
        let line =
            #"{"op":"batch","springs":\#(JSONText.array(texts)),"from":\#(JSONText.numbers(from)),"#
            + #""to":\#(JSONText.numbers(to)),"velocity":\#(JSONText.numbers(velocity)),"#
            + #""at":\#(JSONText.numbers(times))}"#
        let (values, velocities) = (try rows("value", line), try rows("velocity", line))
        #expect(values.count == times.count && velocities.count == times.count)
        var worst = Worst<String>()
        for (row, time) in times.enumerated() {
            for (index, spring) in springs.enumerated() {
                let motion = SpringMotion(
                    spring: spring, from: from[index], to: to[index], initialVelocity: velocity[index])
                let state = motion.state(at: time)
                let frequency = spring.angularFrequency
                let off = stateNorm(
                    displacement: values[row][index] - state.position,
                    velocity: velocities[row][index] - state.velocity, angularFrequency: frequency)
                let norm = stateNorm(
                    displacement: state.position - to[index], velocity: state.velocity,
                    angularFrequency: frequency)
                let turns = 20 + frequency * time
                worst.note(
                    off / (norm * turns + 2 * to[index].magnitude) / unitRoundoff, "\(spring) at \(time)")
            }
        }
        // The batch's own bound is 1, and both positions are rounded. Measured: at most 0.67.
        #expect(worst.error <= 1, "\(worst)")
    }

    @Test func `Springs of a batch start at rest and run from 0 to 1 by default`() throws {
        let line =
            #"{"op":"batch","springs":[{"preset":"bouncy"},{"response":0.5,"dampingRatio":1}],"at":[0.1]}"#
        let bouncy = SpringMotion(spring: .bouncy, from: 0.0, to: 1).position(at: 0.1)
        #expect(difference(try rows("value", line)[0][0], bouncy, within: 1e-15) == nil)
        #expect(
            answers(#"{"op":"batch","springs":[],"at":[1]}"#)
                == [#"{"value":[[]],"velocity":[[]],"moving":[0]}"#])
    }

    @Test func `Springs near their target are at rest, and the others are counted`() throws {
        let line =
            #"{"op":"batch","springs":[{"preset":"interactive"},{"stiffness":4,"damping":0}],"at":[0,9],"#
            + #""restPosition":0.001,"restVelocity":0.001}"#
        #expect(answers(line)[0]?.hasSuffix(#","moving":[2,1]}"#) == true)
        #expect(try rows("value", line)[1][0] == 1)
        #expect(try rows("velocity", line)[1][0] == 0)
    }

    @Test(arguments: [
        (
            #""springs":[{"preset":"bouncy"},{"stiffness":1}]"#,
            "springs[1].stiffness is 1 alone; accepted: with it one of damping, dampingRatio"
        ),
        (
            #""springs":[3]"#,
            "springs[0] is 3; accepted: smooth, snappy, bouncy, interactive, responsive, coreAnimationDefault, uiKitTimingDefault, spring(…) with one of stiffness and damping, stiffness and dampingRatio, response and dampingRatio, duration and bounce, settlingDuration and dampingRatio, bounciness and speed, origami(…), react-spring(…), motion(…)"
        ),
        (
            #""springs":[{"preset":"bouncy","to":1}]"#,
            "unknown field \"springs[0].to\"; accepted: mass, stiffness, damping, response, dampingRatio, duration, bounce, settlingDuration, bounciness, speed, preset, spring, origami, reactSpring, motion, tension, friction"
        ),
        (
            #""springs":[{"preset":"bouncy"}],"from":[1,2]"#,
            "from is [1, 2]; accepted: 1 number, one for each spring"
        ),
        (
            #""springs":[{"preset":"bouncy"}],"restPosition":-1"#,
            "restPosition is -1.0; accepted: finite numbers of at least 0"
        ),
        (#""springs":{}"#, "springs is {}; accepted: an array of springs"),
    ])
    func `A wrong batch is refused by name`(fields: String, reason: String) throws {
        let said = try refusal(#"{"op":"batch","at":[0],\#(fields)}"#)
        #expect(said == reason)
    }

    // MARK: - network

    @Test func `A single anchored node moves as a spring`() throws {
        let spring = try Spring(mass: 2, stiffness: 50, damping: 3)
        let motion = SpringMotion(spring: spring, from: 4.0, to: 1, initialVelocity: -2)
        let times = [0, 0.1, 0.5, 3]
        let line =
            #"{"op":"network","masses":[2],"anchors":[[0,50,3]],"from":[4],"to":[1],"velocity":[-2],"at":\#(times)}"#
        for (row, time) in times.enumerated() {
            let state = motion.state(at: time)
            // Measured: 8.9e-16 and 3.6e-15.
            #expect(difference(try rows("value", line)[row][0], state.position, within: 1e-13) == nil)
            #expect(difference(try rows("velocity", line)[row][0], state.velocity, within: 1e-13) == nil)
        }
    }

    @Test func `Links and matrices describe the same network`() throws {
        let rest = #""from":[1,-1],"to":[0.5,0],"velocity":[0,3],"forces":[1,0],"at":[0,0.2,1]}"#
        let graph = #"{"op":"network","masses":[1,2],"links":[[0,1,100,5]],"anchors":[[0,60,4]],\#(rest)"#
        let matrices = #""damping":[[9,-5],[-5,5]],"stiffness":[[160,-100],[-100,100]],\#(rest)"#
        let expected = try rows("value", graph)
        #expect(expected[0] == [1, -1])
        for masses in [#""masses":[1,2]"#, #""mass":[[1,0],[0,2]]"#] {
            let found = try rows("value", #"{"op":"network",\#(masses),\#(matrices)"#)
            for (a, b) in zip(found.joined(), expected.joined()) {
                // Measured: 5.6e-17.
                #expect(difference(a, b, within: 1e-13) == nil)
            }
        }
    }

    @Test func `A follower does not act on the node that it follows`() throws {
        let alone = #"{"op":"network","masses":[1],"anchors":[[0,100,10]],"from":[1],"at":[0.1,0.4]}"#
        let line =
            #"{"op":"network","masses":[1,1],"anchors":[[0,100,10]],"followers":[[1,0,100,10]],"from":[1,1],"at":[0.1,0.4]}"#
        let (leader, both) = (try rows("value", alone), try rows("value", line))
        for row in 0..<2 {
            #expect(difference(both[row][0], leader[row][0], within: 1e-13) == nil)
            // It lags: farther from its rest while the leader approaches.
            if row == 0 { #expect(both[row][1] > both[row][0]) }
        }
        #expect(answers(line)[0]?.contains(#""method":"exponential""#) == true)
        // The same as matrices, which are not symmetric.
        let matrices = #""damping":[[10,0],[0,10]],"stiffness":[[100,0],[-100,100]]"#
        let same = #"{"op":"network","masses":[1,1],\#(matrices),"from":[1,1],"at":[0.1,0.4]}"#
        for (a, b) in zip(try rows("value", same).joined(), both.joined()) {
            #expect(difference(a, b, within: 1e-13) == nil)
        }
    }

    @Test(arguments: [
        (
            #""masses":[1,1],"links":[[0,2,1,1]]"#,
            "links[0] has the node 2.0; accepted: two different of the nodes, 0 to 1"
        ),
        (
            #""masses":[1,1],"links":[[0,0,1,1]]"#,
            "links[0] has the node 0.0; accepted: two different of the nodes, 0 to 1"
        ),
        (
            #""masses":[1,1],"anchors":[[0.5,1,1]]"#,
            "anchors[0] has the node 0.5; accepted: one of the nodes, 0 to 1"
        ),
        (
            #""masses":[1,1],"anchors":[[0,-1,1]]"#,
            "anchors[0].stiffness is -1.0; accepted: a finite number that is at least 0"
        ),
        (#""masses":[1,0]"#, "masses[1].mass is 0.0; accepted: a finite number above 0"),
        (
            #""masses":[1,1],"links":[[0,1,1]]"#,
            "links[0] is [0, 1, 1]; accepted: [node, node, stiffness, damping]"
        ),
        (
            #""masses":[1,1],"stiffness":[[1,0]],"damping":[[0,0],[0,0]]"#,
            "stiffness is not square; accepted: 2 rows of 2 numbers"
        ),
        (
            #""masses":[1,1],"stiffness":[[1,0],[0,1]],"damping":[[0,0],[0,0]],"links":[]"#,
            "links is given; accepted: not beside op, from, at, masses, stiffness, damping"
        ),
        (#""masses":[1,1,1]"#, "from is [0, 0]; accepted: 3 numbers, one for each node"),
        (#""masses":[1,1],"velocity":[1]"#, "velocity is [1]; accepted: 2 numbers, one for each node"),
    ])
    func `A wrong network is refused by name`(fields: String, reason: String) throws {
        let said = try refusal(#"{"op":"network","from":[0,0],"at":[0],\#(fields)}"#)
        #expect(said == reason)
    }

    // MARK: - fit

    @Test func `A fit of samples of a spring returns the spring`() throws {
        let spring = try Spring(mass: 1, stiffness: 150, damping: 9)
        let motion = SpringMotion(spring: spring, from: 2.0, to: 9, initialVelocity: -40)
        let times = (0..<60).map { 3 + Double($0) / 60 }
        let line =
            #"{"op":"fit","times":\#(JSONText.numbers(times)),"values":"#
            + #"\#(JSONText.numbers(times.map { motion.position(at: $0 - 3) }))}"#
        for (key, value) in [
            ("stiffness", 150.0), ("damping", 9), ("from", 2), ("to", 9), ("velocity", -40), ("startTime", 3),
        ] {
            // Measured: 4.5e-16 of the value.
            #expect(
                difference(try numbers(key, line)[0], value, within: value.magnitude * 1e-12) == nil, "\(key)"
            )
        }
        #expect(answers(line)[0]?.hasPrefix(#"{"verdict":"spring","mass":1.0,"#) == true)
    }

    @Test func `Samples that no spring fits are answered with the reason`() throws {
        let times = (0..<20).map(Double.init)
        let line =
            #"{"op":"fit","times":\#(JSONText.numbers(times)),"values":\#(JSONText.numbers(times.map { $0 * $0 }))}"#
        let answer = try #require(answers(line)[0])
        #expect(answer.hasPrefix(#"{"verdict":"notASpring","reason":"not a spring, "#))
        #expect(
            try refusal(#"{"op":"fit","times":[0,1],"values":[1]}"#)
                == "values is [1]; accepted: 2 numbers, one for each time")
        #expect(
            try refusal(#"{"op":"fit","times":[0,1,1,2,3,4],"values":[1,2,3,4,5,6]}"#)?.hasPrefix(
                "times[2] is 1.0; ")
                == true)
        let huge = #""values":[0,1e308,-1e308,1e308,-1e308,1e308]"#
        #expect(
            try refusal(#"{"op":"fit","times":[0,0.1,0.2,0.3,0.4,0.5],\#(huge)}"#)
                == "velocity has no solution: it is too large for a double")
        #expect(
            try refusal(#"{"op":"fit","times":[0,1,2,3,4,5],"values":[1,2,3,4,5,6],"tolerance":-1}"#)
                == "tolerance is -1.0; accepted: a finite number that is at least 0")
    }
}
