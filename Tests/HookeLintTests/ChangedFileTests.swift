import Foundation
import HookeLint
import TestSupport
import Testing

/// Valid files with changed numbers and characters.
@Suite struct ChangedFileTests {
    static let texts = [
        """
        {"perspective": 300, "presented": {"children": [{"name": "card", "frame": [40, 200, 300, 200], "opacity": 1}]},
         "animations": [
          {"view": "card", "property": "center", "from": [0, 10], "spring": {"mass": 1, "stiffness": 90, "damping": 9}},
          {"view": "card", "property": "opacity", "from": 0, "duration": 0.3, "delay": 0.1, "curve": "ease"},
          {"view": "presented", "property": "transform", "duration": 1, "mode": "cubic", "keyframes":
            [{"at": 0, "value": "rotateY(90deg)"}, {"at": 0.5, "value": "scale(2) rotateY(30deg)"},
             {"at": 1, "value": "none"}]},
          {"view": "presented", "property": "color", "duration": 0.5, "mode": "discrete", "keyframes":
            [{"at": 0.1, "value": "#000"}, {"at": 0.2, "value": "#fff"}, {"at": 1, "value": "#f008"}]}]}
        """,
        """
        {"fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "layers": [{"ty": 4, "nm": "Box", "ks": {
          "p": {"k": [{"t": 0, "s": [0, 0], "o": {"x": 0.4, "y": 0}, "i": {"x": 0.6, "y": 1}, "to": [5, 5], "ti": [1, 2]},
            {"t": 30, "s": [50, 20]}]},
          "s": {"k": [{"t": 0, "s": [100, 100]}, {"t": 10, "s": [100, 100]}, {"t": 20, "s": [0, 50]}]},
          "rx": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [95]}]}, "ry": {"k": [{"t": 3, "s": [80]}, {"t": 9, "s": [99]}]},
          "rz": {"k": 4}, "o": {"k": [{"t": 0, "s": [0], "h": 1}, {"t": 2, "s": [100]}]}}}]}
        """,
        """
        {"motion": {"$type": "duration", "tap": {"$value": {"value": 30, "unit": "ms"}}},
         "ease": {"$type": "cubicBezier", "$value": [0.3, 0, 0.7, 1.5]},
         "show": {"$type": "transition", "$value": {"duration": "{motion.tap}", "delay": {"value": 0, "unit": "s"},
           "timingFunction": "{ease}"}}}
        """,
    ]

    @Test(arguments: texts) func `A changed file gives findings or an error`(text: String) throws {
        #expect(throws: Never.self) { try MotionLint().findings(in: Array(text.utf8), name: "file.json") }
        var generator = SeededGenerator(seed: 22)
        let numbers = ["0", "-1", "1e-300", "1e6", "-1e6", "1e300", "59.9", "1e-9", "null", "[]"]
        var accepted = 0
        for _ in 0..<randomCases(40) {
            // The places of numbers, each with the number that is there.
            let parts = text.split(omittingEmptySubsequences: false) { " ,[]{}:".contains($0) }
            let digits = parts.filter { Double($0) != nil }
            guard let part = digits.randomElement(using: &generator) else { return }
            var changed = text
            changed.replaceSubrange(
                part.startIndex..<part.endIndex, with: numbers.randomElement(using: &generator) ?? "0")
            do {
                let found = try MotionLint().findings(in: Array(changed.utf8), name: "file.json").findings
                #expect(found.allSatisfy { !$0.message.isEmpty && $0.place.line != nil })
                accepted += 1
            } catch {
                #expect(!"\(error)".isEmpty)
            }
        }
        #expect(accepted > 0)
    }
}
