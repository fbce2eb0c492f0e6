import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

/// Expectations of another library than the one that runs their test.
@Suite struct ForeignExpectationTests {
  @Test(arguments: [
    ("@Test func a() { XCTAssertEqual(1, 2) }", "XCTAssertEqual in a test with @Test never fails"),
    (
      "@Testing.Test(arguments: [1].map { $0 })\nfunc a(b: Int) {\n XCTFail()\n}",
      "XCTFail in a test with @Test never fails"
    ),
    ("@Test func a(b: () -> Void = {}) { XCTest.XCTFail() }", "XCTFail in a test with @Test never fails"),
    ("@Test func `a (`() { XCTest::XCTFail() }", "XCTFail in a test with @Test never fails"),
    ("class A: XCTestCase { func testB() { #expect(1 == 2) } }", "#expect in a test with XCTest never fails"),
    ("extension XCTestCase { func b() { #expect(1 == 2) } }", "#expect in a test with XCTest never fails"),
    (
      "class A:\n  XCTest.XCTestCase\n{ func testB() { Issue.record(c) } }",
      "Issue.record in a test with XCTest never fails"
    ),
    ("class A<B>: Base, C { func testB() { #expect(D) } }", "#expect in a test with XCTest never fails"),
    ("extension Base { func testB() { #expect(C) } }", "#expect in a test with XCTest never fails"),
    ("@Testing::Test func a() { XCTFail() }", "XCTFail in a test with @Test never fails"),
    (
      "class A: XCTestCase { func testB() { #Testing::expect(c) } }",
      "#Testing.expect in a test with XCTest never fails"
    ),
    (
      "typealias A = XCTest.XCTestCase\nclass B: A { func testC() { #expect(d) } }",
      "#expect in a test with XCTest never fails"
    ),
    ("class A: Renamed { func testB() { #expect(c) } }", "#expect in a test with XCTest never fails"),
    (
      "class A: Base { func testB() { Issue . record(c) } }",
      "Issue.record in a test with XCTest never fails"
    ),
    (
      "class A: Base {}\n@Suite struct B {\n @Test func c() { d() }\n func d() { XCTFail() }\n}",
      "XCTFail in a test with @Test never fails"
    ),
    (
      "class A: Base {}\nextension B { @Test func c() { d() }; static func d() { XCTAssert(e) } }",
      "XCTAssert in a test with @Test never fails"
    ),
    (
      "class A: Base { func testB() { Issue\n  .record(c) } }",
      "Issue.record in a test with XCTest never fails"
    ),
  ])
  func `an expectation of the other library is found`(code: String, what: String) throws {
    #expect(try findings(code).map(\.what) == [what])
  }

  @Test(arguments: [
    "@Test func a() { #expect(1 == 2) }", "class A: XCTestCase { func testB() { XCTAssert(false) } }",
    "@Test func a() {}\nclass A: XCTestCase { func testB() { XCTAssert(false) } }",
    "class A: XCTestCase { func testB() {} }\n@Test func a() { #expect(1 == 2) }",
    "@Test func a() throws { _ = try XCTUnwrap(b) }", "func a(_ b: XCTestCase) { #expect(1 == 2) }",
    "@Test func a() { \"XCTFail()\" }", "class A { class func b(_ c: Base) { #expect(d) } }",
    "@Test func a() { Issue.record(b) }", "class Base2: Other { func testB() { #expect(c) } }",
    "extension Namesake { @Test func a() { #expect(b) } }", "protocol A: class { func b() }",
    "typealias A = Other\nclass B: A { func testC() { #expect(d) } }",
    "func a(_ b: Int) { XCTFail() }\n@Test func c() {}",
    "class A: Base {}\nstruct B { @Test func c() {} }\nstruct D { func e(_ f: Int) { XCTFail() } }",
    "enum A { @Test static func b() {}; class C: XCTestCase { func testD() { XCTFail() } } }",
    "@Test func a() {}\nclass B: Base { func testC() { XCTFail() } }\nfunc d(_ e: Int) { XCTFail() }",
    "import class XCTest.XCTestCase\n@Suite struct A { @Test func b() { #expect(c) } }",
  ])
  func `an expectation of the library of its test is none`(code: String) throws {
    #expect(try findings(code) == [])
  }

  @Test(arguments: [
    ("@Test func a() { check() }", "", 1), ("func a() { check() }", "", 0),
    ("@Test func a() { check() }", "class A: XCTestCase {}", 0),
    ("@Test func a() { check() }", "class A: Fake {}", 1),
  ])
  func `an assertion anywhere in a suite that has tests, and none of XCTest, is found`(
    test: String,
    other: String,
    count: Int
  ) throws {
    var fixture = Fixture()
    let check = "import XCTest\nfunc check() { XCTAssertTrue(a) }\n" + other
    fixture.add(check, to: Fixture.films + "/Tests/FilmsTests/Check.swift")
    fixture.add(test, to: Fixture.filmsSuite)

    #expect(try fixture.findings().map(\.rule) == Array(repeating: .foreignExpectation, count: count))
  }

  @Test(arguments: [
    ("import Testing", "", 0), ("import XCTest", "", 1), ("import class XCTest.XCTestCase", "", 1),
    ("import Fakes", "@_exported import XCTest", 1),
    ("import XCTest", "public func XCTFail(_ a: String = \"\") { Issue.record(a) }", 0),
    ("import XCTest", "public func XCTFailing() {}", 1),
  ])
  func `only an assertion that the file has from XCTest is found`(library: String, fake: String, count: Int)
    throws
  {
    var fixture = Fixture()
    fixture.add(fake, to: "Packages/Testing/Sources/Fakes/Fake.swift")
    fixture.add("\(library)\n@Test func a() { XCTFail() }", to: Fixture.filmsSuite)

    #expect(try fixture.findings().filter { $0.rule == .foreignExpectation }.count == count)
  }

  private func findings(_ code: String) throws -> [Finding] {
    var fixture = Fixture()
    fixture.add("class Base: Middle {}", to: Fixture.films + "/Tests/FilmsTests/Base.swift")
    fixture.add(
      "class Middle: XCTestCase {}\ntypealias Renamed = Middle",
      to: "Packages/Testing/Sources/Fakes/Fake.swift"
    )
    fixture.add("class Namesake: XCTestCase {}", to: "Tests/OtherTests/Other.swift")
    fixture.add("import XCTest\n" + code, to: Fixture.filmsSuite)
    return try fixture.findings()
  }
}
