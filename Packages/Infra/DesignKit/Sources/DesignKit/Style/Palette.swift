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
}
