import MonorepoGraph

/// One way to write that code reaches for ambient state.
struct AmbientSpelling: Sendable {
  /// The way in which a spelling is searched for.
  enum Form: Sendable {
    /// Text as whole words, byte for byte.
    case text(String)
    /// Tokens, with any blanks between them; a leading dot fits a member of anything.
    case tokens(String)
    /// A member whose type is left out, as in `= .now`.
    case implicitMember(String)
    /// The name of an initializer that is handed on and not called, as in `= Date.init`.
    case reference(String)
    /// A call whose arguments, in parentheses and without blanks, fit.
    case call(String, where: @Sendable (String) -> Bool)
    /// A static variable that stores a value.
    case storedStatic
    /// A variable outside of every type, or a lock that a module or a type shares.
    case sharedState
  }

  let form: Form

  /// The spelling in a message.
  var name: String {
    switch form {
    case .text(let text), .tokens(let text), .implicitMember(let text), .reference(let text): text
    case .call(let text, _): text + ")"
    case .storedStatic: "static var"
    case .sharedState: "shared state"
    }
  }

  func offsets(in code: SourceCode) -> [Int] {
    switch form {
    case .text(let text): code.offsets(of: text)
    case .tokens(let text): code.offsets(ofTokens: text)
    case .implicitMember(let text):
      code.offsets(ofTokens: text).filter { code.beginsExpression(at: $0) }
    case .reference(let text):
      code.offsets(ofTokens: text).filter { !code.isCalled(after: $0, text) }
    case .call(let text, let fits):
      code.offsets(ofTokens: text).filter { fits(code.arguments(ofCallAt: $0)) }
    case .storedStatic: code.storedStaticVariables
    case .sharedState: code.sharedState
    }
  }

  /// Every spelling of a kind.
  static func all(of kind: ArchitectureRules.Ambient.Kind) -> [AmbientSpelling] {
    let calls = tokens[kind] ?? []
    return calls.map { AmbientSpelling(form: .tokens($0)) } + special(kind)
  }

  /// The spellings that are found otherwise than by their tokens.
  private static func special(_ kind: ArchitectureRules.Ambient.Kind) -> [AmbientSpelling] {
    let forms: [Form]
    switch kind {
    case .console:
      forms = ["print(", "debugPrint(", "dump("].map { .call($0, where: { !$0.contains("to:") }) }
    case .environment: forms = [.implicitMember(".processInfo")]
    case .globals: forms = [.storedStatic, .sharedState]
    case .identifiers: forms = [.reference("UUID.init")]
    case .process:
      forms =
        ["signal(", "raise("].map { .call($0, where: { $0.hasPrefix("(SIG") }) }
        + [.call("kill(", where: { !isLabelled($0) && $0.contains(",") })]
    case .randomness:
      forms = [".random(", ".randomElement(", ".shuffled(", ".shuffle("].map {
        .call($0, where: { !$0.contains("using:") })
      }
    case .time:
      // Code has closures and methods of that name; they take durations.
      let seconds = Form.call("sleep(", where: { $0.dropFirst().dropLast().allSatisfy(\.isNumber) })
      forms = [.implicitMember(".now"), .reference("Date.init"), seconds]
    case .files, .locale, .network, .preferences: forms = []
    }
    return forms.map { AmbientSpelling(form: $0) }
  }

  /// Whether the first argument of a call has a label.
  private static func isLabelled(_ arguments: String) -> Bool {
    arguments.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }.first == ":"
  }
}
