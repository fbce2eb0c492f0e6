import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

@Suite struct DocumentationTests {
  @Test(arguments: [
    ("public struct A {}", ["struct A"]),
    ("/// Says it.\npublic struct A {}", []),
    ("/** Says it. */\npublic struct A {}", []),
    ("// Says nothing.\npublic struct A {}", ["struct A"]),
    ("//// Ornament.\npublic struct A {}", ["struct A"]),
    ("///\npublic struct A {}", ["struct A"]),
    ("/*** Ornament. */\npublic struct A {}", ["struct A"]),
    ("/** */\npublic struct A {}", ["struct A"]),
    ("/* Says nothing. */\npublic struct A {}", ["struct A"]),
    ("/// Says it.\n@available(macOS 15, *) @MainActor\npublic final class A {}", []),
    ("@available(*, deprecated, message: \"a) b\")\npublic func a() {}", ["func a"]),
    ("/// Says it.\nstatic public func a() {}", []),
    ("/// Of the other.\nlet a = 1\npublic let b = 2", ["let b"]),
    ("public private(set) var a = 1", ["var a"]),
    ("public static func == (a: A, b: A) -> Bool { true }", ["func =="]),
    ("public init?(a: Int) {}\npublic subscript(a: Int) -> Int { a }", ["init", "subscript"]),
    (
      "open class A {\n open class func b() {}\n public class var c: Int { 1 }\n}",
      ["class A", "func b", "var c"]
    ),
    ("public nonisolated(unsafe) let a = 1", ["let a"]), ("public var (a, b) = (1, 2)", ["var (a, b)"]),
    ("public func load<A>(_ a: A) {}", ["func load"]),
    ("public typealias A = B", ["typealias A"]),
    ("open\nclass A {}", ["class A"]), ("struct B {}\nopen\n  class A {}", ["class A"]),
    ("public extension\tA {\n protocol B { func c() }\n}", ["protocol B", "func c"]),
    ("/// Says it.\npublic enum A {\n case b\n}", ["case b"]),
    ("/// Says it.\npublic enum A {\n /// Says it.\n case b, c\n indirect case d(A)\n}", ["case d"]),
    ("/// Says it.\npublic enum A { /// Says it.\n case b; var c: A { switch self { case .b: .b } } }", []),
    ("public extension A {\n /// Says it.\n enum B {\n  case `default` = 1\n }\n}", ["case `default`"]),
    ("/// Says it.\npublic enum A {\n case b, c\n}", ["case b", "case c"]),
    ("/// Says it.\npublic enum A { case b,c ; case d }", ["case b", "case c", "case d"]),
    (
      "/// Says it.\npublic enum A {\n case b(C, d: [E] = [f, g]),\n  h\n case i\n}",
      ["case b", "case h", "case i"]
    ),
    (
      "/// Says it.\npublic enum A: Int {\n case b = 1, `c` = -2\n  , d\n var e: Int { f(1, g) }\n}",
      ["case b", "case `c`", "case d"]
    ),
    ("/// Says it.\npublic enum A: String { case b = \"x, y\", c }", ["case b", "case c"]),
    ("/// Says it.\npublic enum A {\n case b,\n  /// Says it.\n  c, d\n}", ["case b", "case d"]),
    ("/// Says it.\n@A<B> public var c = 1", []), ("/// Says it.\n@A<[B: C<D>]>(e)\npublic struct F {}", []),
    ("public @A<B>(c) var d = 1", ["var d"]), ("/// Of the other.\nlet a: A<B>\npublic let c = 1", ["let c"]),
    ("/// Says it.\n@A\n#if B\n@C(d, \"e {\")\n#else\n\n@F\n#endif\npublic func g() {}", []),
    ("/// Of the other.\n#if A\n@B func c() {}\n#endif\npublic func d() {}", ["func d"]),
    ("/// Of the other.\n@A\n#if B\ncase c\n#endif\npublic func d() {}", ["func d"]),
    ("/// Of the other.\n@A init()\n#endif\npublic func b() {}", ["func b"]),
    ("/// Says it.\npublic enum A {\n case `e f`(x: Int)\n}", ["case `e f`"]),
    (
      "/// Says it.\npublic enum A {\n case `c d`, `e-f`\n case g\n}", ["case `c d`", "case `e-f`", "case g"]
    ),
    ("public func `a b`() {}", ["func `a b`"]), ("public struct `a {`: B {}", ["struct `a {`"]),
    ("/// Says it.\npublic enum A { case b,", ["case b"]),
    ("/// Says it.\npublic enum A { case", []),
    ("enum A { case b }", []),
  ])
  func `a public declaration needs a comment that documents it`(source: String, missing: [String]) {
    #expect(undocumented(source) == missing)
  }

  @Test(arguments: [
    "public import Foundation", "@_exported public import A", "public extension A {}",
    "public override func a() {}", "override public func a() {}", "struct A { var b = 1 }",
    "case open\n  func a() {}", "file.open()\nfunc a() {}",
    "case closed,\n  open\nfunc a() {}", "public extensions\nfunc a() {}",
    "log(\"\\(a, privacy: .public)\")\nfunc a() {}",
    "// public struct A {}", "let a = \"public struct A {}\"", "let `public` = 1",
  ])
  func `what declares nothing of its own in public needs none`(source: String) {
    #expect(undocumented(source) == [])
  }

  @Test func `what a public protocol asks for needs a comment as the protocol does`() {
    let source = """
      /// Says it.
      public protocol A: B where C == D {
        associatedtype E
        /// Says it.
        @MainActor static func a(_ b: (Int) -> Void) async throws(F)
        mutating func b()
        var c: Int { get set }
        init(d: Int)
      }
      func e() { var f = 1 }
      protocol G { func h() }
      """

    #expect(undocumented(source) == ["associatedtype E", "func b", "var c", "init"])
  }

  @Test func `the members of a public extension are public unless they say otherwise`() {
    let source = """
      @MainActor public extension A where B == C {
        func a() { func inner() {} }
        /// Says it.
        static func b() {}
        private func c() {}
        package static let d: E = .init(1)
        private(set) var f: Int { get { 1 } set {} }
        class func g() {}
        @available(*, deprecated) init(_ h: Int) { self.init() }
        public var i: Int { 1 }
        struct J {}
      }
      extension A { func k() {} }
      """

    #expect(undocumented(source) == ["func a", "var f", "func g", "init", "var i", "struct J"])
  }

  @Test func `each case of one declaration is reported at its own line`() {
    let source = SourceCode("/// Says it.\npublic enum A {\n  indirect case b, c,\n    d\n}")

    #expect(source.publicDeclarations.filter { !$0.isDocumented }.map(\.line) == [3, 3, 4])
  }

  @Test func `a missing comment is reported at the line of the declaration`() throws {
    let findings = try Fixture.violating(.documentation).findings()

    #expect(findings.map(\.line) == [3])
  }

  @Test func `declarations with one name on one line are counted, and others found apart`() throws {
    var fixture = Fixture()
    fixture.add("public class A { public init(b: Int) {}; public init() {} }", to: Fixture.filmsSource)

    #expect(
      try fixture.findings().map(\.what) == [
        "2 public declarations “init” have no documentation", "the public class A has no documentation",
      ]
    )
  }

  @Test func `files outside the rooms of documentation and suites need none`() throws {
    var fixture = Fixture()
    fixture.add("public struct A {}", to: "App/main.swift")
    fixture.add("public struct A {}", to: Fixture.filmsSuite)

    #expect(try fixture.findings() == [])
  }

  private func undocumented(_ source: String) -> [String] {
    SourceCode(source).publicDeclarations.filter { !$0.isDocumented }.map(\.name)
  }
}
