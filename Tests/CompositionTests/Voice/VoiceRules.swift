import Foundation

/// The rules of `voice.json`: words and patterns that texts must not have, and the glossary.
struct VoiceRules: Decodable {
  /// A pattern that must not match.
  struct Ban: Decodable {
    let pattern: String
    /// What to write instead.
    let instead: String
  }

  /// A term, with the terms that may stand for it in Chinese.
  struct Term: Decodable {
    let english: String
    let chinese: [String]
  }

  /// A part of a command line that its caption must mention, and only then.
  struct Caption: Decodable {
    let command: String
    let english: String
    let chinese: String
  }

  /// Phrases that nothing that is read may contain, comments included, each with what to write instead.
  let everywhere: [String: String]
  let english: [Ban]
  let chinese: [Ban]
  let glossary: [Term]
  /// Words that are the same in every language: names of programs, formats, keys and values.
  let names: Set<String>
  /// The words that begin abstracts and the help of flags.
  let imperatives: Set<String>
  let captions: [Caption]

  static let shared: VoiceRules = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "voice.json")
    do { return try JSONDecoder().decode(VoiceRules.self, from: Data(contentsOf: file)) } catch {
      fatalError("\(file.path()): \(error)")
    }
  }()
}

/// Finds phrases in running text, whole words only, in any letter case.
struct PhraseFinder {
  private let phrases: [String: [(words: [String], instead: String)]]

  init(_ phrases: [String: String]) {
    let split = phrases.map { (Self.words(of: $0.key), $0.value) }
    self.phrases = Dictionary(grouping: split) { $0.0[0] }.mapValues {
      $0.map { (words: $0.0, instead: $0.1) }
    }
  }

  /// The phrases that a text contains, each with what to write instead.
  func problems(in text: String) -> [String] {
    let words = Self.words(of: text)
    return words.indices.flatMap { index in
      (phrases[words[index]] ?? []).filter { words[index...].starts(with: $0.words) }
        .map { "“\($0.words.joined(separator: " "))”: write \($0.instead)" }
    }
  }

  private static func words(of text: String) -> [String] {
    text.split { !($0.isLetter || $0 == "'") }.map { $0.lowercased() }
  }
}

/// Patterns that are read once.
struct BanList {
  private let bans: [(pattern: Regex<AnyRegexOutput>, instead: String)]

  init(_ bans: [VoiceRules.Ban]) throws {
    self.bans = try bans.map { (try Regex($0.pattern), $0.instead) }
  }

  /// What is wrong with a text, and what to write instead.
  func problems(in text: String) -> [String] {
    bans.compactMap { ban in
      text.firstMatch(of: ban.pattern).map { "“\(text[$0.range])”: write \(ban.instead)" }
    }
  }
}
