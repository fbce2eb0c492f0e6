// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Domain",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "../Testing")
  ],
  targets: [
    .target(name: "CardsDomain", dependencies: ["DomainKernel"]),
    .target(name: "CareersDomain", dependencies: ["DomainKernel"]),
    .target(name: "DomainKernel"),
    .target(name: "PeopleDomain", dependencies: ["DomainKernel"]),
    .target(name: "RecipesDomain", dependencies: ["DomainKernel"]),
    .target(name: "SettingsDomain", dependencies: ["DomainKernel"]),
    .target(name: "StreamingDomain", dependencies: ["DomainKernel"]),
    .testTarget(
      name: "CardsDomainTests",
      dependencies: [
        "CardsDomain",
        "DomainKernel",
        .product(name: "CardsFakes", package: "Testing"),
        .product(name: "OutboxFakes", package: "Testing"),
      ]
    ),
    .testTarget(
      name: "CareersDomainTests",
      dependencies: [
        "CareersDomain",
        "DomainKernel",
        .product(name: "CareersFakes", package: "Testing"),
        .product(name: "ClockFakes", package: "Testing"),
        .product(name: "OutboxFakes", package: "Testing"),
      ]
    ),
    .testTarget(
      name: "DomainKernelTests",
      dependencies: ["DomainKernel", .product(name: "OutboxFakes", package: "Testing")]
    ),
    .testTarget(
      name: "PeopleDomainTests",
      dependencies: [
        "DomainKernel",
        "PeopleDomain",
        .product(name: "ClockFakes", package: "Testing"),
        .product(name: "PeopleFakes", package: "Testing"),
      ]
    ),
    .testTarget(
      name: "RecipesDomainTests",
      dependencies: [
        "DomainKernel",
        "RecipesDomain",
        .product(name: "RecipesFakes", package: "Testing"),
      ]
    ),
    .testTarget(name: "SettingsDomainTests", dependencies: ["SettingsDomain"]),
    .testTarget(
      name: "StreamingDomainTests",
      dependencies: [
        "DomainKernel",
        "StreamingDomain",
        .product(name: "StreamingFakes", package: "Testing"),
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
