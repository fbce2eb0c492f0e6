// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "NetworkingKit",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LoopbackSockets", targets: ["LoopbackSockets"]),
    .library(name: "NetworkingKit", targets: ["NetworkingKit"]),
  ],
  dependencies: [
    .package(path: "../../Testing")
  ],
  targets: [
    .target(name: "CCurl"),
    .target(name: "LoopbackSockets"),
    .target(name: "NetworkingKit", dependencies: ["CCurl"]),
    .testTarget(
      name: "NetworkingKitTests",
      dependencies: [
        "NetworkingKit",
        .product(name: "ClockFakes", package: "Testing"),
        .product(name: "FaultServer", package: "Testing"),
      ],
      exclude: ["Certificates"]
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
