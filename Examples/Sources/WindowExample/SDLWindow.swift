import CSDL2
import Foundation
import HookeTransitions
import SceneRenderer

/// An error that ends the program, in a sentence.
struct WindowError: Error, CustomStringConvertible { let description: String }

/// An SDL window: a source of events that draws triangles. Main thread only, as SDL requires.
final class SDLWindow: EventSource {
    private let window: OpaquePointer
    private let renderer: OpaquePointer
    private let ticksPerSecond = 1000.0
    /// The time on our clock at which SDL began to count.
    private var ticksStart = 0.0
    /// The SDL ids of the fingers that touch the screen. The mouse is finger 0; these count from 1.
    private var fingers: [SDL_FingerID] = []

    /// Opens a window for a canvas of `size` points, scaled down to fit the screen.
    ///
    /// - Parameter needsDisplay: whether the window must be visible; otherwise SDL may draw into memory
    ///   without a display.
    init(title: String, size: SIMD2<Double>, needsDisplay: Bool) throws {
        SDL_SetMainReady()
        // Touches do not produce mouse events. A mouse that leaves with its button down still reports the
        // release.
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        func noDisplay(_ reason: String) -> WindowError {
            SDL_Quit()
            return WindowError(
                description:
                    "there is no display: \(reason). Set DISPLAY or WAYLAND_DISPLAY, or use a virtual one: "
                    + "apt-get install xvfb, then xvfb-run hooke-window")
        }
        guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw noDisplay("SDL says \"\(Self.error)\"") }
        let video = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
        if needsDisplay, ["offscreen", "dummy", "none"].contains(video), getenv("SDL_VIDEODRIVER") == nil {
            throw noDisplay("SDL would draw into memory (video driver \(video))")
        }
        var room = SDL_Rect()
        var fit = 1.0
        if SDL_GetDisplayUsableBounds(0, &room) == 0 {
            fit = min(1, Double(room.w) / size.x, Double(room.h) / size.y)
        }
        let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
        let flags =
            SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        guard
            let window = SDL_CreateWindow(
                title, centered, centered, Int32(max(size.x * fit, 1)), Int32(max(size.y * fit, 1)), flags)
        else {
            SDL_Quit()
            throw WindowError(description: "no window can be opened: SDL says \"\(Self.error)\"")
        }
        // No vertical sync: events would wait for it.
        guard
            let renderer = SDL_CreateRenderer(window, -1, 0)
                ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
        else {
            SDL_DestroyWindow(window)
            SDL_Quit()
            throw WindowError(description: "nothing can be drawn: SDL says \"\(Self.error)\"")
        }
        self.window = window
        self.renderer = renderer
        SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
    }

    deinit {
        SDL_DestroyRenderer(renderer)
        SDL_DestroyWindow(window)
        SDL_Quit()
    }

    private static var error: String { String(cString: SDL_GetError()) }

    /// The display's refresh rate, in frames per second; 60 if unknown.
    var refreshRate: Double {
        var mode = SDL_DisplayMode()
        let display = max(SDL_GetWindowDisplayIndex(window), 0)
        guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
        return Double(mode.refresh_rate)
    }

    /// The window's size in pixels.
    var pixels: SIMD2<Double> {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(renderer, &width, &height)
        return SIMD2(Double(width), Double(height))
    }

    var title = "" {
        didSet { if title != oldValue { SDL_SetWindowTitle(window, title) } }
    }

    // MARK: Drawing

    /// Paints triangles over the background.
    func draw(_ mesh: Mesh) {
        SDL_SetRenderDrawColor(renderer, 10, 11, 12, 255)
        SDL_RenderClear(renderer)
        mesh.vertices.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let stride = Int32(MemoryLayout<Mesh.Vertex>.stride)
            let color = MemoryLayout<Mesh.Vertex>.offset(of: \Mesh.Vertex.color) ?? 8
            mesh.indices.withUnsafeBufferPointer { indices in
                _ = SDL_RenderGeometryRaw(
                    renderer, nil, base.assumingMemoryBound(to: Float.self), stride,
                    (base + color).assumingMemoryBound(to: SDL_Color.self), stride, nil, 0,
                    Int32(mesh.vertices.count), indices.baseAddress, Int32(indices.count), 4)
            }
        }
    }

    func present() { SDL_RenderPresent(renderer) }

    /// Returns what was drawn but not yet presented, as a PNG file.
    func picture() throws -> [UInt8] {
        let (width, height) = (Int(pixels.x), Int(pixels.y))
        var rgb = [UInt8](repeating: 0, count: 3 * width * height)
        guard width > 0, height > 0,
            SDL_RenderReadPixels(renderer, nil, SDL_PIXELFORMAT_RGB24.rawValue, &rgb, Int32(3 * width)) == 0
        else { throw WindowError(description: "the picture cannot be read back: SDL says \"\(Self.error)\"") }
        return PNG.file(width: width, height: height, rgb: rgb)
    }

    // MARK: Events

    var now: Double { ProcessInfo.processInfo.systemUptime }

    func next(within patience: Double?) -> InputEvent? {
        var event = SDL_Event()
        var patience = patience
        while true {
            if let patience {
                // Rounded up, to avoid a busy loop in the last fraction of a millisecond.
                let milliseconds = Int32(min(max((patience * ticksPerSecond).rounded(.up), 0), 1000))
                guard SDL_WaitEventTimeout(&event, milliseconds) == 1 else { return nil }
            } else {
                guard SDL_WaitEvent(&event) == 1 else { return InputEvent(time: now, action: .quit) }
            }
            if let action = action(of: event) { return InputEvent(time: time(of: event), action: action) }
            // An event without an action ends the wait, but not before those that have arrived with it.
            if patience != nil { patience = 0 }
        }
    }

    /// Returns the time of an event on our clock. SDL counts milliseconds from its start, and two events of
    /// the same one get the same time: the microseconds between their arrivals are no time of a movement.
    private func time(of event: SDL_Event) -> Double {
        let start = now - Double(SDL_GetTicks()) / ticksPerSecond
        // The two clocks may drift.
        if abs(start - ticksStart) > 2 / ticksPerSecond { ticksStart = start }
        return ticksStart + Double(event.common.timestamp) / ticksPerSecond
    }

    private func action(of event: SDL_Event) -> InputEvent.Action? {
        switch SDL_EventType(event.type) {
        case SDL_QUIT: return .quit
        case SDL_KEYDOWN: return event.key.repeat == 0 ? key(event.key.keysym.sym).map { .key($0) } : nil
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            guard event.button.button == SDL_BUTTON_LEFT else { return nil }
            let phase: Touch.Phase = event.button.state == SDL_PRESSED ? .began : .ended
            return .touch(
                phase, at: inPixels(SIMD2(Double(event.button.x), Double(event.button.y))), finger: 0)
        case SDL_MOUSEMOTION:
            // SDL_BUTTON_LMASK.
            guard event.motion.state & 1 != 0 else { return nil }
            return .touch(
                .moved, at: inPixels(SIMD2(Double(event.motion.x), Double(event.motion.y))), finger: 0)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: return finger(event.tfinger)
        case SDL_WINDOWEVENT:
            switch SDL_WindowEventID(UInt32(event.window.event)) {
            case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_RESTORED:
                return .redraw
            default: return nil
            }
        case SDL_RENDER_TARGETS_RESET: return .redraw
        default: return nil
        }
    }

    /// Converts a position to pixels: on dense displays SDL's mouse uses larger units.
    private func inPixels(_ place: SIMD2<Double>) -> SIMD2<Double> {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(window, &width, &height)
        return place * pixels / SIMD2(Double(max(width, 1)), Double(max(height, 1)))
    }

    private func finger(_ touch: SDL_TouchFingerEvent) -> InputEvent.Action? {
        let place = SIMD2(Double(touch.x), Double(touch.y)) * pixels
        let known = fingers.firstIndex(of: touch.fingerId)
        switch SDL_EventType(touch.type) {
        case SDL_FINGERDOWN:
            let free = known ?? fingers.firstIndex(of: SDL_FingerID.min) ?? fingers.count
            if free == fingers.count {
                fingers.append(touch.fingerId)
            } else {
                fingers[free] = touch.fingerId
            }
            return .touch(.began, at: place, finger: free + 1)
        case SDL_FINGERMOTION: return known.map { .touch(.moved, at: place, finger: $0 + 1) }
        default:
            guard let known else { return nil }
            fingers[known] = SDL_FingerID.min
            return .touch(.ended, at: place, finger: known + 1)
        }
    }

    private func key(_ code: SDL_Keycode) -> InputEvent.Key? {
        switch Int(code) {
        case 0x31...0x39: .number(Int(code) - 0x30)
        case Int(SDLK_TAB.rawValue), Int(SDLK_RIGHT.rawValue): .next
        case Int(SDLK_SPACE.rawValue): .toggle
        case Int(SDLK_r.rawValue): .restart
        case Int(SDLK_s.rawValue): .picture
        case Int(SDLK_ESCAPE.rawValue), Int(SDLK_q.rawValue): .quit
        default: nil
        }
    }
}
