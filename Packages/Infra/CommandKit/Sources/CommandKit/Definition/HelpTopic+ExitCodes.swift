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
