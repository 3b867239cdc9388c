import Foundation
import HookeTransitions
import Testing

@Suite struct PlayableTransitionTests {
    @Test func `Names of PlayableTransition are unique and give back their transitions`() {
        let all = PlayableTransition.allCases
        #expect(Set(all.map(\.rawValue)).count == all.count)
        for transition in all {
            #expect(PlayableTransition(rawValue: transition.rawValue) == transition)
            #expect(!transition.summary.isEmpty)
        }
        #expect(PlayableTransition(rawValue: "Drawer") == nil)
    }

    @Test func `A dismissal moves to the edge that its presentation came from`() {
        let size = CGSize(width: 390, height: 844)
        for transition in PlayableTransition.allCases {
            for edge in Edge.allCases {
                let made = transition.make(edge: edge, size: size)
                #expect(made.edge == (transition.isDismissal ? edge.opposite : edge))
            }
        }
    }

    @Test func `Presentations and dismissals alternate, with equal styles`() {
        let all = PlayableTransition.allCases
        #expect(all.count.isMultiple(of: 2))
        for index in stride(from: 0, to: all.count, by: 2) {
            let (presentation, back) = (all[index], all[index + 1])
            #expect(!presentation.isDismissal && back.isDismissal)
            #expect(presentation.presentationStyle == back.presentationStyle)
            let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
            for edge in Edge.allCases {
                let frame = presentation.presentedFrame(from: edge, in: screen)
                #expect(frame == back.presentedFrame(from: edge, in: screen) && screen.contains(frame))
            }
        }
    }
}
