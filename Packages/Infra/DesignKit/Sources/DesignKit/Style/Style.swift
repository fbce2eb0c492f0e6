/// A token with additional emphasis.
struct Style: Hashable, Sendable {
  let token: Token
  let emphasis: Emphasis

  init(_ token: Token, _ emphasis: Emphasis = []) {
    self.token = token
    self.emphasis = emphasis
  }

  static let plain = Style(.text)
}
