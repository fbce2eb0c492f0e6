// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "StorageKit",
  platforms: [.macOS(.v15)],
  products: [.library(name: "StorageKit", targets: ["StorageKit"])],
  dependencies: [.package(path: "../../Testing")],
  targets: [
    .systemLibrary(name: "CSQLite"),
    .target(name: "StorageKit", dependencies: ["CSQLite"]),
    .testTarget(
      name: "StorageKitTests",
      dependencies: ["StorageKit", .product(name: "ClockFakes", package: "Testing")]
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
