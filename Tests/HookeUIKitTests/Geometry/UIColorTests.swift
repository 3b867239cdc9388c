import HookeUIKit
import Testing

@Suite struct UIColorTests {
    @Test func `named colours return their components`() {
        let view = UIView()
        view.backgroundColor = .red
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(UIColor.orange.withAlphaComponent(0.25).getRed(&r, green: &g, blue: &b, alpha: &a))
        #expect((r, g, b, a) == (1, 0.5, 0, 0.25))
        UIColor.red.getRed(&r, green: nil, blue: nil, alpha: nil)
        #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && r == 1)
        #expect(UIColor.gray.getWhite(&r, alpha: &a) && r == 0.5 && a == 1)
        #expect(!UIColor.blue.getWhite(&r, alpha: nil) && r == 0.5)
        #expect(UIColor(cgColor: UIColor.cyan.cgColor).green == 1)
    }

    @Test(arguments: [
        (0, UIColor.red), (1, .yellow), (2, .green), (3, .cyan), (4, .blue), (5, .magenta), (6, .red),
    ])
    func `the hues at multiples of 1/6 are pure colours`(sixth: Int, color: UIColor) {
        let hue = Double(sixth) / 6
        let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
        // Multiples of 1/6 are rounded: worst error 4.5e-16.
        #expect(abs(made.red - color.red) < 1e-15)
        #expect(abs(made.green - color.green) < 1e-15)
        #expect(abs(made.blue - color.blue) < 1e-15)
        #expect(UIColor(hue: hue, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
    }

    @Test func `hue, saturation and brightness are clamped`() {
        let most = UIColor(hue: .nan, saturation: .infinity, brightness: 2, alpha: 1)
        #expect(most == .red)
        #expect(UIColor(hue: 0.5, saturation: 1, brightness: .nan, alpha: 1) == .black)
        #expect(UIColor(hue: -1, saturation: -1, brightness: 1, alpha: 1) == .white)
    }
}
