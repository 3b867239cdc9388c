// swift-tools-version: 6.2
import PackageDescription

// The ports of Tests/HookeUIKitTests in a module with the main actor as its default isolation, and the
// built-in transitions in a module with the public interface only.
// scripts/check-main-actor builds and runs it.
let package = Package(
    name: "main-actor-ports",
    dependencies: [.package(name: "hooke", path: "../..")],
    targets: [
        .executableTarget(
            name: "MainActorPorts",
            dependencies: [.product(name: "HookeUIKit", package: "hooke")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .target(name: "BuiltIns", dependencies: [.product(name: "HookeTransitions", package: "hooke")]),
    ],
    swiftLanguageModes: [.v6]
)
