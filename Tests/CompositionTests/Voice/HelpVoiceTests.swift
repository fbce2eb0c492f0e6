import LocalizationKit
import Testing

@testable import CommandKit

/// The help of every command: its form, and that what it says is true.
@Suite(.timeLimit(.minutes(3))) struct HelpVoiceTests {
  private let rules = VoiceRules.shared

  @Test func `an abstract is an imperative of fewer than 60 characters`() throws {
    for command in try Self.commands(in: .english) {
      let abstract = command.command.abstract
      #expect(abstract.count < 60 && abstract.hasSuffix("."), "\(command.path): \(abstract)")
      #expect(rules.imperatives.contains(Self.firstWord(of: abstract)), "\(command.path): \(abstract)")
    }
  }

  @Test(arguments: Language.allCases)
  func `an abstract and the help of a parameter are one sentence without a semicolon`(language: Language)
    throws
  {
    let stop = language.choose(en: ".", zhHans: "。")
    for command in try Self.commands(in: language) {
      for text in [command.command.abstract] + Self.parameters(of: command).map(\.help) {
        #expect(
          text.hasSuffix(stop) && !text.contains(";") && !text.contains("；"),
          "\(command.path): \(text)"
        )
        #expect(
          !text.dropLast().contains(stop + language.choose(en: " ", zhHans: "")),
          "\(command.path): \(text)"
        )
      }
    }
  }

  @Test func `an option with a value is a noun phrase, and a flag an imperative`() throws {
    for command in try Self.commands(in: .english) {
      for parameter in Self.parameters(of: command) {
        let isImperative = rules.imperatives.contains(Self.firstWord(of: parameter.help))
        #expect(isImperative == parameter.isFlag, "\(command.path): \(parameter.help)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `an option that has a default says it in its help`(language: Language) async throws {
    let help = try await TesseraRun()("jobs", "--help", "--width", "100", "--lang", language.tag).output
    let defaults = try TesseraRun().definition(in: language.tag).globalOptions
      .filter { $0.definition.option != nil }.compactMap(\.defaultText)
    #expect(defaults.count > 3)

    for value in defaults {
      #expect(
        help.contains(language.choose(en: "default: ", zhHans: "默认值：", id: "bawaan: ") + value),
        "\(value)"
      )
    }
  }

  @Test(arguments: Language.allCases)
  func `an example is a command line that can be run`(language: Language) throws {
    for example in try Self.examples(in: language) {
      guard case .run = try Self.outcome(of: example, in: language) else {
        Issue.record("\(example.command)")
        continue
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a caption counts what its example is given`(language: Language) throws {
    for example in try Self.examples(in: language) {
      guard let count = Self.counted(in: example.purpose, language),
        case .run(let invocation) = try Self.outcome(of: example, in: language)
      else { continue }
      let given = Self.words(of: example).dropFirst(invocation.path.count).prefix { !$0.hasPrefix("-") }
      #expect(given.count == count, "\(example.command): \(example.purpose)")
    }
  }

  @Test(arguments: Language.complete)
  func `a caption says what its example has, and nothing that it has not`(language: Language) throws {
    let captions = try rules.captions.map { rule in
      let word = language.choose(en: rule.english, zhHans: rule.chinese)
      return (word: try Regex(word), command: rule.command)
    }
    for example in try Self.examples(in: language) {
      for rule in captions {
        let isSaid = example.purpose.lowercased().contains(rule.word)
        #expect(isSaid == example.command.contains(rule.command), "\(example.command): \(example.purpose)")
      }
    }
  }

  @Test(arguments: ["two meals", "add one meal", "2 meals each", "no number"])
  func `the number of a caption is read as a word or in digits`(caption: String) {
    let counts = ["two meals": 2, "add one meal": 1, "2 meals each": 2]
    #expect(Self.counted(in: caption, .english) == counts[caption])
  }
}

// MARK: - The help as it is declared

extension HelpVoiceTests {
  private struct Declared {
    let path: String
    let command: Command
    let globals: [any NamedParameter]
  }

  private struct Help {
    let help: String
    let isFlag: Bool
  }

  /// The program in each language, whose commands are made once for all tests.
  private static let programs: Result<[(language: Language, program: Program)], any Error> = Result {
    try Language.allCases.map { (language: $0, program: try TesseraRun().definition(in: $0.tag)) }
  }

  private static func program(in language: Language) throws -> Program {
    try #require(try programs.get().first { $0.language == language }).program
  }

  private static func commands(in language: Language) throws -> [Declared] {
    let program = try program(in: language)
    let commands = program.root.subcommands.flatMap { all(from: $0, below: "tessera", program.globalOptions) }
    #expect(commands.count > 25)
    return commands
  }

  private static func all(from command: Command, below path: String, _ globals: [any NamedParameter])
    -> [Declared]
  {
    let path = "\(path) \(command.name)"
    return [Declared(path: path, command: command, globals: globals)]
      + command.subcommands.flatMap { all(from: $0, below: path, globals) }
  }

  private static func parameters(of command: Declared) -> [Help] {
    (command.command.parameters + command.globals).map(\.definition).map { definition in
      Help(
        help: definition.option?.help ?? definition.flag?.help ?? definition.argument?.help ?? "",
        isFlag: definition.flag != nil
      )
    }
  }

  private static func firstWord(of text: String) -> String {
    String(text.prefix { $0.isLetter })
  }
}

// MARK: - Examples

extension HelpVoiceTests {
  private static func examples(in language: Language) throws -> [Example] {
    let program = try program(in: language)
    return program.root.examples + (try commands(in: language)).flatMap(\.command.examples)
  }

  /// The words of an example, as a shell would hand them on.
  private static func words(of example: Example) -> [String] {
    example.command.prefix { $0 != ">" }.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
  }

  private static func outcome(of example: Example, in language: Language) throws -> ParseOutcome {
    let parser = CommandParser(try program(in: language)) { () throws(CommandFailure) in
      "52772"
    }
    return parser.parse(arguments: Array(words(of: example).dropFirst()), environment: [:])
  }

  /// The number of meals, items or settings that a caption speaks of.
  private static func counted(in caption: String, _ language: Language) -> Int? {
    let words = language.choose(en: caption.split(separator: " ").map(String.init), zhHans: [])
    if let count = zip(words, words.dropFirst()).lazy.compactMap({ word, noun -> Int? in
      ["meal", "meals", "item", "items"].contains(noun) ? ["one": 1, "two": 2][word] ?? Int(word) : nil
    }).first {
      return count
    }
    return caption.firstMatch(of: #/(\d+)(?:道菜|项食材)/#).flatMap { Int($0.1) }
  }
}
