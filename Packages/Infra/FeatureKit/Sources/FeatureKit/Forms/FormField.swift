public import DesignKit
public import LocalizationKit

extension Form {
  /// A field of a form: its name, the kind of its value, and what a value has to satisfy.
  ///
  /// A value is a text. The one of a choice is that of the ``Choice``, a given consent is ``consented``, and the one of a
  /// file is its path.
  public struct Field: Sendable, Identifiable {
    /// The kind of a value.
    public enum Kind: Hashable, Sendable {
      /// One line of text.
      case text
      /// Text with line breaks.
      case multiline
      /// A text that is never shown, such as a password; a new one is confirmed by entering it twice.
      case secret(isConfirmed: Bool)
      /// A one-time code with a number of decimal digits; white space in it is ignored.
      case code(digits: Int)
      /// One of some values, at least one.
      case choice([Choice])
      /// The path of a file, in which `~` stands for the user's home directory.
      case file
      /// A consent, which is given or not.
      case consent
    }

    /// A value that can be chosen.
    public struct Choice: Hashable, Sendable {
      /// The value, as an option takes it.
      public let value: String
      /// The label of the value.
      public let label: SafeText

      /// Makes a value that can be chosen.
      ///
      /// - Parameters:
      ///   - value: The value, as an option takes it.
      ///   - label: The label of the value.
      public init(_ value: String, _ label: SafeText) {
        self.value = value
        self.label = label
      }
    }

    /// The way in which a script gives a value.
    public enum Source: Hashable, Sendable {
      /// An option with a value, `--name <value>`.
      case option
      /// A flag, `--name`, as for a consent.
      case flag
      /// Standard input, asked for with the flag `--name-stdin`, so that a secret is in no list of processes.
      case standardInput
      /// A positional argument, `<name>`, which the command declares itself.
      case argument
    }

    /// The value of a consent that is given.
    public static let consented = "true"

    /// The identity of the field in its form: the name of its option, without hyphens.
    public let name: String
    /// The label of the field, in a few words.
    public let label: SafeText
    /// The kind of the value.
    public let kind: Kind
    /// A sentence that helps to fill it in; `nil` for none.
    public let help: SafeText?
    /// Whether the form cannot be submitted without a value.
    public let isRequired: Bool
    /// The value of a field that the user leaves as it is; `nil` for none.
    public let usualValue: String?
    /// The most UTF-16 code units of a value without the white space around it; `nil` for no limit.
    public let limit: Int?
    /// The way in which a script gives the value.
    public let source: Source
    private let validate: @Sendable (String) -> String?

    /// The identity of the field: its ``name``.
    public var id: String { name }

    /// Describes a field.
    ///
    /// - Parameters:
    ///   - name: The name of its option, without hyphens; differs from those of the other fields of the form.
    ///   - label: The label of the field, in a few words.
    ///   - kind: The kind of the value.
    ///   - help: A sentence that helps to fill it in; `nil` for none.
    ///   - isRequired: Whether the form cannot be submitted without a value; a required consent has to be given.
    ///   - usualValue: The value of a field that the user leaves as it is; `nil` for none. A secret has none.
    ///   - limit: The most UTF-16 code units of a value without the white space around it; `nil` for no limit.
    ///   - source: The way in which a script gives the value; unless it is given, a secret comes from standard input, a
    ///     consent is a flag, and anything else is an option.
    ///   - validate: The problem with a value that is not empty, as a sentence in the user's language; `nil` for none.
    ///     It gets the value as ``normalized(_:home:)`` returns it.
    public init(
      _ name: String,
      _ label: SafeText,
      _ kind: Kind = .text,
      help: SafeText? = nil,
      isRequired: Bool = true,
      usualValue: String? = nil,
      limit: Int? = nil,
      source: Source? = nil,
      validate: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
      self.name = name
      self.label = label
      self.kind = kind
      self.help = help
      self.isRequired = isRequired
      self.limit = limit
      self.validate = validate
      switch kind {
      case .secret:
        self.source = source ?? .standardInput
        self.usualValue = nil
      case .consent:
        self.source = source ?? .flag
        self.usualValue = usualValue
      case .text, .multiline, .code, .choice, .file:
        self.source = source ?? .option
        self.usualValue = usualValue
      }
    }

    /// Whether the value is never shown.
    var isSecret: Bool {
      if case .secret = kind { true } else { false }
    }

    /// Whether a new value has to be entered twice.
    public var isConfirmed: Bool { kind == .secret(isConfirmed: true) }

    /// The way in which a script gives the value, as it is typed: `--email`, `--password-stdin` or `<login>`.
    public var spelling: String {
      switch source {
      case .option, .flag: "--\(name)"
      case .standardInput: "--\(name)-stdin"
      case .argument: "<\(name)>"
      }
    }

    /// Brings what was typed or given into the form in which it is validated and submitted.
    ///
    /// A secret stays as it is. Of a code all white space is removed, of other texts the white space and byte order
    /// marks around them. A choice may be given by its value in any letter case, a consent by a word for yes.
    ///
    /// - Parameters:
    ///   - text: What was typed or given.
    ///   - home: The user's home directory, for the `~` of a path; `nil` where it is unknown.
    /// - Returns: The value; not necessarily a valid one.
    public func normalized(_ text: String, home: String? = nil) -> String {
      switch kind {
      case .secret: return text
      case .code: return String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isBlank }))
      case .text, .multiline: return text.withoutOuterBlanks
      case .choice(let choices):
        let value = text.withoutOuterBlanks
        return choices.first { $0.value.lowercased() == value.lowercased() }?.value ?? value
      case .file:
        let path = text.withoutOuterBlanks
        guard let home, path == "~" || path.hasPrefix("~/") else { return path }
        return home + path.dropFirst()
      case .consent:
        if text.withoutOuterBlanks.lowercased() == Self.consented { return Self.consented }
        return FeatureKit.Confirmation.isGiven(by: text) ? Self.consented : ""
      }
    }

    /// The problem with a value, as a sentence.
    ///
    /// - Parameters:
    ///   - value: The value as ``normalized(_:home:)`` returns it.
    ///   - language: The language of the sentence.
    /// - Returns: `nil` for a valid value, and for a missing one that is not required.
    public func problem(with value: String, in language: Language) -> String? {
      let strings = Strings(language)
      guard !value.isEmpty else { return isRequired ? strings.missing(kind) : nil }
      if hasControlCharacter(value) { return strings.controlCharacter }
      if let limit, value.utf16.count > limit { return strings.tooLong(value.utf16.count, limit: limit) }
      switch kind {
      case .code(let digits):
        let isCode = value.utf8.count == digits && value.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard isCode else { return strings.notACode(digits: digits) }
      case .choice(let choices):
        guard choices.contains(where: { $0.value == value }) else {
          return strings.notAChoice(choices.map(\.value))
        }
      case .text, .multiline, .secret, .file, .consent: break
      }
      return validate(value)
    }

    private func hasControlCharacter(_ value: String) -> Bool {
      // A secret that is known elsewhere is what it is.
      if kind == .secret(isConfirmed: false) { return false }
      return value.unicodeScalars.contains { scalar in
        scalar.properties.generalCategory == .control
          && !(kind == .multiline && (scalar == "\n" || scalar == "\t"))
      }
    }
  }
}

extension Unicode.Scalar {
  /// White space, or the byte order mark, which services trim as well.
  fileprivate var isBlank: Bool { properties.isWhitespace || self == "\u{FEFF}" }
}

extension String {
  /// The text without the white space and byte order marks around it.
  fileprivate var withoutOuterBlanks: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(scalars[first...last])
  }
}
