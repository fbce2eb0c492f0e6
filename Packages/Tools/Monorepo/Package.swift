// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Monorepo",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "monorepo", targets: ["monorepo"]),
    .library(name: "MonorepoChecks", targets: ["MonorepoChecks"]),
    .library(name: "MonorepoDiagrams", targets: ["MonorepoDiagrams"]),
    .library(name: "MonorepoGraph", targets: ["MonorepoGraph"]),
    .library(name: "MonorepoMutation", targets: ["MonorepoMutation"]),
    .library(name: "MonorepoRunner", targets: ["MonorepoRunner"]),
    .library(name: "MonorepoScaffold", targets: ["MonorepoScaffold"]),
    .library(name: "MonorepoSystem", targets: ["MonorepoSystem"]),
  ],
  dependencies: [.package(path: "../../Infra/CommandKit")],
  targets: [
    .executableTarget(
      name: "monorepo",
      dependencies: [
        "CommandKit", "MonorepoChecks", "MonorepoDiagrams", "MonorepoGraph",
        "MonorepoMutation", "MonorepoRunner", "MonorepoScaffold", "MonorepoSystem",
      ]
    ),
    .target(
      name: "MonorepoChecks",
      dependencies: ["CommandKit", "MonorepoDiagrams", "MonorepoGraph", "MonorepoSystem"]
    ),
    .target(name: "MonorepoDiagrams", dependencies: ["CommandKit", "MonorepoGraph", "MonorepoSystem"]),
    .target(name: "MonorepoGraph", dependencies: ["CommandKit", "MonorepoSystem"]),
    .target(
      name: "MonorepoMutation",
      dependencies: ["CommandKit", "MonorepoChecks", "MonorepoGraph", "MonorepoRunner", "MonorepoSystem"]
    ),
    .target(name: "MonorepoRunner", dependencies: ["MonorepoGraph", "MonorepoSystem"]),
    .target(name: "MonorepoScaffold", dependencies: ["MonorepoGraph", "MonorepoSystem"]),
    .target(name: "MonorepoSystem"),
    .testTarget(
      name: "MonorepoChecksTests",
      dependencies: ["MonorepoChecks", "MonorepoGraph", "MonorepoSystem"]
    ),
    .testTarget(
      name: "MonorepoDiagramsTests",
      dependencies: ["MonorepoDiagrams", "MonorepoGraph", "MonorepoSystem"]
    ),
    .testTarget(name: "MonorepoGraphTests", dependencies: ["MonorepoGraph", "MonorepoSystem"]),
    .testTarget(
      name: "MonorepoMutationTests",
      dependencies: ["MonorepoGraph", "MonorepoMutation", "MonorepoRunner", "MonorepoSystem"]
    ),
    .testTarget(
      name: "MonorepoRunnerTests",
      dependencies: ["MonorepoGraph", "MonorepoRunner", "MonorepoSystem"]
    ),
    .testTarget(
      name: "MonorepoScaffoldTests",
      dependencies: ["MonorepoGraph", "MonorepoScaffold", "MonorepoSystem"]
    ),
    .testTarget(name: "MonorepoSystemTests", dependencies: ["MonorepoSystem"]),
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
