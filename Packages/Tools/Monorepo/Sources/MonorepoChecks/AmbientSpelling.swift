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
    /// A static member of a type, as in `Locale.current`, or where a declaration says the type, as in
    /// `: Locale = .current` and `-> Locale { .current }`.
    case member(String, of: String)
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
    case .member(let member, let type): type + member
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
    case .member(let member, let type):
      code.offsets(ofTokens: type + member) + code.offsets(ofMember: member, whereDeclared: type)
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
    let members = (self.members[kind] ?? []).flatMap { entry in
      entry.members.map { Form.member($0, of: entry.type) }
    }
    let tokens = (self.tokens[kind] ?? []).map { Form.tokens($0) }
    return (tokens + members + special(kind)).map { AmbientSpelling(form: $0) }
  }

  /// The spellings that are found otherwise than by their tokens.
  private static func special(_ kind: ArchitectureRules.Ambient.Kind) -> [Form] {
    switch kind {
    case .console:
      return ["print(", "debugPrint(", "dump("].map { .call($0, where: { !$0.contains("to:") }) }
    case .environment: return [.implicitMember(".processInfo")]
    case .globals: return [.storedStatic, .sharedState]
    case .identifiers: return [.reference("UUID.init")]
    case .process:
      return ["signal(", "raise("].map { .call($0, where: { $0.hasPrefix("(SIG") }) }
        + [.call("kill(", where: { !isLabelled($0) && $0.contains(",") })]
    case .randomness:
      return [".random(", ".randomElement(", ".shuffled(", ".shuffle("].map {
        .call($0, where: { !$0.contains("using:") })
      }
    case .time:
      // Code has closures and methods of that name; they take durations.
      let seconds = Form.call("sleep(", where: { $0.dropFirst().dropLast().allSatisfy(\.isNumber) })
      return [.implicitMember(".now"), .reference("Date.init"), seconds]
    case .files, .locale, .network, .preferences: return []
    }
  }

  /// Whether the first argument of a call has a label.
  private static func isLabelled(_ arguments: String) -> Bool {
    arguments.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }.first == ":"
  }
}
