// swift-tools-version: 6.2
import PackageDescription

// The ports of Tests/HookeUIKitTests in a module with the main actor as its default isolation, on the
// library with its trait MainActor, with the tests of rows K, and the built-in transitions in a module with the public interface
// only. That module depends on HookePreview, HookeExport and HookeTesting only to compile them with the trait.
// scripts/check-main-actor builds and runs it.
let package = Package(
    name: "main-actor-ports",
    dependencies: [.package(name: "hooke", path: "../..", traits: ["MainActor"])],
    targets: [
        .executableTarget(
            name: "MainActorPorts",
            dependencies: [
                .product(name: "HookeUIKit", package: "hooke"), .product(name: "HookePort", package: "hooke"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "BehaviorTests",
            dependencies: [.product(name: "HookeUIKit", package: "hooke")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .target(
            name: "BuiltIns",
            dependencies: [
                .product(name: "HookeTransitions", package: "hooke"),
                .product(name: "HookePreview", package: "hooke"),
                .product(name: "HookeExport", package: "hooke"),
                .product(name: "HookeTesting", package: "hooke"),
            ],
            swiftSettings: [.define("MainActor")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
