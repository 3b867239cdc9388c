extension ColorValue {
    /// The meaning of the components: those of CSS Color 4, as numbers of CSS.
    ///
    /// White is D65, and D50 in ``proPhotoRGB``, ``xyzD50``, ``lab`` and ``lch``, by the linear Bradford adaptation.
    public enum Space: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// Red, green and blue with the primaries of ITU-R BT.709, encoded by the curve of IEC 61966-2-1.
        case srgb
        /// Linear light: sRGB without the curve.
        case linearSRGB
        /// Red, green and blue with the primaries of Display P3, encoded by the curve of sRGB.
        case displayP3
        /// Lightness, green to red and blue to yellow, almost perceptually uniform (Ottosson 2020; matrices of CSS
        /// Color 4).
        case oklab
        /// OKLab as lightness, chroma and hue in degrees, from a towards b.
        case oklch
        /// Adobe RGB (1998): red, green and blue, encoded by the power 563/256.
        case a98RGB
        /// ROMM RGB (ISO 22028-2): red, green and blue, encoded by the power 1.8 with a straight part.
        case proPhotoRGB
        /// ITU-R BT.2020: red, green and blue, encoded for a display by the power 2.4 (BT.1886).
        case rec2020
        /// CIE XYZ with white at Y = 1.
        case xyzD65
        /// CIE XYZ, adapted to D50.
        case xyzD50
        /// CIE Lab: lightness of 0 to 100, green to red and blue to yellow.
        case lab
        /// CIE Lab as lightness, chroma and hue in degrees.
        case lch
        /// sRGB as hue in degrees, saturation and lightness in per cent.
        case hsl
        /// sRGB as hue in degrees, whiteness and blackness in per cent.
        case hwb

        /// The index of the hue; `nil` in spaces without one.
        package var hueIndex: Int? {
            switch self {
            case .oklch, .lch: 2
            case .hsl, .hwb: 0
            default: nil
            }
        }

        /// The name in CSS: of the function, or in `color()`.
        package var cssName: StaticString {
            switch self {
            case .srgb: "srgb"
            case .linearSRGB: "srgb-linear"
            case .displayP3: "display-p3"
            case .oklab: "oklab"
            case .oklch: "oklch"
            case .a98RGB: "a98-rgb"
            case .proPhotoRGB: "prophoto-rgb"
            case .rec2020: "rec2020"
            case .xyzD65: "xyz-d65"
            case .xyzD50: "xyz-d50"
            case .lab: "lab"
            case .lch: "lch"
            case .hsl: "hsl"
            case .hwb: "hwb"
            }
        }

        /// Creates a space from its name in CSS; `xyz` is that of D65.
        package init?(_ word: CSSWord) {
            if word == "xyz" {
                self = .xyzD65
                return
            }
            for space in Space.allCases where word == space.cssName {
                self = space
                return
            }
            return nil
        }

        /// What each component means: components of one meaning carry a missing value over to another space.
        var meanings: [Meaning] {
            switch self {
            case .lab, .oklab: [.lightness, .greenRed, .blueYellow]
            case .lch, .oklch: [.lightness, .colourfulness, .hue]
            case .hsl: [.hue, .colourfulness, .lightness]
            case .hwb: [.hue, .whiteness, .blackness]
            default: [.red, .green, .blue]
            }
        }

        enum Meaning: UInt8 {
            case red, green, blue, lightness, colourfulness, hue, greenRed, blueYellow, whiteness, blackness
        }
    }

    /// Some of the three components and alpha.
    public struct Parts: OptionSet, Hashable, Sendable {
        /// One bit for each part.
        public let rawValue: UInt8
        /// Creates parts from their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// The part at an index, 3 for alpha.
        init(index: Int) { self.init(rawValue: 1 << UInt8(index)) }

        /// The first component.
        public static let first = Parts(index: 0)
        /// The second component.
        public static let second = Parts(index: 1)
        /// The third component.
        public static let third = Parts(index: 2)
        /// The opacity.
        public static let alpha = Parts(index: 3)

        func contains(index: Int) -> Bool { contains(Parts(index: index)) }
    }
}

// Between the spaces, by way of linear sRGB.

extension Vector3 {
    /// Linear sRGB of components in a space.
    func linearSRGB(from space: ColorValue.Space) -> Vector3 {
        switch space {
        case .srgb: mapped(TransferCurve.decoded)
        case .linearSRGB: self
        case .displayP3: ColorMatrix.displayP3ToSRGB.apply(to: mapped(TransferCurve.decoded))
        case .oklab: OKLab.linear(self)
        case .oklch: OKLab.linear(cartesianLab)
        case .a98RGB: ColorMatrix.a98ToSRGB.apply(to: mapped { TransferCurve.power($0, 563 / 256) })
        case .proPhotoRGB: ColorMatrix.proPhotoToSRGB.apply(to: mapped(TransferCurve.decodedProPhoto))
        case .rec2020: ColorMatrix.rec2020ToSRGB.apply(to: mapped { TransferCurve.power($0, 2.4) })
        case .xyzD65: ColorMatrix.whiteD65ToSRGB.apply(to: self / CIELab.whiteD65)
        case .xyzD50: ColorMatrix.whiteD50ToSRGB.apply(to: self / CIELab.whiteD50)
        case .lab: ColorMatrix.whiteD50ToSRGB.apply(to: CIELab.fractions(self))
        case .lch: ColorMatrix.whiteD50ToSRGB.apply(to: CIELab.fractions(cartesianLab))
        case .hsl, .hwb: encodedSRGB(from: space).mapped(TransferCurve.decoded)
        }
    }

    /// Components in a space of linear sRGB.
    func components(in space: ColorValue.Space) -> Vector3 {
        switch space {
        case .srgb: mapped(TransferCurve.encoded)
        case .linearSRGB: self
        case .displayP3: ColorMatrix.sRGBToDisplayP3.apply(to: self).mapped(TransferCurve.encoded)
        case .oklab: OKLab.components(linear: self)
        case .oklch: OKLab.components(linear: self).polarLab
        case .a98RGB: ColorMatrix.sRGBToA98.apply(to: self).mapped { TransferCurve.power($0, 256 / 563) }
        case .proPhotoRGB:
            ColorMatrix.sRGBToProPhoto.apply(to: self).mapped(TransferCurve.encodedProPhoto)
        case .rec2020: ColorMatrix.sRGBToRec2020.apply(to: self).mapped { TransferCurve.power($0, 1 / 2.4) }
        case .xyzD65: ColorMatrix.sRGBToWhiteD65.apply(to: self) * CIELab.whiteD65
        case .xyzD50: ColorMatrix.sRGBToWhiteD50.apply(to: self) * CIELab.whiteD50
        case .lab: CIELab.components(ColorMatrix.sRGBToWhiteD50.apply(to: self))
        case .lch: CIELab.components(ColorMatrix.sRGBToWhiteD50.apply(to: self)).polarLab
        case .hsl, .hwb: mapped(TransferCurve.encoded).polarSRGB(to: space)
        }
    }

    fileprivate func mapped(_ curve: (Double) -> Double) -> Vector3 {
        Vector3(curve(x), curve(y), curve(z))
    }

    /// (L, a, b) as (L, C, h).
    var polarLab: Vector3 {
        let hue = Elementary.atan2(z, y) * (180 / .pi)
        let chroma = Elementary.hypot(y, z)
        // 360 minus a tiny angle rounds to 360.
        let turned = hue < 0 ? hue + 360 : hue
        return Vector3(x, chroma, chroma == 0 || turned == 360 ? 0 : turned)
    }

    /// (L, C, h) as (L, a, b).
    var cartesianLab: Vector3 {
        // Exactly reduced to [−180, 180].
        let turned = Elementary.fmod(z, 360)
        let hue = (turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned) * (.pi / 180)
        return Vector3(x, y * Elementary.cos(hue), y * Elementary.sin(hue))
    }

    // MARK: HSL and HWB, as CSS Color 4 defines them

    /// Encoded sRGB of HSL, HWB or sRGB.
    func encodedSRGB(from space: ColorValue.Space) -> Vector3 {
        func rainbow(_ saturation: Double, _ lightness: Double) -> Vector3 {
            let hue = Elementary.fmod(x, 360) / 30
            let amount = saturation * Double.minimum(lightness, 1 - lightness)
            func channel(_ n: Double) -> Double {
                var k = Elementary.fmod(n + hue, 12)
                if k < 0 { k += 12 }
                let ramp = Double.minimum(Double.minimum(k - 3, 9 - k), 1)
                return lightness - amount * Double.maximum(-1, ramp)
            }
            return Vector3(channel(0), channel(8), channel(4))
        }
        switch space {
        case .hsl: return rainbow(y / 100, z / 100)
        case .hwb:
            let (white, black) = (y / 100, z / 100)
            if white + black >= 1 { return Vector3(repeating: white / (white + black)) }
            return rainbow(1, 0.5) * (1 - white - black) + Vector3(repeating: white)
        default: return self
        }
    }

    /// HSL, HWB or sRGB of encoded sRGB.
    func polarSRGB(to space: ColorValue.Space) -> Vector3 {
        guard space == .hsl || space == .hwb else { return self }
        let (high, low) = (self.max(), self.min())
        let (lightness, difference) = ((high + low) / 2, high - low)
        var hue = 0.0
        if difference != 0 {
            if high == x {
                hue = (y - z) / difference
            } else {
                hue = high == y ? (z - x) / difference + 2 : (x - y) / difference + 4
            }
            hue *= 60
        }
        func turned(_ hue: Double) -> Double {
            let result = hue < 0 ? hue + 360 : hue >= 360 ? hue - 360 : hue
            return result == 360 ? 0 : result
        }
        if space == .hwb { return Vector3(turned(hue), low * 100, (1 - high) * 100) }
        var saturation = 0.0
        if difference != 0, lightness != 0, lightness != 1 {
            saturation = (high - lightness) / Double.minimum(lightness, 1 - lightness)
        }
        // Far out of gamut the saturation is negative; the opposite hue has the positive one.
        if saturation < 0 { (hue, saturation) = (turned(hue) + 180, -saturation) }
        return Vector3(turned(hue), saturation * 100, lightness * 100)
    }
}
