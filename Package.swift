// swift-tools-version: 6.2
import PackageDescription

// --- packages: as their manifests declare them, written by check --fix ---
let packages = [
  "Packages/Data": [
    "CardsData", "CareersData", "Credentials", "GitHubREST", "LenientJSON", "OfflineHTTP", "OutboxStore",
    "PeopleData", "RecipesData", "ResourceLoading", "SettingsData", "StreamingData",
  ],
  "Packages/Domain": [
    "CardsDomain", "CareersDomain", "DomainKernel", "PeopleDomain", "RecipesDomain", "SettingsDomain",
    "StreamingDomain",
  ],
  "Packages/Features/Account": ["Account"],
  "Packages/Features/Communities": ["Communities"],
  "Packages/Features/Deck": ["Deck"],
  "Packages/Features/Design": ["Design"],
  "Packages/Features/Feed": ["Feed"],
  "Packages/Features/GitHubAccount": ["GitHubAccount"],
  "Packages/Features/Jobs": ["Jobs"],
  "Packages/Features/Journey": ["Journey"],
  "Packages/Features/Outbox": ["Outbox"],
  "Packages/Features/Profile": ["Profile"],
  "Packages/Features/Recipes": ["Recipes"],
  "Packages/Features/SectionDetail": ["SectionDetail"],
  "Packages/Features/Sections": ["Sections"],
  "Packages/Features/Settings": ["Settings"],
  "Packages/Features/Users": ["Users"],
  "Packages/Infra/CommandKit": ["CommandKit"],
  "Packages/Infra/DesignKit": ["DesignCatalog", "DesignKit"],
  "Packages/Infra/ExecutorKit": ["ExecutorKit"],
  "Packages/Infra/FeatureKit": ["FeatureKit"],
  "Packages/Infra/LocalizationKit": ["LocalizationKit"],
  "Packages/Infra/LogKit": ["LogKit"],
  "Packages/Infra/NetworkingKit": ["LoopbackSockets", "NetworkingKit"],
  "Packages/Infra/ScreenKit": ["ScreenKit"],
  "Packages/Infra/StorageKit": ["StorageKit"],
  "Packages/Sandbox": ["Sandbox"],
  "Packages/Testing": [
    "CardsFakes", "CareersFakes", "ClockFakes", "FaultServer", "FeatureFakes", "HTTPFakes", "OutboxFakes",
    "PeopleFakes", "PseudoTerminal", "RecipesFakes", "SettingsFakes", "SnapshotKit", "StreamingFakes",
    "TerminalModel",
  ],
  "Packages/Tools/Bench": [
    "ProcessTiming", "bench", "cellwidth", "markdownsamples", "rendering", "sending", "storing",
  ],
  "Packages/Tools/CacheAdapter": ["CacheAdapter", "cache-adapter", "cache-timing"],
  "Packages/Tools/Monorepo": [
    "MonorepoChecks", "MonorepoDiagrams", "MonorepoGraph", "MonorepoMutation", "MonorepoRunner",
    "MonorepoScaffold", "MonorepoSystem", "monorepo",
  ],
]

let packageSuites = [
  suite(
    "AccountTests",
    in: "Packages/Features/Account",
    uses: [
      "Account", "CareersDomain", "CareersFakes", "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes",
      "FeatureKit", "LocalizationKit", "SnapshotKit",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite(
    "AnswerGateTests",
    in: "Packages/Data",
    uses: [
      "CardsData", "CardsDomain", "CareersData", "CareersDomain", "DomainKernel", "HTTPFakes",
      "NetworkingKit", "OfflineHTTP", "PeopleData", "PeopleDomain", "RecipesData", "RecipesDomain",
      "ResourceLoading", "StorageKit", "StreamingData", "StreamingDomain",
    ]
  ),
  suite(
    "CacheAdapterTests",
    in: "Packages/Tools/CacheAdapter",
    uses: ["CacheAdapter", "HTTPFakes", "NetworkingKit", "OfflineHTTP"]
  ),
  suite(
    "CardsDataTests",
    in: "Packages/Data",
    uses: [
      "CardsData", "CardsDomain", "CardsFakes", "DomainKernel", "HTTPFakes", "NetworkingKit", "OfflineHTTP",
      "ResourceLoading", "StorageKit",
    ]
  ),
  suite(
    "CardsDomainTests",
    in: "Packages/Domain",
    uses: ["CardsDomain", "CardsFakes", "DomainKernel", "OutboxFakes"]
  ),
  suite(
    "CareersDataTests",
    in: "Packages/Data",
    uses: [
      "CareersData", "CareersDomain", "CareersFakes", "ClockFakes", "Credentials", "DomainKernel",
      "HTTPFakes", "NetworkingKit", "OfflineHTTP", "ResourceLoading", "StorageKit",
    ]
  ),
  suite(
    "CareersDomainTests",
    in: "Packages/Domain",
    uses: ["CareersDomain", "CareersFakes", "ClockFakes", "DomainKernel", "OutboxFakes"]
  ),
  suite("ClockFakesTests", in: "Packages/Testing", uses: ["ClockFakes"]),
  suite("CommandKitTests", in: "Packages/Infra/CommandKit", uses: ["CommandKit"]),
  suite(
    "CommunitiesTests",
    in: "Packages/Features/Communities",
    uses: [
      "CardsDomain", "CardsFakes", "CommandKit", "Communities", "DesignKit", "DomainKernel", "FeatureFakes",
      "FeatureKit", "LocalizationKit", "SnapshotKit",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite(
    "CredentialsTests",
    in: "Packages/Data",
    uses: [
      "ClockFakes", "Credentials", "DomainKernel", "NetworkingKit", "OfflineHTTP", "ResourceLoading",
      "StorageKit",
    ]
  ),
  suite(
    "DeckTests",
    in: "Packages/Features/Deck",
    uses: [
      "CardsDomain", "CardsFakes", "CommandKit", "Deck", "DesignKit", "DomainKernel", "FeatureFakes",
      "FeatureKit", "LocalizationKit", "OutboxFakes", "SnapshotKit",
    ],
    excludes: ["__Snapshots__"]
  ),
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
  suite("DomainKernelTests", in: "Packages/Domain", uses: ["DomainKernel", "OutboxFakes"]),
  suite("ExecutorKitTests", in: "Packages/Infra/ExecutorKit", uses: ["ExecutorKit"]),
  suite(
    "FakesTests",
    in: "Packages/Testing",
    uses: [
      "CardsDomain", "CardsFakes", "CareersDomain", "CareersFakes", "DomainKernel", "HTTPFakes",
      "NetworkingKit", "OutboxFakes", "PeopleDomain", "PeopleFakes", "RecipesDomain", "RecipesFakes",
      "SettingsDomain", "SettingsFakes", "StreamingDomain", "StreamingFakes",
    ]
  ),
  suite("FaultServerTests", in: "Packages/Testing", uses: ["FaultServer"]),
  suite(
    "FeatureFakesTests",
    in: "Packages/Testing",
    uses: [
      "ClockFakes", "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes", "FeatureKit",
      "LocalizationKit",
    ]
  ),
  suite(
    "FeatureKitTests",
    in: "Packages/Infra/FeatureKit",
    uses: [
      "ClockFakes", "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes", "FeatureKit",
      "LocalizationKit", "SnapshotKit",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite(
    "FeedTests",
    in: "Packages/Features/Feed",
    uses: [
      "CareersDomain", "CareersFakes", "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes",
      "FeatureKit", "Feed", "LocalizationKit", "OutboxFakes", "SnapshotKit",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite(
    "GitHubAccountTests",
    in: "Packages/Features/GitHubAccount",
    uses: [
      "ClockFakes", "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes", "FeatureKit", "GitHubAccount",
      "LocalizationKit", "PeopleDomain", "PeopleFakes", "SnapshotKit",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite(
    "GitHubRESTTests",
    in: "Packages/Data",
    uses: ["DomainKernel", "GitHubREST", "NetworkingKit", "ResourceLoading"]
  ),
  suite(
    "JobsTests",
    in: "Packages/Features/Jobs",
    uses: [
      "CareersDomain", "CareersFakes", "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes",
      "FeatureKit", "Jobs", "LocalizationKit", "OutboxFakes", "SnapshotKit",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite(
    "JourneyTests",
    in: "Packages/Features/Journey",
    uses: [
      "CareersDomain", "CareersFakes", "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes",
      "FeatureKit", "Journey", "LocalizationKit", "OutboxFakes", "SnapshotKit",
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
    "MonorepoMutationTests",
    in: "Packages/Tools/Monorepo",
    uses: ["MonorepoGraph", "MonorepoMutation", "MonorepoRunner", "MonorepoSystem"]
  ),
  suite(
    "MonorepoRunnerTests",
    in: "Packages/Tools/Monorepo",
    uses: ["MonorepoGraph", "MonorepoRunner", "MonorepoSystem"]
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
  suite(
    "OutboxStoreTests",
    in: "Packages/Data",
    uses: ["ClockFakes", "DomainKernel", "FaultServer", "OutboxFakes", "OutboxStore", "StorageKit"]
  ),
  suite(
    "OutboxTests",
    in: "Packages/Features/Outbox",
    uses: [
      "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes", "FeatureKit", "LocalizationKit", "Outbox",
      "OutboxFakes", "SnapshotKit",
    ],
    excludes: ["__Snapshots__"]
  ),
  suite(
    "PeopleDataTests",
    in: "Packages/Data",
    uses: [
      "Credentials", "DomainKernel", "HTTPFakes", "NetworkingKit", "OfflineHTTP", "PeopleData",
      "PeopleDomain", "PeopleFakes", "ResourceLoading", "StorageKit",
    ]
  ),
  suite(
    "PeopleDomainTests",
    in: "Packages/Domain",
    uses: ["ClockFakes", "DomainKernel", "PeopleDomain", "PeopleFakes"]
  ),
  suite("ProcessTimingTests", in: "Packages/Tools/Bench", uses: ["ProcessTiming"]),
  suite(
    "ProfileTests",
    in: "Packages/Features/Profile",
    uses: [
      "CareersDomain", "CareersFakes", "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes",
      "FeatureKit", "LocalizationKit", "OutboxFakes", "Profile", "SnapshotKit",
    ],
    excludes: ["__Snapshots__"]
  ),
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
      "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes", "FeatureKit", "LocalizationKit", "Recipes",
      "RecipesDomain", "RecipesFakes", "SnapshotKit",
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
  suite(
    "SandboxTests",
    in: "Packages/Sandbox",
    uses: ["ClockFakes", "LoopbackSockets", "NetworkingKit", "Sandbox", "StorageKit"]
  ),
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
  suite(
    "UsersTests",
    in: "Packages/Features/Users",
    uses: [
      "CommandKit", "DesignKit", "DomainKernel", "FeatureFakes", "FeatureKit", "LocalizationKit",
      "PeopleDomain", "PeopleFakes", "SnapshotKit", "Users",
    ],
    excludes: ["__Snapshots__"]
  ),
]
// --- end packages ---

/// Modules of the packages; those that no package has yet are left out, so that the manifest stays readable.
func modules(_ names: [String]) -> [Target.Dependency] {
  names.compactMap { name in
    packages.first { $0.value.contains(name) }.map { folder, _ in
      .product(name: name, package: String(folder.split(separator: "/").last ?? ""))
    }
  }
}

/// A suite of a package, repeated so that one `swift test` builds every module once and runs everything.
func suite(_ name: String, in folder: String, uses names: [String], excludes: [String] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: modules(names),
    path: "\(folder)/Tests/\(name)",
    exclude: excludes
  )
}

/// The features, domains and data of all areas, each of which the composition root knows.
let areaModules = packages.flatMap { folder, products in
  products.filter { product in
    folder.hasPrefix("Packages/Features/") || ["Domain", "Data"].contains { product.hasSuffix($0) }
  }
}

let package = Package(
  name: "Tessera",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "tessera", targets: ["tessera"])],
  dependencies: packages.keys.sorted().map { .package(path: $0) },
  targets: [
    .target(
      name: "TesseraApp",
      dependencies: modules(
        [
          "CommandKit", "Credentials", "DesignKit", "DomainKernel", "FeatureKit", "LocalizationKit", "LogKit",
          "LoopbackSockets",
          "NetworkingKit", "OfflineHTTP", "OutboxStore", "ResourceLoading", "Sandbox", "ScreenKit",
          "StorageKit",
        ] + areaModules.sorted()
      ),
      path: "App",
      exclude: ["CBuildInformation", "Main"]
    ),
    .target(name: "CBuildInformation", path: "App/CBuildInformation"),
    .executableTarget(
      name: "tessera",
      dependencies: modules(["CommandKit", "ExecutorKit", "ScreenKit", "StorageKit"])
        + ["CBuildInformation", "TesseraApp"],
      path: "App/Main"
    ),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: modules([
        "FaultServer", "FeatureKit", "MonorepoSystem", "PseudoTerminal", "TerminalModel",
      ]) + ["TesseraApp", "tessera"]
    ),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: modules([
        "MonorepoChecks", "MonorepoDiagrams", "MonorepoGraph", "MonorepoScaffold", "MonorepoSystem",
      ])
    ),
    .testTarget(
      name: "CompositionTests",
      dependencies: modules([
        "ClockFakes", "CommandKit", "Credentials", "DesignKit", "DomainKernel", "FaultServer", "FeatureFakes",
        "FeatureKit", "LocalizationKit", "LoopbackSockets", "NetworkingKit", "Sandbox",
        "SettingsDomain", "SnapshotKit", "StorageKit",
      ]) + ["TesseraApp"],
      exclude: ["Pictures", "Voice/voice.json"]
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
