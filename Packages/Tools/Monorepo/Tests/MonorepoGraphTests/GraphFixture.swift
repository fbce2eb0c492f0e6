@testable import MonorepoGraph

/// A library with two modules, a feature that uses one of them, and a root package with the program.
enum GraphFixture {
  static let repository = repository(withRoot: true)

  static func repository(withRoot hasRoot: Bool) -> Repository {
    Repository(root: "/repository", files: [], packages: [kit, feature] + (hasRoot ? [root] : []))
  }

  /// Two packages with a module of one name; one is used by another package, and the other by its own suite.
  static var twins: Repository {
    func target(_ name: String, _ kind: Target.Kind, in folder: String, _ uses: [Dependency] = []) -> Target {
      Target(name: name, kind: kind, folder: folder + "/" + name, dependencies: uses)
    }
    let a = LocalPackage(
      folder: "A",
      name: "A",
      products: ["AUtils": ["Utils"]],
      targets: [target("Utils", .library, in: "A")]
    )
    let b = LocalPackage(
      folder: "B",
      name: "B",
      requirements: [.local(folder: "A")],
      targets: [target("BTests", .test, in: "B", [Dependency("AUtils", package: "A")])]
    )
    let c = LocalPackage(
      folder: "C",
      name: "C",
      products: ["CUtils": ["Utils"]],
      targets: [target("Utils", .library, in: "C"), target("CTests", .test, in: "C", [Dependency("Utils")])]
    )
    return Repository(root: "/repository", files: [], packages: [a, b, c])
  }

  private static let kit = LocalPackage(
    folder: "Packages/Kit",
    name: "Kit",
    products: ["Core": ["Core"], "Extras": ["Extras"]],
    targets: [
      Target(name: "Core", kind: .library, folder: "Packages/Kit/Sources/Core"),
      Target(
        name: "Extras",
        kind: .library,
        folder: "Packages/Kit/Sources/Extras",
        dependencies: [Dependency("Core")]
      ),
      Target(
        name: "CoreTests",
        kind: .test,
        folder: "Packages/Kit/Tests/CoreTests",
        dependencies: [Dependency("Core")]
      ),
      Target(
        name: "ExtrasTests",
        kind: .test,
        folder: "Packages/Kit/Tests/ExtrasTests",
        dependencies: [Dependency("Extras")]
      ),
    ],
    manifest: """
      let package = Package(
        targets: [
          .target(name: "Core"),
          .target(name: "Extras", dependencies: ["Core"]),
        ]
      )
      """
  )

  private static let feature = LocalPackage(
    folder: "Packages/Feature",
    name: "Feature",
    requirements: [.local(folder: "Packages/Kit")],
    products: ["Feature": ["Feature"]],
    targets: [
      Target(
        name: "Feature",
        kind: .library,
        folder: "Packages/Feature/Sources/Feature",
        dependencies: [Dependency("Extras", package: "Kit")]
      ),
      Target(
        name: "FeatureTests",
        kind: .test,
        folder: "Packages/Feature/Tests/FeatureTests",
        dependencies: [Dependency("Feature")]
      ),
    ],
    manifest: """
      let package = Package(
        name: "Feature",
        targets: [
          .target(
            name: "Feature",
            dependencies: [
              .product(name: "Extras", package: "Kit")
            ]
          ),
          .testTarget(name: "FeatureTests", dependencies: ["Feature", "Extras"]),
        ]
      )
      """
  )

  private static let root = LocalPackage(
    folder: "",
    name: "Root",
    requirements: [.local(folder: "Packages/Feature"), .local(folder: "Packages/Kit")],
    targets: [
      Target(
        name: "app",
        kind: .executable,
        folder: "App",
        dependencies: [Dependency("Feature", package: "Feature")]
      ),
      Target(name: "WholeTests", kind: .test, folder: "Tests/WholeTests"),
      Target(name: "CoreTests", kind: .test, folder: "Packages/Kit/Tests/CoreTests"),
    ],
    manifest:
      "let package = Package(targets: [.executableTarget(name: \"app\", dependencies: [\"Feature\"])])"
  )
}
