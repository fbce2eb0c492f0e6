import NetworkingKit
import Testing

@testable import OfflineHTTP

@Suite struct CacheControlTests {
  @Test(arguments: [
    ("max-age=60", 60), ("MaX-aGe=60", 60), ("max-age=\"60\"", 60), ("max-age=1, max-age=2", 1),
    ("max-age", 0),
    ("max-age=", 0), ("max-age=60.5", 0), ("max-age=-1", 0), ("max-age=abc", 0), ("max-age =60", 0),
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

  @Test func `what is no field name is left out of a directive`() {
    let control = CacheControl([.cacheControl: "no-cache=\"a=b, c\""])
    #expect(!control.containsUnqualified("no-cache"))
    #expect(control.fieldNames(of: "no-cache") == ["c"])
  }

  @Test func `an empty argument is the same with quotes and without`() {
    #expect(CacheControl([.cacheControl: "a=\"\""]) == CacheControl([.cacheControl: "a="]))
  }

  @Test(arguments: ["no-store; private", "no-store =1", "a=\"b, no-store", "a=\"b\", no-store;", "NO-STORE="])
  func `a directive counts also where what follows it is malformed`(value: String) {
    #expect(CacheControl([.cacheControl: value]).contains("no-store"))
  }

  @Test(arguments: [
    ("no-cache=\"\"", true), ("no-cache=", true), ("no-cache=\"a, b", true), ("no-cache=\" , \"", true),
    ("no-cache=\"=\"", true), ("no-cache=\"a\"", false), ("no-cache=a", false), ("max-age=1", false),
  ])
  func `no-cache that names no field is meant for all`(value: String, isMeant: Bool) {
    #expect(ResponseDirectives([.cacheControl: value]).noCache == isMeant)
  }

  @Test func `what is not a directive is skipped`() {
    let control = CacheControl([.cacheControl: "=, @, no store, max-age=3"])
    #expect(control.seconds("max-age") == 3)
    #expect(!control.contains("no-store"))
  }
}
