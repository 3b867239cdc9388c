import Foundation
import Testing
import TestSupport

@testable import HookeTokens

@Suite struct MotionTokensTests {
    /// Aliases, references to parts, types of groups, extended groups, springs, paths and what is unknown.
    static let sample = """
        {
          "$description": "Everything at once",
          "motion": {
            "$type": "duration",
            "short": { "$value": { "value": 50.0, "unit": "ms" }, "$description": "for taps", "x-ours": [1e2, null] },
            "long": { "$value": { "unit": "s", "value": 1.50 } },
            "tap": { "$value": "{motion.short}" },
            "press": { "$ref": "#/motion/tap" },
            "twice": { "$value": { "value": { "$ref": "#/motion/long/$value/value" }, "unit": "ms" } }
          },
          "curve": {
            "standard": { "$type": "cubicBezier", "$value": [0.2, 0, 0, 1], "$deprecated": "use soft" },
            "soft": { "$type": "cubicBezier", "$value": [{ "$ref": "#/curve/standard/$value/0" }, 0, 0.1, 1.0] },
            "alias": { "$value": "{curve.standard}" },
            "emphasized": { "$type": "cubicBezier", "$value": [0.2, 0, 0, 1], "$extensions": {
              "com.example": { "kept": true },
              "org.hooke": { "curve": "emphasized" } } }
          },
          "enter": { "$type": "transition", "$value": {
            "duration": "{motion.tap}", "delay": { "value": -10, "unit": "ms" },
            "timingFunction": { "$ref": "#/curve/alias/$value" } } },
          "spring": { "$type": "transition",
            "$value": { "duration": { "value": 700, "unit": "ms" }, "delay": { "value": 0, "unit": "ms" },
                        "timingFunction": [0.3188, 0.7921, 0, 1.1817] },
            "$extensions": { "org.hooke": { "spring": { "duration": { "value": 0.5, "unit": "s" }, "bounce": 0.3 } } } },
          "brand": { "$type": "color", "red": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
            "warn": { "$value": "{brand.red}" } },
          "quick": { "$extends": "{motion}", "short": { "$value": { "value": 20, "unit": "ms" } } }
        }
        """

    @Test func `Aliases, parts, inherited types, extended groups and extensions are resolved`() throws {
        let file = try MotionTokens(text: Self.sample)
        let shown = file.tokens.map { "\($0.name) \($0.value)" + ($0.alias.map { " = \($0)" } ?? "") }
        #expect(
            shown == [
                "motion.short 50ms", "motion.long 1.5s", "motion.tap 50ms = motion.short",
                "motion.press 50ms = motion.tap", "motion.twice 1.5ms",
                "curve.standard cubic-bezier(0.2, 0, 0, 1)", "curve.soft cubic-bezier(0.2, 0, 0.1, 1)",
                "curve.alias cubic-bezier(0.2, 0, 0, 1) = curve.standard",
                "curve.emphasized emphasized",
                "enter 50ms cubic-bezier(0.2, 0, 0, 1) -10ms",
                "spring \(MotionTokenValue.spring(.bouncy))", "quick.short 20ms", "quick.long 1.5s",
                "quick.tap 50ms = motion.short", "quick.press 50ms = motion.tap", "quick.twice 1.5ms",
            ])
        #expect(file["motion.short"]?.note == "for taps")
        #expect(file["curve.emphasized"]?.value == .curve(.path(.emphasized)))
        #expect(file["motion.missing"] == nil)
    }

    @Test func `A file reads back with the same members, order and digits`() throws {
        let file = try MotionTokens(text: Self.sample)
        let text = file.text
        #expect(try MotionTokens(text: text) == file)
        #expect(try MotionTokens(text: text).text == text)
        for part in ["50.0", "1.50", "1e2", "null", "\"x-ours\"", "\"com.example\"", "srgb"] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(
            try #require(text.range(of: "\"unit\": \"s\"")).lowerBound
                < (try #require(text.range(of: "1.50"))).lowerBound)
        // Only space differs.
        let bare = { (text: String) in text.filter { !$0.isWhitespace } }
        #expect(bare(text) == bare(Self.sample))
    }

    @Test func `Random files of tokens read back within 8 u`() throws {
        var worst = 0.0
        var random = SeededGenerator(seed: 22)
        for _ in 0..<randomCases(20) {
            // Fits of weakly damped springs take long.
            let tokens = RandomTokens.list(12, &random).filter { token in
                if case .spring(let spring) = token.value { return spring.dampingRatio > 0.3 }
                return true
            }
            let file = try MotionTokens(tokens)
            let again = try MotionTokens(text: file.text)
            #expect(again == file)
            #expect(Set(again.tokens.map(\.name)) == Set(tokens.map(\.name)))
            for token in tokens {
                let found = try #require(again[token.name])
                #expect(found.note == token.note)
                let distance = Near.distance(found.value, token.value)
                worst = max(worst, distance)
                // Measured 4.5 in 4,800 tokens.
                #expect(distance <= 8, "\(token) is \(found)")
            }
        }
        print("tokens in files: worst", worst, "u")
    }

    @Test func `A set token keeps its description, its place and the members of others`() throws {
        var file = try MotionTokens(text: Self.sample)
        try file.set(MotionToken("motion.short", .duration(TokenDuration(60, .milliseconds))))
        #expect(file["motion.short"]?.note == "for taps")
        #expect(file["motion.tap"]?.value == .duration(try TokenDuration(60, .milliseconds)))
        #expect(file.text.contains("\"x-ours\": [1e2, null]"))
        #expect(file.tokens.first?.name == "motion.short")
        try file.set(MotionToken("curve.new", .curve(.bezier(.ease)), alias: "curve.soft"))
        #expect(file["curve.new"]?.alias == "curve.soft")
        #expect(file["curve.new"]?.value == file["curve.soft"]?.value)
        try file.set(MotionToken("spring", .duration(.zero)))
        #expect(!file.text.contains("bounce"))
        let before = file
        for name in ["", "a..b", "$a", "a.{b}", "motion", "motion.short.inner"] {
            #expect(throws: FileError.self, "\(name)") {
                try file.set(MotionToken(name, .duration(.zero)))
            }
        }
        #expect(throws: FileError.self) {
            try file.set(MotionToken("x", .duration(.zero), alias: "nowhere"))
        }
        #expect(file == before)
    }

    @Test func `Every catalog is a file that reads back`() throws {
        for catalog in TokenCatalog.all {
            let file = try MotionTokens(text: MotionTokens(catalog.tokens).text)
            #expect(file.tokens.count == catalog.entries.count)
            for entry in catalog.entries {
                let found = try #require(file["\(catalog.name).\(entry.name)"])
                #expect(Near.distance(found.value, entry.value) <= 4, "\(entry)")
            }
        }
    }

    @Test func `Long chains of aliases are read up to the limit and refused beyond`() throws {
        func chain(_ count: Int) -> String {
            var text = #"{"t0":{"$type":"duration","$value":{"value":1,"unit":"s"}}"#
            for index in 1...count { text += #","t\#(index)":{"$value":"{t\#(index - 1)}"}"# }
            return text + "}"
        }
        #expect(try MotionTokens(text: chain(128)).tokens.count == 129)
        #expect(throws: FileError.self) { try MotionTokens(text: chain(140), strict: true) }
        #expect(throws: FileError.self) { try MotionTokens(text: chain(20_000), strict: true) }
    }
}
