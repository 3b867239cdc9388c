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

    /// Returns the power of a component, mirrored for negative ones.
    static func power(_ c: Double, _ exponent: Double) -> Double {
        let size = Elementary.pow(c.magnitude, exponent)
        return c < 0 ? -size : size
    }

    /// Returns the light of a component of ProPhoto RGB: c/16 up to 16/512, and c^1.8.
    static func decodedProPhoto(_ c: Double) -> Double {
        c.magnitude < 16.0 / 512 ? c / 16 : power(c, 1.8)
    }

    /// Returns the component of ProPhoto RGB of light.
    static func encodedProPhoto(_ light: Double) -> Double {
        light.magnitude < 1.0 / 512 ? light * 16 : power(light, 1 / 1.8)
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
    static let sRGBToA98 = ColorMatrix(
        first: (0.2848743931443754, 0), second: (0, 0), third: (0, 0.04116194845011847))
    static let a98ToSRGB = ColorMatrix(
        first: (-0.3983557439607783, 0), second: (0, 0), third: (0, -0.042928989294473266))
    static let sRGBToProPhoto = ColorMatrix(
        first: (0.33015450197849283, 0.14056852039889559),
        second: (0.09836585954044917, 0.028163427552589004),
        third: (0.016875340921386844, 0.11765941425612084))
    static let proPhotoToSRGB = ColorMatrix(
        first: (-0.7276357899341342, -0.30674505958286186),
        second: (-0.22882573163305037, -0.0029168095570544935),
        third: (-0.008558828783917425, -0.15326670213803723))
    static let sRGBToRec2020 = ColorMatrix(
        first: (0.3292830383778837, 0.043313065687417225),
        second: (0.06909728935823208, 0.011362315566309178),
        third: (0.01639143887515028, 0.08801330787722575))
    static let rec2020ToSRGB = ColorMatrix(
        first: (-0.5876411387885495, -0.07284986331988488),
        second: (-0.12455047452159074, -0.008349422604369477),
        third: (-0.018150763354905303, -0.10057889800800739))
    // To XYZ as fractions of the white.
    static let sRGBToWhiteD65 = ColorMatrix(
        first: (0.3762240091374987, 0.1898886452964614), second: (0.21263900587151036, 0.07219231536073371),
        third: (0.01775004007097326, 0.10944762085523849))
    static let whiteD65ToSRGB = ColorMatrix(
        first: (-1.5373831775700935, -0.543015913109371), second: (-0.921223358860277, 0.0452558573525563),
        third: (0.052873938970364444, -0.20397695888897657))
    static let sRGBToWhiteD50 = ColorMatrix(
        first: (0.3994122539429338, 0.14837608781458553),
        second: (0.22249317711056518, 0.06061980979495236),
        third: (0.016875340921386844, 0.11765941425612084))
    static let whiteD50ToSRGB = ColorMatrix(
        first: (-1.617385998018042, -0.404847654276437),
        second: (-0.9438482461515547, 0.027593868755566357),
        third: (0.06938627393942091, -0.22897675981518203))
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

/// CIE Lab from XYZ as fractions of the white, and back: κ = 24389/27, ε = 216/24389.
enum CIELab {
    static let whiteD65 = Vector3(0.3127 / 0.3290, 1, 0.3583 / 0.3290)
    static let whiteD50 = Vector3(0.3457 / 0.3585, 1, 0.2958 / 0.3585)
    private static let kappa = 24389.0 / 27

    static func components(_ fractions: Vector3) -> Vector3 {
        func f(_ t: Double) -> Double {
            t > 216.0 / 24389 ? Elementary.cbrt(t) : (kappa * t + 16) / 116
        }
        let (x, y, z) = (f(fractions.x), f(fractions.y), f(fractions.z))
        // Black is exactly 0.
        let lightness = fractions.y > 216.0 / 24389 ? 116 * y - 16 : kappa * fractions.y
        return Vector3(lightness, 500 * (x - y), 200 * (y - z))
    }

    static func fractions(_ lab: Vector3) -> Vector3 {
        func inverse(_ shift: Double) -> Double {
            let f = (lab.x + 16) / 116 + shift
            return f > 6.0 / 29 ? f * f * f : (lab.x + 116 * shift) / kappa
        }
        return Vector3(inverse(lab.y / 500), inverse(0), inverse(-lab.z / 200))
    }
}
