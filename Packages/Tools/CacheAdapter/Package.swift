// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CacheAdapter",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "CacheAdapter", targets: ["CacheAdapter"]),
    .executable(name: "cache-adapter", targets: ["cache-adapter"]),
    .executable(name: "cache-timing", targets: ["cache-timing"]),
  ],
  dependencies: [
    .package(path: "../../Data"),
    .package(path: "../../Infra/ExecutorKit"),
    .package(path: "../../Infra/NetworkingKit"),
    .package(path: "../../Infra/StorageKit"),
    .package(path: "../../Testing"),
  ],
  targets: [
    .target(
      name: "CacheAdapter",
      dependencies: ["NetworkingKit", .product(name: "OfflineHTTP", package: "Data"), "StorageKit"]
    ),
    .executableTarget(name: "cache-adapter", dependencies: ["CacheAdapter", "NetworkingKit"]),
    .executableTarget(
      name: "cache-timing",
      dependencies: [
        "ExecutorKit", "NetworkingKit", .product(name: "OfflineHTTP", package: "Data"), "StorageKit",
      ]
    ),
    .testTarget(
      name: "CacheAdapterTests",
      dependencies: [
        "CacheAdapter",
        "NetworkingKit",
        .product(name: "HTTPFakes", package: "Testing"),
        .product(name: "OfflineHTTP", package: "Data"),
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
