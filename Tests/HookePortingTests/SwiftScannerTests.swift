import Testing

@testable import HookePorting

@Suite struct SwiftScannerTests {
    /// The words and signs of a text, with `"` for each literal.
    private func words(_ text: String) throws -> [String] {
        try SwiftScanner.tokens(of: Array(text.utf8)).map { $0.kind == .literal ? "\"" : $0.text }
    }

    @Test func `comments are no tokens, nested ones too`() throws {
        #expect(try words("a // @objc\nb") == ["a", "b"])
        #expect(try words("a /* @objc /* nested */ \" */ b") == ["a", "b"])
        #expect(try words("#!/usr/bin/swift \"\na") == ["a"])
    }

    @Test func `strings are one literal, except interpolated code`() throws {
        #expect(try words(#"let a = "@objc \" // x""#) == ["let", "a", "=", "\""])
        #expect(
            try words(#"f("a \(b("c \(d)")) e")"#) == [
                "f", "(", "\"", "b", "(", "\"", "d", "\"", ")", "\"", ")",
            ])
        #expect(try words(##"#"a " \(b) \#(c) "# d"##) == ["\"", "c", "\"", "d"])
        #expect(try words("\"\"\"\na \"quoted\" \\(x) \"\"\\\"\n\"\"\" b") == ["\"", "x", "\"", "b"])
        #expect(try words("##\"\"\"\n \"\"\"# \"\"\"## b") == ["\"", "b"])
        #expect(try words(#""\(a ? ")" : "(")" b"#) == ["\"", "a", "?", "\"", ":", "\"", "\"", "b"])
    }

    @Test func `regular expressions are literals, divisions are not`() throws {
        #expect(try words("let r = /\"[^\"]*\"/ x") == ["let", "r", "=", "\"", "x"])
        #expect(try words("a / b / c") == ["a", "/", "b", "/", "c"])
        #expect(try words("f(a)/2 + b/c") == ["f", "(", "a", ")", "/", "2", "+", "b", "/", "c"])
        #expect(try words("reduce(1, /)") == ["reduce", "(", "1", ",", "/", ")"])
        #expect(try words("x = #/ \" / \n '/# y") == ["x", "=", "\"", "y"])
    }

    @Test func `attributes, macros and names in backticks are words`() throws {
        #expect(
            try words("@objc(a:) #selector(`default`) $0 é") == [
                "@objc", "(", "a", ":", ")", "#selector", "(", "`default`", ")", "$0", "é",
            ])
    }

    @Test(arguments: [
        ("\"a", 1, "the string has no end"), ("x\n/* /* */", 2, "the comment has no end"),
        ("\"\"\"\na", 1, "the string has no end"), ("\"\\(a\"", 1, "the string has no end"),
        ("\"\\(a", 1, "the interpolation has no end"), ("x = #/a", 1, "the regular expression has no end"),
        ("{\n)", 2, ") closes nothing"), ("\n(", 2, "( has no end"),
    ])
    func `what has no end is an error with its line`(text: String, line: Int, reason: String) {
        #expect(throws: ScanError(line: line, reason: reason)) { try SwiftSource(text) }
    }

    @Test func `any prefix and any byte is read or refused`() {
        let text = Array(
            ##"""
            /**/ import class UIKit.UIView
            @objc(P) protocol P { @objc optional func c(_ a: [Int]) -> any UIViewControllerTransitionCoordinator }
            @objcMembers class A: NSObject, P { func a(_ x: [Int] = #"a\#(1)"#) -> /* y */ C<D> { "\(x)" / 2 }
              @objc @IBAction func go() { d?.c?([1])?.b; DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 1) {} }
              required init?(coder: NSCoder) { super.init(coder: coder); T(target: self, action: #selector(go)) }
            } /* /* */ */
            """##.utf8)
        for end in text.indices {
            _ = try? SwiftSource(String(decoding: text[..<end], as: UTF8.self))
            for other in "\"#(}/a".utf8 {
                var changed = text
                changed[end] = other
                _ = Porter([("a", String(decoding: changed, as: UTF8.self))]).ports()
            }
        }
    }

    @Test func `types and functions are found`() throws {
        let source = try SwiftSource(
            """
            extension Outer.Inner: @unchecked Sendable, P<Int, A> where T: Q { class func make() -> Int { 1 } }
            final class Box<T: Hashable>: UIView, Delegate {
                struct Item {}
                @objc(show:from:) public func show(_ a: Dictionary<Int, Int>, from b: (Int, Int) -> Void) throws -> any P { }
            }
            @objc protocol R: class { func a(b: Int) -> UIView
                func c()
            }
            """)
        let types = source.scopes.filter { !$0.kind.isEmpty }
        #expect(types.map(\.name) == ["Outer.Inner", "Box", "Item", "R"])
        #expect(types.map(\.supertypes) == [["Sendable", "P"], ["UIView", "Delegate"], [], ["class"]])
        #expect(source.functions.map(\.fullName) == ["make()", "show(_:from:)", "a(b:)", "c()"])
        #expect(source.functions.map { source.text($0.result) } == ["Int", "any P", "UIView", ""])
        #expect(source.functions.map { source[$0.start] } == ["class", "@objc", "func", "func"])
    }
}
