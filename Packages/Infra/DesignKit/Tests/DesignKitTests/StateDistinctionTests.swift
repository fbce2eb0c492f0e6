import DesignCatalog
import DesignKit
import Testing

/// Meaning must not rest on colour alone, nor on the eye: without styles, two states are never the same.
@Suite struct StateDistinctionTests {
  /// States of the same content that differ in nothing but its layout.
  ///
  /// That is where it stands, what is drawn between its parts, after how many lines it is cut, which frame of a
  /// movement it is. There is nothing to say about them, and with much or little room they may look the same.
  private static let layouts: [String: Set<String>] = [
    "alignment": ["leading", "center", "trailing"],
    "avatar": ["beside-words", "row"],
    "columns": ["flexible", "divided"],
    "overlay": ["dialog", "corner"],
    "spinner": ["frame-0", "frame-1", "frame-2", "frame-3"],
    "table": ["rows", "divided", "repeated-titles"],
    "toast": ["over-screen", "at-top"],
    "text": ["prose", "two-lines"],
  ]

  /// States that are not announced when read aloud, because their text says it.
  private static let unannounced: [String: Set<String>] = [
    "badge": ["info", "success"],
    "pill": ["info", "success"],
  ]

  private static let names = Catalog.entries.map(\.name)

  @Test(arguments: names, [OutputForm.truecolor, .ansi256, .ansi16, .plain, .ascii])
  func `two states look the same without styles only where they differ in layout`(
    name: String,
    form: OutputForm
  ) throws {
    for width in [40, 80] {
      let alike = try states(of: name, alikeIn: form, width: width)
      #expect(alike.isSubset(of: Self.layouts[name] ?? []), "\(alike) at \(width)")
    }
  }

  @Test(arguments: names, [OutputForm.linear, .markdown])
  func `two states read the same only where they differ in layout`(
    name: String,
    form: OutputForm
  ) throws {
    let unannounced = form == .linear ? Self.unannounced[name] ?? [] : []
    #expect(try states(of: name, alikeIn: form, width: 80) == (Self.layouts[name] ?? []).union(unannounced))
  }

  private func states(of name: String, alikeIn form: OutputForm, width: Int) throws -> Set<String> {
    let entry = try #require(Catalog.entry(named: name))
    let groups = Dictionary(grouping: entry.specimens) { specimen in
      strippingEscapes(form.render(specimen.element, in: RenderEnvironment(width: width)))
    }
    return Set(groups.values.filter { $0.count > 1 }.joined().map(\.state))
  }
}
