/// The transfer curve of sRGB, IEC 61966-2-1, mirrored for negative numbers.
enum TransferCurve {
    /// The encoded end of the linear part.
    private static let knee = 0.04045

    /// Returns the light of an encoded component: c/12.92 up to 0.04045, and ((c + 0.055)/1.055)^2.4.
    static func decoded(_ c: Double) -> Double {
        let size = c.magnitude
        let light = size <= knee ? size / 12.92 : Elementary.pow((size + 0.055) / 1.055, 2.4)
        return c < 0 ? -light : light
    }

    /// Returns the encoded component of light. The linear part ends where that of `decoded` does, so encoding inverts
    /// decoding.
    static func encoded(_ light: Double) -> Double {
        let size = light.magnitude
        // 1.055·x − 0.055, exactly 1 at 1.
        let c = size <= knee / 12.92 ? size * 12.92 : 1 + 1.055 * (Elementary.pow(size, 1 / 2.4) - 1)
        return light < 0 ? -c : c
    }
}

/// A 3×3 matrix with row sums of 1, given by its off-diagonal entries. It keeps greys exactly.
struct ColorMatrix {
    /// The two off-diagonal entries of each row, from left to right.
    let first, second, third: (Double, Double)

    func apply(to v: Vector3) -> Vector3 {
        Vector3(
            v.x + (first.0 * (v.y - v.x) + first.1 * (v.z - v.x)),
            v.y + (second.0 * (v.x - v.y) + second.1 * (v.z - v.y)),
            v.z + (third.0 * (v.x - v.z) + third.1 * (v.y - v.z)))
    }

    // From the primaries and the white point; `Tests/TestSupport/Golden/colors.py constants` prints the numbers.

    /// Both spaces have the same blue primary, hence the zeros.
    static let sRGBToDisplayP3 = ColorMatrix(
        first: (0.17753803128563775, 0), second: (0.03319419885096162, 0),
        third: (0.017082630721120033, 0.07239744066396347))
    static let displayP3ToSRGB = ColorMatrix(
        first: (-0.22494017628055996, 0), second: (-0.04205695470968816, 0),
        third: (-0.019637554590334432, -0.07863604555063189))
    static let sRGBToLMS = ColorMatrix(
        first: (0.5363325372617348, 0.0514459932675022), second: (0.21190349581782522, 0.10739695353694055),
        third: (0.08830245919005643, 0.2817188391361215))
    static let lmsToSRGB = ColorMatrix(
        first: (-3.3077115392580634, 0.2309699031821046),
        second: (-1.2684379732850324, -0.34131937600265744),
        third: (-0.004196076138675387, -0.7034186179359365))
}

/// OKLab from linear sRGB and back.
enum OKLab {
    static func components(linear: Vector3) -> Vector3 {
        let lms = ColorMatrix.sRGBToLMS.apply(to: linear)
        let (l, m, s) = (Elementary.cbrt(lms.x), Elementary.cbrt(lms.y), Elementary.cbrt(lms.z))
        // The rows add up to 1, 0 and 0, so a and b of greys are 0.
        return Vector3(
            l + (0.7936177747023054 * (m - l) - 0.0040720430116193 * (s - l)),
            -2.42859224204858 * (m - l) + 0.450593709617411 * (s - l),
            0.7827717124575296 * (m - l) - 0.8086757549230774 * (s - l))
    }

    static func linear(_ lab: Vector3) -> Vector3 {
        let l = lab.x + (0.3963377773761749 * lab.y + 0.21580375730991358 * lab.z)
        let m = lab.x - (0.10556134581565849 * lab.y + 0.0638541728258133 * lab.z)
        let s = lab.x - (0.08948417752981176 * lab.y + 1.2914855480194094 * lab.z)
        return ColorMatrix.lmsToSRGB.apply(to: Vector3(l * l * l, m * m * m, s * s * s))
    }
}
