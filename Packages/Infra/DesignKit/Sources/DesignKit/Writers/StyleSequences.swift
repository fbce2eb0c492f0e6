/// The parameters of the SGR sequences (ECMA-48, 8.3.117) of styles, each worked out once.
struct StyleSequences {
  private let theme: Theme
  private let capability: Capability
  private var known: [Style: String] = [:]

  init(_ environment: RenderEnvironment) {
    theme = environment.theme
    capability = environment.capability
  }

  /// The parameters that switch a style on; empty when there is nothing to switch.
  mutating func parameters(of style: Style) -> String {
    if let parameters = known[style] { return parameters }
    let parameters = (emphasis(of: style) + colors(of: style)).joined(separator: ";")
    known[style] = parameters
    return parameters
  }

  private func emphasis(of style: Style) -> [String] {
    guard capability.allowsEmphasis else { return [] }
    let emphasis = style.emphasis.union(theme.emphasis(of: style.token))
    let codes: [(Emphasis, String)] = [(.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4")]
    return codes.filter { emphasis.contains($0.0) }.map(\.1) + (isReversed(style) ? ["7"] : [])
  }

  /// Sixteen colours have no background on which all others stand out, and no colour has none.
  private func isReversed(_ style: Style) -> Bool {
    style.surface == .selected && (capability.colorDepth <= .ansi16 || theme.palette == nil)
  }

  private func colors(of style: Style) -> [String] {
    switch capability.colorDepth {
    case .none: return []
    case .ansi16: return namedColors(of: style)
    case .ansi256, .truecolor:
      let foreground = theme.foreground(style.token, on: style.surface).map { color($0, selector: "38") }
      let background = theme.background(style.surface).map { color($0, selector: "48") }
      return (foreground ?? []) + (background ?? [])
    }
  }

  private func color(_ color: TokenColor, selector: String) -> [String] {
    if capability.colorDepth == .ansi256 {
      return [selector, "5", String(IndexedColor(nearestTo: color.rgb).index)]
    }
    return [selector, "2", String(color.rgb.red), String(color.rgb.green), String(color.rgb.blue)]
  }

  /// What is reversed has the colours of text on the page, which are readable both ways.
  private func namedColors(of style: Style) -> [String] {
    let token = isReversed(style) ? .text : style.token
    let foreground = theme.foreground(token, on: .page).map { String($0.ansi.rawValue) }
    let background = theme.background(.page).map { String($0.ansi.backgroundCode) }
    return [foreground, background].compactMap(\.self)
  }
}
