import DesignKit
import FeatureKit
import Testing

@testable import ScreenKit

/// The line below a page with the source and the age of its content.
@Suite struct PageFooterTests {
  private let facts = Element.facts([
    "00000000-aaaa-bbbb", "20 of 500 jobs", "service error", "cached 11 seconds ago", "sandbox",
  ])

  private func lines(_ footer: Element, columns: Int) -> [String] {
    PageFooter.lines(of: footer, Painter(RenderEnvironment(width: columns))).map(\.text)
  }

  @Test(arguments: [20, 40, 80])
  func `a load and what is missing make it no higher`(columns: Int) {
    let more: [Element] = [
      .loading("Checking for changes"), .callout(.warning, title: "Incomplete", hint: "Wait."),
    ]
    let alone = lines(facts, columns: columns)
    for element in more {
      #expect(lines(.stack([facts, element], spacing: 1), columns: columns) == alone)
    }
  }

  @Test(arguments: [(24, true), (100, false)])
  func `facts without room are cut at their beginning, behind a mark`(columns: Int, isCut: Bool) throws {
    let lines = lines(facts, columns: columns)

    #expect(lines.count == (isCut ? 2 : 1))
    #expect(lines.first?.contains("…") == isCut)
    #expect(lines.last?.contains("sandbox") == true)
    #expect(lines.joined().contains("00000000") == !isCut)
    #expect(lines.allSatisfy { $0.count <= columns })
  }

  @Test(arguments: [1, 2, 3])
  func `the narrowest window has two lines at most`(columns: Int) {
    #expect(lines(facts, columns: columns).count <= 2)
  }
}
