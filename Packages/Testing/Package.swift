// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Testing",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "../Domain"),
    .package(path: "../Infra/CommandKit"),
    .package(path: "../Infra/DesignKit"),
    .package(path: "../Infra/FeatureKit"),
    .package(path: "../Infra/LocalizationKit"),
    .package(path: "../Infra/NetworkingKit"),
  ],
  targets: [
    .target(
      name: "CardsFakes",
      dependencies: [
        .product(name: "CardsDomain", package: "Domain"),
        .product(name: "DomainKernel", package: "Domain"),
      ]
    ),
    .target(
      name: "CareersFakes",
      dependencies: [
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "CareersDomain", package: "Domain"),
      ]
    ),
    .target(name: "ClockFakes"),
    .testTarget(name: "ClockFakesTests", dependencies: ["ClockFakes"]),
    .testTarget(
      name: "FakesTests",
      dependencies: [
        "CardsFakes",
        "CareersFakes",
        "HTTPFakes",
        "NetworkingKit",
        "OutboxFakes",
        "PeopleFakes",
        "RecipesFakes",
        "SettingsFakes",
        "StreamingFakes",
        .product(name: "CardsDomain", package: "Domain"),
        .product(name: "CareersDomain", package: "Domain"),
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "PeopleDomain", package: "Domain"),
        .product(name: "RecipesDomain", package: "Domain"),
        .product(name: "SettingsDomain", package: "Domain"),
        .product(name: "StreamingDomain", package: "Domain"),
      ]
    ),
    .target(name: "FaultServer", dependencies: [.product(name: "LoopbackSockets", package: "NetworkingKit")]),
    .testTarget(name: "FaultServerTests", dependencies: ["FaultServer"]),
    .target(
      name: "FeatureFakes",
      dependencies: [
        "CommandKit",
        "DesignKit",
        "FeatureKit",
        "LocalizationKit",
        .product(name: "DomainKernel", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "FeatureFakesTests",
      dependencies: [
        "ClockFakes",
        "CommandKit",
        "DesignKit",
        "FeatureFakes",
        "FeatureKit",
        "LocalizationKit",
        .product(name: "DomainKernel", package: "Domain"),
      ]
    ),
    .target(name: "HTTPFakes", dependencies: ["NetworkingKit"]),
    .target(name: "OutboxFakes", dependencies: [.product(name: "DomainKernel", package: "Domain")]),
    .target(
      name: "PeopleFakes",
      dependencies: [
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "PeopleDomain", package: "Domain"),
      ]
    ),
    .target(name: "PseudoTerminal", dependencies: ["TerminalModel"]),
    .testTarget(name: "PseudoTerminalTests", dependencies: ["PseudoTerminal", "TerminalModel"]),
    .target(
      name: "RecipesFakes",
      dependencies: [
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "RecipesDomain", package: "Domain"),
      ]
    ),
    .target(
      name: "SettingsFakes",
      dependencies: [
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "SettingsDomain", package: "Domain"),
      ]
    ),
    .target(name: "SnapshotKit", dependencies: ["TerminalModel"]),
    .target(
      name: "StreamingFakes",
      dependencies: [
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "StreamingDomain", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "SnapshotKitTests",
      dependencies: ["SnapshotKit"],
      exclude: ["__Snapshots__"]
    ),
    .target(name: "TerminalModel"),
    .testTarget(name: "TerminalModelTests", dependencies: ["TerminalModel"]),
  ]
)

// Every module is a product.
package.products = package.targets.filter { $0.type == .regular }
  .map { .library(name: $0.name, targets: [$0.name]) }

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
