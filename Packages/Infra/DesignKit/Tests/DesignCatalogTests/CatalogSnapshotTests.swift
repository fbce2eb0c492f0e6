import DesignCatalog
import DesignKit
import SnapshotKit
import Testing

@Suite struct CatalogSnapshotTests {
  private static let names = Catalog.entries.map(\.name)
  private static let widths = [20, 40, 80, 120]
  private static let colors = [OutputForm.truecolor, .ansi256, .ansi16]

  @Test(arguments: names)
  func `every component looks as it was reviewed, with styles as tags`(name: String) throws {
    let tagged = try sheet(of: name) { element, width in
      let capability = Capability(colorDepth: .truecolor, allowsEmphasis: true, hyperlinks: true)
      return TaggedWriter().render(element, in: RenderEnvironment(width: width, capability: capability))
    }

    expectSnapshot(tagged, named: "\(name).tagged")
  }

  @Test(arguments: names, [OutputForm.plain, .ascii])
  func `every component is written as it was reviewed`(name: String, form: OutputForm) throws {
    let written = try sheet(of: name) { form.render($0, in: RenderEnvironment(width: $1)) }

    expectSnapshot(written, named: "\(name).\(form.rawValue)")
  }

  @Test(arguments: names, [OutputForm.linear, .markdown])
  func `every component reads as it was reviewed`(name: String, form: OutputForm) throws {
    let entry = try #require(Catalog.entry(named: name))
    let written = entry.specimens.map { specimen in
      "== \(specimen.state)\n" + form.render(specimen.element, in: RenderEnvironment(width: 80))
    }

    expectSnapshot(written.joined(), named: "\(name).\(form.rawValue)")
  }

  /// One page for each depth; all other escape sequences are compared with the reviewed forms by
  /// `TerminalAgreementTests`.
  @Test(arguments: colors)
  func `a page has the reviewed colours in every theme`(form: OutputForm) {
    let written = Theme.allCases.map { theme in
      "== \(theme.rawValue)\n" + form.render(Self.page, in: RenderEnvironment(width: 34, theme: theme))
    }

    expectSnapshot(written.joined().replacing("\u{1B}", with: "␛"), named: "page-in-colors.\(form.rawValue)")
  }

  @Test func `every recording belongs to a component or to the page in colours`() {
    let forms = ["tagged"] + [OutputForm.plain, .ascii, .linear, .markdown].map(\.rawValue)
    let components = Self.names.flatMap { name in forms.map { "\(name).\($0)" } }
    let page = Self.colors.map { "page-in-colors.\($0.rawValue)" }

    expectNoOrphanedSnapshots(computed: ["CatalogSnapshotTests": components + page])
  }

  /// Every token on the page, and what stands on each other surface.
  private static let page = Element.stack([
    .heading("Films", .page),
    .row(
      ListRow(
        "The Ice Pilot",
        icon: .pointer,
        subtitle: "A pilot takes one last ship.",
        details: ["\(Icon.star, .warning) 7.8", StyledText("2021", .muted)],
        trailing: StyledText(Badge("new", .info))
      )
    ),
    .callout(.error, title: "No answer", hint: "Try again."),
    .facts([StyledText(Badge("Done", .success)), StyledText(Badge("Slow", .warning))]),
    .link("Trailer", to: "https://example.org/trailer?id=7"),
    .pill(Badge("Live", .success)),
    .table(
      [TableColumn("Title"), TableColumn("Year", alignment: .trailing)],
      rows: [["Fjord", "2019"], ["Oslo", "2020"]],
      options: TableOptions(selectedRow: 1)
    ),
  ])

  private func sheet(of name: String, _ render: (Element, Int) -> String) throws -> String {
    let entry = try #require(Catalog.entry(named: name))
    return entry.specimens.map { specimen in
      "== \(specimen.state)\n"
        + Self.widths.map { "-- \($0) columns\n" + render(specimen.element, $0) }.joined()
    }
    .joined()
  }
}
