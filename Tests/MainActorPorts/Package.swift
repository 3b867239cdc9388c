// swift-tools-version: 6.2
import PackageDescription

// The ports of Tests/HookeUIKitTests once more, in a module whose default isolation is the main actor; and the
// transitions that ship once more, in a module that sees the public interface only.
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
