import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

@Suite struct AppearancePolicyTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let journal = Journal()

    private func stack(_ names: String...) -> NavigationController {
        let pages = names.map { Page(name: $0, journal) }
        let navigation = NavigationController(rootViewController: pages[0])
        scene.window.rootViewController = navigation
        for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
        journal.log = []
        return navigation
    }

    private func cancel() {
        scene.transition?.pauseInteractiveTransition()
        scene.transition?.cancelInteractiveTransition()
        scene.runOut()
    }

    @Test(arguments: [TransitionPolicies.Appearance.uiKit, .balanced])
    func `S25: a push calls will on the old and the new controller, then did in the same order`(
        _ policy: TransitionPolicies.Appearance
    ) {
        scene.policies.appearance = policy
        let navigation = stack("a")
        navigation.pushViewController(Page(name: "b", journal), animated: true)
        #expect(journal.log == ["a.willDis", "b.willApp"])
        scene.runOut()
        #expect(journal.log == ["a.willDis", "b.willApp", "a.didDis", "b.didApp"])
    }

    @Test
    func `S26: a cancelled pop reverts the incoming controller's appearance, then the outgoing one's`() {
        let navigation = stack("a", "b")
        navigation.popViewController(animated: true)
        cancel()
        #expect(
            journal.log == ["b.willDis", "a.willApp", "a.willDis", "a.didDis", "b.willApp", "b.didApp"])
    }

    @Test func `S27: balanced, each will of a cancelled pop has its did`() {
        scene.policies.appearance = .balanced
        let navigation = stack("a", "b")
        navigation.popViewController(animated: true)
        cancel()
        #expect(
            journal.log == [
                "b.willDis", "a.willApp", "b.didDis", "a.didApp", "a.willDis", "a.didDis", "b.willApp",
                "b.didApp",
            ])
        #expect(navigation.topViewController.appearance == .appeared)
        #expect(navigation.viewControllers[0].appearance == .disappeared)
    }

    @Test func `F7: balanced, every will is followed by its did and no other`() {
        enum Step { case push, pop, present, dismiss, tab, cancel, finish, tick(Double) }
        let scripts = Generator<[Step]>(
            draw: { random in
                (0..<random.integer(1...40)).map { _ in
                    switch random.integer(0...8) {
                    case 0: .push
                    case 1: .pop
                    case 2: .present
                    case 3: .dismiss
                    case 4: .tab
                    case 5: .cancel
                    case 6: .finish
                    default: .tick(random.uniform(0...0.6))
                    }
                }
            },
            shrink: { steps in
                steps.indices.map { index in
                    var shorter = steps
                    shorter.remove(at: index)
                    return shorter
                }
            })
        checkProperty(seed: 63, cases: 300, scripts) { steps in
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            scene.policies.appearance = .balanced
            let journal = Journal()
            let navigation = NavigationController(rootViewController: Page(name: "0", journal))
            let tabs = TabBarController(viewControllers: [navigation, Page(name: "t", journal)])
            scene.window.rootViewController = tabs
            var count = 0
            for step in steps {
                switch step {
                case .push:
                    count += 1
                    navigation.pushViewController(Page(name: "\(count)", journal), animated: true)
                case .pop: navigation.popViewController(animated: true)
                case .present:
                    count += 1
                    tabs.present(Page(name: "\(count)", journal), animated: true)
                case .dismiss: tabs.dismiss(animated: true)
                case .tab: tabs.selectedIndex = 1 - tabs.selectedIndex
                case .cancel:
                    scene.transition?.pauseInteractiveTransition()
                    scene.transition?.cancelInteractiveTransition()
                case .finish:
                    scene.transition?.pauseInteractiveTransition()
                    scene.transition?.finishInteractiveTransition()
                case .tick(let time): scene.advance(to: scene.now + time)
                }
            }
            scene.runOut()
            var told: [String: [String]] = [:]
            for entry in journal.log {
                let parts = entry.split(separator: ".").map(String.init)
                told[parts[0], default: []].append(parts[1])
            }
            let cycle = ["willApp", "didApp", "willDis", "didDis"]
            for (name, heard) in told {
                for (index, what) in heard.enumerated() where what != cycle[index % 4] {
                    return "\(name) heard \(heard)"
                }
                if !heard.count.isMultiple(of: 2) { return "\(name) heard a will without its did: \(heard)" }
            }
            return nil
        }
    }

    @Test func `S28: a custom presentation does not call the presenter that stays, at either end`() {
        let presenter = Page(name: "presenter", journal)
        scene.window.rootViewController = presenter
        journal.log = []
        let card = Page(name: "card", journal)
        card.modalPresentationStyle = .custom
        presenter.present(card, animated: true)
        scene.runOut()
        presenter.dismiss(animated: true)
        cancel()
        presenter.dismiss(animated: true)
        scene.runOut()
        #expect(journal.log.allSatisfy { $0.hasPrefix("card.") } && !journal.log.isEmpty)
        #expect(presenter.appearance == .appeared)
    }
}
