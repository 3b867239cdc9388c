/// The names of Lottie's short keys.
enum LottieNames {
    typealias Label = (name: String, unit: AssetTrack.Unit)

    /// Returns the label of a property for its owner's kind and its key.
    static func label(of key: String, in kind: String) -> Label? { labels[kind]?[key] }

    /// The properties of a transform, in listing order.
    static let transform = ["a", "p", "s", "r", "rx", "ry", "rz", "or", "o", "sk", "sa", "so", "eo"]

    private static let labels: [String: [String: Label]] = [
        "layer": ["tm": ("time remap", .seconds)],
        "layer.masksProperties": ["pt": ("path", .plain)],
        "sh": ["ks": ("path", .plain)],
        // The `ks` of a layer, the `tr` of a group or repeater.
        "tr": [
            "a": ("anchor point", .plain), "p": ("position", .plain), "s": ("scale", .percent),
            "r": ("rotation", .degrees), "rx": ("rotation x", .degrees), "ry": ("rotation y", .degrees),
            "rz": ("rotation z", .degrees), "or": ("orientation", .degrees), "o": ("opacity", .percent),
            "sk": ("skew", .degrees), "sa": ("skew axis", .degrees), "so": ("start opacity", .percent),
            "eo": ("end opacity", .percent),
        ],
        "fl": ["c": ("colour", .plain), "o": ("opacity", .percent)],
        "st": ["c": ("colour", .plain), "o": ("opacity", .percent), "w": ("width", .plain)],
        "gf": gradient,
        "gs": gradient.merging(["w": ("width", .plain)]) { $1 },
        "rc": ["p": ("position", .plain), "s": ("size", .plain), "r": ("roundness", .plain)],
        "el": ["p": ("position", .plain), "s": ("size", .plain)],
        "sr": [
            "p": ("position", .plain), "r": ("rotation", .degrees), "pt": ("points", .plain),
            "ir": ("inner radius", .plain), "or": ("outer radius", .plain),
            "is": ("inner roundness", .percent), "os": ("outer roundness", .percent),
        ],
        "tm": ["s": ("start", .percent), "e": ("end", .percent), "o": ("offset", .degrees)],
        "rp": ["c": ("copies", .plain), "o": ("offset", .plain)],
        "rd": ["r": ("radius", .plain)],
    ]

    private static let gradient: [String: Label] = [
        "o": ("opacity", .percent), "s": ("start point", .plain), "e": ("end point", .plain),
        "h": ("highlight length", .percent), "a": ("highlight angle", .degrees),
    ]
}
