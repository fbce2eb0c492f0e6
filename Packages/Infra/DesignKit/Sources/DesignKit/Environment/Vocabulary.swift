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
  /// Follows the share that is done: "45 percent".
  public var percent: SafeText
  /// Says that something has not begun.
  public var waiting: SafeText
  /// Says that something goes on, nobody knows how far.
  public var working: SafeText
  /// The word of each status.
  public var statuses: [Status: SafeText]

  /// Says in front of their titles that columns of a table have no room.
  public var hiddenColumns: SafeText = "Not shown"
  /// Announces a step: "Step 2 of 5".
  public var step: SafeText = "Step"
  /// Says that a part is shown by its title only.
  public var collapsed: SafeText = "collapsed"
  /// Says that a part is shown in full.
  public var expanded: SafeText = "expanded"
  /// Says that keys act on a part of the screen.
  public var focused: SafeText = "in focus"
  /// Says that a choice is the one taken when a person just goes on.
  public var preferred: SafeText = "default"
  /// Says that a choice cannot be taken back.
  public var dangerous: SafeText = "dangerous"
  /// The word of each state of a step.
  public var stepStates: [StepState: SafeText] = Vocabulary.englishStepStates

  /// Creates a vocabulary; without arguments, the English one.
  public init(
    heading: SafeText = "Heading",
    link: SafeText = "link",
    of: SafeText = "of",
    option: SafeText = "Option",
    selected: SafeText = "selected",
    hint: SafeText = "What to do",
    percent: SafeText = "percent",
    waiting: SafeText = "Waiting",
    working: SafeText = "Working",
    statuses: [Status: SafeText] = Vocabulary.englishStatuses
  ) {
    self.heading = heading
    self.link = link
    self.of = of
    self.option = option
    self.selected = selected
    self.hint = hint
    self.percent = percent
    self.waiting = waiting
    self.working = working
    self.statuses = statuses
  }

  /// The English words of the statuses.
  public static let englishStatuses: [Status: SafeText] = [
    .info: "Note", .success: "Done", .warning: "Warning", .error: "Error", .offline: "Offline",
    .stale: "Saved copy",
  ]

  /// The English words of the states of a step.
  public static let englishStepStates: [StepState: SafeText] = [
    .done: "done", .current: "current", .upcoming: "to come", .failed: "failed", .skipped: "skipped",
  ]

  /// The word of a state of a step; its English one when the vocabulary has none.
  func word(for state: StepState) -> SafeText {
    stepStates[state] ?? Self.englishStepStates[state] ?? SafeText(state.rawValue)
  }

  /// The word of a status; its English one when the vocabulary has none.
  func word(for status: Status) -> SafeText {
    statuses[status] ?? Self.englishStatuses[status] ?? SafeText(status.rawValue)
  }
}
