import Foundation
import Hooke
import HookeTransitions

/// The screens that are shown with the built-in transitions: a photo album, and what opens over it.
///
/// Positions are those of a screen of 390 by 844 points, stretched to the given one; texts, corners and shadows keep
/// their proportions.
struct ShippedScreens: SceneIsolated {
    /// The stretch of positions along both axes.
    private let stretch: SIMD2<Double>
    /// The scale of texts and corners.
    private let scale: Double

    private static let paper = SceneColor(hex: 0xFFFFFF)
    private static let ground = SceneColor(hex: 0xF2F2F7)
    private static let ink = SceneColor(hex: 0x1C1C1E)
    private static let muted = SceneColor(hex: 0x6A6A70)
    private static let line = SceneColor(hex: 0xE3E3E9)
    private static let accent = SceneColor(hex: 0x0B57C9)

    init(_ size: CGSize) {
        stretch = SIMD2(size.width / 390, size.height / 844)
        scale = min(stretch.x, stretch.y)
    }

    // MARK: Screens

    /// Returns the album: a title, a card with a photo, a row and a bar.
    func album(_ bounds: CGRect, card: CGRect) -> SceneView {
        let screen = view("presenter", Self.ground)
        screen.frame = bounds
        add(view("presenter bar", Self.paper, 0, 0, 390, 56), to: screen)
        text("presenter title", "Trips", 24, 70, 240, 48, size: 34, in: screen)
        text(
            "presenter subtitle", "12 places, 3 countries", 24, 118, 240, 24, size: 15, Self.muted, in: screen
        )
        picture("presenter avatar", ShippedPictures.ada, 322, 76, 44, 44, radius: 22, in: screen)

        let photo = view("card", SceneColor(hex: 0x5F6794))
        photo.frame = card
        photo.layer.cornerRadius = 24
        cast(photo, blur: 18, by: 10, opacity: 0.26)
        photo.transitionIdentifier = PlayableTransition.photoIdentifier
        photo.layer.contents = ShippedPictures.lake
        screen.addSubview(photo)
        // Inside the card, whose corners are not scaled.
        let caption = view("card caption", SceneColor(hex: 0x14182A).withAlpha(0.55))
        let (width, height) = (Double(card.size.width), Double(card.size.height))
        caption.frame = CGRect(x: width * 0.06, y: height * 0.76, width: width * 0.88, height: height * 0.19)
        caption.layer.cornerRadius = 14 * scale
        photo.addSubview(caption)
        let place = view("card place", nil)
        place.frame = CGRect(
            x: width * 0.05, y: height * 0.02, width: width * 0.78, height: height * 0.15)
        write("Lago di Braies\nItaly · 4 photos", place, size: 15, Self.paper, .left)
        caption.addSubview(place)

        row("presenter row", ShippedPictures.dunes, "Erg Chebbi", "Morocco · 9 photos", 650, in: screen)
        add(view("presenter tabs", Self.paper, 0, 764, 390, 80), to: screen)
        for (index, name) in ["Album", "Map", "People"].enumerated() {
            let left = 24 + Double(index) * 114
            add(
                view(
                    "tab mark \(index + 1)", index == 0 ? Self.accent : Self.line, left + 45, 776, 24, 24,
                    radius: index == 2 ? 12 : 7),
                to: screen)
            text(
                "tab \(index + 1)", name, left, 802, 114, 20, size: 12, index == 0 ? Self.accent : Self.muted,
                .center, in: screen)
        }
        return screen
    }

    /// Returns what a transition shows over the album.
    func presented(_ transition: PlayableTransition, _ size: CGSize) -> SceneView {
        let screen = view(transition.screen.rawValue, Self.paper)
        screen.frame = CGRect(origin: .zero, size: size)
        switch transition.screen {
        case .page: article(in: screen)
        case .menu: menu(in: screen)
        case .list: places(in: screen)
        }
        return screen
    }

    /// A menu with a person, places and switches.
    private func menu(in screen: SceneView) {
        let name = screen.name
        add(view("\(name) bar", Self.accent, 0, 0, 390, 210), to: screen)
        picture("\(name) avatar", ShippedPictures.ada, 24, 72, 64, 64, radius: 32, in: screen)
        text("\(name) person", "Ada Moser", 24, 142, 280, 30, size: 22, Self.paper, in: screen)
        text("\(name) account", "ada@example.org", 24, 172, 280, 20, size: 14, Self.paper, in: screen)
        let rows: [(String, LayerImage)] = [
            ("All trips", ShippedPictures.lake), ("Deserts", ShippedPictures.dunes),
            ("Forests", ShippedPictures.forest), ("Coasts", ShippedPictures.coast),
            ("Noor", ShippedPictures.noor), ("Mika", ShippedPictures.mika),
        ]
        for (index, row) in rows.enumerated() {
            let top = 234 + Double(index) * 76
            picture(
                "row picture \(index + 1)", row.1, 24, top + 6, 48, 48, radius: index < 4 ? 12 : 24,
                in: screen)
            text("row \(index + 1)", row.0, 90, top + 6, 200, 48, size: 18, in: screen)
            add(view("row line \(index + 1)", Self.line, 90, top + 68, 212, 1), to: screen)
        }
        button("\(name) button", "New trip", 24, 742, 277, in: screen)
    }

    /// The upper half of a page: a title and rows.
    private func places(in screen: SceneView) {
        let name = screen.name
        text("\(name) title", "Near you", 24, 28, 300, 34, size: 24, in: screen)
        text("\(name) subtitle", "3 places within 5 km", 24, 62, 300, 22, size: 15, Self.muted, in: screen)
        row("\(name) row 1", ShippedPictures.lake, "Lago di Braies", "0.4 km", 104, in: screen)
        row("\(name) row 2", ShippedPictures.forest, "The way through the forest", "1.2 km", 202, in: screen)
        row("\(name) row 3", ShippedPictures.coast, "The bay at night", "2.9 km", 300, in: screen)
    }

    /// A page with a photo, a title, a text, rows and a button.
    private func article(in screen: SceneView) {
        let name = screen.name
        picture("\(name) photo", ShippedPictures.lake, 0, 0, 390, 330, radius: 0, in: screen)
        screen.subviews[0].transitionIdentifier = PlayableTransition.photoIdentifier
        let sheet = view("\(name) sheet", Self.paper, 0, 306, 390, 538, radius: 28)
        cast(sheet, blur: 14, by: -6, opacity: 0.16)
        screen.addSubview(sheet)
        text("\(name) title", "Lago di Braies", 24, 326, 300, 44, size: 28, in: screen)
        text("\(name) place", "South Tyrol, 1,496 m", 24, 368, 300, 22, size: 15, Self.muted, in: screen)
        text(
            "\(name) text",
            "A path of four kilometres leads around\nthe lake. Come before eight, when the\nwater still "
                + "mirrors the mountains.", 24, 400, 342, 76, size: 17, in: screen)
        row("\(name) row 1", ShippedPictures.forest, "The way through the forest", "1.2 km", 492, in: screen)
        row("\(name) row 2", ShippedPictures.coast, "The bay at night", "2.9 km", 590, in: screen)
        button("\(name) button", "Save to my trips", 24, 742, 342, in: screen)
    }

    // MARK: Parts

    private func view(_ name: String, _ color: SceneColor?) -> SceneView {
        let view = SceneView(frame: .zero, name: name)
        view.backgroundColor = color
        return view
    }

    private func view(
        _ name: String, _ color: SceneColor?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        radius: Double = 0
    ) -> SceneView {
        let made = view(name, color)
        // Squares stay squares.
        let sides = width == height ? SIMD2(repeating: width * scale) : SIMD2(width, height) * stretch
        let corner = SIMD2(x + width / 2, y + height / 2) * stretch - sides / 2
        made.frame = CGRect(x: corner.x, y: corner.y, width: sides.x, height: sides.y)
        made.layer.cornerRadius = radius * scale
        return made
    }

    private func add(_ view: SceneView, to screen: SceneView) { screen.addSubview(view) }

    private func cast(_ view: SceneView, blur: Double, by offset: Double, opacity: Double) {
        view.layer.shadowColor = Self.ink
        view.layer.shadowOpacity = opacity
        view.layer.shadowOffset = CGSize(width: 0, height: offset * scale)
        view.layer.shadowRadius = blur * scale
    }

    /// Gives a view a text, unless the screen is too small or too large for one.
    private func write(
        _ string: String, _ view: SceneView, size: Double, _ color: SceneColor,
        _ alignment: LayerText.Alignment
    ) {
        guard (0.05...1000).contains(scale) else { return }
        view.layer.text = LayerText(string, fontSize: size * scale, color: color, alignment: alignment)
    }

    private func text(
        _ name: String, _ string: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        size: Double, _ color: SceneColor = Self.ink, _ alignment: LayerText.Alignment = .left,
        in screen: SceneView
    ) {
        let label = view(name, nil, x, y, width, height)
        write(string, label, size: size, color, alignment)
        screen.addSubview(label)
    }

    private func picture(
        _ name: String, _ image: LayerImage, _ x: Double, _ y: Double, _ width: Double,
        _ height: Double, radius: Double, in screen: SceneView
    ) {
        let made = view(name, SceneColor(hex: 0x8FA3B8), x, y, width, height, radius: radius)
        made.layer.contents = image
        screen.addSubview(made)
    }

    /// Adds a card with a picture, a title and a line.
    private func row(
        _ name: String, _ image: LayerImage, _ title: String, _ words: String, _ top: Double,
        in screen: SceneView
    ) {
        let card = view(name, Self.paper, 24, top, 342, 84, radius: 18)
        cast(card, blur: 8, by: 3, opacity: 0.14)
        screen.addSubview(card)
        picture("\(name) picture", image, 36, top + 12, 60, 60, radius: 12, in: screen)
        text("\(name) title", title, 112, top + 16, 240, 26, size: 17, in: screen)
        text("\(name) words", words, 112, top + 42, 240, 24, size: 14, Self.muted, in: screen)
    }

    private func button(
        _ name: String, _ words: String, _ x: Double, _ y: Double, _ width: Double, in screen: SceneView
    ) {
        let made = view(name, Self.accent, x, y, width, 52, radius: 16)
        write(words, made, size: 17, Self.paper, .center)
        screen.addSubview(made)
    }
}
