import NetworkingKit
import Testing

@testable import OfflineHTTP

@Suite struct FieldListTests {
  @Test(arguments: [
    ("a, b", ["a", "b"]), (" a ,, b,", ["a", "b"]), ("", []), (" , ", []), ("a=\"x, y\", b", ["a=\"x, y\"", "b"]),
    ("a=\"x\\\", y\", b", ["a=\"x\\\", y\"", "b"]), ("a\tb ,c", ["a\tb", "c"]), ("\"open, b", ["\"open, b"]),
  ])
  func `a list is cut at the commas outside quotes`(value: String, elements: [String]) {
    #expect(FieldList.elements(of: value) == elements)
  }

  @Test func `a backslash in an entity tag escapes nothing`() {
    #expect(FieldList.elements(of: #""a\", "b""#, hasEscapes: false) == [#""a\""#, #""b""#])
  }
}

@Suite struct DeltaSecondsTests {
  @Test(arguments: [
    ("0", 0), ("3600", 3600), ("007", 7), ("2147483647", 2_147_483_647), ("2147483649", 2_147_483_648),
    ("99999999999999999999999", 2_147_483_648), ("", nil), ("-1", nil), ("+1", nil), ("1.5", nil), ("10s", nil),
    ("١", nil), (" 1", nil),
  ])
  func `seconds are digits and nothing else`(text: String, seconds: Int?) {
    #expect(DeltaSeconds.parse(text) == seconds)
  }
}

@Suite struct CacheControlTests {
  @Test(arguments: [
    ("max-age=60", 60), ("MaX-aGe=60", 60), ("max-age=\"60\"", 60), ("max-age=1, max-age=2", 1), ("max-age", 0),
    ("max-age=", 0), ("max-age=60.5", 0), ("max-age=-1", 0), ("max-age=abc", 0), ("max-age =60", nil),
    ("x=\"max-age=60\"", nil), ("x=\"a, max-age=60\", max-age=5", 5), ("s-maxage=60", nil), ("max-age=1  ", 1),
    ("no-cache", nil), ("", nil),
  ])
  func `the lifetime is read cautiously`(value: String, seconds: Int?) {
    #expect(CacheControl([.cacheControl: value]).seconds("max-age") == seconds)
  }

  @Test func `several lines are one list`() {
    let control = CacheControl([.cacheControl: "private", .date: "x", .cacheControl: "max-age=5, NO-STORE"])
    #expect(control.contains("private"))
    #expect(control.contains("no-store"))
    #expect(control.seconds("max-age") == 5)
  }

  @Test func `a directive with field names is not the directive for all fields`() {
    let control = CacheControl([.cacheControl: "no-cache=\"Set-Cookie, a\""])
    #expect(!control.containsUnqualified("no-cache"))
    #expect(control.fieldNames(of: "no-cache") == ["set-cookie", "a"])
  }

  @Test func `what is not a directive is skipped`() {
    let control = CacheControl([.cacheControl: "=, @, no store, max-age=3"])
    #expect(control.seconds("max-age") == 3)
    #expect(!control.contains("no-store"))
  }
}

@Suite struct RequestDirectivesTests {
  @Test func `a request without directives asks nothing`() {
    let directives = RequestDirectives([:])
    #expect(!directives.noCache && !directives.noStore && !directives.onlyIfCached)
    #expect(directives.maxAge == nil && directives.maxStale == nil && directives.minFresh == 0)
  }

  @Test(arguments: [("max-stale", Int.max), ("max-stale=5", 5), ("max-stale=x", 0), ("max-age=5", nil)])
  func `a tolerated staleness has a number or none`(value: String, seconds: Int?) {
    #expect(RequestDirectives([.cacheControl: value]).maxStale == seconds)
  }

  static let pragmas: [(HTTPFields, Bool)] = [
    (["Pragma": "no-cache"], true), (["Pragma": "x, No-Cache"], true), (["Pragma": "x"], false),
    (["Pragma": "no-cache", "Cache-Control": "max-age=5"], false), (["Cache-Control": "no-cache"], true),
  ]

  @Test(arguments: pragmas)
  func `pragma counts when there is no cache control`(fields: HTTPFields, noCache: Bool) {
    #expect(RequestDirectives(fields).noCache == noCache)
  }
}
