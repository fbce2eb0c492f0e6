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

  @Test(arguments: [
    (60, ["  --hot    As it comes."]), (59, ["  --hot", "      As it comes."]),
    (40, ["  --hot", "      As it comes."]), (39, ["  --hot", "    As it comes."]),
  ])
  func `descriptions stand beside their labels from sixty columns, and less deep below forty`(
    width: Int,
    lines: [String]
  ) {
    let section = HelpSection(
      heading: "Options",
      rows: [HelpSection.Row(label: "--hot", description: "As it comes.")]
    )

    let all = section.lines(column: 11, vocabulary: .english, format: HelpFormat(width: width))

    #expect(Array(all.dropFirst()) == lines)
  }

  @Test(arguments: [
    (23, ["  tea  green or black,", "       with milk"]), (22, ["  tea green or black,", "  with milk"]),
  ])
  func `a second column of at least sixteen cells goes on below itself, and a narrower one below the label`(
    width: Int,
    lines: [String]
  ) {
    let wrap = TextWrap { $0.count }
    #expect(wrap.lines("  tea  green or black, with milk", width: width) == lines)
  }

  @Test(arguments: [
    (41, [25, 25], ["each address", "that is set"]), (40, [4], ["each address that is set"]),
  ])
  func `a line of a second column for which there is no room is indented less`(
    width: Int,
    indentations: [Int],
    texts: [String]
  ) {
    let wrap = TextWrap { $0.count }
    let line = String(repeating: " ", count: 25) + "each address that is set"

    let expected = zip(indentations, texts).map { String(repeating: " ", count: $0) + $1 }
    #expect(wrap.lines(line, width: width) == expected)
  }

  @Test func `an indentation of four blanks stays, however little room there is`() {
    let wrap = TextWrap { $0.count }

    #expect(wrap.lines("    green tea", width: 12) == ["    green", "    tea"])
  }
}
