/// The words that writers and components add themselves, to be given in the user's language.
///
/// In templates, `%1`, `%2` and `%3` are the places of values, so that each language has its own order.
public struct Vocabulary: Hashable, Sendable {
  /// Stands between what something is and what it says: "Year: 2021".
  public var colon: SafeText = ": "
  /// Stands between the groups of three digits of a number.
  public var groupSeparator: SafeText = ","
  /// Sets a status apart from the text that it stands behind.
  public var comma: SafeText = ", "
  /// Adds a word to the text that it stands behind, with a space before it in languages with one.
  public var aside: SafeText = " (%1)"
  /// A position in a list: "1 of 8".
  public var position: SafeText = "%1 of %2"
  /// Announces a heading of a rank, 1 for a page.
  public var heading: SafeText = "Heading %1"
  /// The position `%2` in a list that is in others, so deep: 2 for a list in a list.
  public var nestedPosition: SafeText = "Level %1, %2"
  /// Announces a link.
  public var link: SafeText = "link"
  /// The position of an option of a choice.
  public var option: SafeText = "Option %1 of %2"
  /// The position of a tab.
  public var tab: SafeText = "Tab %1 of %2"
  /// The position of a step.
  public var step: SafeText = "Step %1 of %2"
  /// Says that something is chosen.
  public var selected: SafeText = "selected"
  /// Announces what to do about a problem.
  public var hint: SafeText = "What to do"
  /// A share of a whole, in hundredths.
  public var percent: SafeText = "%1 percent"
  /// Says that something has not begun.
  public var waiting: SafeText = "Waiting"
  /// Says that something goes on, and how far is unknown.
  public var working: SafeText = "Working"
  /// Says in front of their titles that columns of a table have no room.
  public var hiddenColumns: SafeText = "Not shown"
  /// Says that a part is shown by its title only.
  public var collapsed: SafeText = "collapsed"
  /// Says that a part is shown in full.
  public var expanded: SafeText = "expanded"
  /// Says that keys act on a part of the screen.
  public var focused: SafeText = "in focus"
  /// Says that a choice is the one taken by default.
  public var preferred: SafeText = "default"
  /// Says that a choice cannot be taken back.
  public var dangerous: SafeText = "dangerous"
  /// Announces the page that a way ends with.
  public var currentPage: SafeText = "current page"
  /// Which page is shown.
  public var page: SafeText = "Page %1"
  /// Which page of how many is shown.
  public var pageOfTotal: SafeText = "Page %1 of %2"
  /// Which entries are shown, from `%1` to `%2`.
  public var entries: SafeText = "%1–%2"
  /// Which entries of how many are shown.
  public var entriesOfTotal: SafeText = "%1–%2 of %3"
  /// Says that more follows.
  public var moreToCome: SafeText = "more to come"
  /// Says that nothing follows.
  public var end: SafeText = "end"
  /// Stands at the pale end of a legend.
  public var less: SafeText = "Less"
  /// Stands at the strong end of a legend.
  public var more: SafeText = "More"
  /// Which weeks of how many are shown, where there is no room for all.
  public var shownWeeks: SafeText = "Weeks %1–%2 of %3"
  /// The days from `%1` to `%2`.
  public var days: SafeText = "%1 – %2"
  /// How much there is in all.
  public var total: SafeText = "Total: %1"
  /// On which day, `%1`, there was the most, `%2`.
  public var bestDay: SafeText = "Most: %1, %2"
  /// On how many days in a row, at the most, there was something.
  public var daysInARow: SafeText = "Most days in a row: %1"
  /// On which weekday, `%1`, there was the most, `%2`.
  public var busiestWeekday: SafeText = "Busiest weekday: %1, %2"
  /// Says that a field must be filled in.
  public var required: SafeText = "required"
  /// Says that a field takes no input.
  public var unavailable: SafeText = "unavailable"
  /// Says that a field takes what is typed.
  public var editing: SafeText = "editing"
  /// Stands for the value of a field that has none.
  public var noValue: SafeText = "empty"
  /// Stands for a secret that is not to be seen or heard.
  public var hidden: SafeText = "hidden"
  /// Announces what is searched for.
  public var search: SafeText = "Search"
  /// How many characters of a code are there.
  public var digitsEntered: SafeText = "%1 of %2 digits entered"
  /// Says that nothing is missing.
  public var complete: SafeText = "complete"
  /// The word of each status; the English one where there is none.
  public var statuses: [Status: SafeText] = [:]
  /// The word of each state of a step; the English one where there is none.
  public var stepStates: [StepState: SafeText] = [:]
  /// The word of each direction of a trend; the English one where there is none.
  public var trends: [Trend.Direction: SafeText] = [:]
  /// The word of each state of a document; the English one where there is none.
  public var documentStates: [DocumentState.Kind: SafeText] = [:]

  /// Creates the English vocabulary.
  public init() {}

  /// The word of a status.
  func word(for status: Status) -> SafeText {
    if let word = statuses[status] { return word }
    return switch status {
    case .info: "Note"
    case .success: "Done"
    case .warning: "Warning"
    case .error: "Error"
    case .offline: "Offline"
    case .stale: "Saved copy"
    }
  }

  /// The word of a state of a step.
  func word(for state: StepState) -> SafeText {
    if let word = stepStates[state] { return word }
    return switch state {
    case .done: "done"
    case .current: "current"
    case .upcoming: "to come"
    case .failed: "failed"
    case .skipped: "skipped"
    }
  }

  /// The word of a direction.
  func word(for direction: Trend.Direction) -> SafeText {
    if let word = trends[direction] { return word }
    return switch direction {
    case .up: "up"
    case .down: "down"
    case .flat: "unchanged"
    }
  }

  /// The word of a state of a document.
  func word(for kind: DocumentState.Kind) -> SafeText {
    if let word = documentStates[kind] { return word }
    return switch kind {
    case .missing: "Missing"
    case .uploading: "Uploading"
    case .uploaded: "Uploaded"
    case .verified: "Verified"
    case .rejected: "Rejected"
    }
  }

  /// The colon without the space behind it, where a space stands anyway or in a style of its own.
  var bareColon: SafeText { colon.string.hasSuffix(" ") ? SafeText(String(colon.string.dropLast())) : colon }

  /// The space behind the colon; empty in languages without one.
  var colonSpace: SafeText { colon.string.hasSuffix(" ") ? " " : "" }

  /// The template of an added word without the space before it, which stands in a style of its own.
  var bareAside: SafeText { aside.string.hasPrefix(" ") ? SafeText(String(aside.string.dropFirst())) : aside }

  /// The space before an added word; empty in languages without one.
  var asideGap: SafeText { aside.string.hasPrefix(" ") ? " " : "" }
}

extension Vocabulary {
  /// A whole number, 0 or more, in groups of three digits.
  func number(_ number: Int) -> SafeText {
    let digits = Array(String(max(number, 0)))
    return digits.indices.reduce(into: "" as SafeText) { text, index in
      if index > 0, (digits.count - index).isMultiple(of: 3) { text = "\(text)\(groupSeparator)" }
      text = "\(text)\(String(digits[index]))"
    }
  }
}
