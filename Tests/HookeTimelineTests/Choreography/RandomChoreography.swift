import Hooke
import HookeTimeline
import TestSupport

/// Random choreographies of few properties, and simpler ones of a failing one.
enum RandomChoreography {
    typealias Part = ChoreographyPart<Int, Double>

    static let generator = Generator<Part>(
        draw: { random in
            var names: [ChoreographyName] = []
            return part(&random, depth: 3, &names)
        }, shrink: simpler)

    private static func part(
        _ random: inout SeededGenerator, depth: Int, _ names: inout [ChoreographyName]
    ) -> Part {
        var part: Part
        let count = random.integer(1...4)
        func children(_ random: inout SeededGenerator) -> [Part] {
            (0..<count).map { _ in Self.part(&random, depth: depth - 1, &names) }
        }
        switch depth == 0 ? 0 : random.integer(0...5) {
        case 0: part = .motion(random.integer(0...2), motion(&random))
        case 1, 2: part = Part(.sequence(children(&random)))
        case 3: part = Part(.group(children(&random)))
        case 4:
            part = .stagger(
                Stagger(each: random.uniform(0...0.2), from: random.chance(0.5) ? .center : .last),
                Array(0..<min(count, 3)), motion(&random))
        default: part = Part(.stagger(Stagger(total: random.uniform(0...0.5)), children(&random)))
        }
        if random.chance(0.3) { part.offset = random.uniform(-0.3...0.3) }
        if random.chance(0.2) { part.speed = random.logUniform(0.3...3) }
        if random.chance(0.15) {
            part.repetition = ChoreographyRepetition(
                count: random.integer(1...3), isMirrored: random.chance(0.5))
        }
        if random.chance(0.2) {
            // A name that is drawn already is that of an earlier part, or of one around it: no cycle of its own.
            if let name = names.randomElement(using: &random) {
                part.anchor = ChoreographyAnchor(
                    [.start, .end, .fraction(random.uniform(-0.5...1.5))].randomElement(using: &random)!,
                    of: .named(name))
            }
        }
        if random.chance(0.15) {
            part.takeover = [.jump, .law(.spring(.bouncy)), .law(try! .quintic(0.3))].randomElement(
                using: &random)!
        }
        if random.chance(0.4) {
            part.name = ChoreographyName("n\(names.count)")
            names.append(part.name!)
        }
        return part
    }

    private static func motion(_ random: inout SeededGenerator) -> ChoreographyMotion<Double> {
        let from: Double? = random.chance(0.5) ? nil : random.uniform(-100...100)
        if random.chance(0.5) {
            let curve: TimingFunction = [
                .easeInOut, .easeInOut, .linear, .steps(.stepStart), .steps(try! Steps(3, jump: .both)),
            ].randomElement(using: &random)!
            return .curve(to: random.uniform(-100...100), over: random.uniform(0.05...1), curve, from: from)
        }
        return .spring(
            to: random.uniform(-100...100), random.chance(0.5) ? .bouncy : .smooth, from: from,
            velocity: random.uniform(-500...500))
    }

    /// The parts without one property each: a child, a number or a rule.
    static func simpler(_ part: Part) -> [Part] {
        var found: [Part] = []
        func with(_ change: (inout Part) -> Void) {
            var copy = part
            change(&copy)
            if copy != part { found.append(copy) }
        }
        func list(_ parts: [Part], _ content: ([Part]) -> Part.Content) {
            found += parts
            for index in parts.indices {
                var fewer = parts
                fewer.remove(at: index)
                with { $0.content = content(fewer) }
                for simple in simpler(parts[index]) {
                    var changed = parts
                    changed[index] = simple
                    with { $0.content = content(changed) }
                }
            }
        }
        switch part.content {
        case .sequence(let parts): list(parts) { .sequence($0) }
        case .group(let parts): list(parts) { .group($0) }
        case .stagger(let stagger, let parts): list(parts) { .stagger(stagger, $0) }
        case .staggered(let stagger, let keys, let motion) where keys.count > 1:
            with { $0.content = .staggered(stagger, Array(keys.dropLast()), motion) }
        default: break
        }
        with { $0.offset = 0 }
        with { $0.speed = 1 }
        with { $0.repetition = .once }
        with { $0.anchor = nil }
        with { $0.takeover = nil }
        return found
    }
}
