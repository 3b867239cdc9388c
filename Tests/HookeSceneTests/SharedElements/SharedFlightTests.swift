import Foundation
import Hooke
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene

@Suite struct SharedFlightTests {
    @Test func `At fractions 0 and 1 the picture is that without flights, to the bit`() {
        forRandomScreens(0x21_11) { screens in
            var plain: [[Drawn]] = []
            var shared: [[Drawn]] = []
            for isShared in [false, true] {
                let change = screens.open(sharing: isShared ? SharedElementOptions() : nil)
                for fraction in [0, 1, 0.5, 0, 1] where isShared || fraction != 0.5 {
                    change.fraction = fraction
                    if fraction == 0.5 { continue }
                    if isShared {
                        shared.append(drawn(screens.scene))
                    } else {
                        plain.append(drawn(screens.scene))
                    }
                }
                change.cancel()
                screens.scene.advance(to: screens.scene.now + 2)
            }
            return plain == shared ? nil : "the pictures differ"
        }
    }

    @Test func `The same fraction shows the same bits in any order`() {
        forRandomScreens(0x21_12) { screens in
            let change = screens.open(sharing: screens.options)
            let fractions = (0...10).map { Double($0) / 10 }
            var known: [Double: SceneSnapshot] = [:]
            for fraction in fractions + fractions.reversed() + [0.3, 0.9, 0.1] {
                change.fraction = fraction
                let shown = screens.scene.snapshot()
                if let known = known[fraction], known != shown { return "another picture at \(fraction)" }
                known[fraction] = shown
            }
            change.cancel()
            screens.scene.advance(to: 5)
            return nil
        }
    }

    @Test func `A flight leaves and arrives with the corners, radius and shadow of random planes`() {
        var pairs = 0
        var worst = 0.0
        let cases = forRandomScreens(0x21_13) { screens in
            let change = screens.open(sharing: screens.options)
            for (fraction, index) in [(1e-13, 0), (1 - 1e-13, 1)] {
                change.fraction = index == 0 ? 0 : 1
                let rest = screens.scene.snapshot().projectedViews()
                change.fraction = fraction
                let shown = screens.scene.snapshot().projectedViews()
                for (name, ends) in screens.pairs {
                    guard
                        let flight = shown.first(where: {
                            $0.name.hasPrefix(name) && $0.name.hasSuffix("box")
                        })
                            ?? shown.first(where: { $0.name == "\(name) flight" }),
                        let view = rest.first(where: { $0.id == ends[index].id })
                    else { continue }
                    pairs += 1
                    let scale = 1 + view.corners.reduce(0) { max($0, $1.x.magnitude, $1.y.magnitude) }
                    for (a, b) in zip(flight.corners, view.corners) {
                        let error = max((a - b).x.magnitude, (a - b).y.magnitude) / scale
                        worst = max(worst, error)
                        if error > 1e-9 { return "\(name): the corner \(b) shows at \(a)" }
                    }
                    let box = ProjectiveBox(of: view.state.rectangle, under: view.toScreen)!
                    let scales: SIMD2<Double> = box.bounds / view.state.rectangle.size
                    let radius = min(view.state.cornerRadius * scales.min(), box.bounds.min() / 2)
                    if abs(flight.state.cornerRadius - radius) > 0.01 { return "\(name): radius" }
                    guard view.state.decoration.shadowOpacity > 0 else { continue }
                    let offset = view.state.decoration.shadowOffset
                    let blur = view.state.decoration.shadowRadius * (scales.x * scales.y).squareRoot()
                    if abs(flight.state.decoration.shadowOffset.width - offset.width * scales.x) > 0.01
                        || abs(flight.state.decoration.shadowOffset.height - offset.height * scales.y) > 0.01
                        || abs(flight.state.decoration.shadowRadius - blur) > 0.01
                    {
                        return "\(name): shadow"
                    }
                }
            }
            change.cancel()
            screens.scene.advance(to: 5)
            return nil
        }
        // At most 5e-12 was seen.
        #expect(pairs > cases / 2, "\(pairs) ends, worst \(worst)")
    }

    @Test func `After a cancel nothing is hidden and no flight remains, to the bit`() {
        forRandomScreens(0x21_14) { screens in
            let before = screens.scene.snapshot()
            let change = screens.open(sharing: screens.options)
            change.fraction = 0.4
            change.cancel(velocity: 1)
            for _ in 0..<100 { screens.scene.advance(to: screens.scene.now + 0.03) }
            guard change.isOver else { return "the change has not ended" }
            return screens.scene.snapshot().root == before.root ? nil : "another picture than before"
        }
    }

    @Test func `A flight of the same identifier starts from the place and velocity of the one it interrupts`()
    {
        let screens = Screens(fixed: 3)
        let scene = screens.scene
        let change = screens.open(sharing: SharedElementOptions())
        change.fraction = 0.3
        change.finish(velocity: 3)
        scene.advance(to: 0.1)
        let name = "a"
        func corners() -> [SIMD2<Double>] {
            scene.snapshot().projectedViews().first { $0.name == "\(name) flight" && !$0.isHidden }?.corners
                ?? []
        }
        let step = 1e-5
        scene.advance(to: 0.2 - 2 * step)
        let early = corners()
        scene.advance(to: 0.2 - step)
        let middle = corners()
        scene.advance(to: 0.2)
        let before = corners()
        let third = SceneView(frame: CGRect(x: 100, y: 60, width: 80, height: 50), name: "third")
        third.transitionIdentifier = name
        let next = scene.change(sharing: SharedElementOptions()) { scene.window.addSubview(third) }
        let after = corners()
        #expect(before.count == 4 && after.count == 4)
        for (a, b) in zip(before, after) { #expect(max(abs(a.x - b.x), abs(a.y - b.y)) < 1e-9, "\(a) \(b)") }
        scene.advance(to: 0.2 + step)
        let late = corners()
        scene.advance(to: 0.2 + 2 * step)
        let latest = corners()
        for index in before.indices {
            let arriving: SIMD2<Double> = (3 * before[index] - 4 * middle[index] + early[index]) / (2 * step)
            let leaving: SIMD2<Double> = (4 * late[index] - 3 * after[index] - latest[index]) / (2 * step)
            let speed = max(arriving.x.magnitude, arriving.y.magnitude)
            let jump = arriving - leaving
            // Limited by the differences: at most 3e-7 of the speed was seen.
            #expect(max(jump.x.magnitude, jump.y.magnitude) < 1e-5 * speed, "\(arriving) \(leaving)")
        }
        next.finish()
        scene.advance(to: 4)
        #expect(scene.window.subviews.allSatisfy { !$0.name.hasSuffix("flight") })
    }

    @Test func `Of views with one identifier the front-most flies, and the scene reports it`() {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let (back, front) = (named("x", "back"), named("x", "front"))
        back.layer.zPosition = 1
        scene.window.addSubview(back)
        scene.window.addSubview(front)
        let photo = named("x", "photo")
        photo.frame = scene.bounds
        let change = scene.change(sharing: SharedElementOptions()) { scene.window.addSubview(photo) }
        change.fraction = 0.5
        #expect(back.presentationState.isHidden)
        #expect(!front.presentationState.isHidden)
        #expect(scene.diagnostics.map(\.description).contains { $0.contains("2 visible views") })
        change.cancel()
        scene.advance(to: 3)
        #expect(!back.presentationState.isHidden)
    }

    @Test func `Views that are hidden, transparent or clipped away do not fly`() {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let clip = SceneView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), name: "clip")
        clip.clipsToBounds = true
        let (hidden, clear, outside) = (named("h", "hidden"), named("c", "clear"), named("o", "outside"))
        hidden.isHidden = true
        clear.alpha = 0
        outside.frame.origin.x = 200
        for view in [hidden, clear, clip] { scene.window.addSubview(view) }
        clip.addSubview(outside)
        let change = scene.change(sharing: SharedElementOptions()) {
            for name in ["h", "c", "o"] { scene.window.addSubview(named(name, "photo")) }
        }
        change.fraction = 0.5
        #expect(scene.flightTable.flights.isEmpty)
        #expect(!outside.presentationState.isHidden)
        change.cancel()
        scene.advance(to: 3)
    }

    @Test func `A flight is clipped by edges that move from one screen's clip to the other's`() throws {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let list = SceneView(frame: CGRect(x: 0, y: 100, width: 390, height: 200), name: "list")
        list.clipsToBounds = true
        let cell = named("x", "cell")
        cell.frame = CGRect(x: 20, y: 150, width: 100, height: 100)
        list.addSubview(cell)
        scene.window.addSubview(list)
        let photo = named("x", "photo")
        photo.frame = scene.bounds
        let change = scene.change(sharing: SharedElementOptions()) { scene.window.addSubview(photo) }
        change.fraction = 0.5
        let clip = try #require(scene.snapshot().first { $0.name == "x flight" })
        #expect(clip.state.masksToBounds)
        #expect(clip.state.frame == CGRect(x: 0, y: 50, width: 390, height: 522))
        change.cancel()
        scene.advance(to: 3)
    }

    @Test func `Corners that scale unequally are reported`() {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let cell = named("x", "cell")
        cell.layer.cornerRadius = 8
        cell.layer.transform = .scale(x: 2, y: 1)
        scene.window.addSubview(cell)
        let change = scene.change(sharing: SharedElementOptions()) {
            scene.window.addSubview(named("x", "photo"))
        }
        #expect(scene.diagnostics.map(\.description).contains { $0.contains("scaled by 2.0 and 1.0") })
        change.cancel()
        scene.advance(to: 3)
    }

    @discardableResult
    private func forRandomScreens(_ seed: UInt64, _ law: (Screens) -> String?) -> Int {
        checkProperty(seed: seed, cases: 40, Generator<UInt64>(draw: { $0.next() })) {
            law(Screens(seed: $0))
        }
    }
}

private func named(_ identifier: String, _ name: String) -> SceneView {
    let view = SceneView(frame: CGRect(x: 20, y: 20, width: 60, height: 60), name: name)
    view.transitionIdentifier = identifier
    view.backgroundColor = .black
    return view
}

/// A visible view as a renderer sees it.
private struct Drawn: Equatable {
    let id: ViewID
    let state: ViewState
    let opacity: Double
    let corners: [SIMD2<Double>]
    let clips: [[SIMD2<Double>]]
}

private func drawn(_ scene: WindowScene) -> [Drawn] {
    scene.snapshot().projectedViews().filter { !$0.isHidden }.map {
        Drawn(id: $0.id, state: $0.state, opacity: $0.opacity, corners: $0.corners, clips: $0.clips)
    }
}

/// Two screens with shared elements in random parents.
private final class Screens: SceneIsolated {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let first = SceneView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), name: "first")
    let second = SceneView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), name: "second")
    private(set) var pairs: [String: [SceneView]] = [:]
    private(set) var options = SharedElementOptions()

    init(seed: UInt64) {
        var random = SeededGenerator(drawn: seed)
        options.path = BoxPath.allCases[random.integer(0...(BoxPath.allCases.count - 1))]
        options.contentMode =
            SharedContentMode.allCases[random.integer(0...(SharedContentMode.allCases.count - 1))]
        options.clips = random.chance(0.5)
        for name in ["a", "b", "c"] {
            for screen in [first, second] { pairs[name, default: []].append(add(name, to: screen, &random)) }
        }
        scene.window.addSubview(first)
    }

    /// Upright views.
    init(fixed count: Int) {
        for (index, name) in ["a", "b", "c"].prefix(count).enumerated() {
            let cell = named(name, "cell")
            cell.frame.origin.y = 100 + 80 * Double(index)
            cell.layer.transform = .rotationZ(0.3)
            let photo = named(name, "photo")
            photo.frame = CGRect(x: 30, y: 200, width: 300, height: 300)
            first.addSubview(cell)
            second.addSubview(photo)
            pairs[name] = [cell, photo]
        }
        scene.window.addSubview(first)
    }

    private func add(_ name: String, to screen: SceneView, _ random: inout SeededGenerator) -> SceneView {
        var parent = screen
        for depth in 0..<random.integer(0...2) {
            let size = CGSize(width: random.uniform(150...300), height: random.uniform(150...300))
            let holder = SceneView(
                frame: CGRect(
                    x: random.uniform(0...60), y: random.uniform(0...60), width: size.width,
                    height: size.height),
                name: "\(name) holder \(depth)")
            turn(holder, &random)
            holder.clipsToBounds = random.chance(0.3)
            holder.alpha = random.chance(0.3) ? 0.8 : 1
            parent.addSubview(holder)
            parent = holder
        }
        let view = named(name, "\(name) of \(screen.name)")
        view.frame = CGRect(
            x: random.uniform(0...100), y: random.uniform(0...100), width: random.uniform(20...200),
            height: random.uniform(20...200))
        view.layer.cornerRadius = random.chance(0.5) ? random.uniform(0...30) : 0
        view.layer.shadowOpacity = random.chance(0.5) ? 0.5 : 0
        view.layer.shadowOffset = CGSize(width: 4, height: 2)
        view.layer.shadowRadius = 10
        turn(view, &random)
        parent.addSubview(view)
        return view
    }

    private func turn(_ view: SceneView, _ random: inout SeededGenerator) {
        guard random.chance(0.6) else { return }
        let axis = Vector3(random.uniform(-0.3...0.3), random.uniform(-0.3...0.3), 1)
        view.layer.transform = Transform3D.scale(x: random.uniform(0.5...2), y: random.uniform(0.5...2))
            .concatenating(.rotation(random.uniform(-1...1), axis: axis))
        if random.chance(0.5) {
            var eye = Transform3D.identity
            eye.m34 = -1 / random.uniform(600...2_000)
            view.layer.sublayerTransform = eye
        }
    }

    func open(sharing options: SharedElementOptions?) -> SceneChange {
        let block = { [self] in
            first.removeFromSuperview()
            scene.window.addSubview(second)
        }
        guard let options else { return scene.change(block) }
        return scene.change(sharing: options, block)
    }
}
