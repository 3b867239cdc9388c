import HookeAssets

/// Up to 255 colours for many pictures, by a median cut: the box of colours with the largest spread is halved until there are
/// enough boxes.
struct ColorPalette {
    /// Red, green and blue of each colour.
    let colors: [[UInt8]]
    /// The number of the colour for each cell of 32 by 32 by 32 levels.
    private let numbers: [UInt8]

    private struct Cell {
        var level: SIMD3<Int>
        var count = 0
        var sum = SIMD3<Int>.zero
    }

    init(_ images: [RasterImage]) {
        var cells = [Cell](repeating: Cell(level: .zero), count: 1 << 15)
        for image in images {
            for pixel in stride(from: 0, to: image.pixels.count, by: 3) {
                let color = SIMD3(
                    Int(image.pixels[pixel]), Int(image.pixels[pixel + 1]), Int(image.pixels[pixel + 2]))
                let index = Self.cell(color)
                cells[index].count += 1
                cells[index].sum &+= color
                cells[index].level = color &>> 3
            }
        }
        var boxes = [cells.filter { $0.count > 0 }]
        while boxes.count < 255 {
            let spreads = boxes.map(Self.spread)
            guard let widest = spreads.indices.max(by: { spreads[$0].weight < spreads[$1].weight }),
                spreads[widest].weight > 0
            else { break }
            let axis = spreads[widest].axis
            let box = boxes[widest].sorted { ($0.level[axis], $0.count) < ($1.level[axis], $1.count) }
            // At the middle of the pixels, but each side gets a cell.
            let half = box.reduce(0) { $0 + $1.count } / 2
            var (sum, cut) = (0, 0)
            while cut < box.count - 1, sum + box[cut].count <= half || cut == 0 {
                sum += box[cut].count
                cut += 1
            }
            boxes[widest] = Array(box[..<cut])
            boxes.append(Array(box[cut...]))
        }
        colors = boxes.map { box in
            let count = max(box.reduce(0) { $0 + $1.count }, 1)
            let sum = box.reduce(SIMD3<Int>.zero) { $0 &+ $1.sum }
            return (0..<3).map { UInt8(clamping: (sum[$0] + count / 2) / count) }
        }
        var numbers = [UInt8](repeating: 0, count: 1 << 15)
        for (number, box) in boxes.enumerated() {
            for cell in box { numbers[Self.index(cell.level)] = UInt8(number) }
        }
        self.numbers = numbers
    }

    private static func index(_ level: SIMD3<Int>) -> Int { level.x << 10 | level.y << 5 | level.z }
    private static func cell(_ color: SIMD3<Int>) -> Int { index(color &>> 3) }

    /// Returns the widest axis of a box, and its width times a slow growth with the number of pixels; 0 for one cell.
    private static func spread(_ box: [Cell]) -> (axis: Int, weight: Double) {
        guard box.count > 1 else { return (0, 0) }
        var (low, high) = (box[0].level, box[0].level)
        for cell in box {
            low = pointwiseMin(low, cell.level)
            high = pointwiseMax(high, cell.level)
        }
        // Green counts most for the eye, blue least.
        let widths = SIMD3(3, 4, 2) &* (high &- low)
        let axis = (0..<3).max { widths[$0] < widths[$1] } ?? 0
        let count = box.reduce(0) { $0 + $1.count }
        return (axis, Double(widths[axis]) * Double(count).squareRoot().squareRoot())
    }

    /// Returns the numbers of the colours of the pixels.
    func indices(of image: RasterImage) -> [UInt8] {
        var indices: [UInt8] = []
        indices.reserveCapacity(image.width * image.height)
        for pixel in stride(from: 0, to: image.pixels.count, by: 3) {
            let color = SIMD3(
                Int(image.pixels[pixel]), Int(image.pixels[pixel + 1]), Int(image.pixels[pixel + 2]))
            indices.append(numbers[Self.cell(color)])
        }
        return indices
    }
}
