import Testing

@testable import CommandKit

@Suite struct HelpSectionTests {
  @Test(arguments: [(24, 28), (25, 6)])
  func `a label of up to twenty-four cells makes room for itself, and a longer one gets a line of its own`(
    cells: Int,
    column: Int
  ) {
    let row = HelpSection.Row(label: String(repeating: "a", count: cells), description: "Text.")

    #expect(
      HelpSection.column(of: [HelpSection(heading: "Options", rows: [row])], in: HelpFormat()) == column
    )
  }
}
