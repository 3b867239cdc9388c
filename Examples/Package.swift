// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that Hooke does not depend on SDL.
let package = Package(
    name: "hooke-examples",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "hooke-window", targets: ["WindowExample"]),
        .library(name: "SceneRenderer", targets: ["SceneRenderer"]),
        .executable(name: "hooke-thrown-card", targets: ["ThrownCard"]),
    ],
    traits: [
        .default(enabledTraits: ["OpenBLAS"]),
        .trait(name: "OpenBLAS", description: "Build Hooke with OpenBLAS. No example needs it."),
    ],
    dependencies: [
        .package(
            name: "hooke", path: "..",
            traits: [.trait(name: "OpenBLAS", condition: .when(traits: ["OpenBLAS"]))]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
        // Converts snapshots to triangles, without SDL.
        .target(
            name: "SceneRenderer",
            dependencies: [
                .product(name: "HookeGeometry", package: "hooke"),
                .product(name: "HookeTransitions", package: "hooke"),
            ]
        ),
        .executableTarget(
            name: "WindowExample",
            dependencies: [
                "CSDL2", "SceneRenderer",
                .product(name: "HookeGeometry", package: "hooke"),
                .product(name: "HookeTransitions", package: "hooke"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        // A recorded scene, without SDL.
        .executableTarget(
            name: "ThrownCard",
            dependencies: [
                .product(name: "Hooke", package: "hooke"), .product(name: "HookePreview", package: "hooke"),
                .product(name: "HookeTransitions", package: "hooke"),
            ]
        ),
        .testTarget(name: "SceneRendererTests", dependencies: ["SceneRenderer"]),
        .testTarget(name: "WindowExampleTests", dependencies: ["WindowExample", "SceneRenderer"]),
        .testTarget(name: "ThrownCardTests", dependencies: ["ThrownCard"]),
    ],
    swiftLanguageModes: [.v6]
)
