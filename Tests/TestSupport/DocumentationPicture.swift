/// The style of the pictures of curves in docs/images, the same as that of plots: light, or dark if the reader prefers it.
///
/// Pictures have the light colours as attributes; the style replaces them in the dark. `scripts/lib/pictures.py` reads it
/// from this file.
public enum DocumentationPicture {
    /// An element for the beginning of an SVG document.
    public static let style = """
        <style>
        text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
        text:not([fill]) { fill: #1b1c20; }
        @media (prefers-color-scheme: dark) {
        [fill="#ffffff"] { fill: #17181c; } [stroke="#ffffff"] { stroke: #17181c; }
        [fill="#1b1c20"], text:not([fill]) { fill: #ececf1; } [stroke="#1b1c20"] { stroke: #ececf1; }
        [fill="#62646d"] { fill: #a2a5b0; } [stroke="#62646d"] { stroke: #a2a5b0; }
        [fill="#d5d7dd"] { fill: #3a3d45; } [stroke="#d5d7dd"] { stroke: #3a3d45; }
        [fill="#e3e8f0"] { fill: #2c303a; } [stroke="#e3e8f0"] { stroke: #2c303a; }
        [fill="#0a5aff"] { fill: #2989ff; } [stroke="#0a5aff"] { stroke: #2989ff; }
        [fill="#9b610c"] { fill: #ed6300; } [stroke="#9b610c"] { stroke: #ed6300; }
        [fill="#1a4436"] { fill: #0bf585; } [stroke="#1a4436"] { stroke: #0bf585; }
        [fill="#ce00a6"] { fill: #ebccdb; } [stroke="#ce00a6"] { stroke: #ebccdb; }
        [fill="#5f6b7a"] { fill: #a9b4c2; } [stroke="#5f6b7a"] { stroke: #a9b4c2; }
        }
        </style>
        """
}
