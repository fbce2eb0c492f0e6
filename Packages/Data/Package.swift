// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Data",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LenientJSON", targets: ["LenientJSON"]),
    .library(name: "OfflineHTTP", targets: ["OfflineHTTP"]),
  ],
  dependencies: [
    .package(path: "../Domain"),
    .package(path: "../Infra/NetworkingKit"),
    .package(path: "../Infra/StorageKit"),
  ],
  targets: [
    .target(name: "LenientJSON"),
    .testTarget(name: "LenientJSONTests", dependencies: ["LenientJSON"]),
    .target(name: "OfflineHTTP", dependencies: ["NetworkingKit", "StorageKit"]),
    .testTarget(name: "OfflineHTTPTests", dependencies: ["NetworkingKit", "OfflineHTTP", "StorageKit"]),
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
