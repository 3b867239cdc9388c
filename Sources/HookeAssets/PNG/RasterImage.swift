/// A picture of pixels.
package struct RasterImage: Sendable, Equatable {
    package let width: Int
    package let height: Int
    /// Red, green and blue of each pixel, row by row from the top.
    package var pixels: [UInt8]

    /// Creates a picture. `pixels` has three bytes for each pixel.
    package init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(
            pixels.count == 3 * width * height,
            "a picture of \(width) by \(height) with \(pixels.count) bytes")
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Reads a PNG of eight bits a channel without interlacing, as SVG renderers write; `nil` for others. Transparent
    /// pixels are blended with white.
    package init?(png: [UInt8]) {
        guard png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        func number(_ place: Int) -> Int { png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        var place = 8
        var (width, height, channels) = (0, 0, 0)
        var data: [UInt8] = []
        while place + 12 <= png.count {
            let length = number(place)
            guard length >= 0, place + 12 + length <= png.count else { return nil }
            let start = place + 8
            switch String(decoding: png[place + 4..<start], as: UTF8.self) {
            case "IHDR":
                guard length == 13, png[start + 8] == 8, png[start + 12] == 0 else { return nil }
                (width, height) = (number(start), number(start + 4))
                channels = [2: 3, 6: 4][png[start + 9]] ?? 0
            case "IDAT": data += png[start..<start + length]
            default: break
            }
            place += 12 + length
        }
        guard (1...16384).contains(width), (1...16384).contains(height), channels > 0 else { return nil }
        let stride = width * channels
        guard let raw = Self.inflated(data, size: height * (stride + 1)),
            let rows = Self.unfiltered(raw, stride: stride, height: height, channels: channels)
        else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(3 * width * height)
        for pixel in Swift.stride(from: 0, to: rows.count, by: channels) {
            let alpha = channels == 4 ? Int(rows[pixel + 3]) : 255
            for channel in 0..<3 {
                pixels.append(UInt8((Int(rows[pixel + channel]) * alpha + 255 * (255 - alpha) + 127) / 255))
            }
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// Decompresses data in the wrapper of zlib (RFC 1950); `nil` if it is not valid, or has another size.
    private static func inflated(_ data: [UInt8], size: Int) -> [UInt8]? {
        guard data.count > 6, data[0] & 15 == 8, data[1] & 32 == 0 else { return nil }
        return try? Inflate.output(of: data[2...], size: size)
    }

    /// Undoes the filters of the rows; `nil` for an unknown filter.
    private static func unfiltered(_ raw: [UInt8], stride: Int, height: Int, channels: Int) -> [UInt8]? {
        var rows = [UInt8](repeating: 0, count: stride * height)
        for row in 0..<height {
            let from = row * (stride + 1)
            let kind = raw[from]
            guard kind < 5 else { return nil }
            for column in 0..<stride {
                let at = row * stride + column
                let left = column >= channels ? Int(rows[at - channels]) : 0
                let up = row > 0 ? Int(rows[at - stride]) : 0
                let corner = row > 0 && column >= channels ? Int(rows[at - stride - channels]) : 0
                let guess: Int
                switch kind {
                case 1: guess = left
                case 2: guess = up
                case 3: guess = (left + up) / 2
                case 4:
                    let sum = left + up - corner
                    let (a, b, c) = (abs(sum - left), abs(sum - up), abs(sum - corner))
                    guess = a <= b && a <= c ? left : b <= c ? up : corner
                default: guess = 0
                }
                rows[at] = raw[from + 1 + column] &+ UInt8(guess)
            }
        }
        return rows
    }
}
