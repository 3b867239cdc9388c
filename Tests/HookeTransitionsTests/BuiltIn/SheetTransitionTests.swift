import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct SheetTransitionTests {
    private func rig(_ size: CGSize? = nil, _ containers: TransitionPolicies.Containers = .modern) -> SwipeRig
    {
        let rig = SwipeRig(.sheet, edge: .bottom)
        rig.scene.policies.containers = containers
        if let size { rig.scene.resize(to: size) }
        rig.beginPresented()
        return rig
    }

    @Test func `The sheet around the presented view moves, and the presented view fills it`() {
        let rig = SwipeRig(.sheet, edge: .bottom)
        rig.begin()
        rig.driver.update(0.5)
        let frame = rig.movingView.presentationState.frame
        #expect(rig.movingView !== rig.presented.view && rig.presented.view.superview === rig.movingView)
        #expect(frame.minY > 422 && frame.minY < 844)
        #expect(rig.presented.view.presentationState.frame.minY == 0)
        rig.driver.finish(velocity: 0)
        rig.runOut()
        #expect(rig.movingView.presentationState.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
        #expect(rig.presented.view.bounds.size == CGSize(width: 390, height: 422))
    }

    @Test(arguments: [TransitionPolicies.Containers.modern, .iOS7])
    func `Its height follows its detents: half the screen, and all of a compact height`(
        _ containers: TransitionPolicies.Containers
    ) {
        let rig = rig(nil, containers)
        rig.scene.rotate(to: .landscapeLeft, duration: 0.2)
        rig.runOut()
        #expect(rig.movingView.presentationState.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        rig.scene.rotate(to: .portrait, duration: 0.2)
        rig.runOut()
        #expect(rig.movingView.presentationState.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
        let tablet = self.rig(CGSize(width: 1_024, height: 1_366), containers)
        #expect(tablet.movingView.presentationState.frame == CGRect(x: 0, y: 683, width: 1_024, height: 683))
    }

    @Test func `The frame that is presented from any edge is that of the sheet`() {
        for size in [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)] {
            let rig = rig(size)
            for edge in Edge.allCases {
                let frame = PlayableTransition.sheet.presentedFrame(from: edge, in: rig.scene.bounds)
                #expect(frame == rig.movingView.frame)
            }
        }
    }

    @Test func `A cancelled dismissal of a rotated scene ends at the new height without a jump`() {
        let rig = rig()
        rig.beginDismissal()
        rig.driver.update(0.5)
        rig.scene.rotate(to: .landscapeLeft, duration: 0)
        rig.driver.update(0)
        #expect(abs(rig.movingView.presentationState.frame.minY) < 1e-9)
        rig.driver.update(1)
        #expect(abs(rig.movingView.presentationState.frame.minY - 390) < 1e-9)
        rig.driver.update(0.01)
        rig.driver.cancel(velocity: 0)
        rig.runOut()
        #expect(rig.movingView.presentationState.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }
}
