// swift-tools-version: 6.2
import PackageDescription

/// The packages whose modules are not named like themselves, and those modules.
let modules = [
  "Bench": ["ProcessTiming"],
  "Data": ["LenientJSON", "OfflineHTTP", "RecipesData", "ResourceLoading", "SettingsData", "StreamingData"],
  "DesignKit": ["DesignCatalog"],
  "Domain": ["DomainKernel", "RecipesDomain", "SettingsDomain", "StreamingDomain"],
  "Monorepo": [
    "MonorepoChecks", "MonorepoDiagrams", "MonorepoGraph", "MonorepoInputs", "MonorepoRunner",
    "MonorepoScaffold", "MonorepoSystem",
  ],
  "Testing": [
    "ClockFakes", "FaultServer", "FeatureFakes", "HTTPFakes", "PseudoTerminal", "RecipesFakes",
    "SettingsFakes", "SnapshotKit", "StreamingFakes", "TerminalModel",
  ],
]

/// A module of one of the packages.
func module(_ name: String) -> Target.Dependency {
  .product(name: name, package: modules.first { $0.value.contains(name) }?.key ?? name)
}

/// A suite of a package, repeated so that one `swift test` builds every module once and runs everything.
func suite(_ name: String, in folder: String, uses names: [String], excludes: [String] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: names.map(module),
    path: "\(folder)/Tests/\(name)",
    exclude: excludes
  )
}

let packageSuites = [
  suite(
    "AnswerGateTests",
    in: "Packages/Data",
    uses: [
      "DomainKernel", "HTTPFakes", "NetworkingKit", "OfflineHTTP", "RecipesData", "RecipesDomain",
      "ResourceLoading", "StorageKit", "StreamingData", "StreamingDomain",
    ]
  ),
  suite(
    "CacheAdapterTests",
    in: "Packages/Tools/CacheAdapter",
    uses: ["CacheAdapter", "HTTPFakes", "NetworkingKit", "OfflineHTTP"]
  ),
  suite("ClockFakesTests", in: "Packages/Testing", uses: ["ClockFakes"]),
  suite("CommandKitTests", in: "Packages/Infra/CommandKit", uses: ["CommandKit"]),
  suite(
    "DesignCatalogTests",
    in: "Packages/Infra/DesignKit",
    uses: ["DesignCatalog", "DesignKit", "SnapshotKit"],
    excludes: ["__Snapshots__"]
  ),
  suite("DesignKitTests", in: "Packages/Infra/DesignKit", uses: ["DesignCatalog", "DesignKit"]),
  suite(
    "DesignTests",
    in: "Packages/Features/Design",
    uses: [
      "CommandKit", "Design", "DesignCatalog", "DesignKit", "DomainKernel", "FeatureFakes", "FeatureKit",
      "LocalizationKit", "SnapshotKit",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite("DomainKernelTests", in: "Packages/Domain", uses: ["DomainKernel"]),
  suite("ExecutorKitTests", in: "Packages/Infra/ExecutorKit", uses: ["ExecutorKit"]),
  suite("FaultServerTests", in: "Packages/Testing", uses: ["FaultServer"]),
  suite(
    "FeatureKitTests",
    in: "Packages/Infra/FeatureKit",
    uses: [
      "ClockFakes", "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes", "FeatureKit",
      "LocalizationKit", "SnapshotKit",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite("LenientJSONTests", in: "Packages/Data", uses: ["LenientJSON"]),
  suite("LocalizationKitTests", in: "Packages/Infra/LocalizationKit", uses: ["LocalizationKit"]),
  suite("LogKitTests", in: "Packages/Infra/LogKit", uses: ["LogKit"]),
  suite(
    "MonorepoChecksTests",
    in: "Packages/Tools/Monorepo",
    uses: ["MonorepoChecks", "MonorepoGraph", "MonorepoSystem"]
  ),
  suite(
    "MonorepoDiagramsTests",
    in: "Packages/Tools/Monorepo",
    uses: ["MonorepoDiagrams", "MonorepoGraph", "MonorepoSystem"]
  ),
  suite("MonorepoGraphTests", in: "Packages/Tools/Monorepo", uses: ["MonorepoGraph", "MonorepoSystem"]),
  suite(
    "MonorepoInputsTests",
    in: "Packages/Tools/Monorepo",
    uses: ["MonorepoGraph", "MonorepoInputs", "MonorepoSystem"]
  ),
  suite(
    "MonorepoRunnerTests",
    in: "Packages/Tools/Monorepo",
    uses: ["MonorepoGraph", "MonorepoInputs", "MonorepoRunner", "MonorepoSystem"]
  ),
  suite(
    "MonorepoScaffoldTests",
    in: "Packages/Tools/Monorepo",
    uses: ["MonorepoGraph", "MonorepoScaffold", "MonorepoSystem"]
  ),
  suite("MonorepoSystemTests", in: "Packages/Tools/Monorepo", uses: ["MonorepoSystem"]),
  suite(
    "NetworkingKitTests",
    in: "Packages/Infra/NetworkingKit",
    uses: ["ClockFakes", "FaultServer", "NetworkingKit"],
    excludes: ["Certificates"]
  ),
  suite(
    "OfflineHTTPTests",
    in: "Packages/Data",
    uses: ["ClockFakes", "DomainKernel", "HTTPFakes", "NetworkingKit", "OfflineHTTP", "StorageKit"]
  ),
  suite("ProcessTimingTests", in: "Packages/Tools/Bench", uses: ["ProcessTiming"]),
  suite("PseudoTerminalTests", in: "Packages/Testing", uses: ["PseudoTerminal", "TerminalModel"]),
  suite(
    "RecipesDataTests",
    in: "Packages/Data",
    uses: [
      "DomainKernel", "HTTPFakes", "NetworkingKit", "OfflineHTTP", "RecipesData", "RecipesDomain",
      "RecipesFakes", "ResourceLoading", "StorageKit",
    ]
  ),
  suite(
    "RecipesDomainTests",
    in: "Packages/Domain",
    uses: ["DomainKernel", "RecipesDomain", "RecipesFakes"]
  ),
  suite(
    "RecipesTests",
    in: "Packages/Features/Recipes",
    uses: [
      "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes", "FeatureKit",
      "LocalizationKit", "Recipes", "RecipesDomain", "RecipesFakes", "SnapshotKit",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite(
    "ResourceLoadingTests",
    in: "Packages/Data",
    uses: [
      "ClockFakes", "DomainKernel", "HTTPFakes", "NetworkingKit", "OfflineHTTP", "ResourceLoading",
      "StorageKit",
    ]
  ),
  suite("SandboxTests", in: "Packages/Sandbox", uses: ["ClockFakes", "NetworkingKit", "Sandbox"]),
  suite(
    "ScreenKitTests",
    in: "Packages/Infra/ScreenKit",
    uses: [
      "ClockFakes", "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes", "FeatureKit",
      "LocalizationKit", "ScreenKit", "SnapshotKit", "TerminalModel",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite(
    "SectionDetailTests",
    in: "Packages/Features/SectionDetail",
    uses: [
      "ClockFakes", "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes", "FeatureKit",
      "LocalizationKit", "SectionDetail", "SnapshotKit", "StreamingDomain", "StreamingFakes",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite(
    "SectionsTests",
    in: "Packages/Features/Sections",
    uses: [
      "ClockFakes", "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes", "FeatureKit",
      "LocalizationKit", "Sections", "SnapshotKit", "StreamingDomain", "StreamingFakes",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite(
    "SettingsDataTests",
    in: "Packages/Data",
    uses: ["SettingsData", "SettingsDomain", "SettingsFakes", "StorageKit"]
  ),
  suite("SettingsDomainTests", in: "Packages/Domain", uses: ["SettingsDomain"]),
  suite(
    "SettingsTests",
    in: "Packages/Features/Settings",
    uses: [
      "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes", "FeatureKit", "LocalizationKit", "Settings",
      "SettingsDomain", "SettingsFakes", "SnapshotKit",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite("SnapshotKitTests", in: "Packages/Testing", uses: ["SnapshotKit"], excludes: ["__Snapshots__"]),
  suite("StorageKitTests", in: "Packages/Infra/StorageKit", uses: ["ClockFakes", "StorageKit"]),
  suite(
    "StreamingDataTests",
    in: "Packages/Data",
    uses: [
      "DomainKernel", "HTTPFakes", "NetworkingKit", "OfflineHTTP", "ResourceLoading", "StorageKit",
      "StreamingData", "StreamingDomain",
    ]
  ),
  suite(
    "StreamingDomainTests",
    in: "Packages/Domain",
    uses: ["DomainKernel", "StreamingDomain", "StreamingFakes"]
  ),
  suite("TerminalModelTests", in: "Packages/Testing", uses: ["TerminalModel"]),
]

let package = Package(
  name: "Tessera",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "tessera", targets: ["tessera"])],
  dependencies: [
    .package(path: "Packages/Data"),
    .package(path: "Packages/Domain"),
    .package(path: "Packages/Features/Design"),
    .package(path: "Packages/Features/Recipes"),
    .package(path: "Packages/Features/SectionDetail"),
    .package(path: "Packages/Features/Sections"),
    .package(path: "Packages/Features/Settings"),
    .package(path: "Packages/Infra/CommandKit"),
    .package(path: "Packages/Infra/DesignKit"),
    .package(path: "Packages/Infra/ExecutorKit"),
    .package(path: "Packages/Infra/FeatureKit"),
    .package(path: "Packages/Infra/LocalizationKit"),
    .package(path: "Packages/Infra/LogKit"),
    .package(path: "Packages/Infra/NetworkingKit"),
    .package(path: "Packages/Infra/ScreenKit"),
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
        "CommandKit",
        "Design",
        "DesignKit",
        "DomainKernel",
        "FeatureKit",
        "LocalizationKit",
        "LogKit",
        "NetworkingKit",
        "OfflineHTTP",
        "Recipes",
        "RecipesData",
        "RecipesDomain",
        "ResourceLoading",
        "Sandbox",
        "ScreenKit",
        "SectionDetail",
        "Sections",
        "Settings",
        "SettingsData",
        "SettingsDomain",
        "StorageKit",
        "StreamingData",
        "StreamingDomain",
      ].map(module),
      path: "App",
      exclude: ["CBuildInformation", "Main"]
    ),
    .target(name: "CBuildInformation", path: "App/CBuildInformation"),
    .executableTarget(
      name: "tessera",
      dependencies: ["CommandKit", "ExecutorKit", "ScreenKit"].map(module) + [
        "CBuildInformation", "TesseraApp",
      ],
      path: "App/Main"
    ),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: ["FaultServer", "FeatureKit", "MonorepoSystem", "PseudoTerminal", "TerminalModel"].map(
        module
      )
        + ["TesseraApp", "tessera"]
    ),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "MonorepoChecks", "MonorepoDiagrams", "MonorepoGraph", "MonorepoScaffold", "MonorepoSystem",
      ].map(module)
    ),
    .testTarget(
      name: "CompositionTests",
      dependencies: [
        "CommandKit", "DesignKit", "FaultServer", "FeatureFakes", "FeatureKit", "LocalizationKit",
        "StorageKit",
      ]
      .map(module) + ["TesseraApp"]
    ),
  ]
)

// Where each package is built by itself, the packages' suites are left to the packages (`scripts/test`).
if Context.environment["MONOREPO_BUILD"] != "isolated" {
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
