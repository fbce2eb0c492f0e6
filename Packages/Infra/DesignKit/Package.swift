// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "DesignKit",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "DesignCatalog", targets: ["DesignCatalog"]),
    .library(name: "DesignKit", targets: ["DesignKit"]),
  ],
  dependencies: [.package(path: "../../Testing")],
  targets: [
    .target(name: "DesignCatalog", dependencies: ["DesignKit"]),
    .target(name: "DesignKit"),
    .testTarget(
      name: "DesignCatalogTests",
      dependencies: [
        "DesignCatalog",
        "DesignKit",
        .product(name: "SnapshotKit", package: "Testing"),
      ],
      exclude: ["__Snapshots__"]
    ),
    .testTarget(
      name: "DesignKitTests",
      dependencies: ["DesignCatalog", "DesignKit"]
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
