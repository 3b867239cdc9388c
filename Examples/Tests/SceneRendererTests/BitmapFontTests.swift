import Testing

@testable import SceneRenderer

@Suite struct BitmapFontTests {
    @Test func `Letters are drawn at the positions of their dots`() {
        var mesh = Mesh()
        let viewport = Viewport(scale: 2, origin: SIMD2(10, 20))
        BitmapFont.draw("iL", at: SIMD2(1, 2), dot: 1, color: SIMD4(1, 1, 1, 1), in: viewport, into: &mesh)
        func dot(_ column: Int, _ row: Int) -> Bool {
            mesh.color(at: viewport.pixels(SIMD2(1.5 + Double(column), 2.5 + Double(row)))).x > 0.5
        }
        let rows = (0..<7).map { row in (0..<11).map { dot($0, row) ? "#" : "." }.joined() }
        #expect(
            rows == [
                ".###..#....", "..#...#....", "..#...#....", "..#...#....", "..#...#....", "..#...#....",
                ".###..#####",
            ])
    }

    @Test func `All letters differ, and missing ones are question marks`() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;-+/%()<>='?"
        #expect(Set(letters.map { BitmapFont.rows(of: $0) }).count == letters.count)
        for letter in letters {
            #expect(BitmapFont.rows(of: letter).count == 7)
            #expect(BitmapFont.rows(of: letter).allSatisfy { $0 < 32 })
        }
        #expect(BitmapFont.rows(of: "€") == BitmapFont.rows(of: "?"))
        #expect(BitmapFont.runs(0b10111) == [0..<1, 2..<5])
        #expect(BitmapFont.runs(0) == [])
        #expect(BitmapFont.width("") == 0 && BitmapFont.width("AB") == 11)
    }

    @Test func `Lines break between words`() {
        #expect(BitmapFont.lines("the finger is fast", count: 10) == ["the finger", "is fast"])
        #expect(BitmapFont.lines("abcdefgh ij", count: 3) == ["abc", "def", "gh", "ij"])
        #expect(BitmapFont.lines("", count: 3) == [])
    }
}
