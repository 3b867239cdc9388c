import Testing
import TestSupport

@testable import HookeTokens

@Suite struct TokenCatalogTests {
    @Test func `Names are unique, and every value has its nearest entry at distance 0`() throws {
        #expect(Set(TokenCatalog.all.map(\.name)).count == 10)
        for catalog in TokenCatalog.all {
            #expect(Set(catalog.entries.map(\.name)).count == catalog.entries.count, "\(catalog.name)")
            #expect(TokenCatalog.named(catalog.name)?.title == catalog.title)
            for entry in catalog.entries {
                let nearest = try #require(catalog.nearest(to: entry.value).first)
                #expect(nearest.distance == 0 && nearest.entry.value == entry.value, "\(entry.name)")
                #expect(catalog[entry.name] == entry)
            }
        }
        #expect(TokenCatalog.named("material") == nil)
    }

    @Test func `Published values have their numbers`() throws {
        func spring(_ catalog: TokenCatalog, _ name: String) throws -> Spring {
            guard case .spring(let spring)? = catalog[name]?.value else {
                throw HookeError.noSolution(field: "name", reason: name)
            }
            return spring
        }
        let fast = try spring(.material3, "spring.expressive.fastSpatial")
        #expect(fast.stiffness == 800 && Near.distance(fast.dampingRatio, 0.6) <= 4)
        let bouncy = try spring(.apple, "spring.bouncy")
        #expect((bouncy.stiffness - 157.913670417).magnitude < 5e-10)
        #expect((bouncy.damping - 17.592918860).magnitude < 5e-10)
        let visual = try spring(.motion, "spring.visual")
        #expect(Near.distance(visual.response, 0.36) <= 4 && Near.distance(visual.dampingRatio, 0.7) <= 4)
        let wobbly = try spring(.reactSpring, "wobbly")
        #expect(wobbly == (try Spring(mass: 1, stiffness: 180, damping: 12)))
        #expect(TokenCatalog.material3["easing.emphasized"]?.value == .curve(.path(.emphasized)))
        #expect(TokenCatalog.figma.entries.allSatisfy { !$0.isVerified })
        #expect(TokenCatalog.springForce["spring.default"]?.isVerified == false)
    }

    @Test func `Distances are symmetric and those of values that differ in kind are nil`() throws {
        let emphasized = MotionTokenValue.curve(.path(.emphasized))
        let standard = MotionTokenValue.curve(.bezier(.standard))
        let there = try #require(emphasized.distance(to: standard))
        // The design's figure.
        #expect((there - 0.166).magnitude < 5e-4, "\(there)")
        #expect(standard.distance(to: emphasized) == there)
        #expect(emphasized.distance(to: .duration(.zero)) == nil)
        #expect(MotionTokenValue.spring(.smooth).distance(to: emphasized) == nil)
        let tween = try #require(TokenCatalog.compose["tween.default"]).value
        #expect(try #require(tween.distance(to: .spring(.smooth))) > 0)
        let near = TokenCatalog.nearest(to: .duration(try TokenDuration(0.21, .seconds)))
        #expect(near[0].distance < 0.011 && near[0].catalog.name == "material3")
        #expect(near[0].entry.name == "duration.short4")
        #expect(near.allSatisfy { $0.entry.value.kind == "duration" })
    }
}
