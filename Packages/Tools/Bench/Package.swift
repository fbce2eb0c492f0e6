// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Bench",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "bench", targets: ["bench"]),
    .executable(name: "cellwidth", targets: ["cellwidth"]),
    .executable(name: "markdownsamples", targets: ["markdownsamples"]),
    .library(name: "ProcessTiming", targets: ["ProcessTiming"]),
    .executable(name: "rendering", targets: ["rendering"]),
    .executable(name: "sending", targets: ["sending"]),
    .executable(name: "storing", targets: ["storing"]),
  ],
  dependencies: [
    .package(path: "../../Data"),
    .package(path: "../../Domain"),
    .package(path: "../../Infra/CommandKit"),
    .package(path: "../../Infra/DesignKit"),
    .package(path: "../../Infra/ExecutorKit"),
    .package(path: "../../Infra/NetworkingKit"),
    .package(path: "../../Infra/StorageKit"),
  ],
  targets: [
    .target(name: "ProcessTiming"),
    .executableTarget(name: "bench", dependencies: ["CommandKit", "ProcessTiming"]),
    .executableTarget(name: "rendering", dependencies: ["CommandKit", "DesignKit", "ProcessTiming"]),
    .executableTarget(name: "cellwidth", dependencies: ["DesignKit"]),
    .executableTarget(name: "markdownsamples", dependencies: ["DesignKit"]),
    .executableTarget(
      name: "sending",
      dependencies: [
        "NetworkingKit",
        "StorageKit",
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "OutboxStore", package: "Data"),
      ]
    ),
    .executableTarget(name: "storing", dependencies: ["ExecutorKit", "StorageKit"]),
    .testTarget(name: "ProcessTimingTests", dependencies: ["ProcessTiming"]),
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
