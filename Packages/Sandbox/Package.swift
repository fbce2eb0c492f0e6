// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Sandbox",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Sandbox", targets: ["Sandbox"])],
  dependencies: [
    .package(path: "../Infra/NetworkingKit"),
    .package(path: "../Infra/StorageKit"),
    .package(path: "../Testing"),
  ],
  targets: [
    .target(
      name: "Sandbox",
      dependencies: [
        .product(name: "LoopbackSockets", package: "NetworkingKit"),
        .product(name: "NetworkingKit", package: "NetworkingKit"),
        .product(name: "StorageKit", package: "StorageKit"),
      ]
    ),
    .testTarget(
      name: "SandboxTests",
      dependencies: [
        "Sandbox",
        .product(name: "ClockFakes", package: "Testing"),
        .product(name: "LoopbackSockets", package: "NetworkingKit"),
        .product(name: "NetworkingKit", package: "NetworkingKit"),
        .product(name: "StorageKit", package: "StorageKit"),
      ]
    ),
  ]
)

// --- shared settings: identical in every manifest, compared by the architecture check ---
for target in package.targets where ![.system, .binary, .plugin, .macro].contains(target.type) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),  // SE-0335
      .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
      .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
      .treatAllWarnings(as: .error),  // SE-0480
    ]
}
// --- end shared settings ---
