/// The words that writers add themselves, to be given in the person's language.
public struct Vocabulary: Hashable, Sendable {
  /// Announces a heading; its rank follows, 1 for a page: "Heading 1".
  public var heading: SafeText
  /// Announces a link.
  public var link: SafeText
  /// Stands between a position and a total: "1 of 8".
  public var of: SafeText
  /// Announces how deep a list is in others; 2 for a list in a list: "Level 2".
  public var level: SafeText
  /// Announces an option of a choice.
  public var option: SafeText
  /// Says that an option is chosen.
  public var selected: SafeText
  /// Announces what to do about a problem.
  public var hint: SafeText
  /// The word of each status.
  public var statuses: [Status: SafeText]

  /// Creates a vocabulary; without arguments, the English one.
  public init(
    heading: SafeText = "Heading",
    link: SafeText = "link",
    of: SafeText = "of",
    level: SafeText = "Level",
    option: SafeText = "Option",
    selected: SafeText = "selected",
    hint: SafeText = "What to do",
    statuses: [Status: SafeText] = Vocabulary.englishStatuses
  ) {
    self.heading = heading
    self.link = link
    self.of = of
    self.level = level
    self.option = option
    self.selected = selected
    self.hint = hint
    self.statuses = statuses
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
