/// Words that only the writer knows, since they are those of the user's language.
enum Term: Hashable, Sendable {
  /// Seen as the sign, heard as its word.
  case sign(Sign)
  /// The word of the sign, seen and heard.
  case word(Sign)
  /// Words in brackets.
  indirect case aside(Term)
  /// The space before brackets, in languages with one.
  case asideGap
  /// A position among steps.
  case step(Int, of: Int)
  /// A share in hundredths: "45%" for the eye, "45 percent" for the ear.
  case percent(Int)
  case trend(Trend.Direction)
  case document(DocumentState.Kind)
  /// Stands between what something is and what it says.
  case colon
  case currentPage
  case page(Int, of: Int?)
  case entries(ClosedRange<Int>, of: Int?)
  case moreToCome
  case end
  case less
  case more
  case shownWeeks(ClosedRange<Int>, of: Int)
  /// From one day to another.
  case days(SafeText, SafeText)
  case total(Int)
  case bestDay(SafeText, Int)
  case daysInARow(Int)
  case busiestWeekday(SafeText, Int)
  /// A number with the separator between groups of digits.
  case number(Int)
  case required
  case unavailable
  case editing
  case noValue
  case hidden
  case search
  case digitsEntered(Int, of: Int)
  case complete

  /// The words for the eye.
  func shown(in vocabulary: Vocabulary) -> SafeText {
    if case .percent(let percent) = self { return "\(percent)%" }
    return spoken(in: vocabulary)
  }

  /// The words for the ear.
  func spoken(in vocabulary: Vocabulary) -> SafeText {
    switch self {
    case .sign(let sign), .word(let sign): sign.word(in: vocabulary)
    case .aside(let term): vocabulary.bareAside.filled(term.spoken(in: vocabulary))
    case .asideGap: vocabulary.asideGap
    case .step(let position, let count): vocabulary.step.filled("\(position)", "\(count)")
    case .percent(let percent): vocabulary.percent.filled("\(percent)")
    case .trend(let direction): vocabulary.word(for: direction)
    case .document(let kind): vocabulary.word(for: kind)
    case .colon: vocabulary.colon
    case .currentPage: vocabulary.currentPage
    case .page(let page, nil): vocabulary.page.filled("\(page)")
    case .page(let page, let total?): vocabulary.pageOfTotal.filled("\(page)", "\(total)")
    case .entries(let range, nil): vocabulary.entries.filled("\(range.lowerBound)", "\(range.upperBound)")
    case .entries(let range, let total?):
      vocabulary.entriesOfTotal.filled("\(range.lowerBound)", "\(range.upperBound)", "\(total)")
    case .moreToCome: vocabulary.moreToCome
    case .end: vocabulary.end
    case .less: vocabulary.less
    case .more: vocabulary.more
    case .shownWeeks(let weeks, let count):
      vocabulary.shownWeeks.filled("\(weeks.lowerBound)", "\(weeks.upperBound)", "\(count)")
    case .days(let first, let last): vocabulary.days.filled(first, last)
    case .total(let count): vocabulary.total.filled(vocabulary.number(count))
    case .bestDay(let day, let count): vocabulary.bestDay.filled(day, vocabulary.number(count))
    case .daysInARow(let count): vocabulary.daysInARow.filled("\(count)")
    case .busiestWeekday(let name, let count):
      vocabulary.busiestWeekday.filled(name, vocabulary.number(count))
    case .number(let number): vocabulary.number(number)
    case .required: vocabulary.required
    case .unavailable: vocabulary.unavailable
    case .editing: vocabulary.editing
    case .noValue: vocabulary.noValue
    case .hidden: vocabulary.hidden
    case .search: vocabulary.search
    case .digitsEntered(let count, let total): vocabulary.digitsEntered.filled("\(count)", "\(total)")
    case .complete: vocabulary.complete
    }
  }
}

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
