import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

/// Imports count in every branch of every `#if`, because each is compiled somewhere.
@Suite struct ImportTests {
  @Test(arguments: [
    "#if !DEBUG", "#if os(macOS)", "#if canImport(Kernel)", "#if COMMAND_LINE_FLAG", "#if RELEASE_ONLY",
    "#if hasFeature(NonisolatedNonsendingByDefault)", "#if swift(>=99)", "#if false", "#if DEBUG\n#else",
    "#if os(Linux)\n#elseif os(Windows)",
  ])
  func `an import is judged in every branch`(condition: String) throws {
    var fixture = Fixture()
    fixture.add(condition + "\n  import Kernel\n#endif", to: Fixture.filmsSource)

    let findings = try fixture.findings().filter { $0.rule == .undeclaredImport }

    #expect(findings.map(\.path) == [Fixture.filmsSource])
    #expect(findings.map(\.line) == [condition.contains("\n") ? 5 : 4])
  }

  @Test(arguments: [
    ("import A\r\npublic import\tstruct B.C\r\n", ["A", "B"]),
    ("@testable import A; import B", ["A", "B"]),
    ("@_spi(X, Y) internal import A", ["A"]), ("@_spi(\n  X\n) import A", ["A"]),
    ("@_spi (X)\n@testable\nimport A", ["A"]), ("let a = \"\"\nimport A", ["A"]), ("let a = f import A", []),
    ("import\n  A", ["A"]), ("import\u{B}A\nimport\u{C}B", ["A", "B"]),
    ("import `A`", ["A"]), ("import`A`\nlet a = `import`", ["A"]), ("import struct A::B", ["A"]),
    ("import /* all */ A // of it", ["A"]),
    ("import macro A.b\nimport actor B.C", ["A", "B"]),
    ("f(import: A)", []), ("let `import` = a", []), ("a.import(A)", []), ("// import A", []),
    ("\"\"\"\nimport A\n\"\"\"", []), ("let imported = 1", []), ("case .import: a", []), ("import", []),
  ])
  func `imports are distinguished from other words`(source: String, modules: [String]) {
    #expect(SourceCode(source).imports.map(\.module) == modules)
  }

  @Test func `a dependency that any branch imports or asks for is used`() throws {
    for code in [
      "#if os(Windows)\nimport FilmsDomain\n#endif", "#if canImport(FilmsDomain)\n#endif\nlet a = 1",
    ] {
      var fixture = Fixture()
      fixture.files[Fixture.filmsSource] = code

      #expect(try fixture.findings() == [])
    }
  }

  @Test func `a target may be imported by the name in its module map, or with underscores for dashes`() throws
  {
    var fixture = Fixture()
    fixture.change("Packages/Domain") { package in
      let map = Target(name: "CFilms", kind: .system, folder: "Packages/Domain/C", mappedModules: ["films_h"])
      let dashed = Target(name: "film-rolls", kind: .library, folder: "Packages/Domain/Rolls")
      return Fixture.package("Packages/Domain", package.targets + [map, dashed])
    }
    for name in ["CFilms", "film-rolls"] {
      fixture.declare(Dependency(name), of: "BooksDomain", in: "Packages/Domain")
    }
    fixture.files["Packages/Domain/Rolls/Rolls.swift"] = "struct Roll {}"
    fixture.files["Packages/Domain/Sources/BooksDomain/Book.swift"] = "import films_h\nimport film_rolls"
    let unimported = Set([Rule.undeclaredImport, .unusedDependency])
    #expect(try fixture.findings().filter { unimported.contains($0.rule) } == [])

    fixture.files["Packages/Domain/Sources/BooksDomain/Book.swift"] = "import film_rolls"
    #expect(try fixture.findings().filter { unimported.contains($0.rule) }.map(\.rule) == [.unusedDependency])
  }

  @Test func `targets that divide a folder are judged by their own files`() throws {
    var fixture = Fixture()
    fixture.rules = nil
    let divided = [
      ("Films", "Extra", [Dependency("FilmsDomain", package: "Domain")]), ("Extra", "Films", []),
    ]
    fixture.change(Fixture.films) { package in
      let targets = divided.map { name, excluded, dependencies in
        Target(
          name: name,
          kind: .library,
          folder: Fixture.films + "/Sources",
          excluded: [excluded],
          dependencies: dependencies
        )
      }
      return Fixture.package(
        Fixture.films,
        targets + [package.targets[1]],
        requires: ["Packages/Domain", "Packages/Testing"]
      )
    }
    fixture.files[Fixture.films + "/Sources/Extra/Extra.swift"] = "import FilmsDomain"

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.undeclaredImport])
    #expect(findings.map(\.path) == [Fixture.films + "/Sources/Extra/Extra.swift"])
  }

  @Test func `a target whose sources a plugin adds to may use what nobody sees imported`() throws {
    var fixture = Fixture()
    fixture.files[Fixture.filmsSource] = "struct Films {}"
    #expect(try fixture.findings().map(\.rule) == [.unusedDependency])

    fixture.change(Fixture.films) { package in
      var package = package
      package.targets[0].hasGeneratedSources = true
      return package
    }
    #expect(try fixture.findings() == [])
  }

  @Test func `a module from elsewhere is not the one of the repository that has its name`() throws {
    var fixture = Fixture()
    fixture.rules = nil
    fixture.declare(Dependency("Books", package: "elsewhere"), of: "Films", in: Fixture.films)
    fixture.alter(Fixture.films, requirements: [.external("elsewhere")])
    fixture.add("import Books", to: Fixture.filmsSource)

    #expect(try fixture.findings() == [])
  }

  @Test(arguments: [
    (Fixture.films, "Books", 0), ("Packages/Domain", "Books", 0), (Fixture.films, "Kernel", 1),
    ("Packages/Features/Books", "Books", 1),
  ])
  func `a module that only a package that is not required has may come with one from elsewhere`(
    user: String,
    module: String,
    count: Int
  ) throws {
    var fixture = Fixture()
    fixture.rules = nil
    fixture.alter(user, requirements: [.external("elsewhere")])
    fixture.add("import \(module)", to: Fixture.filmsSource)

    #expect(try fixture.findings().count { $0.rule == .undeclaredImport } == count)
  }

  @Test func `a module of a layer is found where it may come from elsewhere too`() throws {
    var fixture = Fixture()
    fixture.alter(Fixture.films, requirements: [.external("elsewhere")])
    fixture.add("import Books", to: Fixture.filmsSource)

    #expect(try fixture.findings().contains { $0.rule == .undeclaredImport })
  }

  @Test(arguments: [nil, "Domain", "Other"] as [String?])
  func `a dependency that nothing provides is found`(package: String?) throws {
    var fixture = Fixture()
    fixture.rules = nil
    fixture.declare(Dependency("Gone", package: package), of: "Films", in: Fixture.films)

    #expect(try fixture.findings().map(\.rule) == [.missingDependency])
  }

  @Test(arguments: [
    ("Cinema", []), ("FilmsDomain", []), ("Kernel", [Rule.undeclaredImport, .unusedDependency, .layer]),
  ])
  func `a module that the manifest renames is imported by that name`(imported: String, rules: [Rule]) throws {
    var fixture = Fixture()
    fixture.change(Fixture.films) { package in
      var package = package
      let aliases = ["FilmsDomain": "Cinema"]
      package.targets[0].dependencies = [Dependency("FilmsDomain", package: "Domain", aliases: aliases)]
      return package
    }
    fixture.files[Fixture.filmsSource] = "import \(imported)"

    #expect(Set(try fixture.findings().map(\.rule)) == Set(rules))
  }

  @Test func `a target that holds nothing but comments need not import what it declares`() throws {
    var fixture = Fixture()
    fixture.files[Fixture.filmsSource] = "// import FilmsDomain"

    #expect(try fixture.findings() == [])
  }

  @Test(
    arguments: [("// Nothing yet.", 0), ("import Kernel\nstruct Film {}", 1), (nil, 1)] as [(String?, Int)]
  )
  func `a module whose files hold no code is asked for without an import`(text: String?, count: Int) throws {
    var fixture = Fixture()
    fixture.files[Fixture.filmsSource] = "struct Films {}"
    fixture.files["Packages/Domain/Sources/FilmsDomain/Film.swift"] = text

    #expect(try fixture.findings().count { $0.rule == .unusedDependency } == count)
  }

  @Test(arguments: [("Domain", 1), ("elsewhere", 0), (nil, 0)] as [(String?, Int)])
  func `what a package of the repository does not have is missing beside packages from elsewhere`(
    package: String?,
    count: Int
  ) throws {
    var fixture = Fixture()
    fixture.rules = nil
    fixture.declare(Dependency("Gone", package: package), of: "Films", in: Fixture.films)
    fixture.alter(Fixture.films, requirements: [.external("elsewhere")])

    #expect(try fixture.findings().map(\.rule) == Array(repeating: .missingDependency, count: count))
  }

  @Test(arguments: [
    ("Packages/Features/Books", "../Books", "Packages/Features/Books"), ("", "../../..", "at the root"),
  ])
  func `a package that no target uses is found at the line that asks for it`(
    folder: String,
    path: String,
    name: String
  ) throws {
    var fixture = Fixture()
    fixture.alter(
      Fixture.films,
      requirements: [.local(folder: folder)],
      manifest: "let a = 1\n  .package(path: \"\(path)\"),\n" + Fixture.block
    )

    let findings = try fixture.findings().filter { $0.rule == .unusedDependency }

    #expect(findings.map(\.what) == ["no target of Films uses the package \(name)"])
    #expect(findings.map(\.line) == [2])
  }

  @Test func `a package with a plugin in a product may be asked for without a target that uses it`() throws {
    var fixture = Fixture()
    let books = "Packages/Features/Books"
    fixture.alter(Fixture.films, requirements: [.local(folder: books)])
    #expect(try fixture.findings().contains { $0.rule == .unusedDependency })

    fixture.add(Target(name: "Lint", kind: .other, folder: books + "/Plugins/Lint"), to: books)

    #expect(try !fixture.findings().contains { $0.rule == .unusedDependency })
  }

  @Test(arguments: [
    ("#if canImport(A.B) && canImport(C, _version: 2)\n#endif", ["A", "C"]), ("canImport", []),
    ("canImport A", []), ("canImport(", []), ("// canImport(A)", []),
  ])
  func `conditions name the modules that they ask for`(source: String, modules: [String]) {
    #expect(SourceCode(source).canImports == modules)
  }
}
