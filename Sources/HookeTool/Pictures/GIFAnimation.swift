import HookeAssets

/// An animated GIF: frames of one size with a palette of 255 colours that all of them share.
///
/// The palette comes from a median cut of the colours of all frames, in cells of 32 levels a channel. A frame stores the
/// rectangle that differs from the frame before; equal pixels in it are transparent.
enum GIFAnimation {
    /// Returns the bytes of a GIF that plays in a loop.
    ///
    /// - Parameters:
    ///   - frames: Pictures of the same size, at least one, and the seconds for which each is shown.
    ///   - loops: Whether it starts again at the end.
    static func bytes(of frames: [(image: RasterImage, seconds: Double)], loops: Bool = true)
        -> [UInt8]
    {
        let (width, height) = (frames[0].image.width, frames[0].image.height)
        precondition(
            frames.allSatisfy { $0.image.width == width && $0.image.height == height },
            "the frames of a GIF have several sizes; accepted: one size")
        let palette = ColorPalette(frames.map(\.image))
        var gif = Array("GIF89a".utf8) + short(width) + short(height) + [0xF7, 0, 0]
        for index in 0..<256 {
            gif += index < palette.colors.count ? palette.colors[index] : [0, 0, 0]
        }
        if loops { gif += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0] }
        var before: [UInt8]?
        var (time, shown) = (0.0, 0)
        for frame in frames {
            let indices = palette.indices(of: frame.image)
            // Delays are in hundredths of a second; the sum does not drift.
            time += frame.seconds
            let delay = max(Int((time * 100).rounded()) - shown, 2)
            shown += delay
            gif += [0x21, 0xF9, 4, 0x05] + short(delay) + [transparent, 0]
            let box = changed(indices, before, width, height)
            gif += [0x2C] + short(box.x) + short(box.y) + short(box.width) + short(box.height) + [0]
            var cut: [UInt8] = []
            cut.reserveCapacity(box.width * box.height)
            for row in box.y..<box.y + box.height {
                for at in row * width + box.x..<row * width + box.x + box.width {
                    cut.append(before?[at] == indices[at] ? transparent : indices[at])
                }
            }
            gif += compressed(cut)
            before = indices
        }
        return gif + [0x3B]
    }

    private static let transparent: UInt8 = 255

    private static func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }

    /// Returns the smallest rectangle around the pixels that differ from those of the frame before; one pixel if none do.
    private static func changed(
        _ indices: [UInt8], _ before: [UInt8]?, _ width: Int, _ height: Int
    ) -> (x: Int, y: Int, width: Int, height: Int) {
        guard let before else { return (0, 0, width, height) }
        var (left, right, top, bottom) = (width, -1, height, -1)
        for row in 0..<height {
            let range = row * width..<(row + 1) * width
            guard let first = range.first(where: { indices[$0] != before[$0] }),
                let last = range.last(where: { indices[$0] != before[$0] })
            else { continue }
            left = min(left, first - range.lowerBound)
            right = max(right, last - range.lowerBound)
            top = min(top, row)
            bottom = row
        }
        return bottom < 0 ? (0, 0, 1, 1) : (left, top, right - left + 1, bottom - top + 1)
    }

    /// Returns pixels in the variable-length code LZW of GIF, in blocks of up to 255 bytes.
    private static func compressed(_ pixels: [UInt8]) -> [UInt8] {
        let (clear, end) = (256, 257)
        var packed: [UInt8] = []
        var (buffer, count, size, next) = (0, 0, 9, 258)
        // The code of a known string followed by a pixel, at 256 · code + pixel; 0 is none.
        var table = [Int32](repeating: 0, count: 4096 * 256)
        var used: [Int] = []
        func put(_ code: Int) {
            buffer |= code << count
            count += size
            while count >= 8 {
                packed.append(UInt8(buffer & 255))
                buffer >>= 8
                count -= 8
            }
        }
        put(clear)
        var prefix = Int(pixels[0])
        for pixel in pixels.dropFirst() {
            let key = prefix << 8 | Int(pixel)
            if table[key] != 0 {
                prefix = Int(table[key])
                continue
            }
            put(prefix)
            if next < 4096 {
                table[key] = Int32(next)
                used.append(key)
                if next == 1 << size, size < 12 { size += 1 }
                next += 1
            } else {
                put(clear)
                for key in used { table[key] = 0 }
                used.removeAll(keepingCapacity: true)
                (size, next) = (9, 258)
            }
            prefix = Int(pixel)
        }
        put(prefix)
        put(end)
        if count > 0 { packed.append(UInt8(buffer & 255)) }
        var blocks: [UInt8] = [8]
        for start in stride(from: 0, to: packed.count, by: 255) {
            let block = packed[start..<min(start + 255, packed.count)]
            blocks.append(UInt8(block.count))
            blocks += block
        }
        return blocks + [0]
    }
}
