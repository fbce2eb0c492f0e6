import MonorepoGraph

/// One way to write that code reaches for ambient state.
struct AmbientSpelling: Sendable {
  /// The way in which a spelling is searched for.
  enum Form: Sendable {
    /// Text as whole words, byte for byte.
    case text(String)
    /// Tokens, with any blanks between them; a leading dot fits a member of anything.
    case tokens(TokenSequence)
    /// A member whose type is left out, as in `= .now`.
    case implicitMember(TokenSequence)
    /// A static member of a type, as in `Locale.current`, or where a declaration says the type, as in
    /// `: Locale = .current` and `-> Locale { .current }`.
    case member(TokenSequence, of: TokenSequence, both: TokenSequence)
    /// The name of an initializer that is handed on and not called, as in `= Date.init`.
    case reference(TokenSequence)
    /// A call whose arguments, in parentheses and without blanks, fit.
    case call(TokenSequence, where: @Sendable (String) -> Bool)
    /// A static variable that stores a value.
    case storedStatic
    /// A variable outside of every type, or a lock that a module or a type shares.
    case sharedState
  }

  let form: Form

  /// The spelling in a message.
  var name: String {
    switch form {
    case .text(let text): text
    case .tokens(let code), .implicitMember(let code), .reference(let code), .member(_, _, let code):
      code.text
    case .call(let code, _): code.text + ")"
    case .storedStatic: "static var"
    case .sharedState: "shared state"
    }
  }

  func offsets(in code: SourceCode) -> [Int] {
    switch form {
    case .text(let text): code.offsets(of: text)
    case .tokens(let tokens): code.offsets(ofTokens: tokens)
    case .implicitMember(let tokens):
      code.offsets(ofTokens: tokens).filter { code.beginsExpression(at: $0) }
    case .member(let member, let type, let both):
      code.offsets(ofTokens: both) + code.offsets(ofMember: member, whereDeclared: type)
    case .reference(let tokens):
      code.offsets(ofTokens: tokens).filter { !code.isCalled(after: $0, tokens) }
    case .call(let tokens, let fits):
      code.offsets(ofTokens: tokens).filter { fits(code.arguments(ofCallAt: $0)) }
    case .storedStatic: code.storedStaticVariables
    case .sharedState: code.sharedState
    }
  }

  /// Every spelling of a kind.
  static func all(of kind: ArchitectureRules.Ambient.Kind) -> [AmbientSpelling] {
    let members = (self.members[kind] ?? []).flatMap { entry in
      entry.members.map { member in
        Form.member(
          TokenSequence(member),
          of: TokenSequence(entry.type),
          both: TokenSequence(entry.type + member)
        )
      }
    }
    let tokens = (self.tokens[kind] ?? []).map { Form.tokens(TokenSequence($0)) }
    return (tokens + members + special(kind)).map { AmbientSpelling(form: $0) }
  }

  /// The spellings that are found otherwise than by their tokens.
  private static func special(_ kind: ArchitectureRules.Ambient.Kind) -> [Form] {
    switch kind {
    case .console:
      return ["print(", "debugPrint(", "dump("].map {
        .call(TokenSequence($0), where: { !$0.contains("to:") })
      }
    case .environment: return [.implicitMember(".processInfo")]
    case .globals: return [.storedStatic, .sharedState]
    case .identifiers: return [.reference("UUID.init")]
    case .process:
      return ["signal(", "raise("].map { .call(TokenSequence($0), where: { $0.hasPrefix("(SIG") }) }
        + [.call("kill(", where: { !isLabelled($0) && $0.contains(",") })]
    case .randomness:
      return [".random(", ".randomElement(", ".shuffled(", ".shuffle("].map {
        .call(TokenSequence($0), where: { !$0.contains("using:") })
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
