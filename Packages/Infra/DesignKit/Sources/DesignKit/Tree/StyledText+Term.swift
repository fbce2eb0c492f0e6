extension StyledText {
  /// Creates words that the writer fills in, in one style.
  init(_ term: Term, _ token: Token = .text, _ emphasis: Emphasis = []) {
    self.init(runs: [Run(content: .term(term), style: Style(token, emphasis))])
  }

  /// Creates a sign in its own colour.
  init(_ sign: Sign) {
    self.init(.sign(sign), sign.token)
  }
}
