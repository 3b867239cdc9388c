// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "hooke",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        // Public API.
        .library(name: "Hooke", targets: ["Hooke"]),
        .library(name: "HookeMotion", targets: ["HookeMotion"]),
        .library(name: "HookeGeometry", targets: ["HookeGeometry"]),
        .library(name: "HookeBatches", targets: ["HookeBatches"]),
        .library(name: "HookeSolvers", targets: ["HookeSolvers"]),
        .library(name: "HookeLinearAlgebra", targets: ["HookeLinearAlgebra"]),
        .library(name: "HookeTimeline", targets: ["HookeTimeline"]),
        .library(name: "HookeScene", targets: ["HookeScene"]),
        .library(name: "HookeTransitions", targets: ["HookeTransitions"]),
        .library(name: "HookeUIKit", targets: ["HookeUIKit"]),
        .library(name: "HookeTesting", targets: ["HookeTesting"]),
        .library(name: "HookeAssets", targets: ["HookeAssets"]),
        .library(name: "HookeTokens", targets: ["HookeTokens"]),
        .library(name: "HookePreview", targets: ["HookePreview"]),
        .library(name: "HookeExport", targets: ["HookeExport"]),
        .library(name: "HookeLint", targets: ["HookeLint"]),
        .executable(name: "hooke", targets: ["HookeTool"]),
    ],
    traits: [
        .default(enabledTraits: ["OpenBLAS"]),
        .trait(
            name: "OpenBLAS",
            description: "Matrix work on OpenBLAS. Off: pure Swift serves and no system library is needed."
        ),
        .trait(
            name: "MainActor",
            description: "Scenes on the main actor, as in UIKit. Off: they may run on any thread."
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

        .target(
            name: "HookeLinearAlgebra",
            dependencies: [
                "Hooke",
                .target(
                    name: "COpenBLAS", condition: .when(platforms: [.linux, .macOS], traits: ["OpenBLAS"])),
            ]
        ),

        // The numeric core.
        // Square roots and the like are calls of the C library where they are not instructions.
        .target(name: "Hooke", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
        .target(name: "HookeMotion", dependencies: ["Hooke"]),
        .target(name: "HookeGeometry", dependencies: ["Hooke", "HookeMotion"]),
        .target(
            name: "HookeBatches",
            dependencies: ["Hooke", "HookeMotion", "HookeGeometry", "CHookeKernels"]
        ),
        .target(
            name: "HookeSolvers",
            dependencies: ["Hooke", "HookeGeometry", "HookeBatches", "HookeLinearAlgebra"]
        ),

        // The functions of hooke.h, in C's types.
        .target(name: "CHooke"),
        .target(
            name: "HookeC",
            dependencies: ["CHooke", "Hooke", "HookeMotion", "HookeGeometry", "HookeTimeline"]
        ),

        // Animations made by others, in files; JSON is read in a target without dependencies.
        .target(name: "HookeJSON", dependencies: ["Hooke"]),
        .target(name: "HookeAssets", dependencies: ["Hooke", "HookeGeometry", "HookeJSON"]),

        // Motion tokens of design systems.
        .target(name: "HookeTokens", dependencies: ["Hooke", "HookeMotion", "HookeJSON"]),

        // What is recorded, as values; the transition layer, what draws it or writes it for other players, and the command.
        .target(name: "HookeTimeline", dependencies: ["Hooke", "HookeGeometry"]),
        .target(name: "HookeScene", dependencies: ["Hooke", "HookeGeometry", "HookeTimeline"]),
        .target(
            name: "HookeTransitions",
            dependencies: ["Hooke", "HookeGeometry", "HookeScene", "HookeJSON"],
            resources: [.embedInCode("Gestures/Traces")]
        ),
        .target(
            name: "HookeUIKit", dependencies: ["Hooke", "HookeGeometry", "HookeScene", "HookeTransitions"]),
        // For tests of transitions: snapshots in files.
        .target(name: "HookeTesting", dependencies: ["HookeScene"]),
        // UIKit's source texts, changed into ports.
        .target(name: "HookePorting"),
        .target(
            name: "HookePreview",
            dependencies: [
                "Hooke", "HookeGeometry", "HookeScene", "HookeTransitions", "HookeJSON", "HookeExport",
            ]
        ),
        // The sources of HTML pages, and the pages made of them.
        .target(name: "CHookePages"),
        .target(name: "HookePages", dependencies: ["CHookePages"]),
        .target(
            name: "HookeExport",
            dependencies: [
                "Hooke", "HookeGeometry", "HookeScene", "HookeTransitions", "HookeAssets", "CHookePages",
                "HookePages",
            ]
        ),
        .target(
            name: "HookeLint",
            dependencies: [
                "Hooke", "HookeGeometry", "HookeTransitions", "HookeJSON", "HookeAssets", "HookeTokens",
                "HookePreview",
            ]
        ),
        .executableTarget(
            name: "HookeTool",
            dependencies: [
                "Hooke", "HookeMotion", "HookeGeometry", "HookeBatches", "HookeSolvers", "HookeScene",
                "HookeTransitions", "HookeJSON", "HookeAssets", "HookePreview", "CHookePages", "HookePages",
                "HookeExport", "HookeTokens", "HookeLint", "HookePorting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        // Tests.
        .target(
            name: "TestSupport",
            dependencies: ["Hooke", "HookeGeometry"],
            path: "Tests/TestSupport",
            resources: [.copy("Golden")]
        ),
        .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
        .testTarget(
            name: "HookeLinearAlgebraTests",
            dependencies: ["HookeLinearAlgebra", "TestSupport"],
            resources: [.copy("Golden")]
        ),
        .testTarget(name: "HookeTests", dependencies: ["Hooke", "HookeLinearAlgebra", "TestSupport"]),
        .testTarget(
            name: "HookeMotionTests", dependencies: ["HookeMotion", "HookeLinearAlgebra", "TestSupport"]),
        .testTarget(
            name: "HookeGeometryTests", dependencies: ["HookeGeometry", "HookeLinearAlgebra", "TestSupport"]),
        .testTarget(
            name: "HookeBatchesTests", dependencies: ["HookeBatches", "CHookeKernels", "TestSupport"]),
        .testTarget(name: "HookeSolversTests", dependencies: ["HookeSolvers", "TestSupport"]),
        // The cases whose bits are the same everywhere; scripts/check-everywhere.
        .executableTarget(
            name: "Everywhere",
            dependencies: ["Hooke", "HookeGeometry", "HookeTimeline"],
            path: "Tests/Everywhere"
        ),
        .testTarget(name: "HookeJSONTests", dependencies: ["HookeJSON", "TestSupport"]),
        .testTarget(
            name: "HookeAssetsTests",
            dependencies: ["HookeAssets", "TestSupport"],
            resources: [.copy("Files"), .copy("Golden")]
        ),
        .testTarget(name: "HookeTokensTests", dependencies: ["HookeTokens", "HookeJSON", "TestSupport"]),
        .testTarget(name: "HookeTimelineTests", dependencies: ["HookeTimeline", "TestSupport"]),
        .testTarget(name: "HookeSceneTests", dependencies: ["HookeScene", "TestSupport"]),
        .testTarget(name: "HookeTransitionsTests", dependencies: ["HookeTransitions", "TestSupport"]),
        .testTarget(name: "HookePortingTests", dependencies: ["HookePorting"]),
        .testTarget(name: "HookeTestingTests", dependencies: ["HookeTesting"]),
        .testTarget(name: "HookePreviewTests", dependencies: ["HookePreview", "TestSupport"]),
        .testTarget(name: "HookePagesTests", dependencies: ["HookePages"]),
        .testTarget(name: "HookeExportTests", dependencies: ["HookeExport", "HookePreview", "TestSupport"]),
        .testTarget(name: "HookeLintTests", dependencies: ["HookeLint", "TestSupport"]),
        .testTarget(name: "HookeToolTests", dependencies: ["HookeTool", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// The product HookePort gives ported files the modules that they import. Apple's platforms have their own: there it is empty.
#if canImport(Darwin)
    package.targets.append(.target(name: "NoPort", path: "Sources/HookePort/NoPort"))
    package.products.append(.library(name: "HookePort", targets: ["NoPort"]))
#else
    // Each exports the one before.
    let portModules = ["CoreGraphics", "QuartzCore", "UIKit"]
    // A file that imports Testing and one of these imports such a module by itself; the toolchain has none.
    let testingModules = ["_Testing_UIKit", "_Testing_CoreGraphics"]
    for (index, name) in portModules.enumerated() {
        let inner = (["HookeUIKit"] + portModules[..<index].suffix(1)).map {
            Target.Dependency.byName(name: $0)
        }
        package.targets.append(.target(name: name, dependencies: inner, path: "Sources/HookePort/\(name)"))
    }
    for name in testingModules {
        package.targets.append(.target(name: name, path: "Sources/HookePort/\(name)"))
    }
    package.products.append(.library(name: "HookePort", targets: portModules + testingModules))
    // Its ports import UIKit, which macOS does not have.
    package.targets.append(
        .testTarget(
            name: "HookeUIKitTests",
            dependencies: ["HookeUIKit", "HookePorting", "TestSupport"]
                + (portModules + testingModules).map { .byName(name: $0) }))
#endif

// SwiftPM 6.3 compiles a target again only if the module file of a dependency that it names has changed. That file stays the
// same if only the size of a type from a further module has changed, and the target would keep the old size. So each
// target names the dependencies of its dependencies too. Scripts that check layers read the manifest without them.
if Context.environment["HOOKE_NAMED_DEPENDENCIES"] == nil {
    let named = package.targets.reduce(into: [:]) { table, target in
        table[target.name] = target.dependencies.compactMap { dependency -> String? in
            if case .byNameItem(let name, nil) = dependency { name } else { nil }
        }
    }
    for target in package.targets {
        var ahead = named[target.name] ?? []
        var seen = Set(ahead)
        while let name = ahead.popLast() {
            for further in named[name] ?? [] where seen.insert(further).inserted {
                target.dependencies.append(.byName(name: further))
                ahead.append(further)
            }
        }
    }
}
