import NetworkingKit
import Testing

@testable import OfflineHTTP

@Suite struct CacheControlTests {
  @Test(arguments: [
    ("max-age=60", 60), ("MaX-aGe=60", 60), ("max-age=\"60\"", 60), ("max-age=1, max-age=2", 1),
    ("max-age", 0),
    ("max-age=", 0), ("max-age=60.5", 0), ("max-age=-1", 0), ("max-age=abc", 0), ("max-age =60", nil),
    ("x=\"max-age=60\"", nil), ("x=\"a, max-age=60\", max-age=5", 5), ("s-maxage=60", nil),
    ("max-age=1  ", 1),
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

  @Test func `the argument of a directive may have an equals sign`() {
    let control = CacheControl([.cacheControl: "no-cache=\"a=b\""])
    #expect(!control.containsUnqualified("no-cache"))
    #expect(control.fieldNames(of: "no-cache") == ["a=b"])
  }

  @Test func `what is not a directive is skipped`() {
    let control = CacheControl([.cacheControl: "=, @, no store, max-age=3"])
    #expect(control.seconds("max-age") == 3)
    #expect(!control.contains("no-store"))
  }
}
