import Foundation
import Testing

@testable import HookeAssets

@Suite struct RasterImageTests {
    /// Nine by seven pixels with all five filters, written by Python's zlib.
    private static let png = """
        iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHCAYAAADam2dgAAAAo0lEQVR42n3OIQ7CQBCF4Ve2IYg2JARVRxBFoTZBgNkEVJMG\
        X4FBMBqD3CLAcAMMN+AMBAHXoDfoCYZHFariyzOTPwModEgTWtCatnSgC90UPjAfHiFGi7JjKsBUMSWUkiVHORW0g+ku4aM6\
        QVSPKKUpWZqTo/cjbErMGrAElmD/FM2iL9CxOJ3JUTN56kZC3ctKz3LSq7z0Lj0fDLLf4zlalF8eC0cazWItVgAAAABJRU5E\
        rkJggg==
        """

    private func bytes(_ base64: String) throws -> [UInt8] {
        [UInt8](try #require(Data(base64Encoded: base64)))
    }

    @Test func `A PNG has the pixels of its formula, and half transparent ones are blended with white`()
        throws
    {
        let image = try #require(RasterImage(png: bytes(Self.png)))
        #expect(image.width == 9 && image.height == 7)
        for y in 0..<7 {
            for x in 0..<9 {
                let color = [20 * x + 3 * y, 255 - 30 * y, x * y * 13 % 256]
                let alpha = x == 8 ? 128 : 255
                let expected = color.map { UInt8(($0 * alpha + 255 * (255 - alpha) + 127) / 255) }
                let place = 3 * (9 * y + x)
                #expect(Array(image.pixels[place..<place + 3]) == expected, "\(x), \(y)")
            }
        }
    }

    @Test func `Every truncated or changed PNG is read or refused, without a crash`() throws {
        let png = try bytes(Self.png)
        for length in 0..<png.count {
            #expect(RasterImage(png: Array(png[..<length])) == nil || length > png.count - 16)
        }
        for place in png.indices {
            for change in [1, 0x80, 0xFF] as [UInt8] {
                var changed = png
                changed[place] ^= change
                _ = RasterImage(png: changed)
            }
        }
    }
}
