import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

/// Tests that nobody runs because no test target has them.
@Suite struct UndeclaredSuiteTests {
  private let folder = Fixture.films + "/Tests/OldTests"

  @Test(arguments: ["import XCTest", "#if canImport(Testing)\n  @testable import Testing\n#endif"])
  func `a folder of tests that no target declares is one finding`(code: String) throws {
    var fixture = Fixture()
    fixture.files[folder + "/Support.swift"] = "import Foundation"
    fixture.files[folder + "/Deep/ATests.swift"] = code
    fixture.files[folder + "/Deep/BTests.swift"] = code

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.undeclaredSuite])
    #expect(findings.map(\.path) == [folder + "/Deep/ATests.swift"])
    #expect(findings.first?.what == "no target has \(folder), so its tests never run")
  }

  @Test(arguments: [
    ("/Tests/ATests.swift", "/Tests/ATests.swift"), ("/Sources/ATests.swift", "/Sources/ATests.swift"),
    ("/Sources/Old/ATests.swift", "/Sources/Old"),
  ])
  func `a file of tests that is in the folder of no target is a finding`(file: String, place: String) throws {
    var fixture = Fixture()
    fixture.files[Fixture.films + file] = "import Testing"

    let findings = try fixture.findings()

    #expect(findings.map(\.what) == ["no target has \(Fixture.films + place), so its tests never run"])
    #expect(findings.map(\.rule) == [.undeclaredSuite])
  }

  @Test(arguments: [[], ["Packages", "Tests"], ["Tests/Lost", "Sources/Old"]] as [[String]])
  func `a target at the root hides no lost test, of its own package neither`(excluded: [String]) throws {
    var fixture = Fixture()
    let target = Target(name: "Core", kind: .library, folder: "", excluded: excluded, sources: ["Sources"])
    fixture.add(target, to: "")
    fixture.files["Tests/Lost/ATests.swift"] = "import XCTest"
    fixture.files[folder + "/ATests.swift"] = "import XCTest"

    let findings = try fixture.findings().filter { $0.rule == .undeclaredSuite }

    #expect(findings.map(\.path).sorted() == [folder + "/ATests.swift", "Tests/Lost/ATests.swift"])
  }

  @Test func `a target at the root hides what it excludes from the sources of its package`() throws {
    var fixture = Fixture()
    fixture.add(
      Target(name: "Core", kind: .library, folder: "", excluded: ["Sources/Old"], sources: ["Sources"]),
      to: ""
    )
    fixture.files["Sources/Old/ATests.swift"] = "import XCTest"

    #expect(try !fixture.findings().contains { $0.rule == .undeclaredSuite })
  }

  @Test func `a target at the root that has every file hides all of them`() throws {
    var fixture = Fixture()
    fixture.add(Target(name: "Core", kind: .library, folder: ""), to: "")
    fixture.files["Tests/Lost/ATests.swift"] = "import XCTest"

    #expect(try !fixture.findings().contains { $0.what.hasPrefix("no target has") })
  }

  @Test(arguments: [
    (Fixture.films + "/Tests", ["FilmsTests"], "/Tests/OldTests"),
    (Fixture.films + "/Tests/OldTests", ["Deep"], "/Tests/OldTests/ATests.swift"),
  ])
  func `a test that the sources of a target leave out is a finding`(
    suite: String,
    sources: [String],
    place: String
  ) throws {
    var fixture = Fixture()
    fixture.add(Target(name: "AllTests", kind: .test, folder: suite, sources: sources), to: Fixture.films)
    fixture.files[folder + "/ATests.swift"] = "import XCTest"

    let findings = try fixture.findings().filter { $0.rule == .undeclaredSuite }

    #expect(findings.map(\.what) == ["no target has \(Fixture.films + place), so its tests never run"])
  }

  @Test(arguments: [
    "/Tests/Data/Sample.swift", "/Tests/LinuxMain.swift", "/Tests/FilmsTests/__Fixtures__/Tests.swift",
    "/Examples/Tests/ATests/ATests.swift", "/Tests/.hidden/ATests.swift", "/ATests.swift",
    "/Tests/.ATests.swift",
  ])
  func `data, what a suite has, and what is elsewhere is no such folder`(path: String) throws {
    var fixture = Fixture()
    fixture.files[Fixture.films + path] = path.contains("/Data/") ? "struct Sample {}" : "import XCTest"

    #expect(try !fixture.findings().contains { $0.rule == .undeclaredSuite })
  }

  @Test func `a folder that the rules file ignores is none either`() throws {
    var fixture = Fixture()
    fixture.files[folder + "/ATests.swift"] = "import XCTest"
    fixture.rules = Fixture.rules(with: #""ignore": ["**/OldTests/**"]"#)

    #expect(try fixture.findings() == [])
  }

  @Test(arguments: ["@Test", "@Testing.Test", "@Testing::Test"])
  func `a test in production code is found, and the word in a text is not`(attribute: String) throws {
    var fixture = Fixture()
    fixture.add("\(attribute) func a() {}\nlet b = \"@Test\" // @Test", to: Fixture.filmsSource)

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.undeclaredSuite])
    #expect(findings.map(\.line) == [3])
  }

  @Test(arguments: [
    ("private func testB() {}", "is `private`"), ("fileprivate func testB() {}", "is `fileprivate`"),
    ("static func testB() {}", "is `static`"), ("class func testB() {}", "is `class`"),
    ("func testB(_ c: Int = 0) {}", "takes parameters"),
    ("func testB(c: () -> Void) async {}", "takes parameters"),
    ("func testB() throws -> Int { 1 }", "returns a value"),
  ])
  func `a method that is named like a test and that XCTest cannot call is found`(
    method: String,
    reason: String
  ) throws {
    let findings = try findings("class A: Base {\n  \(method)\n}")

    #expect(findings.map(\.rule) == [.undeclaredSuite])
    #expect(findings.map(\.what) == ["testB \(reason), so it never runs"])
    #expect(findings.map(\.line) == [5])
  }

  @Test(arguments: [
    ("class A: Base {}\nprivate extension A { func testB() {} }", "private extension"),
    ("class A: Base {}\nfileprivate extension A { @MainActor func testB() {} }", "fileprivate extension"),
    ("private final class A: Base { func testB() {} }", "private class"),
    ("private class A: Base {}\nextension A { public func testB() {} }", "private class"),
  ])
  func `a test that another file cannot name, because of what holds it, is found`(
    code: String,
    owner: String
  ) throws {
    #expect(try findings(code).map(\.what) == ["testB is in a `\(owner)`, so it never runs"])
  }

  @Test(arguments: [
    "class A: Base {}\nprivate extension A { internal func testB() {} }",
    "class A: Base { func testB() {} }\nprivate extension A { func makeB() {} }",
    "class A: Base { func testB() {} }", "class A: Base { @MainActor func testB() async throws -> Void {} }",
    "class A: Base { func testB() -> () {} }", "class A: Base { private func makeB(_ c: Int) -> Int { c } }",
    "class A: Base {\n private func testB() {}\n func testC() { testB() }\n}",
    "class A: Base {\n func testB(_ c: Int) {}\n func testD() { self.testB(1) }\n}",
    "class A: Base { struct C { static func testB() {} } }", "class A: Other { private func testB() {} }",
    "extension XCTestCase { func testShared(_ a: Int) {} }",
  ])
  func `a method that XCTest calls, or that another one calls, is none`(code: String) throws {
    #expect(try findings(code) == [])
  }

  @Test(arguments: [
    "@Suite struct A {\n  func testB() { #expect(c() == 2) }\n  @Test func d() {}\n}",
    "struct A {\n  func testB() throws { try #require(c) }\n}",
    "struct A {\n  static func testB() { #Testing::expect(c) }\n}",
    "class A {\n  func testB() { XCTAssertTrue(false) }\n}",
    "actor A {\n  func testB() async { XCTFail() }\n}",
    "struct A: C, Sendable {\n  func testB() { #expect(d) }\n}",
    "@Suite struct A {}\nextension A { func testB() { #expect(c) } }",
    "@Suite enum A {\n  static func testB() { #expect(c) }\n}", "struct A {}\nfunc testB() { #expect(c) }",
  ])
  func `a test that lost its attribute or its class is found`(code: String) throws {
    let findings = try findings(code).filter { $0.rule == .undeclaredSuite }

    #expect(findings.map(\.what) == ["testB has neither `@Test` nor a class of XCTest, so it never runs"])
    #expect(findings.map(\.line) == [5])
  }

  @Test(arguments: [
    "@Suite struct A {\n  func b() { #expect(c) }\n  @Test func d() {}\n}",
    "@Suite struct A {\n  func `b c`() throws { try #require(d) }\n}",
    "enum A {\n  private static func b() { #expect(c) }\n}", "struct A {}\nprivate func b() { #expect(c) }",
  ])
  func `a function with an expectation that nobody calls is found, whatever its name`(code: String) throws {
    let findings = try findings(code).filter { $0.rule == .undeclaredSuite }

    #expect(findings.map(\.line) == [5])
  }

  @Test(arguments: [
    "struct A {\n @Test func b() { c() }\n func c() { #expect(d) }\n}",
    "@Test func a() { b() }\nfunc b() { #expect(c) }",
    "@Test func a() { b.c() }\nenum B { func c() { #expect(d) } }",
    "struct A { func b(_ c: Int) { #expect(c) } }", "@Test func a() { func b() { #expect(c) }; b() }",
    "struct A: B { func c() { #expect(d) } }", "struct A {}\nextension A: B { func c() { #expect(d) } }",
    "class A: B { func c() { #expect(d) } }", "struct A { func b() { c() } }", "func a() { b() }",
    "@Test func a() { #expect(b) }", "struct A {\n @Test(.tags(.b)) func c() { #expect(d) }\n}",
  ])
  func `a part of a test, the requirement of a protocol and what expects nothing are none`(code: String)
    throws
  {
    #expect(try findings(code).filter { $0.rule == .undeclaredSuite } == [])
  }

  @Test(arguments: [
    "struct A {\n  @Test(.tags(.c)) func testB() { #expect(d) }\n}",
    "class A: C { func testB() { #expect(d) } }", "extension A { func testB() { #expect(c) } }",
    "class A: C {}\nextension A { func testB() { #expect(d) } }",
    "struct A { func testB() { c() } }", "struct A { func testB() { \"#expect(c)\" } }",
    "struct A { func testB(_ c: Int) { #expect(c) } }", "struct A: B { func tester() { #expect(c) } }",
    "struct A {\n func testB() { #expect(c) }\n @Test func d() { testB() }\n}",
    "func testB(_ c: Int) { #expect(c) }",
    "import struct Foundation.URL\nclass A: C { func testB() { XCTAssertTrue(d) } }",
  ])
  func `a test with its attribute, a class from elsewhere and a part of a test are none`(code: String) throws
  {
    #expect(try findings(code).filter { $0.rule == .undeclaredSuite } == [])
  }

  @Test func `a method that a module calls as the requirement of a protocol is none`() throws {
    var fixture = Fixture()
    fixture.add("func run(_ contract: some Contract) { contract.testB() }", to: Fixture.filmsSource)
    fixture.add("struct A: Contract { func testB() { #expect(c) } }", to: Fixture.filmsSuite)

    #expect(try fixture.findings().filter { $0.rule == .undeclaredSuite } == [])
  }

  private func findings(_ code: String) throws -> [Finding] {
    var fixture = Fixture()
    let base = "class Base: XCTestCase { func testA() { testShared(1) } }"
    fixture.add(base, to: Fixture.films + "/Tests/FilmsTests/Base.swift")
    fixture.add(code, to: Fixture.filmsSuite)
    return try fixture.findings()
  }
}
