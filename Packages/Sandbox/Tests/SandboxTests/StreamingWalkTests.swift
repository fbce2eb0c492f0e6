import Foundation
import Testing

@testable import Sandbox

@Suite struct StreamingWalkTests {
  /// One line for each version of the content; raise `StreamingService.contentVersion` and add a line when the
  /// digest below no longer fits, or clients keep old pages for ever.
  static let digests: [Int: String] = [
    1: "unrecorded"
  ]

  @Test func `every link leads to a page, and content changes only with its version`() async throws {
    let walk = try await StreamingWalk.everything()
    #expect(walk.broken == [])
    #expect(walk.pages.count > 3_000)

    var digest = FNV1a()
    for page in walk.pages {
      digest.add(page.address.utf8)
      digest.add(page.body)
    }
    #expect(Hexadecimal(digest.value).digits == Self.digests[StreamingService.contentVersion])
    #expect(walk.pages.allSatisfy { page in page.body.allSatisfy { $0 >= 0x20 && $0 != 0x7F } })
  }
}
