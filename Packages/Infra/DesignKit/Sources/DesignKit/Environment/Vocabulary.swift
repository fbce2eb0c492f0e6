/// The words that writers add themselves, to be given in the person's language.
public struct Vocabulary: Hashable, Sendable {
  /// Announces a heading.
  public var heading: SafeText
  /// Announces a link.
  public var link: SafeText
  /// Stands between a position and a total: "1 of 8".
  public var of: SafeText
  /// Announces an option of a choice.
  public var option: SafeText
  /// Says that an option is chosen.
  public var selected: SafeText
  /// Announces what to do about a problem.
  public var hint: SafeText
  /// The word of each status.
  public var statuses: [Status: SafeText]
  /// Stands behind a number of hundredths: "45 percent".
  public var percent: SafeText
  /// Announces the page a trail ends with.
  public var currentPage: SafeText
  /// Says which page is shown; `%1` is its number.
  public var page: SafeText
  /// Says which page of how many is shown.
  public var pageOfTotal: SafeText
  /// Says which entries are shown, from `%1` to `%2`.
  public var entries: SafeText
  /// Says which entries of how many are shown.
  public var entriesOfTotal: SafeText
  /// Says that more follows.
  public var moreToCome: SafeText
  /// Says that nothing follows.
  public var end: SafeText
  /// Stands at the pale end of a legend.
  public var less: SafeText
  /// Stands at the strong end of a legend.
  public var more: SafeText
  /// Says how much there is in all.
  public var total: SafeText
  /// Says on which day, `%1`, there was the most, `%2`.
  public var bestDay: SafeText
  /// The word of each direction of a trend.
  public var trends: [Trend.Direction: SafeText]
  /// The word of each state of a document.
  public var documentStates: [DocumentState.Kind: SafeText]
  /// The word of each state of a step.
  public var steps: [StepState: SafeText]

  /// Creates a vocabulary; without arguments, the English one.
  public init(
    heading: SafeText = "Heading",
    link: SafeText = "link",
    of: SafeText = "of",
    option: SafeText = "Option",
    selected: SafeText = "selected",
    hint: SafeText = "What to do",
    statuses: [Status: SafeText] = Vocabulary.englishStatuses,
    percent: SafeText = "percent",
    currentPage: SafeText = "current page",
    page: SafeText = "Page %1",
    pageOfTotal: SafeText = "Page %1 of %2",
    entries: SafeText = "%1–%2",
    entriesOfTotal: SafeText = "%1–%2 of %3",
    moreToCome: SafeText = "more to come",
    end: SafeText = "end",
    less: SafeText = "Less",
    more: SafeText = "More",
    total: SafeText = "Total: %1",
    bestDay: SafeText = "Most: %1, %2",
    trends: [Trend.Direction: SafeText] = Vocabulary.englishTrends,
    documentStates: [DocumentState.Kind: SafeText] = Vocabulary.englishDocumentStates,
    steps: [StepState: SafeText] = Vocabulary.englishSteps
  ) {
    self.heading = heading
    self.link = link
    self.of = of
    self.option = option
    self.selected = selected
    self.hint = hint
    self.statuses = statuses
    self.percent = percent
    self.currentPage = currentPage
    self.page = page
    self.pageOfTotal = pageOfTotal
    self.entries = entries
    self.entriesOfTotal = entriesOfTotal
    self.moreToCome = moreToCome
    self.end = end
    self.less = less
    self.more = more
    self.total = total
    self.bestDay = bestDay
    self.trends = trends
    self.documentStates = documentStates
    self.steps = steps
  }

  /// The English words of the statuses.
  public static let englishStatuses: [Status: SafeText] = [
    .info: "Note", .success: "Done", .warning: "Warning", .error: "Error", .offline: "Offline",
    .stale: "Saved copy",
  ]

  /// The word of a status; its English one when the vocabulary has none.
  func word(for status: Status) -> SafeText {
    statuses[status] ?? Self.englishStatuses[status] ?? SafeText(status.rawValue)
  }
}
