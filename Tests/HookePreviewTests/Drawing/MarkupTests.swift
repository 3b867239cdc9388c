import Foundation
import TestSupport
import Testing

@testable import HookePreview

@Suite struct MarkupTests {
    @Test func `Escaped text has no markup and no character that XML forbids`() {
        for name in hostileNames {
            let escaped = Markup.escaped(name)
            #expect(!escaped.contains("<") && !escaped.contains(">"))
            #expect(!escaped.contains("\"") && !escaped.contains("'"))
            #expect(escaped.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value & 0xFFFE != 0xFFFE })
        }
        #expect(Markup.escaped("a<b & 'c'\n\u{0}") == "a&lt;b &amp; &#39;c&#39; \u{FFFD}")
    }

    @Test func `Numbers are rounded, short and never negative zero`() {
        #expect(Markup.number(1) == "1")
        #expect(Markup.number(-0.0) == "0")
        #expect(Markup.number(-0.001) == "0")
        #expect(Markup.number(2.0 / 3) == "0.67")
        #expect(Markup.number(2.0 / 3, decimals: 6) == "0.666667")
        #expect(Markup.number(-1234.5678, decimals: 3) == "-1234.568")
        #expect(Markup.number(1e99) == "1e+99")
        #expect(Markup.fixed(-0.0001, decimals: 3) == "0.000")
        #expect(Markup.fixed(.nan, decimals: 3) == "–")
        checkProperty(
            seed: 7, cases: 2_000,
            Generator(draw: { $0.uniform(-1...1) * $0.logUniform(1e-6...1e9) }, shrink: simplerDoubles)
        ) { value in
            guard let read = Double(Markup.number(value, decimals: 3)) else { return "not a number" }
            return difference(read, value, within: 0.0005 + value.magnitude * 0x1p-51)
        }
    }

    @Test func `Text is truncated to a width`() {
        #expect(Markup.truncated("drawer", size: 10, width: 100) == "drawer")
        let short = Markup.truncated("a rather long name of a view", size: 10, width: 60)
        #expect(short.hasSuffix("…") && short.count < 12)
        #expect(Markup.width(short, size: 10) <= 60)
        #expect(Markup.truncated("drawer", size: 10, width: 3).isEmpty)
        #expect(Markup.width("e\u{301}", size: 10) == Markup.width("e", size: 10))
    }
}
