import Foundation
import HookeTransitions

// Classes of UIKit and Core Animation that have no equal here. They exist only so that the compiler says what to write
// instead. A class of your own with the name takes its place.

/// A table: unavailable.
@available(
    *, unavailable,
    message: "there are no tables: use UICollectionView; see docs/porting.md#views-that-are-missing"
)
open class UITableView: SceneView {}

/// A row of a table: unavailable.
@available(
    *, unavailable,
    message: "there are no tables: use UICollectionView; see docs/porting.md#views-that-are-missing"
)
open class UITableViewCell: SceneView {}

/// The controller of a table: unavailable.
@available(
    *, unavailable,
    message: "there are no tables: use UICollectionView; see docs/porting.md#views-that-are-missing"
)
open class UITableViewController: SceneViewController {}

/// The sizes and margins of a flow layout, item by item: unavailable.
@available(
    *, unavailable,
    message:
        "a flow layout has one itemSize and one sectionInset: set these, or use UICollectionViewCompositionalLayout; see docs/porting.md#views-that-are-missing"
)
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// A stack of views: unavailable.
@available(
    *, unavailable,
    message:
        "there are no stack views: set frames in layoutSubviews(); see docs/porting.md#instead-of-constraints"
)
open class UIStackView: SceneView {}

/// A line of text to edit: unavailable.
@available(
    *, unavailable,
    message:
        "this control is missing: write a UIControl with its actions; see docs/porting.md#views-that-are-missing"
)
open class UITextField: UIControl {}

/// A switch: unavailable.
@available(
    *, unavailable,
    message:
        "this control is missing: write a UIControl with its actions; see docs/porting.md#views-that-are-missing"
)
open class UISwitch: UIControl {}

/// A slider: unavailable.
@available(
    *, unavailable,
    message:
        "this control is missing: write a UIControl with its actions; see docs/porting.md#views-that-are-missing"
)
open class UISlider: UIControl {}

/// A choice of segments: unavailable.
@available(
    *, unavailable,
    message:
        "this control is missing: write a UIControl with its actions; see docs/porting.md#views-that-are-missing"
)
open class UISegmentedControl: UIControl {}

/// The dots of pages: unavailable.
@available(
    *, unavailable,
    message:
        "this control is missing: write a UIControl with its actions; see docs/porting.md#views-that-are-missing"
)
open class UIPageControl: UIControl {}

/// The control of a pull to refresh: unavailable.
@available(
    *, unavailable,
    message:
        "this control is missing: write a UIControl with its actions; see docs/porting.md#views-that-are-missing"
)
open class UIRefreshControl: UIControl {}

/// Buttons that count: unavailable.
@available(
    *, unavailable,
    message:
        "this control is missing: write a UIControl with its actions; see docs/porting.md#views-that-are-missing"
)
open class UIStepper: UIControl {}

/// A text to edit: unavailable.
@available(
    *, unavailable,
    message:
        "this control is missing: write a UIControl with its actions; see docs/porting.md#views-that-are-missing"
)
open class UITextView: SceneView {}

/// A turning wheel: unavailable.
@available(
    *, unavailable,
    message:
        "this control is missing: write a UIControl with its actions; see docs/porting.md#views-that-are-missing"
)
open class UIActivityIndicatorView: SceneView {}

/// A bar of progress: unavailable.
@available(
    *, unavailable,
    message:
        "this control is missing: write a UIControl with its actions; see docs/porting.md#views-that-are-missing"
)
open class UIProgressView: SceneView {}

/// Turning wheels of values: unavailable.
@available(
    *, unavailable,
    message:
        "this control is missing: write a UIControl with its actions; see docs/porting.md#views-that-are-missing"
)
open class UIPickerView: SceneView {}

/// A field to search: unavailable.
@available(
    *, unavailable,
    message:
        "this control is missing: write a UIControl with its actions; see docs/porting.md#views-that-are-missing"
)
open class UISearchBar: SceneView {}

/// An alert: unavailable.
@available(
    *, unavailable,
    message:
        "this controller is missing: write a UIViewController with its children; see docs/porting.md#views-that-are-missing"
)
open class UIAlertController: SceneViewController {}

/// The controller of pages: unavailable.
@available(
    *, unavailable,
    message:
        "this controller is missing: write a UIViewController with its children; see docs/porting.md#views-that-are-missing"
)
open class UIPageViewController: SceneViewController {}

/// The controller of columns: unavailable.
@available(
    *, unavailable,
    message:
        "this controller is missing: write a UIViewController with its children; see docs/porting.md#views-that-are-missing"
)
open class UISplitViewController: SceneViewController {}

/// The sheet to share: unavailable.
@available(
    *, unavailable,
    message:
        "this controller is missing: write a UIViewController with its children; see docs/porting.md#views-that-are-missing"
)
open class UIActivityViewController: SceneViewController {}

/// The controller of a search: unavailable.
@available(
    *, unavailable,
    message:
        "this controller is missing: write a UIViewController with its children; see docs/porting.md#views-that-are-missing"
)
open class UISearchController: SceneViewController {}

/// A layer with a text: unavailable.
@available(
    *, unavailable,
    message:
        "this layer is missing: use CALayer, CAShapeLayer and CAGradientLayer; see docs/porting.md#instead-of-drawing"
)
open class CATextLayer: SceneLayer {}

/// A layer with particles: unavailable.
@available(
    *, unavailable,
    message:
        "this layer is missing: use CALayer, CAShapeLayer and CAGradientLayer; see docs/porting.md#instead-of-drawing"
)
open class CAEmitterLayer: SceneLayer {}

/// A layer with copies: unavailable.
@available(
    *, unavailable,
    message:
        "this layer is missing: use CALayer, CAShapeLayer and CAGradientLayer; see docs/porting.md#instead-of-drawing"
)
open class CAReplicatorLayer: SceneLayer {}

/// A layer that keeps depth: unavailable.
@available(
    *, unavailable,
    message:
        "this layer is missing: use CALayer, CAShapeLayer and CAGradientLayer; see docs/porting.md#instead-of-drawing"
)
open class CATransformLayer: SceneLayer {}

/// An animator by physics: unavailable.
@available(
    *, unavailable,
    message:
        "there are no dynamics: use springs, or UIViewPropertyAnimator; see docs/porting.md#views-that-are-missing"
)
public final class UIDynamicAnimator: NSObject {}

/// A behaviour of an animator by physics: unavailable.
@available(
    *, unavailable,
    message:
        "there are no dynamics: use springs, or UIViewPropertyAnimator; see docs/porting.md#views-that-are-missing"
)
public final class UIDynamicBehavior: NSObject {}
