import Testing

@testable import MonorepoGraph

@Suite(.timeLimit(.minutes(5))) struct TargetTests {
  @Test(arguments: [
    ("film-rolls", "film_rolls"), ("a b.c", "a_b_c"), ("1st", "_st"), ("Über9_", "Über9_"), ("", ""),
  ])
  func `a module has an underscore for what no identifier may have`(target: String, module: String) {
    #expect(Target.moduleName(of: target) == module)
  }

  @Test(arguments: [("Cinema", "Films"), ("Films", "Films"), ("Library", "Books"), ("Other", "Other")])
  func `a module that the manifest renames is known by its own name`(imported: String, module: String) {
    let target = Target(
      name: "A",
      kind: .library,
      folder: "A",
      dependencies: [
        Dependency("Films", aliases: ["Films": "Cinema"]),
        Dependency("Books", aliases: ["Books": "Library", "Films": "Movies"]),
      ]
    )

    #expect(target.moduleName(imported: imported) == module)
  }

  @Test(arguments: [
    ("A/Package@swift-6.2.swift", false), ("A/B/Package@swift-6.2.swift", true), ("A/b.swift", true),
    ("A/.b.swift", false), ("A/.b/c.swift", false), ("A/B.docc/c.swift", false),
    ("A/B.xcassets/c.swift", false),
    ("A/B.docc.swift", true), (".A/b.swift", false),
  ])
  func `hidden files, documents and manifests for certain versions are not compiled`(
    file: String,
    isCompiled: Bool
  ) {
    let target = Target(name: "A", kind: .library, folder: file.hasPrefix(".") ? "" : "A")

    #expect(target.compiles(file) == isCompiled)
  }

  @Test(
    arguments: [
      ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/../b", "b"), ("a/..", ""), ("", ""), ("/a", "a"), ("..", nil),
      ("a/../../b", nil),
    ] as [(String, String?)]
  )
  func `a path is written plainly unless it leaves its folder`(path: String, plain: String?) {
    #expect(LocalPackage.normalized(path) == plain)
  }

  @Test(
    arguments: [
      (.local(folder: "Packages/KIT"), "kit"), (.local(folder: ""), nil), (.external("/far/Log"), "log"),
      (.external("swift-log"), "swift-log"),
    ] as [(LocalPackage.Requirement, String?)]
  )
  func `a required package is known by the last part of its place`(
    requirement: LocalPackage.Requirement,
    identity: String?
  ) {
    #expect(requirement.identity == identity)
  }

  @Test(arguments: [("Packages/KIT", "kit"), ("", "name")])
  func `a package is known by its folder, and the one at the root by its name`(
    folder: String,
    identity: String
  ) {
    #expect(LocalPackage(folder: folder, name: "Name").identity == identity)
  }

  @Test(arguments: [
    ("clone", false, ["Core"]), ("clone", true, []), ("kit", false, ["Kit"]), ("KIT", false, ["Kit"]),
  ])
  func `the package at the root is known by any name that no package from elsewhere has`(
    name: String,
    isElsewhere: Bool,
    modules: [String]
  ) {
    let user = LocalPackage(
      folder: "User",
      name: "User",
      requirements: [.local(folder: ""), .local(folder: "Kit")] + (isElsewhere ? [.external("clone")] : [])
    )
    let root = LocalPackage(folder: "", name: "Root", products: ["Core": ["Core"]])
    let kit = LocalPackage(folder: "Kit", name: "Other", products: ["Core": ["Kit"]])
    let repository = Repository(root: "/", files: [], packages: [root, kit, user])

    #expect(repository.modules(of: Dependency("Core", package: name), in: user) == modules)
  }
}
