// swift-tools-version: 6.2
import PackageDescription

/// The suites of the packages, repeated so that one `swift test` builds every module once and runs them all.
let packageSuites: [Target] = [
  .testTarget(
    name: "CacheAdapterTests",
    dependencies: [
      .product(name: "CacheAdapter", package: "CacheAdapter"),
      .product(name: "HTTPFakes", package: "Testing"),
      .product(name: "NetworkingKit", package: "NetworkingKit"),
      .product(name: "OfflineHTTP", package: "Data"),
    ],
    path: "Packages/Tools/CacheAdapter/Tests/CacheAdapterTests"
  ),
  .testTarget(
    name: "ClockFakesTests",
    dependencies: [
      .product(name: "ClockFakes", package: "Testing")
    ],
    path: "Packages/Testing/Tests/ClockFakesTests"
  ),
  .testTarget(
    name: "CommandKitTests",
    dependencies: [
      .product(name: "CommandKit", package: "CommandKit")
    ],
    path: "Packages/Infra/CommandKit/Tests/CommandKitTests"
  ),
  .testTarget(
    name: "DesignKitTests",
    dependencies: [
      .product(name: "DesignKit", package: "DesignKit"),
      .product(name: "SnapshotKit", package: "Testing"),
    ],
    path: "Packages/Infra/DesignKit/Tests/DesignKitTests",
    exclude: ["__Snapshots__"]
  ),
  .testTarget(
    name: "DomainKernelTests",
    dependencies: [
      .product(name: "DomainKernel", package: "Domain")
    ],
    path: "Packages/Domain/Tests/DomainKernelTests"
  ),
  .testTarget(
    name: "FaultServerTests",
    dependencies: [
      .product(name: "FaultServer", package: "Testing")
    ],
    path: "Packages/Testing/Tests/FaultServerTests"
  ),
  .testTarget(
    name: "FeatureKitTests",
    dependencies: [
      .product(name: "ClockFakes", package: "Testing"),
      .product(name: "CommandKit", package: "CommandKit"),
      .product(name: "DesignKit", package: "DesignKit"),
      .product(name: "DomainKernel", package: "Domain"),
      .product(name: "FeatureFakes", package: "Testing"),
      .product(name: "FeatureKit", package: "FeatureKit"),
      .product(name: "SnapshotKit", package: "Testing"),
    ],
    path: "Packages/Infra/FeatureKit/Tests/FeatureKitTests",
    exclude: ["__Snapshots__"]
  ),
  .testTarget(
    name: "LenientJSONTests",
    dependencies: [
      .product(name: "LenientJSON", package: "Data")
    ],
    path: "Packages/Data/Tests/LenientJSONTests"
  ),
  .testTarget(
    name: "LogKitTests",
    dependencies: [
      .product(name: "LogKit", package: "LogKit")
    ],
    path: "Packages/Infra/LogKit/Tests/LogKitTests"
  ),
  .testTarget(
    name: "MonorepoChecksTests",
    dependencies: [
      .product(name: "MonorepoChecks", package: "Monorepo"),
      .product(name: "MonorepoGraph", package: "Monorepo"),
      .product(name: "MonorepoSystem", package: "Monorepo"),
    ],
    path: "Packages/Tools/Monorepo/Tests/MonorepoChecksTests"
  ),
  .testTarget(
    name: "MonorepoGraphTests",
    dependencies: [
      .product(name: "MonorepoGraph", package: "Monorepo"),
      .product(name: "MonorepoSystem", package: "Monorepo"),
    ],
    path: "Packages/Tools/Monorepo/Tests/MonorepoGraphTests"
  ),
  .testTarget(
    name: "MonorepoRunnerTests",
    dependencies: [
      .product(name: "MonorepoGraph", package: "Monorepo"),
      .product(name: "MonorepoRunner", package: "Monorepo"),
      .product(name: "MonorepoSystem", package: "Monorepo"),
    ],
    path: "Packages/Tools/Monorepo/Tests/MonorepoRunnerTests"
  ),
  .testTarget(
    name: "MonorepoSystemTests",
    dependencies: [
      .product(name: "MonorepoSystem", package: "Monorepo")
    ],
    path: "Packages/Tools/Monorepo/Tests/MonorepoSystemTests"
  ),
  .testTarget(
    name: "NetworkingKitTests",
    dependencies: [
      .product(name: "ClockFakes", package: "Testing"),
      .product(name: "FaultServer", package: "Testing"),
      .product(name: "NetworkingKit", package: "NetworkingKit"),
    ],
    path: "Packages/Infra/NetworkingKit/Tests/NetworkingKitTests"
  ),
  .testTarget(
    name: "OfflineHTTPTests",
    dependencies: [
      .product(name: "ClockFakes", package: "Testing"),
      .product(name: "HTTPFakes", package: "Testing"),
      .product(name: "NetworkingKit", package: "NetworkingKit"),
      .product(name: "OfflineHTTP", package: "Data"),
      .product(name: "StorageKit", package: "StorageKit"),
    ],
    path: "Packages/Data/Tests/OfflineHTTPTests"
  ),
  .testTarget(
    name: "ProcessTimingTests",
    dependencies: [
      .product(name: "ProcessTiming", package: "Bench")
    ],
    path: "Packages/Tools/Bench/Tests/ProcessTimingTests"
  ),
  .testTarget(
    name: "SandboxTests",
    dependencies: [
      .product(name: "ClockFakes", package: "Testing"),
      .product(name: "NetworkingKit", package: "NetworkingKit"),
      .product(name: "Sandbox", package: "Sandbox"),
    ],
    path: "Packages/Sandbox/Tests/SandboxTests"
  ),
  .testTarget(
    name: "SectionDetailTests",
    dependencies: [
      .product(name: "ClockFakes", package: "Testing"),
      .product(name: "CommandKit", package: "CommandKit"),
      .product(name: "DesignKit", package: "DesignKit"),
      .product(name: "DomainKernel", package: "Domain"),
      .product(name: "FeatureFakes", package: "Testing"),
      .product(name: "FeatureKit", package: "FeatureKit"),
      .product(name: "SectionDetail", package: "SectionDetail"),
      .product(name: "SnapshotKit", package: "Testing"),
      .product(name: "StreamingDomain", package: "Domain"),
      .product(name: "StreamingFakes", package: "Testing"),
    ],
    path: "Packages/Features/SectionDetail/Tests/SectionDetailTests",
    exclude: ["__Snapshots__"]
  ),
  .testTarget(
    name: "SectionsTests",
    dependencies: [
      .product(name: "ClockFakes", package: "Testing"),
      .product(name: "CommandKit", package: "CommandKit"),
      .product(name: "DesignKit", package: "DesignKit"),
      .product(name: "DomainKernel", package: "Domain"),
      .product(name: "FeatureFakes", package: "Testing"),
      .product(name: "FeatureKit", package: "FeatureKit"),
      .product(name: "Sections", package: "Sections"),
      .product(name: "SnapshotKit", package: "Testing"),
      .product(name: "StreamingDomain", package: "Domain"),
      .product(name: "StreamingFakes", package: "Testing"),
    ],
    path: "Packages/Features/Sections/Tests/SectionsTests",
    exclude: ["__Snapshots__"]
  ),
  .testTarget(
    name: "SnapshotKitTests",
    dependencies: [
      .product(name: "SnapshotKit", package: "Testing")
    ],
    path: "Packages/Testing/Tests/SnapshotKitTests",
    exclude: ["__Snapshots__"]
  ),
  .testTarget(
    name: "SourcedHTTPTests",
    dependencies: [
      .product(name: "ClockFakes", package: "Testing"),
      .product(name: "DomainKernel", package: "Domain"),
      .product(name: "HTTPFakes", package: "Testing"),
      .product(name: "NetworkingKit", package: "NetworkingKit"),
      .product(name: "OfflineHTTP", package: "Data"),
      .product(name: "SourcedHTTP", package: "Data"),
      .product(name: "StorageKit", package: "StorageKit"),
    ],
    path: "Packages/Data/Tests/SourcedHTTPTests"
  ),
  .testTarget(
    name: "StorageKitTests",
    dependencies: [
      .product(name: "ClockFakes", package: "Testing"),
      .product(name: "StorageKit", package: "StorageKit"),
    ],
    path: "Packages/Infra/StorageKit/Tests/StorageKitTests"
  ),
  .testTarget(
    name: "StreamingDataTests",
    dependencies: [
      .product(name: "DomainKernel", package: "Domain"),
      .product(name: "HTTPFakes", package: "Testing"),
      .product(name: "NetworkingKit", package: "NetworkingKit"),
      .product(name: "OfflineHTTP", package: "Data"),
      .product(name: "StorageKit", package: "StorageKit"),
      .product(name: "StreamingData", package: "Data"),
      .product(name: "StreamingDomain", package: "Domain"),
    ],
    path: "Packages/Data/Tests/StreamingDataTests"
  ),
  .testTarget(
    name: "StreamingDomainTests",
    dependencies: [
      .product(name: "DomainKernel", package: "Domain"),
      .product(name: "StreamingDomain", package: "Domain"),
      .product(name: "StreamingFakes", package: "Testing"),
    ],
    path: "Packages/Domain/Tests/StreamingDomainTests"
  ),
]

let package = Package(
  name: "Tessera",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "tessera", targets: ["tessera"])],
  dependencies: [
    .package(path: "Packages/Data"),
    .package(path: "Packages/Domain"),
    .package(path: "Packages/Features/SectionDetail"),
    .package(path: "Packages/Features/Sections"),
    .package(path: "Packages/Infra/CommandKit"),
    .package(path: "Packages/Infra/DesignKit"),
    .package(path: "Packages/Infra/FeatureKit"),
    .package(path: "Packages/Infra/LogKit"),
    .package(path: "Packages/Infra/NetworkingKit"),
    .package(path: "Packages/Infra/StorageKit"),
    .package(path: "Packages/Sandbox"),
    .package(path: "Packages/Testing"),
    .package(path: "Packages/Tools/Bench"),
    .package(path: "Packages/Tools/CacheAdapter"),
    .package(path: "Packages/Tools/Monorepo"),
  ],
  targets: [
    .target(
      name: "TesseraApp",
      dependencies: [
        .product(name: "CommandKit", package: "CommandKit"),
        .product(name: "DesignKit", package: "DesignKit"),
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "FeatureKit", package: "FeatureKit"),
        .product(name: "LogKit", package: "LogKit"),
        .product(name: "NetworkingKit", package: "NetworkingKit"),
        .product(name: "OfflineHTTP", package: "Data"),
        .product(name: "Sandbox", package: "Sandbox"),
        .product(name: "SectionDetail", package: "SectionDetail"),
        .product(name: "Sections", package: "Sections"),
        .product(name: "SourcedHTTP", package: "Data"),
        .product(name: "StorageKit", package: "StorageKit"),
        .product(name: "StreamingData", package: "Data"),
        .product(name: "StreamingDomain", package: "Domain"),
      ],
      path: "App",
      exclude: ["Main"]
    ),
    .executableTarget(
      name: "tessera",
      dependencies: [.product(name: "CommandKit", package: "CommandKit"), "TesseraApp"],
      path: "App/Main"
    ),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: [
        "tessera",
        .product(name: "FaultServer", package: "Testing"),
        .product(name: "MonorepoSystem", package: "Monorepo"),
      ]
    ),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        .product(name: "MonorepoChecks", package: "Monorepo"),
        .product(name: "MonorepoGraph", package: "Monorepo"),
        .product(name: "MonorepoSystem", package: "Monorepo"),
      ]
    ),
    .testTarget(
      name: "CompositionTests",
      dependencies: [
        .product(name: "CommandKit", package: "CommandKit"),
        .product(name: "HTTPFakes", package: "Testing"),
        .product(name: "NetworkingKit", package: "NetworkingKit"),
        "TesseraApp",
      ]
    ),
  ]
)

// A run of the root package by itself leaves the packages' suites to the packages; see AllTests.plan.
if Context.environment["TESSERA_ROOT_SUITES"] != "own" {
  package.targets += packageSuites
}

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
