/// The names of the recordings that one test file asks for, read from its source and not from a run: the answer is
/// the same when tests are filtered, fail early, or run in several processes.
struct SnapshotNames {
  private let files: Set<String>

  /// Reads the names of a test file.
  ///
  /// A literal behind `named:` is a name. Where a name is computed, it can be any other literal of the file, as in
  /// a table of arguments, or one of the names that the caller declares.
  ///
  /// - Parameters:
  ///   - source: The text of the test file.
  ///   - computed: Names that the source does not show.
  init(source: String, computed: [String]) {
    let code = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
    let literals = Self.literalsBehindNamed(in: code)
    let others = literals.contains(nil) ? Self.textBetweenQuotes(in: code) : []
    files = Set((literals.compactMap { $0 } + others + computed).map(SnapshotFile.fileName))
  }

  /// Whether the test file asks for the recording with a file name.
  func contains(fileName: String) -> Bool {
    files.contains(fileName)
  }

  /// The literal after each `named:`; nil where it is not a plain literal.
  private static func literalsBehindNamed(in code: String) -> [String?] {
    code.split(separator: "named:", omittingEmptySubsequences: false).dropFirst().map { rest in
      let argument = rest.drop(while: \.isWhitespace)
      guard argument.first == "\"" else { return nil }
      let literal = argument.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
      return literal.contains("\\") ? nil : String(literal)
    }
  }

  /// Everything between two neighbouring quotes: each plain literal, and scraps that are no one's name.
  private static func textBetweenQuotes(in code: String) -> [String] {
    code.split(separator: "\"", omittingEmptySubsequences: false).filter { !$0.contains("\n") }.map(
      String.init
    )
  }
}
