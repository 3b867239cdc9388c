import Foundation
import Hooke
import HookeAssets
import HookeGeometry
import HookeTransitions
import TestSupport
import Testing

@testable import HookeExport
@testable import HookePreview

/// One screen with every paint, drawn by each renderer and compared in pixels, two for each point.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed: pictures are not tried in a browser"))
struct GoldenPictureTests {
    private static let size = CGSize(width: 240, height: 320)

    /// A picture of four coloured quarters.
    private static let photo: LayerImage = {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" viewBox="0 0 80 60">\
            <rect width="80" height="60" fill="#c33"/>\
            <rect width="40" height="30" fill="#3a6"/><rect x="40" y="30" width="40" height="30" fill="#36c"/></svg>
            """
        return LayerImage(
            uri: "data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())", size: [80, 60],
            fit: .cover)
    }()

    private static func view(
        _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        _ color: SceneColor? = nil
    ) -> SceneView {
        let view = SceneView(frame: CGRect(x: x, y: y, width: width, height: height), name: name)
        view.backgroundColor = color
        return view
    }

    /// - Parameter isFlat: without perspective, a gradient, a mask, a shadow and a text, which Lottie has none of.
    private static func scene(isFlat: Bool = false) -> WindowScene {
        let scene = WindowScene(size: size)
        let window = scene.window
        window.backgroundColor = .white
        let card = view("card", 16, 16, 96, 84, .systemTeal)
        card.layer.cornerRadius = 14
        (card.layer.borderWidth, card.layer.borderColor) = (3, .systemRed)
        window.addSubview(card)
        let photo = view("photo", 128, 16, 96, 84, .systemBlue)
        photo.layer.cornerRadius = 20
        photo.layer.contents = Self.photo
        window.addSubview(photo)
        let turned = view("turned", 30, 120, 70, 60, .systemYellow)
        turned.transform = .rotation(0.3)
        turned.alpha = 0.6
        turned.addSubview(view("inside", 10, 10, 30, 30, .systemRed))
        window.addSubview(turned)
        let flat = view("flat", 128, 190, 96, 12)
        flat.layer.contents = Self.photo
        flat.layer.contents?.fit = .fill
        window.addSubview(flat)
        let clip = view("clip", 128, 116, 96, 72, SceneColor(hex: 0xEEEEEE))
        clip.clipsToBounds = true
        clip.addSubview(view("cut", 50, -20, 80, 60, .systemBlue))
        window.addSubview(clip)
        let line = ShapeLayer()
        var path = VectorPath()
        path.move(to: [20, 300])
        path.cubic(to: [110, 210], control1: [40, 200], control2: [90, 330])
        (line.path, line.strokeColor, line.fillColor, line.lineWidth) = (path, .systemRed, nil, 5)
        window.layer.addSublayer(line)
        guard !isFlat else { return scene }
        (card.layer.shadowOpacity, card.layer.shadowRadius) = (0.4, 5)
        let words = view("words", 20, 28, 88, 60)
        words.layer.text = LayerText("ab 12\nc 3", fontSize: 20, color: .systemRed)
        window.addSubview(words)
        let gradient = GradientLayer()
        gradient.frame = CGRect(x: 128, y: 204, width: 96, height: 44)
        gradient.colors = [.systemRed, .systemYellow, .systemTeal]
        window.layer.addSublayer(gradient)
        let mask = ShapeLayer()
        mask.path = VectorPath(Rectangle(x: 10, y: 8, width: 60, height: 50))
        let masked = view("masked", 20, 200, 80, 66, .systemBlue)
        masked.layer.mask = mask
        window.addSubview(masked)
        let stage = view("stage", 128, 256, 96, 56)
        stage.layer.sublayerTransform = Transform3D.identity
        stage.layer.sublayerTransform.m34 = -1.0 / 300
        let leaf = view("leaf", 8, 4, 80, 48, .systemRed)
        leaf.layer.contents = Self.photo
        leaf.layer.transform = .rotationY(0.8)
        stage.addSubview(leaf)
        window.addSubview(stage)
        return scene
    }

    /// Returns a page with only the screen of a page's first tree.
    private static func bare(_ page: String) -> String {
        page.replacingOccurrences(
            of: "</body>",
            with: """
                <script>
                const screen_ = document.querySelector(".screen").cloneNode(true);
                screen_.style.transform = "none";
                screen_.querySelector(".overlay")?.remove();
                document.body.replaceChildren(screen_);
                document.body.style.margin = 0;
                </script></body>
                """)
    }

    /// Returns the picture of a page, whose texts have the tests' font.
    private static func shot(_ page: String) throws -> RasterImage {
        var page = page.replacingOccurrences(of: "system-ui, sans-serif", with: "boxes")
        page = page.replacingOccurrences(of: "img-src data:", with: "font-src data:; img-src data:")
        page = page.replacingOccurrences(
            of: "</body>", with: "<style>\(BoxFont.css(named: "boxes"))</style></body>")
        return try #require(RasterImage(png: Browser.screenshot(page, width: 240, height: 320)))
    }

    /// Returns the mean difference of channels, in 255ths, and the share of pixels with an error above 16 in a channel.
    private static func distance(_ a: RasterImage, _ b: RasterImage) -> (mean: Double, far: Double) {
        var (sum, far) = (0.0, 0)
        for pixel in 0..<a.width * a.height {
            let errors = (0..<3).map { abs(Int(a.pixels[3 * pixel + $0]) - Int(b.pixels[3 * pixel + $0])) }
            sum += Double(errors.reduce(0, +))
            if errors.contains(where: { $0 > 16 }) { far += 1 }
        }
        let count = Double(a.width * a.height)
        return (sum / count / 3, Double(far) / count)
    }

    /// Draws a scene by the HTML export, the page of recordings and SVG.
    private static func pictures(_ scene: WindowScene) throws -> [String: RasterImage] {
        let recording = try SceneRecording(of: scene, until: 0.1, framesPerSecond: 10)
        let timeline = LinearTimeline(
            model: scene.modelSnapshot(), channels: [], duration: 1, distance: 0, colorError: 0)
        let export = try WebExport(timeline, name: "golden")
        // Its cells are within .25 pixels of the screenshot, which has two for each point.
        var drawing = SceneDrawing(recording, scale: 2)
        let screen = drawing.screen(0)
        return [
            "html": try shot(
                "<!DOCTYPE html><style>body { margin: 0 }\n\(export.style)</style><body>\(export.html)</body>"
            ),
            "player": try shot(bare(PlayerPage.html(of: recording))),
            "svg": try shot(
                """
                <!DOCTYPE html><style>body { margin: 0 } svg { display: block; font-family: system-ui, sans-serif }
                .bezel { display: none }</style><body><svg xmlns="http://www.w3.org/2000/svg" width="240" height="320">\(drawing.defs)\(screen)</svg></body>
                """),
        ]
    }

    @Test func `The screen has another value than a new view's of every property but these`() {
        let views = Self.scene().snapshot().projectedViews().map(\.state)
        let unused = AnimatedProperty.allCases.filter { property in
            views.allSatisfy { $0[property] == ViewState()[property] }
        }
        #expect(
            unused == [
                .anchorPoint, .zPosition, .shadowColor, .shadowOffset, .strokeStart, .strokeEnd,
                .lineDashPhase,
                .miterLimit, .startPoint, .endPoint, .shadowPath, .locations,
            ])
    }

    @Test func `Every renderer draws the same screen`() throws {
        let pictures = try Self.pictures(Self.scene())
        let html = try #require(pictures["html"])
        for (name, picture) in pictures where name != "html" {
            let (mean, far) = Self.distance(html, picture)
            // Measured: 0.051 and 0.096 % for the page, 0.073 and 0.179 % for SVG.
            #expect(mean <= 1 && far <= 0.002, "\(name): \(mean), \(far)")
        }
        // Without a view the pictures differ.
        let other = Self.scene()
        other.window.subviews[0].isHidden = true
        let changed = Self.distance(html, try #require(Self.pictures(other)["svg"]))
        #expect(changed.mean > 1 && changed.far > 0.002)
    }

    @Test(
        .enabled(
            if: ProcessInfo.processInfo.environment["HOOKE_LOTTIE_WEB"] != nil,
            "Chromium or lottie-web (HOOKE_LOTTIE_WEB) is not there"))
    func `lottie-web draws the same screen without perspective, gradients, masks and shadows`() throws {
        let scene = Self.scene(isFlat: true)
        let timeline = LinearTimeline(
            model: scene.modelSnapshot(), channels: [], duration: 1, distance: 0, colorError: 0)
        let player = try String(
            contentsOfFile: ProcessInfo.processInfo.environment["HOOKE_LOTTIE_WEB"]!, encoding: .utf8)
        let lottie = try Self.shot(
            """
            <!DOCTYPE html><body style="margin: 0"><div id="a" style="width: 240px; height: 320px"></div>
            <script>\(player)</script><script>
            lottie.loadAnimation({ container: document.getElementById("a"), renderer: "svg", autoplay: false,
              animationData: \(LottieExport(timeline, name: "golden").json) }).goToAndStop(0, true);
            </script></body>
            """)
        let html = try #require(Self.pictures(scene)["html"])
        let (mean, far) = Self.distance(html, lottie)
        // Measured: 0.048 and 0.092 %.
        #expect(mean <= 1 && far <= 0.002, "\(mean), \(far)")
    }
}
