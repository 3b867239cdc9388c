internal import HookeJSON

/// A glTF accessor: `count` elements of a vector type in a buffer view.
struct GLTFAccessor {
    /// The component types, with their numbers in the file.
    enum Component: Int {
        case int8 = 5120
        case uint8 = 5121
        case int16 = 5122
        case uint16 = 5123
        case uint32 = 5125
        case float = 5126

        var size: Int {
            switch self {
            case .int8, .uint8: 1
            case .int16, .uint16: 2
            case .uint32, .float: 4
            }
        }

        /// Returns the component at an offset, little-endian. A normalised integer is divided by the largest
        /// one; the smallest signed one gives −1, as glTF 2.0 defines.
        func value(_ bytes: [UInt8], _ offset: Int, isNormalized: Bool) -> Double {
            let bits = (0..<size).reduce(UInt32(0)) { $0 | UInt32(bytes[offset + $1]) << (8 * $1) }
            func share(_ value: Double, of largest: Double) -> Double {
                isNormalized ? max(value / largest, -1) : value
            }
            return switch self {
            case .int8: share(Double(Int8(truncatingIfNeeded: bits)), of: 127)
            case .uint8: share(Double(bits), of: 255)
            case .int16: share(Double(Int16(truncatingIfNeeded: bits)), of: 32767)
            case .uint16: share(Double(bits), of: 65535)
            case .uint32: Double(bits)
            case .float: Double(Float(bitPattern: bits))
            }
        }
    }

    let place: JSONNode
    /// SCALAR, VEC3 and so on.
    let type: String
    let component: Component
    let isNormalized: Bool
    let count: Int

    init(_ place: JSONNode) throws(FileError) {
        self.place = place
        type = try place.required("type", accepted: "SCALAR, VEC3, VEC4 …").string()
        let number = try place.required("componentType", accepted: "5120 to 5126")
        guard let component = Component(rawValue: try number.count()) else {
            throw number.fault(accepted: "5120, 5121, 5122, 5123, 5125 or 5126")
        }
        self.component = component
        count = try place.required("count", accepted: "a whole number from 0").count()
        switch try place.member("normalized")?.value.content {
        case nil, .bool(false): isNormalized = false
        case .bool(true): isNormalized = true
        default: throw try place.required("normalized", accepted: "").fault(accepted: "true or false")
        }
        // Without a buffer view all values are zero, or come from an extension that is not supported.
        _ = try place.required("bufferView", accepted: "the index of a buffer view")
    }

    /// Throws unless the elements have `type`, and their components are floats or, with `integers`,
    /// normalised integers.
    func require(_ type: String, integers: Bool) throws(FileError) {
        guard self.type == type else {
            throw .badValue(path: place.path.text + ".type", value: self.type, accepted: type)
        }
        let isShare = isNormalized && component != .uint32 && integers
        guard component == .float ? !isNormalized : isShare else {
            throw .badValue(
                path: place.path.text + ".componentType",
                value: "\(component.rawValue)\(isNormalized ? ", normalized" : "")",
                accepted: integers ? "5126, or normalized 5120 to 5123" : "5126")
        }
    }

    /// The number of components of an element; `nil` for matrices, which are not supported.
    var width: Int? { ["SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4][type] }

    struct Run {
        let bytes: [UInt8]
        let offset: Int
        let stride: Int

        /// - Parameter owner: the object with the offset: an accessor, or a part of a sparse one.
        init(
            _ owner: JSONNode, count: (Int, JSONNode), size: Int, allowsStride: Bool, in file: GLTFFile
        ) throws(FileError) {
            let viewPlace = try owner.required("bufferView", accepted: "the index of a buffer view")
            let view = file.views[try viewPlace.index(into: "bufferViews", count: file.views.count)]
            let buffer = try view.required("buffer", accepted: "the index of a buffer")
            bytes = try file.buffers[try buffer.index(into: "buffers", count: file.buffers.count)].get()
            let viewOffset = try view.member("byteOffset")?.count() ?? 0
            let lengthPlace = try view.required("byteLength", accepted: "a whole number from 0")
            let length = try lengthPlace.count()
            // Both are at most 2⁵³.
            guard viewOffset + length <= bytes.count else {
                throw lengthPlace.fault(
                    accepted: "a view that ends within the \(bytes.count) bytes of its buffer")
            }
            let start = try owner.member("byteOffset")?.count() ?? 0
            if let place = try view.member("byteStride") {
                stride = try place.count(
                    in: size...252, accepted: "\(size), the size of an element, to 252")
                guard allowsStride || stride == size else {
                    throw place.fault(
                        accepted: "no stride, because the elements of a sparse accessor are packed")
                }
            } else {
                stride = size
            }
            // Counts and offsets are at most 2⁵³ and strides at most 252: no overflow.
            let span = count.0 == 0 ? 0 : (count.0 - 1) * stride + size
            guard start + span <= length else {
                throw count.1.fault(
                    accepted: "a count that fits in \(view.path.text): \(length) bytes from byte \(start)")
            }
            offset = viewOffset + start
        }
    }

    private func run(in file: GLTFFile) throws(FileError) -> Run {
        try Run(
            place, count: (count, place.required("count", accepted: "")),
            size: component.size * (width ?? 0), allowsStride: true, in: file)
    }

    /// Throws unless the elements are inside their view, and the view inside its buffer.
    func checkBounds(in file: GLTFFile) throws(FileError) { _ = try run(in: file) }

    /// Returns all components of all elements, in order. Throws if one is not finite.
    func values(in file: GLTFFile) throws(FileError) -> [Double] {
        let width = width ?? 0
        let run = try run(in: file)
        var values: [Double] = []
        values.reserveCapacity(count * width)
        for element in 0..<count {
            for lane in 0..<width {
                let at = run.offset + element * run.stride + lane * component.size
                values.append(component.value(run.bytes, at, isNormalized: isNormalized))
            }
        }
        if let sparse = try place.member("sparse") { try replace(&values, sparse, width, file) }
        for (index, value) in values.enumerated() where !value.isFinite {
            throw .badValue(
                path: "\(place.path.text)[\(index / width)]", value: "\(value)", accepted: "finite numbers")
        }
        return values
    }

    private func replace(
        _ values: inout [Double], _ sparse: JSONNode, _ width: Int, _ file: GLTFFile
    ) throws(FileError) {
        let countPlace = try sparse.required("count", accepted: "a whole number from 1")
        let replaced = try countPlace.count(in: 1...max(count, 1), accepted: "1 to \(count)")
        let indices = try sparse.required("indices", accepted: "an object")
        let typePlace = try indices.required("componentType", accepted: "5121, 5123 or 5125")
        guard let type = Component(rawValue: try typePlace.count()),
            [.uint8, .uint16, .uint32].contains(type)
        else { throw typePlace.fault(accepted: "5121, 5123 or 5125") }
        let from = try Run(
            indices, count: (replaced, countPlace), size: type.size, allowsStride: false, in: file)
        let to = try Run(
            sparse.required("values", accepted: "an object"), count: (replaced, countPlace),
            size: component.size * width, allowsStride: false, in: file)
        var last = -1
        for number in 0..<replaced {
            let element = Int(
                type.value(from.bytes, from.offset + number * from.stride, isNormalized: false))
            guard element > last, element < count else {
                throw .badValue(
                    path: "\(indices.path.text)[\(number)]", value: "\(element)",
                    accepted: "increasing indices below \(count)")
            }
            last = element
            for lane in 0..<width {
                let at = to.offset + number * to.stride + lane * component.size
                values[element * width + lane] = component.value(to.bytes, at, isNormalized: isNormalized)
            }
        }
    }
}
