/// A token with additional emphasis, on a surface.
struct Style: Hashable, Sendable {
  let token: Token
  let emphasis: Emphasis
  var surface: Surface

  init(_ token: Token, _ emphasis: Emphasis = [], on surface: Surface = .page) {
    self.token = token
    self.emphasis = emphasis
    self.surface = surface
  }

  static let plain = Style(.text)
}
