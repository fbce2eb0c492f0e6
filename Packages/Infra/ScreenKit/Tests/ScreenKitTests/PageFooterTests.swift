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

  @Test(arguments: [(24, true, 2), (60, false, 2), (100, false, 1)])
  func `facts without room are cut at their beginning, behind a mark`(
    columns: Int,
    isCut: Bool,
    count: Int
  ) throws {
    let lines = lines(facts, columns: columns)

    #expect(lines.count == count)
    #expect(lines.first?.contains("…") == isCut)
    #expect(lines.first?.contains("…  ") == false)
    #expect(lines.last?.contains("sandbox") == true)
    #expect(lines.joined().contains("00000000") == !isCut)
    #expect(lines.allSatisfy { $0.count <= columns })
  }

  @Test(arguments: [1, 2])
  func `where the mark has no room the first facts are shown`(columns: Int) {
    let painter = Painter(RenderEnvironment(width: columns))
    #expect(PageFooter.lines(of: facts, painter) == Array(painter.lines(facts).prefix(2)))
  }

  @Test(arguments: [1, 2, 3])
  func `the narrowest window has two lines at most`(columns: Int) {
    #expect(lines(facts, columns: columns).count <= 2)
  }
}
