// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "hooke",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        // Public API.
        .library(name: "Hooke", targets: ["Hooke"]),
        .library(name: "HookeLinearAlgebra", targets: ["HookeLinearAlgebra"]),
        .library(name: "HookeScene", targets: ["HookeScene"]),
        .library(name: "HookeTransitions", targets: ["HookeTransitions"]),
        .library(name: "HookeUIKit", targets: ["HookeUIKit"]),
        .library(name: "HookeAssets", targets: ["HookeAssets"]),
        .library(name: "HookePreview", targets: ["HookePreview"]),
        .library(name: "HookeExport", targets: ["HookeExport"]),
        .executable(name: "hooke", targets: ["HookeTool"]),
    ],
    traits: [
        .default(enabledTraits: ["OpenBLAS"]),
        .trait(
            name: "OpenBLAS",
            description: "Matrix work on OpenBLAS. Off: pure Swift serves and no system library is needed."
        ),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    ],
    targets: [
        // C behind one module each.
        .systemLibrary(
            name: "COpenBLAS",
            pkgConfig: "openblas",
            providers: [.apt(["libopenblas-dev"]), .brew(["openblas"])]
        ),
        .target(name: "CHookeKernels"),

        // The numeric core.
        .target(
            name: "HookeLinearAlgebra",
            dependencies: [.target(name: "COpenBLAS", condition: .when(traits: ["OpenBLAS"]))]
        ),
        .target(name: "Hooke", dependencies: ["HookeLinearAlgebra", "CHookeKernels"]),

        // Animations made by others, in files.
        .target(name: "HookeAssets", dependencies: ["Hooke"]),

        // The transition layer, what draws it or writes it for other players, and the command.
        .target(name: "HookeScene", dependencies: ["Hooke"]),
        .target(
            name: "HookeTransitions",
            dependencies: ["Hooke", "HookeScene"],
            resources: [.embedInCode("Gestures/Traces")]
        ),
        .target(name: "HookeUIKit", dependencies: ["Hooke", "HookeTransitions"]),
        .target(name: "HookePreview", dependencies: ["Hooke", "HookeTransitions"]),
        .target(name: "HookeExport", dependencies: ["Hooke", "HookeTransitions", "HookeAssets"]),
        .executableTarget(
            name: "HookeTool",
            dependencies: [
                "Hooke", "HookeLinearAlgebra", "HookeAssets", "HookeTransitions", "HookePreview",
                "HookeExport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        // Tests.
        .target(name: "TestSupport", dependencies: ["Hooke"], path: "Tests/TestSupport"),
        .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
        .testTarget(
            name: "HookeLinearAlgebraTests",
            dependencies: ["HookeLinearAlgebra", "TestSupport"],
            resources: [.copy("Golden")]
        ),
        .testTarget(
            name: "HookeTests",
            dependencies: ["Hooke", "CHookeKernels", "TestSupport"],
            resources: [.copy("Golden")]
        ),
        .testTarget(
            name: "HookeAssetsTests",
            dependencies: ["HookeAssets", "TestSupport"],
            resources: [.copy("Files"), .copy("Golden")]
        ),
        .testTarget(name: "HookeSceneTests", dependencies: ["HookeScene", "TestSupport"]),
        .testTarget(name: "HookeTransitionsTests", dependencies: ["HookeTransitions", "TestSupport"]),
        .testTarget(name: "HookeUIKitTests", dependencies: ["HookeUIKit", "TestSupport"]),
        .testTarget(name: "HookePreviewTests", dependencies: ["HookePreview", "TestSupport"]),
        .testTarget(name: "HookeExportTests", dependencies: ["HookeExport", "HookePreview", "TestSupport"]),
        .testTarget(name: "HookeToolTests", dependencies: ["HookeTool", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
