extension EasingPath {
    /// The curve as an SVG path, `M 0,0 C 0.05,0 …`, with the shortest decimals that read back to the same doubles.
    /// Android's `PathInterpolator` reads it.
    public var svg: String {
        func pair(_ point: Point) -> String {
            CSSDecimal(point.time).text + "," + CSSDecimal(point.value).text
        }
        var text = "M " + pair(points[0])
        for index in stride(from: 1, to: points.count, by: 3) {
            text +=
                " C " + pair(points[index]) + " " + pair(points[index + 1]) + " " + pair(points[index + 2])
        }
        return text
    }

    /// Creates the curve of an SVG path: `M` with one point, then `C` with three points for each Bézier, in absolute
    /// coordinates.
    ///
    /// - Throws: `HookeError.badText` with the offset in UTF-8 bytes of the first error; the errors of `init(_:)` for the
    ///   points.
    public init(svg text: String) throws(HookeError) {
        var reader = CSSReader(text)
        func fault(_ accepted: String, at offset: Int) -> HookeError {
            .badText(field: "path", text: text, offset: offset, accepted: accepted)
        }
        func number(_ reader: inout CSSReader) throws(HookeError) -> Double {
            reader.skipSpace()
            let start = reader.position
            guard let digits = reader.takeNumber() else { throw fault("a number", at: start) }
            do { return try reader.value(of: digits, at: start) } catch {
                throw fault("a number within the range of doubles", at: start)
            }
        }
        func point(_ reader: inout CSSReader) throws(HookeError) -> Point {
            let time = try number(&reader)
            reader.skipSpace()
            _ = reader.take(UInt8(ascii: ","))
            return Point(time: time, value: try number(&reader))
        }
        reader.skipSpace()
        guard reader.take(UInt8(ascii: "M")) else { throw fault("M and a point", at: reader.position) }
        var points = [try point(&reader)]
        reader.skipSpace()
        while reader.take(UInt8(ascii: "C")) {
            for _ in 0..<3 {
                points.append(try point(&reader))
                reader.skipSpace()
                _ = reader.take(UInt8(ascii: ","))
            }
            reader.skipSpace()
        }
        guard reader.next == nil, points.count > 1 else {
            throw fault("C and three points", at: reader.position)
        }
        try self.init(points)
    }
}
