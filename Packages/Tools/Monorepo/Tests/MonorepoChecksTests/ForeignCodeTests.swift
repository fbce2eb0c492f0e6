import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

/// Modules and packages that only some layers may use, and where their use is found.
@Suite(.timeLimit(.minutes(5))) struct ForeignCodeTests {
  @Test(arguments: [
    (#""onlyIn": ["Domain", "Rest"]"#, "which only Domain and Rest may"),
    (#""notIn": ["Domain", "Features"]"#, "which Domain and Features may not"),
    (#""onlyIn": []"#, "which no layer may"),
  ])
  func `a limited module is told with the layers of its limit`(limit: String, phrase: String) throws {
    var fixture = Fixture()
    fixture.rules = """
      {"layers": [
        {"name": "Domain", "packages": ["Packages/Domain"], "mayUse": ["**"]},
        {"name": "Features", "packages": ["Packages/Features/*"], "mayUse": ["**"]},
        {"name": "Rest", "packages": ["**"], "mayUse": ["**"]}
      ], "imports": [{"module": "FoundationXML", \(limit)}]}
      """
    fixture.add("import FoundationXML", to: Fixture.filmsSource)

    #expect(try fixture.findings().map(\.what) == ["Films (Features) imports FoundationXML, " + phrase])
  }

  @Test(arguments: [
    ("onlyIn", ["Films (in no layer) imports FoundationXML, which only Domain may"]), ("notIn", []),
  ])
  func `what is in no layer is not in those of a limit`(key: String, problems: [String]) throws {
    var fixture = Fixture()
    fixture.rules = domain(#""imports": [{"module": "FoundationXML", "\#(key)": ["Domain"]}]"#)
    fixture.add("import FoundationXML", to: Fixture.filmsSource)

    let findings = try fixture.findings().filter { $0.rule == .forbiddenImport }

    #expect(findings.map(\.what) == problems)
  }

  @Test(arguments: ["Testing", "XCTest"])
  func `a library for tests can be kept to suites and to the layer for tests`(module: String) throws {
    var fixture = Fixture()
    fixture.rules = Fixture.usualRules.replacing(
      #""imports": ["#,
      with: #""imports": [{"module": "\#(module)", "onlyIn": ["Testing"]}, "#
    )
    for file in [Fixture.filmsSource, Fixture.filmsSuite, "Packages/Testing/Sources/Fakes/Fake.swift"] {
      fixture.add("import \(module)", to: file)
    }

    let findings = try fixture.findings()

    #expect(findings.map(\.what) == ["Films (Features) imports \(module), which only Testing may"])
    #expect(findings.map(\.path) == [Fixture.filmsSource])
  }

  @Test(arguments: [
    ("let name = \"swift-log\"\n  .package(url: \"https://example.com/Swift-Log.git\"),\n", 2),
    ("\nlet url = \"https://example.com/Swift-Log.git\"\n.package(url: url),\n", 2),
    ("let a = 1\n\n", 1),
  ])
  func `a package from elsewhere is found where the manifest asks for it, else where it names it`(
    manifest: String,
    line: Int
  ) throws {
    var fixture = Fixture()
    fixture.alter(
      Fixture.films,
      requirements: [.external("swift-log")],
      manifest: manifest + Fixture.block
    )

    let findings = try fixture.findings()

    #expect(findings.map(\.what) == ["Films uses swift-log, which is not part of the repository"])
    #expect(findings.map(\.line) == [line])
  }

  @Test(arguments: [
    ("[]", 1), (#"[{"package": "Sparkle"}]"#, 0), (#"[{"package": "sparkle", "onlyIn": ["Domain"]}]"#, 1),
  ])
  func `a binary target is code from elsewhere, and a library of the system is not`(
    allowed: String,
    count: Int
  ) throws {
    var fixture = Fixture()
    fixture.rules = domain(#""thirdParty": \#(allowed)"#)
    let folder = Fixture.films + "/Sparkle.xcframework"
    fixture.add(Target(name: "Sparkle", kind: .binary, folder: folder), to: Fixture.films)
    fixture.add(Target(name: "CFilms", kind: .system, folder: Fixture.films + "/CFilms"), to: Fixture.films)
    fixture.declare(Dependency("Sparkle"), of: "Films", in: Fixture.films)

    let findings = try fixture.findings().filter { [.thirdParty, .staleRule].contains($0.rule) }

    #expect(findings.map(\.rule) == Array(repeating: .thirdParty, count: count))
    #expect(
      findings.allSatisfy { $0.path == Fixture.films + "/Package.swift" && $0.what.contains("sparkle") }
    )
  }

  @Test(
    arguments: [
      (Dependency("Player", package: "Domain"), "", "Package.swift"),
      (nil, "import Sparkle", "Sources/Films/Films.swift"),
      (Dependency("Player", package: "Domain"), "import Sparkle", "Package.swift"),
    ] as [(Dependency?, String, String)]
  )
  func `a binary target is limited to its layers also behind a product of a package of the repository`(
    dependency: Dependency?,
    code: String,
    place: String
  ) throws {
    var fixture = Fixture()
    fixture.rules = domain(#""thirdParty": [{"package": "Sparkle", "onlyIn": ["Domain"]}]"#)
    fixture.change("Packages/Domain") { package in
      let folder = package.folder + "/Sparkle.xcframework"
      var changed = Fixture.package(
        package.folder,
        package.targets + [Target(name: "Sparkle", kind: .binary, folder: folder)]
      )
      changed.products["Player"] = ["Sparkle"]
      return changed
    }
    if let dependency { fixture.declare(dependency, of: "Films", in: Fixture.films) }
    fixture.add(code, to: Fixture.filmsSource)

    let findings = try fixture.findings().filter { $0.rule == .thirdParty }

    #expect(findings.map(\.what) == ["Films (in no layer) uses sparkle, which only Domain may"])
    #expect(findings.map(\.path) == [Fixture.films + "/" + place])
  }

  @Test(arguments: [Dependency("Logging", package: "Swift-Log"), Dependency("Swift-Log")])
  func `a package from elsewhere is not for what is in no layer where it is for some`(dependency: Dependency)
    throws
  {
    var fixture = Fixture()
    fixture.rules = domain(#""thirdParty": [{"package": "swift-log", "onlyIn": ["Domain"]}]"#)
    fixture.declare(dependency, of: "Films", in: Fixture.films)
    fixture.alter(Fixture.films, requirements: [.external("swift-log")])

    let findings = try fixture.findings().filter { $0.rule == .thirdParty }

    #expect(findings.map(\.what) == ["Films (in no layer) uses swift-log, which only Domain may"])
    #expect(findings.map(\.path) == [Fixture.films + "/Package.swift"])
  }

  @Test func `a suite may use a package from elsewhere that its layer may not`() throws {
    var fixture = Fixture()
    fixture.rules = domain(#""thirdParty": [{"package": "swift-log", "onlyIn": ["Domain"]}]"#)
    fixture.declare(Dependency("Logging", package: "swift-log"), of: "FilmsTests", in: Fixture.films)
    fixture.alter(Fixture.films, requirements: [.external("swift-log")])

    #expect(try !fixture.findings().contains { $0.rule == .thirdParty })
  }

  /// Rules in which only the domain is in a layer.
  private func domain(_ entry: String) -> String {
    #"{"layers": [{"name": "Domain", "packages": ["Packages/Domain"], "mayUse": ["**"]}], \#(entry)}"#
  }
}
