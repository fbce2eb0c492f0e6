import Foundation
import Testing

@testable import Sandbox

@Suite struct StreamingWalkTests {
  /// The digest of the current version.
  ///
  /// No version may be used again, or clients keep old pages for ever.
  private static let digest = (version: 2, value: "7ff1d25f2fc57507")
  private static let walk = Task { try await StreamingWalk.everything() }

  @Test func `every link on every page leads to a page`() async throws {
    let walk = try await Self.walk.value
    #expect(walk.broken == [])
    #expect(walk.pages.count > 2_000)
  }

  @Test func `when pages change on purpose, raise contentVersion and record it here with the new digest`()
    async throws
  {
    var digest = FNV1a()
    for page in try await Self.walk.value.pages {
      digest.add(page.address.utf8)
      digest.add(page.body)
    }
    #expect(Hexadecimal(digest.value).digits == Self.digest.value)
    #expect(StreamingService.contentVersion == Self.digest.version)
  }

  @Test func `no page holds a control character, not even an escaped one`() async throws {
    let escape = Data("\\u00".utf8)
    for page in try await Self.walk.value.pages {
      // A closure for each byte takes several times as long.
      let plain = page.body.withUnsafeBytes { bytes in
        var count = 0
        while count < bytes.count, bytes[count] >= 0x20, bytes[count] != 0x7F { count += 1 }
        return count
      }
      #expect(plain == page.body.count, "\(page.address)")
      #expect(page.body.range(of: escape) == nil, "\(page.address)")
    }
  }
}
