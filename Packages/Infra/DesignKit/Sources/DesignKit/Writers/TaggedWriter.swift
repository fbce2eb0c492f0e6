/// Writes the layout with styles as tags, such as `<muted>…</muted>`, for snapshots that people review.
///
/// Emphasis follows the token (`<accent.bold>`), then the surface (`<text on selected>`), a colour of the content
/// stands between (`<accent in #3178C6>`); body text on the page has no tag, and spaces at the ends of lines are left
/// out.
public struct TaggedWriter: ElementWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a tree with a tag around every styled stretch.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    var output = ""
    var environment = environment
    environment.capability.images = nil
    Layout(environment).place(element, width: environment.width) { line in
      for span in line.withoutTrailingSpaces.spans { output += tagged(span) }
      output += "\n"
    }
    return output
  }

  private func tagged(_ span: Span) -> String {
    let name = name(of: span.style)
    let closing = name.prefix { $0 != " " }
    let text = name.isEmpty ? span.text : "<\(name)>\(span.text)</\(closing)>"
    guard let link = span.link else { return text }
    return "<a href=\"\(link.address)\">\(text)</a>"
  }

  private func name(of style: Style) -> String {
    if style == .plain { return "" }
    let names: [(Emphasis, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    ]
    let emphasis = names.filter { style.emphasis.contains($0.0) }.map(\.1)
    let look = ([style.token.rawValue] + emphasis).joined(separator: ".")
    let tint = style.tint.map { " in \($0.hex)" } ?? ""
    return look + tint + (style.surface == .page ? "" : " on \(style.surface.rawValue)")
  }
}
