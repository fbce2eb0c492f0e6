import DesignCatalog
import DesignKit
import SnapshotKit
import Testing

@Suite struct CatalogSnapshotTests {
  private static let names = Catalog.entries.map(\.name)
  private static let widths = [20, 40, 80, 120]

  @Test(arguments: names)
  func `every component looks as it was reviewed, with styles as tags`(name: String) throws {
    let tagged = try sheet(of: name) { element, width in
      let capability = Capability(colorDepth: .truecolor, allowsEmphasis: true, hyperlinks: true)
      return TaggedWriter().render(element, in: RenderEnvironment(width: width, capability: capability))
    }

    expectSnapshot(tagged, named: "\(name).tagged")
  }

  @Test(arguments: names, OutputForm.allCases.filter(\.isLaidOut))
  func `every component is written as it was reviewed`(name: String, form: OutputForm) throws {
    let written = try sheet(of: name) { form.render($0, in: RenderEnvironment(width: $1)) }

    expectSnapshot(written.replacing("\u{1B}", with: "␛"), named: "\(name).\(form.rawValue)")
  }

  @Test(arguments: names, OutputForm.allCases.filter { !$0.isLaidOut })
  func `every component reads as it was reviewed`(name: String, form: OutputForm) throws {
    let entry = try #require(Catalog.entry(named: name))
    let written = entry.specimens.map { specimen in
      "== \(specimen.state)\n" + form.render(specimen.element, in: RenderEnvironment(width: 80))
    }

    expectSnapshot(written.joined(), named: "\(name).\(form.rawValue)")
  }

  @Test(arguments: Theme.allCases, [OutputForm.truecolor, .ansi256, .ansi16])
  func `a page has the reviewed colours in every theme`(theme: Theme, form: OutputForm) throws {
    let page = try #require(Catalog.entry(named: "page")?.specimens.first)

    let written = form.render(page.element, in: RenderEnvironment(width: 60, theme: theme))

    expectSnapshot(
      written.replacing("\u{1B}", with: "␛"),
      named: "theme.\(theme.rawValue).\(form.rawValue)"
    )
  }

  @Test func `every recording belongs to a component or a theme`() {
    let components = Self.names.flatMap { name in
      (["tagged"] + OutputForm.allCases.map(\.rawValue)).map { "\(name).\($0)" }
    }
    let themes = Theme.allCases.flatMap { theme in
      [OutputForm.truecolor, .ansi256, .ansi16].map { "theme.\(theme.rawValue).\($0.rawValue)" }
    }

    expectNoOrphanedSnapshots(computed: ["CatalogSnapshotTests": components + themes])
  }

  private func sheet(of name: String, _ render: (Element, Int) -> String) throws -> String {
    let entry = try #require(Catalog.entry(named: name))
    return entry.specimens.map { specimen in
      "== \(specimen.state)\n"
        + Self.widths.map { "-- \($0) columns\n" + render(specimen.element, $0) }.joined()
    }
    .joined()
  }
}

extension OutputForm {
  /// Whether the width makes a difference.
  var isLaidOut: Bool { self != .markdown && self != .linear }
}
