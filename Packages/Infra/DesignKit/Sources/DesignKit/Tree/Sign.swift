/// A sign for how a part of a screen is, and its word for everyone who hears it or reads Markdown.
enum Sign: Hashable, Sendable {
  case step(StepState)
  case collapsed
  case expanded
  case selected
  case focused
  case preferred
  case dangerous

  var icon: Icon {
    switch self {
    case .step(let state): state.icon
    case .collapsed, .selected, .focused, .preferred: .pointer
    case .expanded: Icon("▾", ascii: "v")
    case .dangerous: Icon("▲", ascii: "!")
    }
  }

  var token: Token {
    switch self {
    case .step(let state): state.token
    case .collapsed, .expanded: .muted
    case .selected, .focused, .preferred: .accent
    case .dangerous: .danger
    }
  }

  func word(in vocabulary: Vocabulary) -> SafeText {
    switch self {
    case .step(let state): vocabulary.word(for: state)
    case .collapsed: vocabulary.collapsed
    case .expanded: vocabulary.expanded
    case .selected: vocabulary.selected
    case .focused: vocabulary.focused
    case .preferred: vocabulary.preferred
    case .dangerous: vocabulary.dangerous
    }
  }
}
