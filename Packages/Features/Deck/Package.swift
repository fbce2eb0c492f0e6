// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Deck",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Deck", targets: ["Deck"])],
  dependencies: [
    .package(path: "../../Domain"),
    .package(path: "../../Infra/CommandKit"),
    .package(path: "../../Infra/DesignKit"),
    .package(path: "../../Infra/FeatureKit"),
    .package(path: "../../Infra/LocalizationKit"),
    .package(path: "../../Testing"),
  ],
  targets: [
    .target(
      name: "Deck",
      dependencies: [
        "CommandKit",
        "DesignKit",
        "FeatureKit",
        "LocalizationKit",
        .product(name: "CardsDomain", package: "Domain"),
        .product(name: "DomainKernel", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "DeckTests",
      dependencies: [
        "CommandKit",
        "Deck",
        "DesignKit",
        "FeatureKit",
        "LocalizationKit",
        .product(name: "CardsDomain", package: "Domain"),
        .product(name: "CardsFakes", package: "Testing"),
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "FeatureFakes", package: "Testing"),
        .product(name: "OutboxFakes", package: "Testing"),
        .product(name: "SnapshotKit", package: "Testing"),
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
