/// Words that only the writer knows, since they are those of the person's language.
enum Term: Hashable, Sendable {
  /// Seen as the sign, heard as its word.
  case sign(Sign)
  /// The word of the sign, seen and heard.
  case word(Sign)
  /// A position among steps: "Step 2 of 5".
  case step(Int, of: Int)

  func words(in vocabulary: Vocabulary) -> SafeText {
    switch self {
    case .sign(let sign), .word(let sign): sign.word(in: vocabulary)
    case .step(let position, let count): "\(vocabulary.step) \(position) \(vocabulary.of) \(count)"
    }
  }
}

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
