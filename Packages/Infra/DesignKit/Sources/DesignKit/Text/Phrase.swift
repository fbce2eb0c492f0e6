/// Words that a component says and a ``Vocabulary`` spells.
enum Phrase: Hashable, Sendable {
  case percent(Int)
  case trend(Trend.Direction)
  case currentPage
  case page(Int, of: Int?)
  case entries(ClosedRange<Int>, of: Int?)
  case moreToCome
  case end
  case less
  case more
  case total(Int)
  case bestDay(SafeText, Int)
  case document(DocumentState.Kind)
  case step(StepState)

  /// The words for the eye.
  func shown(in vocabulary: Vocabulary) -> SafeText {
    if case .percent(let percent) = self { return "\(percent)%" }
    return spoken(in: vocabulary)
  }

  /// The words for the ear.
  func spoken(in vocabulary: Vocabulary) -> SafeText {
    switch self {
    case .percent(let percent): "\(percent) \(vocabulary.percent)"
    case .trend(let direction): vocabulary.word(for: direction)
    case .currentPage: vocabulary.currentPage
    case .page(let page, nil): Self.filled(vocabulary.page, ["\(page)"])
    case .page(let page, let total?): Self.filled(vocabulary.pageOfTotal, ["\(page)", "\(total)"])
    case .entries(let range, nil): Self.filled(vocabulary.entries, Self.bounds(range))
    case .entries(let range, let total?):
      Self.filled(vocabulary.entriesOfTotal, Self.bounds(range) + ["\(total)"])
    case .moreToCome: vocabulary.moreToCome
    case .end: vocabulary.end
    case .less: vocabulary.less
    case .more: vocabulary.more
    case .total(let count): Self.filled(vocabulary.total, ["\(count)"])
    case .bestDay(let day, let count): Self.filled(vocabulary.bestDay, [day, "\(count)"])
    case .document(let kind): vocabulary.word(for: kind)
    case .step(let state): vocabulary.word(for: state)
    }
  }

  private static func bounds(_ range: ClosedRange<Int>) -> [SafeText] {
    ["\(range.lowerBound)", "\(range.upperBound)"]
  }

  /// Puts values in the places `%1`, `%2` and so on; what the values say is not looked at again.
  static func filled(_ template: SafeText, _ values: [SafeText]) -> SafeText {
    let pieces = template.string.split(separator: "%", omittingEmptySubsequences: false)
    let rest = pieces.dropFirst().map { piece -> String in
      guard let place = piece.first?.wholeNumberValue, values.indices.contains(place - 1) else {
        return "%" + piece
      }
      return values[place - 1].string + piece.dropFirst()
    }
    return SafeText(String(pieces.first ?? "") + rest.joined())
  }
}

extension StyledText {
  /// Creates words of the vocabulary in one style.
  init(_ phrase: Phrase, _ token: Token = .text) {
    self.init(runs: [Run(content: .phrase(phrase), style: Style(token))])
  }
}
