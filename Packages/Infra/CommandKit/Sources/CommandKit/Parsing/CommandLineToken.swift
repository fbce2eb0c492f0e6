/// One option or flag as it was written, before its value is read.
struct Occurrence: Sendable {
  enum Content: Sendable {
    case text(String)
    case flag(Bool)
    /// An option that needs a value stands without one.
    case missingValue
    /// A flag was given a value.
    case needlessValue(String)
  }

  let key: String
  let spelling: String
  let content: Content

  /// Takes an option with its value, or a flag.
  ///
  /// - Parameters:
  ///   - option: What was spelled; `nil` is returned for help and version, which have no value.
  ///   - spelling: How it was spelled.
  ///   - attached: The value that is attached to it.
  ///   - next: Takes the next argument if it can be a value.
  init?(_ option: OptionScope.Entry, spelling: String, attached: String?, next: () -> String?) {
    self.spelling = spelling
    switch option {
    case .help, .version: return nil
    case .flag(let flag, let value):
      key = flag.key
      content = attached.map(Content.needlessValue) ?? .flag(value)
    case .option(let option):
      key = option.key
      content = (attached ?? next() ?? option.bareText).map(Content.text) ?? .missingValue
    }
  }

  /// The text that it gives its parameter; `nil` if it is not well formed.
  var text: String? {
    switch content {
    case .text(let text): text
    case .flag(let value): value.argumentText
    case .missingValue, .needlessValue: nil
    }
  }
}

/// A part of a command line from which the global options were taken out.
enum CommandLineToken: Sendable {
  case word(String)
  /// The rest of a bundle of short options, without the hyphen.
  case bundle(Substring)
  /// The place of a global option, which no option of a command can take for its value.
  case global(Occurrence)

  var word: String? {
    if case .word(let word) = self { word } else { nil }
  }

  var global: Occurrence? {
    if case .global(let occurrence) = self { occurrence } else { nil }
  }
}

/// A long option split at its sign: `--limit=5`.
struct LongOption {
  let spelling: String
  let attached: String?

  init(_ argument: String) {
    // By scalar: a combining mark after the sign must not hide it.
    let sign = argument.unicodeScalars.firstIndex(of: "=")
    spelling = String(argument[..<(sign ?? argument.endIndex)])
    attached = sign.map { String(argument.unicodeScalars[$0...].dropFirst()) }
  }
}

extension OptionScope.Entry {
  /// Takes the value that the rest of a bundle of short options is for this one: `-n5`, `-n=5`.
  func takeAttached(from letters: inout Substring) -> String? {
    let hasSign = letters.first == "="
    guard hasSign || (takesValue && !letters.isEmpty) else { return nil }
    defer { letters = "" }
    return String(hasSign ? letters.dropFirst() : letters)
  }
}
