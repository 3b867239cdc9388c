// Names of UIKit that have no equal, and what the compiler says: scripts/check-missing-names.py compares.
import UIKit

final class CardView: UIView {
    override func draw(_ rect: CGRect) {}
}

final class CardViewController: UIViewController {
    let card = UIView()
    var height: NSLayoutConstraint?
    var table: UITableView?
    var row: UITableViewCell?
    var rows: UITableViewController?
    var sizes: (any UICollectionViewDelegateFlowLayout)?
    var field: UITextField?
    var text: UITextView?
    var toggle: UISwitch?
    var slider: UISlider?
    var dots: UIPageControl?
    var wheel: UIActivityIndicatorView?
    var alert: UIAlertController?
    var pages: UIPageViewController?
    var stack: UIStackView?
    var particles: CAEmitterLayer?
    var letters: CATextLayer?
    var dynamics: UIDynamicAnimator?
    var nib: UINib?

    func layOut() {
        card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        NSLayoutConstraint.activate([card.widthAnchor.constraint(equalToConstant: 20)])
        view.addConstraints(card.constraints)
        let bottom = view.safeAreaLayoutGuide.bottomAnchor
        _ = bottom
    }

    func leave() {
        performSegue(withIdentifier: "next", sender: nil)
        _ = UIStoryboard()
        perform("leave", with: nil, afterDelay: 1)
        card.perform("leave")
        Timer.scheduledTimer(timeInterval: 1, target: self, selector: "leave", userInfo: nil, repeats: false)
    }

    func observe() {
        let center = NotificationCenter.default
        center.addObserver(self, selector: CardViewController.leave, name: .init("a"), object: nil)
        _ = observe(\.title, options: [.new, .old]) { controller, change in
            print(controller, change.newValue as Any)
        }
        card.addObserver(self, forKeyPath: "frame", options: [.new], context: nil)
    }

    func show() {
        _ = card.layer.presentation()?.origin
    }
}
