import Testing

@testable import MonorepoGraph

@Suite struct AffectedTests {
  @Test func `a source touches its module and all that uses it, and the suites of the root`() {
    let affected = affected(by: "Packages/Kit/Sources/Extras/Extras.swift")

    #expect(affected.suites == ["ExtrasTests", "FeatureTests", "WholeTests"])
    #expect(affected.packages == ["", "Packages/Feature", "Packages/Kit"])
  }

  @Test func `a file of a suite touches nothing but that suite and those of the root`() {
    let affected = affected(by: "Packages/Kit/Tests/CoreTests/__Snapshots__/a.txt")

    #expect(affected.suites == ["CoreTests", "WholeTests"])
    #expect(affected.packages == ["", "Packages/Kit"])
  }

  @Test func `a file outside of any target touches the whole package and what uses it`() {
    #expect(affected(by: "Packages/Feature/README.md").suites == ["FeatureTests", "WholeTests"])
    #expect(affected(by: "Packages/Kit/README.md").suites == allSuites)
  }

  @Test func `a manifest touches every package that asks for its package, even where nothing is used`() {
    let unused = LocalPackage(
      folder: "Packages/Unused",
      name: "Unused",
      requirements: [.local(folder: "Packages/Feature")],
      targets: [Target(name: "UnusedTests", kind: .test, folder: "Packages/Unused/Tests/UnusedTests")]
    )
    let repository = Repository(
      root: "/repository",
      files: [],
      packages: GraphFixture.repository.packages + [unused]
    )

    let affected = Affected(by: ["Packages/Feature/Package.swift"], in: repository)

    #expect(affected.packages == ["", "Packages/Feature", "Packages/Unused"])
    #expect(affected.suites == ["FeatureTests", "UnusedTests", "WholeTests"])
  }

  @Test(arguments: [
    ("Package@swift-6.2.swift", true), ("Package@swift-6.2.txt", false), ("Package@6.2.swift", false),
    ("MyPackage.swift", false), ("Package.swift.orig", false),
  ])
  func `only a manifest touches what asks for its package and uses nothing of it`(name: String, touches: Bool)
  {
    let unused = LocalPackage(
      folder: "Packages/Unused",
      name: "Unused",
      requirements: [.local(folder: "Packages/Feature")]
    )
    let packages = GraphFixture.repository.packages + [unused]
    let repository = Repository(root: "/repository", files: [], packages: packages)

    let affected = Affected(by: ["Packages/Feature/" + name], in: repository)

    #expect(affected.packages.contains("Packages/Unused") == touches)
    #expect(affected.suites == ["FeatureTests", "WholeTests"])
  }

  @Test func `a manifest for certain versions of Swift touches as much as the other one`() {
    let usual = affected(by: "Packages/Kit/Package.swift")

    #expect(affected(by: "Packages/Kit/Package@swift-6.2.swift") == usual)
    #expect(usual.packages.contains("Packages/Feature"))
  }

  @Test func `the resolved versions of the root touch everything, those of a package only that`() {
    #expect(affected(by: "Package.resolved").suites == allSuites)
    #expect(affected(by: "Packages/Feature/Package.resolved").suites == ["FeatureTests", "WholeTests"])
  }

  @Test(arguments: ["Shared/table.bin", "Shared", "Packages/Kit/README.md"])
  func `a resource outside of its target's folder touches the target`(path: String) {
    let feature = Target(
      name: "Feature",
      kind: .library,
      folder: "Packages/Feature/Sources/Feature",
      outsideResources: [path]
    )
    let suite = Target(
      name: "FeatureTests",
      kind: .test,
      folder: "Packages/Feature/Tests/FeatureTests",
      dependencies: [Dependency("Feature")]
    )
    let package = LocalPackage(folder: "Packages/Feature", name: "Feature", targets: [feature, suite])
    let others = GraphFixture.repository.packages.filter { $0.folder != "Packages/Feature" }
    let repository = Repository(root: "/repository", files: [], packages: others + [package])
    let file = path == "Shared" ? "Shared/table.bin" : path

    #expect(Affected(by: [file], in: repository).suites.contains("FeatureTests"))
  }

  @Test(arguments: ["Shared", "Shared/Deep", "Shared/Deep/a.swift"])
  func `a file behind a symbolic link touches the target that has the link`(destination: String) {
    var repository = GraphFixture.repository
    repository.links = ["Packages/Feature/Sources/Feature/Linked": destination]

    #expect(
      Affected(by: ["Shared/Deep/a.swift"], in: repository).suites == ["FeatureTests", "WholeTests"]
    )
    #expect(
      Affected(by: ["Shared/Deep.swift"], in: repository).suites.count == (destination == "Shared" ? 2 : 1)
    )
  }

  @Test(arguments: ["Packages/Feature", "Packages/Feature/Tests"])
  func `a folder stands for the files in it`(folder: String) {
    let file = "Packages/Feature/Tests/FeatureTests/a.swift"
    let packages = GraphFixture.repository.packages
    let repository = Repository(root: "/repository", files: [file], packages: packages)

    #expect(Affected(by: [folder], in: repository) == Affected(by: [file], in: repository))
  }

  @Test(arguments: ["README.md", "scripts/test", "Package.swift", "App/main.swift", "Packages/notes.txt"])
  func `a file in no other package belongs to the root package`(file: String) {
    #expect(affected(by: file) == affected(by: "Tests/WholeTests/A.swift"))
    #expect(affected(by: file).packages == [""])
    #expect(affected(by: file).suites == ["WholeTests"])
  }

  @Test func `a target in the root folder itself does not take the files of other packages`() {
    let root = LocalPackage(
      folder: "",
      name: "Root",
      targets: [Target(name: "Root", kind: .library, folder: "", excluded: ["Kit"])]
    )
    let kit = LocalPackage(
      folder: "Kit",
      name: "Kit",
      targets: [Target(name: "KitTests", kind: .test, folder: "Kit/Tests/KitTests")]
    )
    let repository = Repository(root: "/repository", files: [], packages: [root, kit])

    #expect(Affected(by: ["Kit/notes.txt"], in: repository).suites == ["KitTests"])
    #expect(Affected(by: ["main.swift"], in: repository).packages == [""])
  }

  @Test(
    arguments: [
      ("Kit/a.swift", ["Kit"], []), ("Kit/Data/a.json", ["Kit"], ["KitTests"]),
      ("Kit/Package.swift", ["Kit", "Other"], ["KitTests"]),
    ] as [(String, [String], [String])]
  )
  func `a target in the folder of its package has its own files, and neither the others nor the manifest`(
    file: String,
    packages: [String],
    suites: [String]
  ) {
    let kit = LocalPackage(
      folder: "Kit",
      name: "Kit",
      targets: [
        Target(name: "Kit", kind: .library, folder: "Kit", excluded: ["Data", "Package.swift", "Tests"]),
        Target(name: "KitTests", kind: .test, folder: "Kit/Tests/KitTests"),
      ]
    )
    let other = LocalPackage(folder: "Other", name: "Other", requirements: [.local(folder: "Kit")])
    let repository = Repository(root: "/repository", files: [], packages: [kit, other])

    let affected = Affected(by: [file], in: repository)

    #expect(affected.packages == packages)
    #expect(affected.suites == suites)
  }

  @Test(arguments: ["README.md", "scripts/test"])
  func `a file of no package touches everything`(file: String) {
    let affected = Affected(by: [file], in: GraphFixture.repository(withRoot: false))

    #expect(affected.packages == ["Packages/Feature", "Packages/Kit"])
    #expect(affected.suites == ["CoreTests", "ExtrasTests", "FeatureTests"])
  }

  @Test(arguments: ["AllTests.plan", "Packages/Kit/Kit.xctestplan", ".swift-version"])
  func `a test plan and the choice of a toolchain touch everything`(file: String) {
    #expect(affected(by: file).suites == allSuites)
  }

  @Test func `a file that is gone touches what held it`() {
    #expect(
      affected(by: "Packages/Feature/Sources/Feature/Gone.swift").suites == ["FeatureTests", "WholeTests"]
    )
  }

  @Test func `a folder whose name only begins like a package's is not in it`() {
    #expect(affected(by: "Packages/Kitchen/a.swift").packages == [""])
  }

  @Test(arguments: [("A", ["A", "B"], ["BTests"]), ("C", ["C"], ["CTests"])])
  func `of modules of one name a change touches what uses the one that it is in`(
    folder: String,
    packages: [String],
    suites: [String]
  ) {
    let affected = Affected(by: [folder + "/Utils/u.swift"], in: GraphFixture.twins)

    #expect(affected.packages == packages)
    #expect(affected.suites == suites)
  }

  @Test func `no change touches nothing`() {
    #expect(Affected(by: [], in: GraphFixture.repository).suites == [])
    #expect(Affected(by: [], in: GraphFixture.repository).packages == [])
  }

  private let allSuites = ["CoreTests", "ExtrasTests", "FeatureTests", "WholeTests"]

  private func affected(by file: String) -> Affected {
    Affected(by: [file], in: GraphFixture.repository)
  }
}
