// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ExecutorKit",
  platforms: [.macOS(.v15)],
  products: [.library(name: "ExecutorKit", targets: ["ExecutorKit"])],
  targets: [
    .systemLibrary(name: "CLinuxThreads"),
    .target(
      name: "ExecutorKit",
      dependencies: [.target(name: "CLinuxThreads", condition: .when(platforms: [.linux]))]
    ),
    .testTarget(name: "ExecutorKitTests", dependencies: ["ExecutorKit"]),
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
