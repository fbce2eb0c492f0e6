/// What each token looks like.
///
/// Text and titles keep the terminal's own foreground in every theme, so they are readable on any background.
/// The other colours have a contrast of at least 4.5 : 1 (borders 3 : 1; WCAG 2.2, 1.4.3 and 1.4.11) against the
/// background that the theme is made for: near-black or white.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  /// For dark backgrounds.
  case dark
  /// For light backgrounds.
  case light
  /// Without colours, by emphasis alone.
  case mono

  /// The background that the theme is made for; nil for ``mono``.
  var referenceBackground: RGB? {
    switch self {
    case .dark: RGB(0x16_161D)
    case .light: RGB(0xFF_FFFF)
    case .mono: nil
    }
  }

  func color(of token: Token) -> TokenColor? {
    switch self {
    case .dark: Self.darkColor(of: token)
    case .light: Self.lightColor(of: token)
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

  private static func darkColor(of token: Token) -> TokenColor? {
    switch token {
    case .text, .title: nil
    case .muted: TokenColor(0x9A_9AB0, .brightBlack)
    case .accent: TokenColor(0xC4_A7FF, .brightMagenta)
    case .success: TokenColor(0x7F_D88F, .brightGreen)
    case .warning: TokenColor(0xF2_C063, .brightYellow)
    case .danger: TokenColor(0xFF_8080, .brightRed)
    case .info: TokenColor(0x72_CDE6, .brightCyan)
    case .link: TokenColor(0x8A_B4FF, .brightBlue)
    case .border: TokenColor(0x6C_6C82, .brightBlack)
    }
  }

  private static func lightColor(of token: Token) -> TokenColor? {
    switch token {
    case .text, .title: nil
    case .muted: TokenColor(0x64_6478, .brightBlack)
    case .accent: TokenColor(0x6B_3FC4, .magenta)
    case .success: TokenColor(0x1B_7A34, .green)
    case .warning: TokenColor(0x8F_5A00, .yellow)
    case .danger: TokenColor(0xC0_2236, .red)
    case .info: TokenColor(0x0B_6E8A, .cyan)
    case .link: TokenColor(0x1F_58C9, .blue)
    case .border: TokenColor(0x8C_8C9E, .brightBlack)
    }
  }
}
