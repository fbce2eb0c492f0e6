// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Domain",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "DomainKernel", targets: ["DomainKernel"]),
    .library(name: "RecipesDomain", targets: ["RecipesDomain"]),
    .library(name: "SettingsDomain", targets: ["SettingsDomain"]),
    .library(name: "StreamingDomain", targets: ["StreamingDomain"]),
  ],
  dependencies: [
    .package(path: "../Testing")
  ],
  targets: [
    .target(name: "DomainKernel"),
    .target(name: "RecipesDomain", dependencies: ["DomainKernel"]),
    .target(name: "SettingsDomain", dependencies: ["DomainKernel"]),
    .target(name: "StreamingDomain", dependencies: ["DomainKernel"]),
    .testTarget(name: "DomainKernelTests", dependencies: ["DomainKernel"]),
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
