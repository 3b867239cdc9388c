import HookeTransitions

extension SceneColor {
    /// The premultiplied components in sRGB of a colour that does not move.
    ///
    /// - Throws: ``ExportError/outOfRange(field:value:accepted:)`` unless all components are from 0 to 1.
    func premultiplied(_ field: String) throws(ExportError) -> [Double] {
        let c = srgbComponents
        for number in [c.x, c.y, c.z, alpha] where !(0...1).contains(number) {
            throw .outOfRange(field: field, value: number, accepted: "components from 0 to 1")
        }
        return [c.x * alpha, c.y * alpha, c.z * alpha, alpha]
    }

    /// The colour behind a window without a background, in pictures and exports: a light grey in light and dark mode.
    public static let screenBackdrop = SceneColor(red: 0.925, green: 0.925, blue: 0.94, alpha: 1)
}
