/// How far a search is.
public enum SearchState: Hashable, Sendable {
  /// Nobody types; what was searched for stays readable.
  case idle
  /// The field receives typed text.
  case typing
  /// The search is running; the text says so, such as "Searching titles".
  case searching(SafeText)
  /// There are results; the words say how many, such as "12 titles".
  case found(SafeText)
  /// There are no results: the words say so, and the hint what to try instead.
  case nothingFound(SafeText, hint: SafeText? = nil)
  /// The search failed: why, and what the user can do about it.
  case failed(SafeText, hint: SafeText? = nil)

  /// Whether what is typed goes into the field: the user types on while an answer is awaited or shown.
  var takesInput: Bool { self != .idle }
}

extension Element {
  /// The most cells of a field, so that an eye finds both ends.
  static let fieldWidth = 60

  /// A line to type into what is searched for, and how the search goes.
  ///
  /// A long query shows its end while the user types. How the search goes stands at the end of the field, or below it
  /// where there is no room; nothing found and failures always stand below.
  ///
  /// - Parameters:
  ///   - query: The text that was typed.
  ///   - prompt: What can be searched for, such as "Search titles"; shown until something is typed.
  ///   - state: How far the search is.
  /// - Returns: The field, at most 60 cells wide, and what is to be said below it.
  public static func searchField(_ query: SafeText, prompt: SafeText, state: SearchState = .idle) -> Element {
    let line = InputLine(
      sign: "\("/", .accent) ",
      value: StyledText(query),
      prompt: prompt,
      hasCursor: state.takesInput,
      note: note(of: state)
    )
    return .stack([
      Element(leaf: .input(line)).limited(toWidth: fieldWidth).described(as: spoken(query, prompt, state)),
      below(state),
    ])
  }

  private static func note(of state: SearchState) -> StyledText {
    switch state {
    case .searching(let words): "\(Icon.dottedRing, .accent) \(words, .muted)\(Icon.ellipsis, .muted)"
    case .found(let words): StyledText(words, .muted)
    case .idle, .typing, .nothingFound, .failed: ""
    }
  }

  private static func below(_ state: SearchState) -> Element {
    switch state {
    case .nothingFound(let words, let hint): .emptyState(title: words, hint: hint)
    case .failed(let words, let hint): .errorState(title: words, hint: hint)
    case .idle, .typing, .searching, .found: .empty
    }
  }

  private static func spoken(_ query: SafeText, _ prompt: SafeText, _ state: SearchState) -> StyledText {
    let label: StyledText = prompt.isEmpty ? "\(.search)" : "\(prompt)"
    let editing: StyledText = state == .typing ? ", \(.editing)" : ""
    let value: StyledText = query.isEmpty ? "\(.noValue)" : "\(query)"
    return switch state {
    case .searching(let words), .found(let words): "\(label)\(editing)\(.colon)\(value), \(words)"
    case .idle, .typing, .nothingFound, .failed: "\(label)\(editing)\(.colon)\(value)"
    }
  }
}
