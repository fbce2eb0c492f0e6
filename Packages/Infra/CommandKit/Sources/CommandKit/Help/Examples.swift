/// A command line worth copying, and what it does.
public struct Example: Equatable, Sendable {
  /// The whole line, program name included: `tessera sections show film`.
  public let command: String
  /// The caption of the command line, in a few words.
  public let purpose: String

  /// Creates an example from a whole command line and what it does.
  public init(_ command: String, _ purpose: String) {
    self.command = command
    self.purpose = purpose
  }
}

extension Example {
  /// The same example, with another way to call the program at the beginning of its line.
  fileprivate func calling(_ invocation: String, for name: String) -> Example {
    guard invocation != name, command == name || command.hasPrefix(name + " ") else { return self }
    return Example(invocation + command.dropFirst(name.count), purpose)
  }
}

/// Examples with what they do beside them, or below them where the width does not allow it.
struct ExampleList {
  private let examples: [Example]
  private let vocabulary: any CommandVocabulary
  private let format: HelpFormat

  /// Prepares the examples of a command, with the program as users call it.
  init(_ examples: [Example], of program: Program, format: HelpFormat) {
    self.examples = examples.map { $0.calling(program.invocation, for: program.root.name) }
    vocabulary = program.vocabulary
    self.format = format
  }

  var lines: [String] {
    let column = (examples.map { format.cells($0.command) }.max() ?? 0) + 6
    let longest = examples.map { format.cells($0.purpose) }.max() ?? 0
    let fits = column + longest <= format.width
    return [format.heading(vocabulary.heading(vocabulary.text(.examples)))]
      + examples.flatMap { fits ? beside($0, column: column) : below($0) }
  }

  private func beside(_ example: Example, column: Int) -> [String] {
    let label = "  \(example.command)"
    return [label + String(repeating: " ", count: column - format.cells(label)) + example.purpose]
  }

  private func below(_ example: Example) -> [String] {
    let indentation = format.indentation
    let purpose = format.wrap.lines(example.purpose, width: format.width - indentation.count)
    return ["  \(example.command)"] + purpose.map { indentation + $0 }
  }
}
