import Foundation
import Hooke
import Testing

@testable import HookePreview

@Suite struct DescribedTransitionErrorTests {
    /// The message for a text; `nil` if it is accepted.
    private func message(_ text: String, folder: URL? = nil) -> String? {
        do {
            _ = try DescribedTransition(Array(text.utf8), folder: folder)
            return nil
        } catch { return error.description }
    }

    /// The message for a description with one field of the root.
    private func root(_ field: String) -> String? {
        message(
            """
            {\(field), "animations": [{"view": "presented", "property": "opacity", "from": 0, "duration": 1}]}
            """)
    }

    /// The message for a description with one view.
    private func view(_ fields: String, folder: URL? = nil) -> String? {
        message(
            """
            {"presented": {"children": [{\(fields)}]},
             "animations": [{"view": "presented", "property": "opacity", "from": 0, "duration": 1}]}
            """, folder: folder)
    }

    /// The message for a description with one animation.
    private func animation(_ fields: String) -> String? {
        message(
            """
            {"presenter": {"children": [{"name": "title", "frame": [0, 0, 100, 50]}]}, "animations": [{\(fields)}]}
            """)
    }

    @Test(arguments: [
        ("\"name\": 1", "name is 1; accepted: a string"),
        (
            "\"name\": \"../x\"",
            "name is \"../x\"; accepted: 1 to 100 bytes without slashes, without a dot in front"
        ),
        (
            "\"edge\": \"rigth\"",
            "edge is \"rigth\"; did you mean \"right\"? Accepted: left, right, top, bottom"
        ),
        ("\"edge\": 3", "edge is 3; accepted: left, right, top, bottom"),
        (
            "\"recogniser\": \"pam\"", "recogniser is \"pam\"; did you mean \"pan\"? Accepted: pan, edge"
        ),
        ("\"size\": [390]", "size is [390]; accepted: [width, height]"),
        ("\"size\": [390, 0]", "size[1] is 0; accepted: a number from 1 to 100000"),
        ("\"perspective\": -500", "perspective is -500; accepted: a distance from 1 to 1000000 points"),
        ("\"presenter\": []", "presenter is []; accepted: an object"),
        (
            "\"presented\": {\"frame\": [0, 0, 1, 1]}",
            "presented.frame is [0, 0, 1, 1]; accepted: no frame: a screen is called presented and fills the screen"
        ),
        (
            "\"presentor\": {}",
            "presentor is an unknown field; did you mean \"presenter\"? Accepted: name, edge, recogniser, size, "
                + "perspective, presenter, presented, animations"
        ),
    ])
    func `Fields of the transition`(_ field: String, _ said: String) { #expect(root(field) == said) }

    @Test(arguments: [
        ("\"name\": \"a\"", "presented.children[0].frame is missing; accepted: [x, y, width, height]"),
        (
            "\"frame\": [0, \"a\", 1, 1]",
            "presented.children[0].frame[1] is \"a\"; accepted: a number to ±1000000"
        ),
        (
            "\"frame\": [0, 0, -1, 1]",
            "presented.children[0].frame is [0, 0, -1, 1]; accepted: a width and a height of at least 0"
        ),
        (
            "\"frame\": [0, 0, 1]",
            "presented.children[0].frame is [0, 0, 1]; accepted: [x, y, width, height]"
        ),
        (
            "\"frame\": [0, 0, 1, 1], \"name\": \"presenter\"",
            "presented.children[0].name is \"presenter\"; accepted: a name that no other view has"
        ),
        (
            "\"frame\": [0, 0, 1, 1], \"color\": \"reddish\"",
            "presented.children[0].color is \"reddish\"; accepted: a colour of CSS, such as \"#ff8800\", \"gold\" or "
                + "\"oklch(0.7 0.15 60)\""
        ),
        (
            "\"frame\": [0, 0, 1, 1], \"opacity\": 1.5",
            "presented.children[0].opacity is 1.5; accepted: a number from 0 to 1"
        ),
        (
            "\"frame\": [0, 0, 1, 1], \"cornerRadius\": -1",
            "presented.children[0].cornerRadius is -1; accepted: a number from 0 to 1000000"
        ),
        (
            "\"frame\": [0, 0, 1, 1], \"clips\": 1",
            "presented.children[0].clips is 1; accepted: true or false"
        ),
        ("\"frame\": [0, 0, 1, 1], \"text\": 1", "presented.children[0].text is 1; accepted: a string"),
        (
            "\"frame\": [0, 0, 1, 1], \"text\": \"a\", \"fontSize\": 0",
            "presented.children[0].fontSize is 0; accepted: a number from 1 to 10000"
        ),
        (
            "\"frame\": [0, 0, 1, 1], \"fontSize\": 12",
            "presented.children[0].fontSize is 12; accepted: only beside text"
        ),
        (
            "\"frame\": [0, 0, 1, 1], \"text\": \"a\", \"alignment\": \"centre\"",
            "presented.children[0].alignment is \"centre\"; did you mean \"center\"? Accepted: left, center, right"
        ),
        (
            "\"frame\": [0, 0, 1, 1], \"fit\": \"fill\"",
            "presented.children[0].fit is \"fill\"; accepted: only beside image"
        ),
        (
            "\"frame\": [0, 0, 1, 1], \"children\": 1",
            "presented.children[0].children is 1; accepted: an array"
        ),
    ])
    func `Fields of a view`(_ fields: String, _ said: String) { #expect(view(fields) == said) }

    @Test func `An unknown field of a view names the nearest one, and a transform its character`() {
        #expect(
            view("\"frame\": [0, 0, 1, 1], \"colour\": \"#fff\"")?.hasPrefix(
                "presented.children[0].colour is an unknown field; did you mean \"color\"?") == true)
        let turned = view("\"frame\": [0, 0, 1, 1], \"transform\": \"rotate(5)\"")
        #expect(turned?.hasPrefix("presented.children[0].transform is \"rotate(5)\"; accepted at ") == true)
        #expect(turned?.contains("at character 8") == true)
    }

    @Test(arguments: [
        ("\"property\": \"opacity\"", "animations[0].view is missing; accepted: the name of a view"),
        (
            "\"view\": \"titel\", \"property\": \"opacity\", \"to\": 0, \"duration\": 1",
            "animations[0].view is \"titel\"; did you mean \"title\"? Accepted: presented, presenter, title"
        ),
        (
            "\"view\": \"title\", \"property\": \"alpha\", \"to\": 0, \"duration\": 1",
            "animations[0].property is \"alpha\"; accepted: frame, center, opacity, color, cornerRadius, transform"
        ),
        (
            "\"view\": \"title\", \"property\": \"opacity\", \"duration\": 1",
            "animations[0].to is missing; accepted: from, to or both"
        ),
        (
            "\"view\": \"title\", \"property\": \"opacity\", \"to\": 0",
            "animations[0].duration is missing; accepted: seconds above 0, at most 60"
        ),
        (
            "\"view\": \"title\", \"property\": \"opacity\", \"to\": 0, \"duration\": 0",
            "animations[0].duration is 0; accepted: seconds above 0, at most 60"
        ),
        (
            "\"view\": \"title\", \"property\": \"opacity\", \"to\": 0, \"duration\": 1, \"delay\": -1",
            "animations[0].delay is -1; accepted: seconds from 0 to 60"
        ),
        (
            "\"view\": \"title\", \"property\": \"center\", \"to\": [0, 0, 0], \"duration\": 1",
            "animations[0].to is [0, 0, 0]; accepted: [x, y]"
        ),
        (
            "\"view\": \"title\", \"property\": \"opacity\", \"to\": 0, \"duration\": 1, \"curve\": \"steps(0)\"",
            "animations[0].curve is \"steps(0)\"; accepted at character 7: a whole number from 1 to 2147483647"
        ),
        (
            "\"view\": \"title\", \"property\": \"opacity\", \"to\": 0, \"duration\": 1, \"spring\": \"smooth\"",
            "animations[0].duration is 1; accepted: beside spring only view, property, delay, spring, "
                + "initialVelocity, from, to"
        ),
        (
            "\"view\": \"title\", \"property\": \"opacity\", \"to\": 0, \"spring\": \"bouncey\"",
            "animations[0].spring is \"bouncey\"; did you mean \"bouncy\"? Accepted: \(Spring.accepted)"
        ),
        (
            "\"view\": \"title\", \"property\": \"opacity\", \"to\": 0, \"spring\": {\"response\": 1}",
            "animations[0].spring.response is 1 alone; accepted: with it one of dampingRatio"
        ),
        (
            "\"view\": \"title\", \"property\": \"opacity\", \"to\": 0, \"spring\": {\"stiffness\": 100, \"damping\": 0}",
            "animations[0].spring is an object; accepted: a spring that settles within 0.1 % in at most 60 s"
        ),
        (
            "\"view\": \"title\", \"property\": \"opacity\", \"duration\": 1, \"keyframes\": []",
            "animations[0].keyframes is []; accepted: at least one keyframe after 0"
        ),
        (
            "\"view\": \"title\", \"property\": \"opacity\", \"duration\": 1, \"keyframes\": [{\"at\": 1.5}]",
            "animations[0].keyframes[0].at is 1.5; accepted: a fraction from 0 to 1"
        ),
        (
            """
            "view": "title", "property": "opacity", "duration": 1, "keyframes": [{"at": 0.5, "value": 1}, {"at": 0.5}]
            """,
            "animations[0].keyframes[1].at is 0.5; accepted: more than the fraction of the keyframe before it"
        ),
        (
            """
            "view": "title", "property": "opacity", "duration": 1, "mode": "cubical", "keyframes": [{"at": 1, "value": 1}]
            """,
            "animations[0].mode is \"cubical\"; did you mean \"cubic\"? Accepted: linear, cubic, "
                + "hold-safe-cubic, discrete"
        ),
        (
            "\"view\": \"title\", \"property\": \"opacity\", \"form\": 0, \"duration\": 1",
            "animations[0].form is an unknown field; did you mean \"from\"? Accepted: view, property, delay, spring, "
                + "initialVelocity, from, to, keyframes, duration, mode, curve"
        ),
    ])
    func `Fields of an animation`(_ fields: String, _ said: String) { #expect(animation(fields) == said) }

    @Test func `Errors of values have the form of the other errors of the file`() {
        func problem(_ spring: String) -> FileError? {
            do throws(FileError) {
                _ = try DescribedTransition(
                    Array(
                        """
                        {"animations": [{"view": "presented", "property": "opacity", "to": 0, "spring": \(spring)}]}
                        """.utf8))
                return nil
            } catch { return error }
        }
        if case .badValue(let value, let nearest, _)? = problem("\"bouncey\"")?.problem {
            #expect(value == "\"bouncey\"" && nearest == "bouncy")
        } else {
            Issue.record("\(String(describing: problem("\"bouncey\"")))")
        }
        #expect(problem("\"bouncey\"")?.path == "animations[0].spring")
        guard case .unknownField(let nearest, _)? = problem(#"{"stifness": 1, "damping": 1}"#)?.problem else {
            Issue.record("\(String(describing: problem(#"{"stifness": 1, "damping": 1}"#)))")
            return
        }
        #expect(nearest == "stiffness")
    }

    @Test func `A field in two spellings is given twice`() {
        let said = view("\"frame\": [0, 0, 1, 1], \"cornerRadius\": 1, \"corner-radius\": 2")
        #expect(said == "presented.children[0].corner-radius is given twice; accepted: each field once")
    }

    @Test func `A transform whose product is not finite is refused`() {
        let said = view("\"frame\": [0, 0, 1, 1], \"transform\": \"scale(1e200) scale(1e200)\"")
        #expect(
            said
                == "presented.children[0].transform is \"scale(1e200) scale(1e200)\"; accepted: transforms whose "
                + "product has finite numbers")
    }

    @Test func `A spring out of range names its field`() {
        let said = animation(
            """
            "view": "title", "property": "opacity", "to": 0, "spring": {"response": -1, "dampingRatio": 1}
            """)
        #expect(said?.hasPrefix("animations[0].spring.response is -1") == true, "\(said ?? "")")
    }

    @Test func `Two animations of one property, equal names and no animations are refused`() {
        let twice = message(
            """
            {"animations": [
              {"view": "presented", "property": "frame", "from": [0, 0, 1, 1], "duration": 1},
              {"view": "presented", "property": "center", "from": [0, 0], "duration": 1}]}
            """)
        #expect(
            twice
                == "animations[1].property is \"center\"; accepted: a property of presented that animations[0] "
                + "does not move; keyframes move one several times")
        let equal = message(
            """
            {"presenter": {"children": [{"name": "a", "frame": [0, 0, 1, 1]}]},
             "presented": {"children": [{"name": "a", "frame": [0, 0, 1, 1]}]}, "animations": []}
            """)
        #expect(equal == "presented.children[0].name is \"a\"; accepted: a name that no other view has")
        #expect(message("{}") == "animations is missing; accepted: an array of animations")
        #expect(
            message("{\"animations\": []}") == "animations is []; accepted: at least one animation"
        )
        #expect(message("{\"animations\": [}")?.hasPrefix("line 1, column 17: not JSON") == true)
        #expect(message("[]") == "the document is []; accepted: an object")
    }

    @Test func `Files that are missing, too large or no pictures are refused`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func image(_ name: String) -> String? {
            view("\"frame\": [0, 0, 1, 1], \"image\": \"\(name)\"", folder: folder)
        }
        #expect(
            image("none.png")
                == "presented.children[0].image is \"none.png\"; accepted: the name of a PNG, JPEG or "
                + "SVG file inside this file's folder that can be read: no such file")
        for outside in ["../a.png", "/etc/passwd", "", "a/../../b.png"] {
            #expect(image(outside)?.hasSuffix("SVG file inside this file's folder") == true, "\(outside)")
        }
        try Data("text".utf8).write(to: folder.appendingPathComponent("text.png"))
        #expect(image("text.png")?.contains("a PNG, JPEG or SVG file with a width and a height") == true)
        try Data(count: (5 << 20) + 1).write(to: folder.appendingPathComponent("large.png"))
        #expect(image("large.png")?.contains("it has 5242881 bytes; accepted: at most 5242880") == true)
        let none = folder.appendingPathComponent("none.json")
        let error = #expect(throws: FileError.self) {
            try DescribedTransition(contentsOf: none)
        }
        #expect(error?.description == "\(none.path) cannot be read: no such file")
    }
}
