@testable import DesignKit

/// Compares what a terminal shows with what the tagged form says: the same characters, each with the colours that
/// the palette has for its token, and with its link.
struct TerminalAgreement {
  let theme: Theme
  let depth: ColorDepth

  /// Returns the first place where the two part, in words; nil where they agree.
  func difference(_ written: String, _ tagged: String) -> String? {
    let screen = TerminalScreen(written)
    let expected = TaggedText(tagged)
    if let unknown = screen.unknown.first { return "unknown: \(unknown)" }
    if screen.leaks { return "a look or a link goes beyond the end of a line" }
    if expected.leaks { return "a tag goes beyond the end of a line" }
    if screen.lines.count != expected.lines.count { return "\(screen.lines.count) lines" }
    for (index, pair) in zip(screen.lines, expected.lines).enumerated() {
      if let difference = difference(pair.0, pair.1) { return "line \(index + 1), \(difference)" }
    }
    return nil
  }

  private func difference(_ shown: [TerminalScreen.Cell], _ tagged: [TaggedText.Cell]) -> String? {
    if shown.count < tagged.count { return "has only \(shown.count) characters" }
    for (index, pair) in zip(shown, tagged).enumerated() {
      let address = pair.0.link.map { $0.drop { $0 != ";" }.dropFirst() }.map(String.init)
      let look = look(of: pair.1.style)
      if pair.0.scalar != pair.1.scalar {
        return "character \(index + 1): \(pair.0.scalar), not \(pair.1.scalar)"
      }
      if pair.0.look != look { return "character \(index + 1): \(pair.0.look), not \(look)" }
      if address != pair.1.address {
        return "character \(index + 1): leads to \(address ?? "-"), not \(pair.1.address ?? "-")"
      }
    }
    if !shown.dropFirst(tagged.count).allSatisfy(isFilling) { return "ends with more than empty cells" }
    return nil
  }

  /// Whether nothing is seen of a character but the page; the tagged form leaves those at the end of a line out.
  private func isFilling(_ cell: TerminalScreen.Cell) -> Bool {
    cell.scalar == " " && cell.link == nil && !cell.look.isReversed
      && !cell.look.emphasis.contains(.underline)
      && cell.look.background == look(of: .plain).background
  }

  /// What a style looks like, said without the code that writes it.
  private func look(of style: Style) -> TerminalScreen.Look {
    var look = TerminalScreen.Look(emphasis: style.emphasis.union(emphasis[style.token] ?? []))
    let isSelected = style.surface == .selected
    look.isReversed = isSelected && (depth == .none || depth == .ansi16 || theme == .mono)
    guard depth != .none, let palette = theme.palette else { return look }
    let isPagePainted = theme == .highContrast
    // Sixteen colours know no surface: what is selected is text, reversed.
    let surface = depth == .ansi16 ? .page : style.surface
    let token = look.isReversed ? .text : style.token
    let isPainted = isPagePainted || surface != .page
    let isTerminalsOwn = (token == .text || token == .title) && !isPainted
    look.foreground = isTerminalsOwn ? nil : color(Self.color(of: token, in: palette))
    if style.tint != nil, depth != .ansi16, let shown = theme.foreground(of: style) {
      look.foreground = color(TokenColor(shown.hex, .black))
    }
    look.background = isPainted ? color(Self.color(of: surface, in: palette)) : nil
    return look
  }

  private var emphasis: [Token: Emphasis] {
    let always: [Token: Emphasis] = [.title: .bold, .link: .underline]
    let instead: [Token: Emphasis] = [
      .muted: .dim, .border: .dim, .accent: .bold, .danger: .bold, .warning: .bold,
    ]
    return theme == .mono ? always.merging(instead) { first, _ in first } : always
  }

  private func color(_ color: TokenColor) -> TerminalScreen.Color {
    switch depth {
    case .none, .ansi16: .named(color.ansi.rawValue)
    case .ansi256: .indexed(IndexedColor(nearestTo: color.rgb).index)
    case .truecolor: .rgb(Int(color.rgb.red), Int(color.rgb.green), Int(color.rgb.blue))
    }
  }

  private static func color(of token: Token, in palette: Palette) -> TokenColor {
    switch token {
    case .text, .title: palette.text
    case .muted: palette.muted
    case .accent: palette.accent
    case .success: palette.success
    case .warning: palette.warning
    case .danger: palette.danger
    case .info: palette.info
    case .link: palette.link
    case .border: palette.border
    }
  }

  private static func color(of surface: Surface, in palette: Palette) -> TokenColor {
    switch surface {
    case .page: palette.page
    case .raised: palette.raised
    case .selected: palette.selected
    }
  }
}

extension RGB {
  fileprivate var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
