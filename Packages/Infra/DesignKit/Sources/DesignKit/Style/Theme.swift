/// What each token looks like.
///
/// In ``dark`` and ``light``, text and titles on the page keep the terminal's own foreground, so they are readable
/// on any background. All other pairs of a token and a ``Surface`` have a contrast of at least 4.5 : 1, borders
/// 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11), with 24-bit and with 256 colours, where the page has the background that
/// the theme is made for.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  /// For dark backgrounds.
  case dark
  /// For light backgrounds.
  case light
  /// At least 7 : 1 on any terminal: the page is painted black, whatever background the terminal has.
  case highContrast = "high-contrast"
  /// Without colours, by emphasis alone.
  case mono

  /// The colours of the theme; nil for ``mono``.
  var palette: Palette? {
    switch self {
    case .dark: .dark
    case .light: .light
    case .highContrast: .highContrast
    case .mono: nil
    }
  }

  func emphasis(of token: Token) -> Emphasis {
    switch token {
    case .title: .bold
    case .link: .underline
    case .muted, .border: self == .mono ? .dim : []
    case .accent, .danger, .warning: self == .mono ? .bold : []
    case .text, .success, .info: []
    }
  }

  /// The colour that a token is written with; nil for the terminal's own.
  func foreground(_ token: Token, on surface: Surface) -> TokenColor? {
    let isTerminalsOwn = [.text, .title].contains(token) && background(surface) == nil
    return isTerminalsOwn ? nil : palette?.color(of: token)
  }

  /// The colour that a surface is painted with; nil for the terminal's own.
  func background(_ surface: Surface) -> TokenColor? {
    surface == .page && self != .highContrast ? nil : palette?.color(of: surface)
  }
}
