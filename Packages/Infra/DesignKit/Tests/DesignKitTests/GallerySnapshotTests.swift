import DesignKit
import SnapshotKit
import Testing

@Suite struct GallerySnapshotTests {
  private static let widths = [20, 40, 80, 120]

  @Test(arguments: Gallery.entries.map(\.name))
  func `every element looks as it was reviewed, with styles as tags`(name: String) throws {
    let element = try #require(Gallery.entries.first { $0.name == name }?.element)

    expectSnapshot(
      sheet { TaggedWriter().render(element, in: .terminal($0, hyperlinks: true)) },
      named: "\(name).tagged"
    )
  }

  @Test(arguments: Gallery.entries.map(\.name))
  func `every element looks as it was reviewed, plain`(name: String) throws {
    let element = try #require(Gallery.entries.first { $0.name == name }?.element)

    expectSnapshot(sheet { PlainWriter().render(element, in: .plain($0)) }, named: "\(name).plain")
  }

  @Test(arguments: Gallery.entries.map(\.name))
  func `every element looks as it was reviewed, in ASCII`(name: String) throws {
    let element = try #require(Gallery.entries.first { $0.name == name }?.element)
    let ascii = Capability(glyphs: .ascii)

    expectSnapshot(
      sheet { PlainWriter().render(element, in: RenderEnvironment(width: $0, capability: ascii)) },
      named: "\(name).ascii"
    )
  }

  @Test(arguments: Gallery.entries.map(\.name))
  func `every element reads as it was reviewed`(name: String) throws {
    let element = try #require(Gallery.entries.first { $0.name == name }?.element)

    expectSnapshot(LinearWriter().render(element, in: .plain(80)), named: "\(name).linear")
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi256, .truecolor], [Theme.dark, .light, .mono])
  func `a screen has the reviewed escape sequences`(depth: ColorDepth, theme: Theme) throws {
    let element = try #require(Gallery.entries.first { $0.name == "screen-section" }?.element)

    let written = TerminalWriter().render(
      element,
      in: .terminal(60, depth: depth, theme: theme, hyperlinks: true)
    )

    expectSnapshot(written.replacing("\u{1B}", with: "␛"), named: "screen-section.\(theme)-\(depth)")
  }

  private func sheet(_ render: (Int) -> String) -> String {
    Self.widths.map { "-- \($0) columns\n" + render($0) }.joined()
  }
}
