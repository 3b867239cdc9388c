import Foundation
import Hooke
import HookeExport
import HookeTransitions
import TestSupport

/// The numbers read of a view at a time, in this order.
struct Reading {
    static let count = 28
    static let corners = 0..<8
    static let opacity = 8
    static let cornerRadius = 9
    static let order = 10
    static let background = 11..<15
    static let borderWidth = 15
    static let borderColor = 16..<20
    static let shadowOpacity = 20
    static let shadowRadius = 21
    static let shadowOffset = 22..<24
    static let shadowColor = 24..<28
}

/// An export to be played in a browser, and the expected result.
struct Replay {
    var name: String
    var export: WebExport
    /// Seconds.
    var times: [Double]
    /// The views in the order of the tree, parents first.
    var views: [String]
    /// The expected numbers of each view at each time, `Reading.count` per view; NaN where nothing is
    /// expected.
    var expected: [Double]

    /// - Parameter show: returns the snapshot at a time.
    init(
        _ name: String, _ timeline: LinearTimeline, count: Int = 1000, show: (Double) -> SceneSnapshot
    ) throws {
        self.name = name
        export = try WebExport(timeline, name: name)
        // Random times, not only those of keyframes.
        var random = SeededGenerator(seed: 7)
        times = (0..<count).map { index in
            index == 0 ? 0 : index == 1 ? timeline.duration : random.uniform(0...timeline.duration)
        }
        views = Self.views(timeline.model.root).map(\.name)
        expected = []
        for time in times {
            let snapshot = show(time)
            let seen = Dictionary(uniqueKeysWithValues: snapshot.projectedViews().map { ($0.id, $0) })
            for node in Self.views(snapshot.root) { expected += Self.readings(node.state, seen[node.id]!) }
        }
    }

    private static func views(_ node: SceneSnapshot.Node) -> [SceneSnapshot.Node] {
        [node] + node.children.flatMap(views)
    }

    private static func readings(_ state: ViewState, _ seen: ProjectedView) -> [Double] {
        let border = state.decoration
        var list = seen.corners.flatMap { [$0.x, $0.y] }
        list += [min(1, max(0, state.opacity)), max(0, state.cornerRadius), Double(seen.order)]
        list += state[.backgroundColor].numbers
        list += [max(0, border.borderWidth)] + state[.borderColor].numbers
        list += [min(1, max(0, border.shadowOpacity)), max(0, border.shadowRadius)]
        list += state[.shadowOffset].numbers + state[.shadowColor].numbers
        return list
    }
}

extension AnimatableValue {
    fileprivate var numbers: [Double] {
        switch self {
        case .scalar(let x): [x]
        case .pair(let p): [p.x, p.y]
        case .quad(let q): [q.x, q.y, q.z, q.w]
        case .transform(let m): m.elements
        case .path(let path): path.coordinates
        case .numbers(let list): list
        }
    }
}

/// The largest differences between the browser and the expectation.
struct ReplayErrors: CustomStringConvertible {
    /// Of corners, in pixels.
    var corners = Worst<String>()
    /// Of radii, widths and offsets, in pixels.
    var lengths = Worst<String>()
    /// Of opacities.
    var opacities = Worst<String>()
    /// Of premultiplied components of colours.
    var colors = Worst<String>()
    /// The number of views in a different painting order.
    var orders = Worst<String>()
    var count = 0

    var description: String {
        "\(count) numbers; corners \(corners); lengths \(lengths); opacities \(opacities); colours \(colors); "
            + "orders \(orders)"
    }

    init(_ replay: Replay, _ found: [Double]) {
        let views = replay.views.count
        for index in replay.times.indices {
            for view in 0..<views {
                let start = (index * views + view) * Reading.count
                func place() -> String { "\(replay.views[view]) at \(replay.times[index])" }
                for field in 0..<Reading.count {
                    let (ours, theirs) = (replay.expected[start + field], found[start + field])
                    // Skip missing values and corners behind the eye.
                    if theirs.isNaN || ours.isNaN { continue }
                    count += 1
                    let error = theirs - ours
                    switch field {
                    case Reading.corners: corners.note(error, place())
                    case Reading.opacity, Reading.shadowOpacity: opacities.note(error, place())
                    case Reading.order: orders.note(error, place())
                    case Reading.background, Reading.borderColor, Reading.shadowColor:
                        colors.note(error, place())
                    default: lengths.note(error, place())
                    }
                }
            }
        }
    }
}

/// The way a browser plays an export.
enum ReplayFormat: String, Encodable, CaseIterable {
    case css, webAnimations
}

extension Browser {
    private struct Input: Encodable {
        var format: ReplayFormat
        var replays: [Item]

        struct Item: Encodable {
            var css: String
            var html: String
            var motion: String
            var times: Data
        }
    }

    /// Plays exports in one page, one after another, and reads every view at every time.
    static func readings(of replays: [Replay], _ format: ReplayFormat) throws -> [[Double]] {
        let items = replays.map { replay in
            Input.Item(
                css: replay.export.css, html: replay.export.html, motion: replay.export.webAnimations,
                times: replay.times.withUnsafeBytes { Data($0) })
        }
        let answers: [Data] = try run(script, with: Input(format: format, replays: items))
        return answers.map { data in
            var list = [Double](repeating: 0, count: data.count / 8)
            _ = list.withUnsafeMutableBytes { data.copyBytes(to: $0) }
            return list
        }
    }

    private static let script = """
        const bytes = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
        const text = numbers => {
          const list = new Uint8Array(numbers.buffer);
          let result = "";
          for (let i = 0; i < list.length; i += 8192) result += String.fromCharCode(...list.subarray(i, i + 8192));
          return btoa(result);
        };
        const parse = css => {
          const n = css.match(/[-+.\\de]+/g).map(Number);
          const alpha = n.length > 3 ? n[3] : 1;
          return [n[0] / 255 * alpha, n[1] / 255 * alpha, n[2] / 255 * alpha, alpha];
        };
        return input.replays.map(item => {
          const stage = document.body.appendChild(document.createElement("div"));
          const sheet = document.head.appendChild(document.createElement("style"));
          if (input.format === "css") {
            stage.innerHTML = item.html;
            sheet.textContent = item.css;
          } else {
            const motion = JSON.parse(item.motion);
            stage.innerHTML = motion.html;
            sheet.textContent = motion.style;
            for (const { target, keyframes, options } of motion.animations)
              document.querySelector(target).animate(keyframes, options);
          }
          const animations = document.getAnimations();
          const views = [...stage.querySelectorAll("[data-name]")].map(place => {
            const name = place.classList[0];
            const part = suffix => stage.querySelector(`.${name}--${suffix}`);
            const box = part("box");
            let outer = place;
            while (outer.parentElement !== stage && !outer.parentElement.className.endsWith("--box"))
              outer = outer.parentElement;
            const marks = [[0, 0], [100, 0], [100, 100], [0, 100]].map(([x, y]) => {
              const mark = box.appendChild(document.createElement("div"));
              mark.style.cssText = `left: ${x}%; top: ${y}%; width: 0; height: 0; border-radius: 0`;
              return mark;
            });
            const style = element => element && getComputedStyle(element);
            return { marks, outer, inside: [], place: style(place), box: style(box), fill: style(part("fill") ?? box),
              border: style(part("border")), shadow: style(part("shadow")), parent: outer.parentElement };
          });
          // Painting goes through the tree, at each level by z-index and then by place.
          for (const view of views) view.inside = views.filter(v => v.parent === view.marks[0].parentElement);
          const visit = (view, count) => {
            view.order = count++;
            const key = v => +getComputedStyle(v.outer).zIndex || 0;
            for (const child of view.inside.map((v, i) => [key(v), i, v]).sort((a, b) => a[0] - b[0] || a[1] - b[1]))
              count = visit(child[2], count);
            return count;
          };
          const times = new Float64Array(bytes(item.times).buffer);
          const result = new Float64Array(times.length * views.length * \(Reading.count)).fill(NaN);
          let at = 0;
          for (const animation of animations) animation.pause();
          for (const time of times) {
            for (const animation of animations) animation.currentTime = time * 1000;
            visit(views[0], 0);
            const origin = stage.firstElementChild.getBoundingClientRect();
            for (const view of views) {
              const read = [];
              for (const mark of view.marks) {
                const box = mark.getBoundingClientRect();
                read.push(box.x - origin.x, box.y - origin.y);
              }
              read.push(+view.place.opacity, parseFloat(view.box.borderTopLeftRadius), view.order);
              read.push(...parse(view.fill.backgroundColor));
              if (view.border) {
                const inset = view.border.boxShadow.match(/[-.\\de]+px/g);
                read.push(parseFloat(inset[3]), ...parse(view.border.color));
              } else read.push(NaN, NaN, NaN, NaN, NaN);
              if (view.shadow) {
                const blur = view.shadow.filter.match(/blur\\((.*)px/);
                const [x, y] = view.shadow.translate.split(" ").map(parseFloat);
                read.push(+view.shadow.opacity, blur ? +blur[1] : 0, x || 0, y || 0,
                  ...parse(view.shadow.backgroundColor));
              }
              result.set(read, at);
              at += \(Reading.count);
            }
          }
          for (const animation of animations) animation.cancel();
          stage.remove();
          sheet.remove();
          return text(result);
        });
        """
}
