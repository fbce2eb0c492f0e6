extension Term {
  /// The words for the eye.
  func shown(in vocabulary: Vocabulary) -> SafeText {
    if case .percent(let percent) = self { return "\(percent)%" }
    return spoken(in: vocabulary)
  }

  /// The words for the ear.
  func spoken(in vocabulary: Vocabulary) -> SafeText {
    switch self {
    case .sign(let sign), .word(let sign): sign.word(in: vocabulary)
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
    case .latestWeeks(let shown, let count): vocabulary.latestWeeks.filled("\(shown)", "\(count)")
    case .total(let count): vocabulary.total.filled("\(count)")
    case .bestDay(let day, let count): vocabulary.bestDay.filled(day, "\(count)")
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
