import HookeAssets
import Testing

@testable import HookeTool

@Suite struct GIFAnimationTests {
    private struct Frame {
        var delay: Int
        var pixels: [[UInt8]]
    }

    /// Reads a GIF with one palette; each frame as the screen shows it.
    private func decoded(_ gif: [UInt8]) throws -> (width: Int, height: Int, frames: [Frame]) {
        try #require(gif.starts(with: Array("GIF89a".utf8)))
        func short(_ place: Int) -> Int { Int(gif[place]) | Int(gif[place + 1]) << 8 }
        let (width, height) = (short(6), short(8))
        let palette = (0..<256).map { Array(gif[13 + 3 * $0..<16 + 3 * $0]) }
        var screen = [[UInt8]](repeating: [], count: width * height)
        var (place, delay, frames) = (13 + 768, 0, [Frame]())
        while gif[place] != 0x3B {
            if gif[place] == 0x21 {
                if gif[place + 1] == 0xF9 { delay = short(place + 4) }
                place += 2
                while gif[place] != 0 { place += Int(gif[place]) + 1 }
                place += 1
                continue
            }
            let box = (
                x: short(place + 1), y: short(place + 3), width: short(place + 5), height: short(place + 7)
            )
            place += 11
            var data: [UInt8] = []
            while gif[place] != 0 {
                data += gif[place + 1...place + Int(gif[place])]
                place += Int(gif[place]) + 1
            }
            place += 1
            let indices = try unpacked(data)
            try #require(indices.count == box.width * box.height)
            for (number, index) in indices.enumerated() where index != 255 {
                screen[(box.y + number / box.width) * width + box.x + number % box.width] =
                    palette[Int(index)]
            }
            frames.append(Frame(delay: delay, pixels: screen))
        }
        return (width, height, frames)
    }

    /// Undoes LZW with codes of nine bits and more.
    private func unpacked(_ data: [UInt8]) throws -> [UInt8] {
        var (output, table, size, at) = ([UInt8](), [[UInt8]](), 9, 0)
        var last: [UInt8]?
        func reset() { (table, size, last) = ((0..<256).map { [UInt8($0)] } + [[], []], 9, nil) }
        reset()
        while true {
            var code = 0
            for bit in 0..<size { code |= Int(data[(at + bit) / 8] >> UInt8((at + bit) % 8) & 1) << bit }
            at += size
            if code == 256 {
                reset()
                continue
            }
            if code == 257 { return output }
            let entry = code < table.count ? table[code] : try #require(last) + [try #require(last)[0]]
            output += entry
            if let last, table.count < 4096 { table.append(last + [entry[0]]) }
            if table.count == 1 << size, size < 12 { size += 1 }
            last = entry
        }
    }

    private func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> RasterImage {
        RasterImage(
            width: width, height: height,
            pixels: (0..<height).flatMap { y in (0..<width).flatMap { color($0, y) } })
    }

    @Test func `Pictures of up to 255 distant colours are exact, and delays do not drift`() throws {
        let levels: [UInt8] = [0, 51, 102, 153, 204, 255]
        func color(_ x: Int, _ y: Int, _ shift: Int) -> [UInt8] {
            let number = (x + 16 * y + shift * (x > 8 && y > 8 ? 1 : 0)) % 216
            return [levels[number / 36], levels[number / 6 % 6], levels[number % 6]]
        }
        let images = (0..<3).map { shift in image(17, 15) { color($0, $1, shift) } }
        let gif = GIFAnimation.bytes(of: images.map { ($0, 1.0 / 30) })
        let read = try decoded(gif)
        #expect(read.width == 17 && read.height == 15)
        #expect(read.frames.map(\.delay) == [3, 4, 3])
        for (frame, image) in zip(read.frames, images) {
            #expect(frame.pixels.flatMap { $0 } == image.pixels)
        }
    }

    @Test func `Many colours are near their palette, in pictures that fill the table of codes`() throws {
        let picture = image(256, 200) { x, y in [UInt8(x), UInt8(y), UInt8((x * 7 + y * 13) % 256)] }
        let read = try decoded(GIFAnimation.bytes(of: [(picture, 0.04), (picture, 1)]))
        #expect(read.frames.count == 2 && read.frames[0].pixels == read.frames[1].pixels)
        let errors = zip(read.frames[0].pixels.flatMap { $0 }, picture.pixels).map { abs(Int($0) - Int($1)) }
        // 255 colours for a cube of colours: the mean error seen is 14, of 255.
        #expect(errors.reduce(0, +) / errors.count < 20)
    }
}
