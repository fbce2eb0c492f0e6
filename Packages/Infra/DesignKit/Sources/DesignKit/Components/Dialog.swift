/// A question that waits for an answer.
public struct Dialog: Hashable, Sendable {
  /// The question, in a few words.
  public let title: SafeText
  /// The consequence of the choices; line breaks are preserved.
  public let message: SafeText?
  /// The answers.
  public let choices: [Choice]

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: The question, in a few words.
  ///   - message: What follows from the answers.
  ///   - choices: The answers.
  public init(title: SafeText, message: SafeText? = nil, choices: [Choice]) {
    self.title = title
    self.message = message
    self.choices = choices
  }
}

/// One of the answers to a question.
public struct Choice: Hashable, Sendable {
  /// The kind of a choice.
  public enum Kind: Hashable, Sendable {
    /// One among others.
    case plain
    /// The one that is taken by default.
    case preferred
    /// One that cannot be taken back.
    case dangerous
  }

  /// The key that takes it, such as "y" or "⏎".
  public let key: SafeText
  /// The label, as a verb.
  public let label: SafeText
  /// The kind of the choice.
  public let kind: Kind

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - key: The key that takes it.
  ///   - label: What it does, as a verb.
  ///   - kind: What it is besides its words.
  public init(_ key: SafeText, _ label: SafeText, _ kind: Kind = .plain) {
    self.key = key
    self.label = label
    self.kind = kind
  }
}

extension Element {
  private static let dialogWidth = 44

  /// A question in a frame, with its answers and their keys below each other.
  ///
  /// - Parameter dialog: The question.
  /// - Returns: A card in which a sign and a word tell the usual and the dangerous answer from the others.
  public static func dialog(_ dialog: Dialog) -> Element {
    let keyWidth = dialog.choices.map { CellWidth().cells(of: $0.key) }.max() ?? 0
    return .card(
      title: dialog.title,
      .stack(
        [
          dialog.message.map { .text(StyledText($0)) } ?? .empty,
          .list(dialog.choices.map { .text(text(of: $0, keyWidth: keyWidth)) }),
        ],
        spacing: 1
      )
    )
  }

  /// Returns the screen with a question in front of it.
  ///
  /// - Parameters:
  ///   - dialog: The question.
  ///   - placement: Where it stands; in the middle unless told otherwise.
  /// - Returns: Both; a screen reader hears the question first.
  public func asking(_ dialog: Dialog, at placement: Placement = .center) -> Element {
    overlaid(with: .dialog(dialog), at: placement, width: Self.dialogWidth)
  }

  /// The sign is for the eye alone: the word stands behind.
  private static func text(of choice: Choice, keyWidth: Int) -> StyledText {
    let gap = String(repeating: " ", count: keyWidth - CellWidth().cells(of: choice.key) + 2)
    let answer: StyledText = "\(choice.key, .accent, .bold)\(SafeText(gap))\(choice.label)"
    guard let sign = choice.kind.sign else { return "  \(answer)" }
    return "\(sign.icon, sign.token) \(answer)\(.asideGap)\(.aside(.word(sign)), .muted)"
  }
}

extension Choice.Kind {
  fileprivate var sign: Sign? {
    switch self {
    case .plain: nil
    case .preferred: .preferred
    case .dangerous: .dangerous
    }
  }
}
