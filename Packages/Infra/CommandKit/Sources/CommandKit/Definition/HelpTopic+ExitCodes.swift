extension HelpTopic {
  /// The topic `exit-codes`: every ``ExitCode`` and its meaning.
  public static func exitCodes() -> HelpTopic {
    let rows = ExitCode.allCases.map { status in
      let code = String(status.rawValue)
      return "  " + code + String(repeating: " ", count: 6 - code.count) + status.meaning
    }
    return HelpTopic(
      "exit-codes",
      abstract: "What the exit status says to a script.",
      text: "The exit status of every command is one of these:\n\n" + rows.joined(separator: "\n")
    )
  }
}
