import DesignCatalog
import DesignKit
import Testing

/// The terminal form is too long to be read by anyone; the tagged and plain forms are reviewed, and it agrees with
/// them.
@Suite struct TerminalAgreementTests {
  private static let names = Catalog.entries.map(\.name)

  @Test(arguments: names, ColorDepth.allCases)
  func `every character has the colours of its token, and its link`(name: String, depth: ColorDepth) throws {
    for specimen in try #require(Catalog.entry(named: name)).specimens {
      // Narrow lines break links, wide ones have components beside each other.
      // Themes differ in their colours alone, so one depth shows that they are kept apart.
      let themes = depth == .truecolor ? Theme.allCases : [Theme.dark]
      for (theme, width) in themes.map({ ($0, 40) }) + [(.dark, 9), (.dark, 110)] {
        let environment = RenderEnvironment.terminal(width, depth: depth, theme: theme, hyperlinks: true)
        let difference = TerminalAgreement(theme: theme, depth: depth).difference(
          TerminalWriter().render(specimen.element, in: environment),
          TaggedWriter().render(specimen.element, in: environment)
        )
        #expect(difference == nil, "\(specimen.state), \(theme) at \(width)")
      }
    }
  }

  @Test(arguments: names, ColorDepth.allCases)
  func `the terminal shows the plain text, without a link that it does not support`(
    name: String,
    depth: ColorDepth
  ) throws {
    for specimen in try #require(Catalog.entry(named: name)).specimens {
      for width in [20, 40, 80, 120] {
        let environment = RenderEnvironment.terminal(width, depth: depth)
        let screen = TerminalScreen(TerminalWriter().render(specimen.element, in: environment))
        let plain = lines(PlainWriter().render(specimen.element, in: environment))

        #expect(screen.texts.map(withoutTrailingSpaces) == plain, "\(specimen.state) at \(width)")
        #expect(
          screen.texts.allSatisfy { CellWidth().cells(of: $0) == width },
          "\(specimen.state) at \(width)"
        )
        #expect(screen.unknown.isEmpty && !screen.leaks, "\(specimen.state) at \(width)")
        #expect(screen.cells.allSatisfy { $0.link == nil }, "\(specimen.state) at \(width)")
      }
    }
  }

  @Test(arguments: [
    ("a wrong colour", "38;2;255;143;143", "38;2;127;216;143"), ("a lost colour", "38;2;255;143;143", "1"),
    ("lost emphasis", "[1;", "["), ("a colour that is none", "38;2;255;143;143", "38;2;255;143;256"),
    ("a missing reset", "\u{1B}[0m\n", "\n"), ("a reset that leaves something", "[0;4", "[4"),
    ("a lost link", "id=1;https://example.org/a", ";"), ("another link", "example.org/a", "example.org/b"),
    ("a link that stays open", "\u{1B}]8;;\u{1B}\\", ""), ("a link without an end", "\u{1B}\\", ""),
    ("a link that is too short", "more\u{1B}]8;;\u{1B}\\", "mor\u{1B}]8;;\u{1B}\\e"),
    ("another character", "Failed", "Faded"), ("a missing character", "Failed", "Faild"),
    ("a missing line", "\u{1B}[0m\n", "\u{1B}[0m"), ("a cursor that moves", "Failed", "\u{1B}[2KFailed"),
    ("a title of the window", "Failed", "\u{1B}]0;x\u{1B}\\Failed"), ("a bell", "Failed", "\u{07}Failed"),
    ("blinking", "[0;4", "[0;5;4"), ("a reset without a number", "\u{1B}[0m", "\u{1B}[m"),
  ])
  func `a fault in the terminal form is found`(fault: String, part: String, other: String) throws {
    let link = try #require(Link("https://example.org/a"))
    let text = StyledText("Failed", .danger, .bold) + StyledText("more", link: link) + " ."
    let environment = RenderEnvironment.terminal(14, hyperlinks: true)
    let agreement = TerminalAgreement(theme: .dark, depth: .truecolor)
    let written = TerminalWriter().render(.text(text).painted(on: .raised), in: environment)
    let tagged = TaggedWriter().render(.text(text).painted(on: .raised), in: environment)

    #expect(agreement.difference(written, tagged) == nil)
    #expect(written.contains(part))
    #expect(agreement.difference(written.replacing(part, with: other), tagged) != nil)
  }

  private func withoutTrailingSpaces(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
