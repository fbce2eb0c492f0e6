// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Data",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "../Domain"),
    .package(path: "../Infra/NetworkingKit"),
    .package(path: "../Infra/StorageKit"),
    .package(path: "../Testing"),
  ],
  targets: [
    .testTarget(
      name: "AnswerGateTests",
      dependencies: [
        "CardsData",
        "CareersData",
        "NetworkingKit",
        "OfflineHTTP",
        "PeopleData",
        "RecipesData",
        "ResourceLoading",
        "StorageKit",
        "StreamingData",
        .product(name: "CardsDomain", package: "Domain"),
        .product(name: "CareersDomain", package: "Domain"),
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "HTTPFakes", package: "Testing"),
        .product(name: "PeopleDomain", package: "Domain"),
        .product(name: "RecipesDomain", package: "Domain"),
        .product(name: "StreamingDomain", package: "Domain"),
      ]
    ),
    .target(
      name: "CardsData",
      dependencies: [
        "GitHubREST",
        "LenientJSON",
        "NetworkingKit",
        "OfflineHTTP",
        "ResourceLoading",
        "StorageKit",
        .product(name: "CardsDomain", package: "Domain"),
        .product(name: "DomainKernel", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "CardsDataTests",
      dependencies: [
        "CardsData",
        "NetworkingKit",
        "OfflineHTTP",
        "ResourceLoading",
        "StorageKit",
        .product(name: "CardsDomain", package: "Domain"),
        .product(name: "CardsFakes", package: "Testing"),
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "HTTPFakes", package: "Testing"),
      ]
    ),
    .target(
      name: "CareersData",
      dependencies: [
        "Credentials",
        "LenientJSON",
        "NetworkingKit",
        "OfflineHTTP",
        "ResourceLoading",
        "StorageKit",
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "CareersDomain", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "CareersDataTests",
      dependencies: [
        "CareersData",
        "Credentials",
        "NetworkingKit",
        "OfflineHTTP",
        "ResourceLoading",
        "StorageKit",
        .product(name: "ClockFakes", package: "Testing"),
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "HTTPFakes", package: "Testing"),
        .product(name: "CareersDomain", package: "Domain"),
        .product(name: "CareersFakes", package: "Testing"),
      ]
    ),
    .target(
      name: "Credentials",
      dependencies: [
        "NetworkingKit",
        "OfflineHTTP",
        "ResourceLoading",
        "StorageKit",
        .product(name: "DomainKernel", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "CredentialsTests",
      dependencies: [
        "Credentials",
        "NetworkingKit",
        "OfflineHTTP",
        "ResourceLoading",
        "StorageKit",
        .product(name: "ClockFakes", package: "Testing"),
        .product(name: "DomainKernel", package: "Domain"),
      ]
    ),
    .target(
      name: "GitHubREST",
      dependencies: [
        "NetworkingKit",
        "ResourceLoading",
        .product(name: "DomainKernel", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "GitHubRESTTests",
      dependencies: [
        "GitHubREST",
        "NetworkingKit",
        "ResourceLoading",
        .product(name: "DomainKernel", package: "Domain"),
      ]
    ),
    .target(name: "LenientJSON"),
    .testTarget(name: "LenientJSONTests", dependencies: ["LenientJSON"]),
    .target(
      name: "OfflineHTTP",
      dependencies: [
        "NetworkingKit",
        "StorageKit",
        .product(name: "DomainKernel", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "OfflineHTTPTests",
      dependencies: [
        "NetworkingKit",
        "OfflineHTTP",
        "StorageKit",
        .product(name: "ClockFakes", package: "Testing"),
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "HTTPFakes", package: "Testing"),
      ]
    ),
    .target(
      name: "OutboxStore",
      dependencies: [
        "ResourceLoading",
        "StorageKit",
        .product(name: "DomainKernel", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "OutboxStoreTests",
      dependencies: [
        "OutboxStore",
        "StorageKit",
        .product(name: "ClockFakes", package: "Testing"),
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "FaultServer", package: "Testing"),
        .product(name: "OutboxFakes", package: "Testing"),
      ]
    ),
    .target(
      name: "PeopleData",
      dependencies: [
        "Credentials",
        "GitHubREST",
        "LenientJSON",
        "NetworkingKit",
        "OfflineHTTP",
        "ResourceLoading",
        "StorageKit",
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "PeopleDomain", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "PeopleDataTests",
      dependencies: [
        "Credentials",
        "NetworkingKit",
        "OfflineHTTP",
        "PeopleData",
        "ResourceLoading",
        "StorageKit",
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "HTTPFakes", package: "Testing"),
        .product(name: "PeopleDomain", package: "Domain"),
        .product(name: "PeopleFakes", package: "Testing"),
      ]
    ),
    .target(
      name: "RecipesData",
      dependencies: [
        "LenientJSON",
        "NetworkingKit",
        "OfflineHTTP",
        "ResourceLoading",
        "StorageKit",
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "RecipesDomain", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "RecipesDataTests",
      dependencies: [
        "NetworkingKit",
        "OfflineHTTP",
        "RecipesData",
        "ResourceLoading",
        "StorageKit",
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "HTTPFakes", package: "Testing"),
        .product(name: "RecipesDomain", package: "Domain"),
        .product(name: "RecipesFakes", package: "Testing"),
      ]
    ),
    .target(
      name: "ResourceLoading",
      dependencies: [
        "NetworkingKit",
        "OfflineHTTP",
        "StorageKit",
        .product(name: "DomainKernel", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "ResourceLoadingTests",
      dependencies: [
        "NetworkingKit",
        "OfflineHTTP",
        "ResourceLoading",
        "StorageKit",
        .product(name: "ClockFakes", package: "Testing"),
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "HTTPFakes", package: "Testing"),
      ]
    ),
    .target(
      name: "SettingsData",
      dependencies: [
        "StorageKit",
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "SettingsDomain", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "SettingsDataTests",
      dependencies: [
        "SettingsData",
        "StorageKit",
        .product(name: "SettingsDomain", package: "Domain"),
        .product(name: "SettingsFakes", package: "Testing"),
      ]
    ),
    .target(
      name: "StreamingData",
      dependencies: [
        "LenientJSON",
        "NetworkingKit",
        "OfflineHTTP",
        "ResourceLoading",
        "StorageKit",
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "StreamingDomain", package: "Domain"),
      ]
    ),
    .testTarget(
      name: "StreamingDataTests",
      dependencies: [
        "NetworkingKit",
        "OfflineHTTP",
        "ResourceLoading",
        "StorageKit",
        "StreamingData",
        .product(name: "DomainKernel", package: "Domain"),
        .product(name: "HTTPFakes", package: "Testing"),
        .product(name: "StreamingDomain", package: "Domain"),
      ]
    ),
  ]
)

// Every module is a product.
package.products = package.targets.filter { $0.type == .regular }
  .map { .library(name: $0.name, targets: [$0.name]) }

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
