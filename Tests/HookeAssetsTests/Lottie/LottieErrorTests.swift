import TestSupport
import Testing

@testable import HookeAssets

@Suite struct LottieErrorTests {
    /// A file with one layer whose position has two keys.
    private static let document =
        #"{"v":"5.7.4","fr":10,"ip":0,"op":20,"assets":[],"layers":[{"ty":4,"ind":1,"ks":{"#
        + #""r":{"k":[{"t":0,"s":[0]},{"t":20,"s":[90]}]},"#
        + #""p":{"a":1,"k":[{"t":0,"s":[0,0],"to":[1,1],"ti":[0,0],"o":{"x":0.3,"y":0},"i":{"x":[0.7],"y":1}},"#
        + #"{"t":10,"s":[5,5]}]}}}]}"#

    @Test func `The unchanged document is valid`() throws {
        let file = try LottieFile(Array(Self.document.utf8))
        #expect(file.layers[0]["position"]?.components(at: 1) == [5, 5])
        #expect(file.layers[0]["rotation"]?.components(at: 1) == [45])
    }

    @Test(
        arguments: [
            (#""fr":10"#, #""fr":0"#, "fr is 0; accepted: a number above 0"),
            (#""fr":10,"#, "", "fr is missing; accepted: frames per second, above 0"),
            (#""fr":10"#, #""fr":5e-324"#, "op is 20; accepted: a time that is finite in seconds"),
            (#""op":20"#, #""op":-1"#, "op is -1; accepted: a time from ip on"),
            (#""op":20"#, #""op":"20""#, #"op is "20"; accepted: a time in frames, not in quotation marks"#),
            (#""ty":4,"#, "", "layers[0].ty is missing; accepted: a layer's kind, a whole number from 0"),
            (#""ty":4"#, #""ty":4,"sr":0"#, "layers[0].sr is 0; accepted: a number that is not 0"),
            (
                #""ty":4"#, #""ty":4,"parent":2"#,
                "layers[0].parent is 2; accepted: the ind of exactly one layer of the composition; 0 layers have it"
            ),
            (
                #""ty":4"#, #""ty":4,"parent":1"#,
                "layers[0].parent is 1; accepted: a layer that is not a descendant of this one"
            ),
            (
                #""ty":4"#, #""ty":0"#,
                "layers[0].refId is missing; accepted: the id of a composition among the assets"
            ),
            (
                #""ty":4"#, #""ty":0,"refId":"a""#,
                #"layers[0].refId is "a"; accepted: the id of a composition among the assets"#
            ),
            (
                #""assets":[]"#, #""assets":[{"id":"a"},{"id":"a"}]"#,
                #"assets[1].id is "a"; accepted: a unique id"#
            ),
            (
                #""t":10"#, #""t":-1"#,
                "layers[0].ks.p.k[1].t is -1; accepted: at least 0.0, the time of the key before"
            ),
            (#""t":10,"#, "", "layers[0].ks.p.k[1].t is missing; accepted: a time in frames"),
            (
                #""t":10,"s":[5,5]"#, #""t":10"#,
                "layers[0].ks.p.k[1].s is missing; accepted: the value at this key"
            ),
            (
                #""s":[5,5]"#, #""s":[5]"#,
                "layers[0].ks.p.k[1].s is of 1 components; accepted: 2, as at the first key"
            ),
            (#""s":[5,5]"#, #""s":[5,null]"#, "layers[0].ks.p.k[1].s[1] is null; accepted: a number"),
            (
                #""s":[5,5]"#, #""s":[]"#,
                "layers[0].ks.p.k[1].s is []; accepted: a number or an array of numbers"
            ),
            (
                #""s":[5,5]"#, #""s":[1.7e308,1.7e308]"#,
                "layers[0].ks.p.k is not a valid track: values[1] is inf; accepted: a value of finite norm"
            ),
            (#""x":0.3"#, #""x":1.3"#, "layers[0].ks.p.k[0].o.x is 1.3; accepted: a number in [0, 1]"),
            (#""x":[0.7]"#, #""x":[-0.1]"#, "layers[0].ks.p.k[0].i.x is -0.1; accepted: a number in [0, 1]"),
            (
                #""x":[0.7]"#, #""x":"0.7""#,
                #"layers[0].ks.p.k[0].i.x is "0.7"; accepted: a number or an array of numbers, not in quotation marks"#
            ),
            (
                #""x":[0.7],"#, "",
                "layers[0].ks.p.k[0].i.x is missing; accepted: a number or an array of numbers"
            ),
            (
                #""x":[0.7]"#, #""x":[0.7,0.6]"#,
                "layers[0].ks.p.k is an array of 2; accepted: one easing for all components, if a key has spatial tangents"
            ),
            (
                #""to":[1,1]"#, #""to":[1,1,1]"#,
                "layers[0].ks.p.k[0].to is [1, 1, 1]; accepted: at most 2 numbers, as the value has"
            ),
            (
                #""t":0,"s":[0]"#, #""t":0,"s":[0],"ti":[1]"#,
                "layers[0].ks.r.k[0].ti is [1]; accepted: no tangents, because the value is not a position"
            ),
            (#""t":0,"s":[0]"#, #""t":0,"s":[0],"h":2"#, "layers[0].ks.r.k[0].h is 2; accepted: 0 or 1"),
            (
                #""t":0,"s":[0]"#, #""t":0,"s":[0],"e":[1,2]"#,
                "layers[0].ks.r.k[0].e is of 2 components; accepted: 1, as at the first key"
            ),
            (#"{"t":0,"s":[0]},"#, "", nil),
            (
                #"[{"t":0,"s":[0]},{"t":20,"s":[90]}]"#, "[]",
                "layers[0].ks.r.k is []; accepted: a number, at least one number, or at least one key"
            ),
            (
                #"[{"t":0,"s":[0]},{"t":20,"s":[90]}]"#, #""0""#,
                #"layers[0].ks.r.k is "0"; accepted: a number, numbers or keyframes"#
            ),
            (
                #"{"k":[{"t":0,"s":[0]},{"t":20,"s":[90]}]}"#, "{}",
                "layers[0].ks.r.k is missing; accepted: a number, numbers or keyframes"
            ),
            (
                #""ks":{"#, #""tm":{"k":[1,2]},"ks":{"#,
                "layers[0].tm is an object; accepted: one number at each key"
            ),
        ] as [(String, String, String?)])
    func `An invalid value throws an error with its path`(find: String, replacement: String, reason: String?)
        throws
    {
        try #require(Self.document.contains(find))
        let text = Self.document.replacingOccurrences(of: find, with: replacement)
        #expect(refusal { _ = try LottieFile(Array(text.utf8), strict: true) } == reason)
    }

    @Test func `A cycle of parents throws`() {
        func layers(_ parents: [Int?]) -> String? {
            let layers = parents.enumerated().map { index, parent in
                #"{"ty":3,"ind":\#(index)\#(parent.map { #","parent":\#($0)"# } ?? "")}"#
            }
            let text = #"{"fr":1,"ip":0,"op":1,"layers":[\#(layers.joined(separator: ","))]}"#
            return refusal { _ = try LottieFile(Array(text.utf8)) }
        }
        #expect(layers([1, 2, nil, 2, 3]) == nil)
        #expect(
            layers([nil, 2, 3, 1, 1])?.hasSuffix("accepted: a layer that is not a descendant of this one")
                == true)
        // The first layer leads into the cycle but is not part of it.
        #expect(layers([1, 2, 1])?.hasPrefix("layers[0]") == false)
        // Long chains are valid, also where following each layer's chain separately would be slow.
        #expect(layers([nil] + (0..<20_000).map { $0 }) == nil)
    }

    @Test func `A cycle of compositions throws`() {
        func assets(_ shown: [[Int]]) -> String? {
            let assets = shown.enumerated().map { index, targets in
                #"{"id":"\#(index)","layers":[\#(targets.map { #"{"ty":0,"refId":"\#($0)"}"# }.joined(separator: ","))]}"#
            }
            let text =
                #"{"fr":1,"ip":0,"op":1,"layers":[{"ty":0,"refId":"0"}],"assets":[\#(assets.joined(separator: ","))]}"#
            return refusal { _ = try LottieFile(Array(text.utf8)) }
        }
        #expect(assets([[1, 2], [2], []]) == nil)
        #expect(
            assets([[1], [2, 0], []])
                == #"assets[1].layers[1].refId is "0"; accepted: a composition that does not contain this one"#
        )
        #expect(
            assets([[1], [2], [2]])
                == #"assets[2].layers[0].refId is "2"; accepted: a composition that does not contain this one"#
        )
        // Each composition shows the next twice: 2¹⁰⁰ layers in total.
        #expect(assets((1...100).map { [$0, $0] } + [[]]) == nil)
        #expect(assets((1...5000).map { [$0] } + [[]]) == nil)
    }

    @Test(arguments: [
        ("", "line 1, column 1: not JSON: expected a value, got the end of the text"),
        ("{\n \"fr\": 1,\n}", "line 3, column 1: not JSON: expected a name in double quotation marks, got }"),
        ("{\n \"fr\": 1,\n \"fr\": 2}", "line 3, column 2: \"fr\" is given twice; accepted: each name once"),
        ("{\"layers\":[],\"fr\":1e999}", "line 1, column 19 (fr): 1e999 is beyond the range of a double"),
        ("[]", "the document is []; accepted: an object"),
        (
            "{}",
            "the document is {}; accepted: glTF (with a member asset) or Lottie (with a member layers)"
        ),
        (String(repeating: "[", count: 100_000), "line 1, column 129: not JSON: nested deeper than 128"),
    ])
    func `Text that is not an asset throws an error with line and column`(text: String, reason: String) {
        #expect(refusal { _ = try AssetFile(Array(text.utf8)) } == reason)
    }
}
