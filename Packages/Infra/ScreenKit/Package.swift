// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ScreenKit",
  platforms: [.macOS(.v15)],
  products: [.library(name: "ScreenKit", targets: ["ScreenKit"])],
  dependencies: [
    .package(path: "../../Domain"),
    .package(path: "../../Testing"),
    .package(path: "../CommandKit"),
    .package(path: "../DesignKit"),
    .package(path: "../FeatureKit"),
    .package(path: "../LocalizationKit"),
  ],
  targets: [
    .target(
      name: "ScreenKit",
      dependencies: [
        "CommandKit",
        "DesignKit",
        "FeatureKit",
        "LocalizationKit",
        .product(name: "DomainKernel", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "ScreenKitTests",
      dependencies: [
        "CommandKit",
        "DesignKit",
        "FeatureKit",
        "LocalizationKit",
        "ScreenKit",
        .product(name: "ClockFakes", package: "Testing"),
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "FeatureFakes", package: "Testing"),
        .product(name: "SnapshotKit", package: "Testing"),
        .product(name: "TerminalModel", package: "Testing"),
      ],
      exclude: ["__Snapshots__"]
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
