import Foundation
import Testing

@testable import Sandbox

@Suite struct StreamingWalkTests {
  /// One line for each version of the content.
  ///
  /// When the walk's digest no longer fits, raise
  /// `StreamingService.contentVersion` and add a line, or clients keep old pages for ever.
  private static let digests: [Int: String] = [
    1: "bd0231d22ff04a06"
  ]
  private static let walk = Task { try await StreamingWalk.everything() }

  @Test func `every link on every page leads to a page`() async throws {
    let walk = try await Self.walk.value
    #expect(walk.broken == [])
    #expect(walk.pages.count > 1_000)
  }

  @Test func `content changes only with its version`() async throws {
    var digest = FNV1a()
    for page in try await Self.walk.value.pages {
      digest.add(page.address.utf8)
      digest.add(page.body)
    }
    #expect(Hexadecimal(digest.value).digits == Self.digests[StreamingService.contentVersion])
  }

  @Test func `no page holds a control character, not even an escaped one`() async throws {
    let escape = Data("\\u00".utf8)
    for page in try await Self.walk.value.pages {
      let isPlain = page.body.withUnsafeBytes { bytes in bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
      #expect(isPlain, "\(page.address)")
      #expect(page.body.range(of: escape) == nil, "\(page.address)")
    }
  }
}
