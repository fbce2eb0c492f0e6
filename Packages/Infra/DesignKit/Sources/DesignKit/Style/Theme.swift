/// The style of each token.
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
  /// At least 7 : 1 on any terminal: the page is painted black, regardless of the terminal's background.
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

  /// The colour that a style is written with; nil for the terminal's own.
  func foreground(of style: Style) -> RGB? {
    guard let tint = style.tint, let palette else { return foreground(style.token, on: style.surface)?.rgb }
    return tint.rgb.standingOut(from: palette.color(of: style.surface).rgb, towards: palette.text.rgb)
  }

  /// The colour that a surface is painted with; nil for the terminal's own.
  func background(_ surface: Surface) -> TokenColor? {
    surface == .page && self != .highContrast ? nil : palette?.color(of: surface)
  }

  /// Works out which background a theme has to suit, from what the terminal says in `COLORFGBG`.
  ///
  /// rxvt, Konsole and iTerm2 set it to the numbers of the foreground and the background, such as `0;15`, some with
  /// a word between them. Of the 16 named colours, 7 and 9 to 15 are light. Everything else counts as dark, which
  /// most terminals are.
  ///
  /// - Parameter environment: The environment variables of the process.
  /// - Returns: ``light`` or ``dark``.
  public static func detected(environment: [String: String]) -> Theme {
    let colors = (environment["COLORFGBG"] ?? "").split(separator: ";", omittingEmptySubsequences: false)
    guard colors.count > 1, let background = colors.last.flatMap({ Int($0) }) else { return .dark }
    return background == 7 || (9...15).contains(background) ? .light : .dark
  }
}

/// The colours of a theme: one for each token, and the surfaces that all of them stand out from.
struct Palette: Hashable, Sendable {
  let text: TokenColor
  let muted: TokenColor
  let accent: TokenColor
  let success: TokenColor
  let warning: TokenColor
  let danger: TokenColor
  let info: TokenColor
  let link: TokenColor
  let border: TokenColor
  let page: TokenColor
  let raised: TokenColor
  let selected: TokenColor

  func color(of token: Token) -> TokenColor {
    switch token {
    case .text, .title: text
    case .muted: muted
    case .accent: accent
    case .success: success
    case .warning: warning
    case .danger: danger
    case .info: info
    case .link: link
    case .border: border
    }
  }

  func color(of surface: Surface) -> TokenColor {
    switch surface {
    case .page: page
    case .raised: raised
    case .selected: selected
    }
  }

  static let dark = Palette(
    text: TokenColor(0xE4_E4EF, .white),
    muted: TokenColor(0xA4_A4BA, .brightBlack),
    accent: TokenColor(0xC4_A7FF, .brightMagenta),
    success: TokenColor(0x7F_D88F, .brightGreen),
    warning: TokenColor(0xF2_C063, .brightYellow),
    danger: TokenColor(0xFF_8F8F, .brightRed),
    info: TokenColor(0x72_CDE6, .brightCyan),
    link: TokenColor(0x9C_C0FF, .brightBlue),
    border: TokenColor(0x80_809A, .brightBlack),
    page: TokenColor(0x16_161D, .black),
    raised: TokenColor(0x26_2631, .black),
    selected: TokenColor(0x1F_2F54, .blue)
  )

  static let light = Palette(
    text: TokenColor(0x1C_1C28, .black),
    muted: TokenColor(0x56_5669, .brightBlack),
    accent: TokenColor(0x5F_1FB0, .magenta),
    success: TokenColor(0x17_662C, .green),
    warning: TokenColor(0x6E_3D00, .yellow),
    danger: TokenColor(0xA8_1D2E, .red),
    info: TokenColor(0x08_5A73, .cyan),
    link: TokenColor(0x1A_4BB0, .blue),
    border: TokenColor(0x6C_6C7A, .brightBlack),
    page: TokenColor(0xFF_FFFF, .brightWhite),
    raised: TokenColor(0xF0_F0F5, .white),
    selected: TokenColor(0xDC_E6FA, .white)
  )

  static let highContrast = Palette(
    text: TokenColor(0xFF_FFFF, .brightWhite),
    muted: TokenColor(0xD0_D0D0, .white),
    accent: TokenColor(0xE0_C8FF, .brightMagenta),
    success: TokenColor(0x7C_FC98, .brightGreen),
    warning: TokenColor(0xFF_E066, .brightYellow),
    danger: TokenColor(0xFF_B0B0, .brightRed),
    info: TokenColor(0x80_F0FF, .brightCyan),
    link: TokenColor(0xA8_CCFF, .brightBlue),
    border: TokenColor(0xBC_BCBC, .white),
    page: TokenColor(0x00_0000, .black),
    raised: TokenColor(0x1C_1C1C, .black),
    selected: TokenColor(0x00_275C, .blue)
  )
}
