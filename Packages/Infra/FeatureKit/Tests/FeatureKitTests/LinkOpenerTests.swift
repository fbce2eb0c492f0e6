import DomainKernel
import FeatureKit
import Testing

@Suite struct LinkOpenerTests {
  @Test func `where nobody looks at the screen no address is opened`() async throws {
    let link = try #require(WebLink("https://example.com/"))

    let isOpened = await NoLinkOpener().open(link)

    #expect(!isOpened)
  }
}
