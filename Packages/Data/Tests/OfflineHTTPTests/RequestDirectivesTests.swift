import NetworkingKit
import Testing

@testable import OfflineHTTP

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
