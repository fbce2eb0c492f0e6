/// A page of help that is not about one command: `tessera help environment`.
public struct HelpTopic: Equatable, Sendable {
  /// The word after `help`.
  public let name: String
  /// One line for the list of topics.
  public let abstract: String
  /// The page: paragraphs are wrapped, and the indentation of a line is kept.
  public let text: String

  /// Creates a topic; its name must not be a command's name.
  public init(_ name: String, abstract: String, text: String) {
    self.name = name
    self.abstract = abstract
    self.text = text
  }
}

extension HelpTopic {
  /// The topic `exit-codes`: every ``ExitCode`` and its meaning.
  ///
  /// - Parameter vocabulary: The words for the codes.
  /// - Returns: The topic.
  public static func exitCodes(in vocabulary: some CommandVocabulary = .english) -> HelpTopic {
    let rows = ExitCode.allCases.map { status in
      let code = String(status.rawValue)
      return "  " + code + String(repeating: " ", count: 6 - code.count) + vocabulary.meaning(of: status)
    }
    return HelpTopic(
      "exit-codes",
      abstract: vocabulary.text(.aboutExitCodes),
      text: vocabulary.text(.exitCodesFollow) + "\n\n" + rows.joined(separator: "\n")
    )
  }
}
