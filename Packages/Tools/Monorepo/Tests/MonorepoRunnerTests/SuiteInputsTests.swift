import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

/// Each kind of input, changed by itself: the suite's inputs are others then, and say what changed.
@Suite struct SuiteInputsTests {
  /// A kit, a feature that uses it and one that does not, and a root package.
  private struct Sample {
    var unreadable: [String] = []
    var hashes = [
      "Package.swift": "1", "README.md": "1", "Tests/WholeTests/WholeTests.swift": "1",
      "Kit/Package.swift": "1", "Kit/README.md": "1", "Kit/Sources/Kit/Kit.swift": "1",
      "Kit/Sources/Kit/table.bin": "1", "Kit/Sources/Extras/Extras.swift": "1",
      "Kit/Tests/KitTests/KitTests.swift": "1",
      "Films/Package.swift": "1", "Films/Package@swift-6.3.swift": "1", "Films/data.json": "1",
      "Films/Sources/Films/Films.swift": "1", "Films/Tests/FilmsTests/FilmsTests.swift": "1",
      "Films/Tests/FilmsTests/__Snapshots__/a.txt": "1",
      "Books/Package.swift": "1", "Books/Sources/Books/Books.swift": "1",
    ]
    var filmsRequires: [LocalPackage.Requirement] = [.local(folder: "Kit")]
    var resolved: [String: String] = [:]
    var context = ["toolchain": "Swift 6.3", "operating system": "Linux"]
    var entry = "parallel"
    var buildsFromRoot = false
    var outsideResources: [String] = []
    var kitKind = Target.Kind.library

    func inputs(of suite: String = "FilmsTests", in folder: String = "Films") -> SuiteInputs? {
      let files = (hashes.keys + unreadable).sorted()
      let repository = Repository(root: "/", files: files, packages: packages)
      let reader = InputReader(
        repository: repository,
        graph: ModuleGraph(repository),
        digests: SourceDigests(repository, hashes: hashes),
        resolved: resolved,
        context: context,
        buildsFromRoot: buildsFromRoot
      )
      return reader.inputs(of: suite, in: folder, entry: entry)
    }

    private var packages: [LocalPackage] {
      let kit = ["Kit", "Extras"].map { name in
        Target(
          name: name,
          kind: kitKind,
          folder: "Kit/Sources/\(name)",
          outsideResources: name == "Kit" ? outsideResources : []
        )
      }
      let kitTests = Target(
        name: "KitTests",
        kind: .test,
        folder: "Kit/Tests/KitTests",
        dependencies: [Dependency("Kit")]
      )
      let films = Target(
        name: "Films",
        kind: .library,
        folder: "Films/Sources/Films",
        dependencies: [Dependency("Kit", package: "Kit")]
      )
      let suite = Target(
        name: "FilmsTests",
        kind: .test,
        folder: "Films/Tests/FilmsTests",
        excluded: ["__Snapshots__"],
        dependencies: [Dependency("Films")]
      )
      return [
        LocalPackage(
          folder: "",
          name: "Root",
          requirements: [.local(folder: "Films"), .local(folder: "Books")],
          targets: [Target(name: "WholeTests", kind: .test, folder: "Tests/WholeTests")]
        ),
        LocalPackage(folder: "Kit", name: "Kit", products: ["Kit": ["Kit"]], targets: kit + [kitTests]),
        LocalPackage(folder: "Films", name: "Films", requirements: filmsRequires, targets: [films, suite]),
        LocalPackage(
          folder: "Books",
          name: "Books",
          targets: [Target(name: "Books", kind: .library, folder: "Books/Sources/Books")]
        ),
      ]
    }
  }

  @Test(arguments: [
    ("Films/link", ["KitTests"]), ("Kit/Sources/Kit/link", []), ("Kit/Sources/Extras/link", ["FilmsTests"]),
    ("vendor/other/", ["FilmsTests", "KitTests"]),
  ])
  func `an unreadable file makes only the suites unknown that depend on it`(path: String, known: [String]) {
    var sample = Sample()
    sample.unreadable = [path]

    let suites = [("FilmsTests", "Films"), ("KitTests", "Kit"), ("WholeTests", "")]
    let told = suites.filter { sample.inputs(of: $0.0, in: $0.1) != nil }

    #expect(told.map(\.0) == known)
  }

  @Test func `the same inputs are equal`() throws {
    #expect(try #require(Sample().inputs()) == #require(Sample().inputs()))
  }

  @Test(arguments: [
    ("Films/Sources/Films/Films.swift", "package Films"),
    ("Films/Tests/FilmsTests/FilmsTests.swift", "package Films"),
    ("Films/Tests/FilmsTests/__Snapshots__/a.txt", "package Films"),
    ("Films/data.json", "package Films"),
    ("Kit/Sources/Kit/Kit.swift", "module Kit"),
    ("Kit/Sources/Kit/table.bin", "module Kit"),
    ("Kit/Package.swift", "manifest Kit/Package.swift"),
  ])
  func `a changed file of the suite's package, of a module it reaches, or a manifest counts`(
    path: String,
    name: String
  ) throws {
    var changed = Sample()
    changed.hashes[path] = "2"

    let differences = try #require(changed.inputs()).differences(from: #require(Sample().inputs()))

    #expect(differences == [name])
  }

  @Test(arguments: ["Films/Package.swift", "Films/Package@swift-6.3.swift"])
  func `a changed manifest of its own counts twice, which is once enough`(path: String) throws {
    var changed = Sample()
    changed.hashes[path] = "2"

    let differences = try #require(changed.inputs()).differences(from: #require(Sample().inputs()))

    #expect(differences == ["manifest Films/Package.swift", "package Films"])
  }

  @Test(arguments: ["Films/Sources/Films/New.swift", "Kit/Sources/Kit/New.swift"])
  func `a file that came counts, and so does one that went`(path: String) throws {
    var more = Sample()
    more.hashes[path] = "1"

    #expect(try #require(more.inputs()) != #require(Sample().inputs()))
  }

  @Test func `a file that only moved counts`() throws {
    var moved = Sample()
    moved.hashes["Films/Sources/Films/Moved.swift"] = moved.hashes.removeValue(
      forKey: "Films/Sources/Films/Films.swift"
    )

    #expect(try #require(moved.inputs()) != #require(Sample().inputs()))
  }

  @Test(arguments: [
    "Books/Sources/Books/Books.swift", "Books/Package.swift", "Kit/README.md", "README.md",
    "Kit/Sources/Extras/Extras.swift", "Kit/Tests/KitTests/KitTests.swift", "Kit/Package.resolved",
    "Kit/Packages/Old.swift", "Kit/main.swift",
  ])
  func `what the suite cannot see does not count`(path: String) throws {
    var changed = Sample()
    changed.hashes[path] = "2"

    #expect(try #require(changed.inputs()) == #require(Sample().inputs()))
  }

  @Test(arguments: ["README.md", "Books/Sources/Books/Books.swift", "Kit/README.md", "Films/data.json"])
  func `every file counts for a suite of the root package`(path: String) throws {
    var changed = Sample()
    changed.hashes[path] = "2"

    let before = try #require(Sample().inputs(of: "WholeTests", in: ""))

    #expect(try #require(changed.inputs(of: "WholeTests", in: "")).differences(from: before) != [])
  }

  @Test(arguments: ["toolchain", "operating system"])
  func `what is no file of the repository counts by its name`(name: String) throws {
    var changed = Sample()
    changed.context[name] = "other"

    let differences = try #require(changed.inputs()).differences(from: #require(Sample().inputs()))

    #expect(differences == [name])
  }

  @Test func `the entry in the plan counts`() throws {
    var changed = Sample()
    changed.entry = "serial"

    let differences = try #require(changed.inputs()).differences(from: #require(Sample().inputs()))

    #expect(differences == ["entry in the plan"])
  }

  @Test func `the root manifest counts where suites are built from it`() throws {
    var before = Sample()
    before.buildsFromRoot = true
    var after = before
    after.hashes["Package.swift"] = "2"

    let differences = try #require(after.inputs()).differences(from: #require(before.inputs()))

    #expect(differences == ["manifest Package.swift"])
  }

  @Test func `the resolved versions of packages from elsewhere count`() throws {
    var before = Sample()
    before.filmsRequires += [.external("swift-log")]
    before.resolved = ["Films": "1.0.0"]
    var after = before
    after.resolved = ["Films": "1.0.1"]

    let differences = try #require(after.inputs()).differences(from: #require(before.inputs()))

    #expect(differences == ["resolved versions"])
  }

  @Test(arguments: [
    LocalPackage.Requirement.external("swift-log"), .external("/elsewhere/Kit"), .local(folder: "Gone"),
  ])
  func `without the packages that a package loads, the inputs are unknown`(
    requirement: LocalPackage.Requirement
  ) {
    var sample = Sample()
    sample.filmsRequires += [requirement]

    #expect(sample.inputs() == nil)
  }

  @Test(arguments: ["Kit/Shared/table.bin", "Kit/Shared", "Shared.bin"])
  func `a resource outside of its target's folder counts for whoever reaches the module`(path: String) throws
  {
    var before = Sample()
    before.outsideResources = [path]
    let file = path.hasSuffix(".bin") ? path : path + "/table.bin"
    before.hashes[file] = "1"
    var after = before
    after.hashes[file] = "2"

    let differences = try #require(after.inputs()).differences(from: #require(before.inputs()))

    #expect(differences == ["module Kit"])
    let own = try #require(after.inputs(of: "KitTests", in: "Kit"))
    #expect(try own.differences(from: #require(before.inputs(of: "KitTests", in: "Kit"))) == ["package Kit"])
  }

  @Test(arguments: ["Kit/../../elsewhere", "/elsewhere/table.bin"])
  func `with a resource outside of the repository the inputs are unknown`(path: String) {
    var sample = Sample()
    sample.outsideResources = [path]

    #expect(sample.inputs() == nil)
    #expect(sample.inputs(of: "KitTests", in: "Kit") == nil)
    #expect(sample.inputs(of: "WholeTests", in: "") == nil)
  }

  @Test(arguments: [(Target.Kind.library, []), (.other, ["module Kit"]), (.macro, ["module Kit"])])
  func `a plugin or a macro may read any file of its package`(kind: Target.Kind, names: [String]) throws {
    var before = Sample()
    before.kitKind = kind
    var after = before
    after.hashes["Kit/README.md"] = "2"

    #expect(try #require(after.inputs()).differences(from: #require(before.inputs())) == names)
  }

  @Test func `where suites are built from the root, its resolved versions count`() throws {
    var before = Sample()
    before.buildsFromRoot = true
    before.filmsRequires += [.external("swift-log")]
    before.resolved = ["Films": "1.0.0"]
    #expect(before.inputs() == nil)
    before.resolved[""] = "1.0.0"
    var after = before
    after.resolved = ["Films": "1.0.1", "": "1.0.0"]

    #expect(try #require(after.inputs()) == #require(before.inputs()))
    after.resolved[""] = "1.0.1"
    let differences = try #require(after.inputs()).differences(from: #require(before.inputs()))
    #expect(differences == ["resolved versions"])
  }
}
