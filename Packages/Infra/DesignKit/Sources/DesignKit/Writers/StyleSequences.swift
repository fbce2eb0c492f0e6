/// The SGR sequences (ECMA-48, 8.3.117) of styles, each worked out once.
struct StyleSequences {
  private let theme: Theme
  private let capability: Capability
  private var known: [Style: String] = [:]

  init(_ environment: RenderEnvironment) {
    theme = environment.theme
    capability = environment.capability
  }

  /// The sequence that switches a style on; empty when there is nothing to switch.
  mutating func start(of style: Style) -> String {
    if let sequence = known[style] { return sequence }
    let parameters = emphasisParameters(of: style) + colorParameters(of: style)
    let sequence = parameters.isEmpty ? "" : "\u{1B}[\(parameters.joined(separator: ";"))m"
    known[style] = sequence
    return sequence
  }

  private func emphasisParameters(of style: Style) -> [String] {
    guard capability.allowsEmphasis else { return [] }
    let emphasis = style.emphasis.union(theme.emphasis(of: style.token))
    let codes: [(Emphasis, String)] = [(.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4")]
    return codes.filter { emphasis.contains($0.0) }.map(\.1)
  }

  private func colorParameters(of style: Style) -> [String] {
    guard let color = theme.color(of: style.token) else { return [] }
    switch capability.colorDepth {
    case .none: return []
    case .ansi16: return [String(color.ansi.rawValue)]
    case .ansi256: return ["38", "5", String(IndexedColor(nearestTo: color.rgb).index)]
    case .truecolor:
      return ["38", "2", String(color.rgb.red), String(color.rgb.green), String(color.rgb.blue)]
    }
  }
}
