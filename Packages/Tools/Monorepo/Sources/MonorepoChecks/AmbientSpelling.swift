import MonorepoGraph

/// One way to write that code reaches for ambient state.
enum AmbientSpelling: Sendable {
  /// Text as whole words, byte for byte.
  case text(String)
  /// Tokens, with any blanks between them; a leading dot fits a member of anything.
  case tokens(TokenSequence)
  /// A member whose type is left out, as in `= .now`.
  case implicitMember(TokenSequence)
  /// A member whose type is left out behind a name that tells it, as in `locale: .current`.
  case namedMember(TokenSequence, names: [String])
  /// A static member of a type, as in `Locale.current`, or where a declaration says the type, as in
  /// `: Locale = .current` and `-> Locale { .current }`.
  case member(TokenSequence, of: TokenSequence, both: TokenSequence)
  /// The name of an initializer that is handed on and not called, as in `= Date.init`.
  case reference(TokenSequence)
  /// The name of a function that is handed on and not called, as in `map(getenv)`.
  case function(TokenSequence)
  /// A call whose arguments, in parentheses and without blanks, fit.
  case call(TokenSequence, where: @Sendable (String) -> Bool)
  /// A static variable that stores a value.
  case storedStatic
  /// A variable outside of every type, or a lock that a module or a type shares.
  case sharedState

  var name: String {
    switch self {
    case .text(let text): text
    case .tokens(let code), .implicitMember(let code), .namedMember(let code, _), .reference(let code),
      .function(let code), .member(_, _, let code):
      code.text
    case .call(let code, _): code.text + ")"
    case .storedStatic: "static var"
    case .sharedState: "shared state"
    }
  }

  func offsets(in code: SourceCode) -> [Int] {
    switch self {
    case .text(let text): code.offsets(of: text)
    case .tokens(let tokens): code.offsets(ofTokens: tokens).filter { !code.callsOwnFunction(at: $0) }
    case .implicitMember(let tokens):
      code.offsets(ofTokens: tokens).filter { code.beginsExpression(at: $0) }
    case .namedMember(let member, let names): code.offsets(ofMember: member, behind: names)
    case .function(let name): code.offsets(ofFunction: name)
    case .member(let member, let type, let both):
      code.offsets(ofTokens: both) + code.offsets(ofMember: member, whereDeclared: type)
    case .reference(let tokens):
      code.offsets(ofTokens: tokens).filter { !code.isCalled(after: $0, tokens) }
    case .call(let tokens, let fits):
      code.offsets(ofTokens: tokens)
        .filter { fits(code.arguments(ofCallAt: $0)) && !code.callsOwnFunction(at: $0) }
    case .storedStatic: code.storedStaticVariables
    case .sharedState: code.sharedState
    }
  }

  static func all(of kind: ArchitectureRules.Ambient.Kind) -> [AmbientSpelling] {
    let members = (types[kind] ?? []).flatMap { entry in
      entry.members.flatMap { member in
        let sequence = TokenSequence(member)
        let named = names[entry.type].map { [AmbientSpelling.namedMember(sequence, names: $0)] } ?? []
        // `.init` may be left out.
        let both = TokenSequence(entry.type + member.replacing(".init", with: ""))
        return named + [AmbientSpelling.member(sequence, of: TokenSequence(entry.type), both: both)]
      }
    }
    let tokens = (plain[kind] ?? []).map { AmbientSpelling.tokens(TokenSequence($0)) }
    return tokens + members + special(kind)
  }

  /// The spellings that are found otherwise than by their tokens.
  private static func special(_ kind: ArchitectureRules.Ambient.Kind) -> [AmbientSpelling] {
    switch kind {
    case .console:
      return ["print(", "debugPrint(", "dump("].map {
        .call(TokenSequence($0), where: { !hasArgument("to:", in: $0) })
      } + [
        .function("print"), .function("debugPrint"),
        .call("write(", where: { $0.hasPrefix("(1,") || $0.hasPrefix("(2,") }),
        .call("FileHandle(", where: { $0.prefixMatch(of: #/\(fileDescriptor:(\d|STD)/#) != nil }),
      ]
    case .environment: return [.implicitMember(".processInfo"), .function("getenv")]
    case .files:
      return [
        .call("open(", where: { $0.contains(",O_") }),
        .call(
          ".write(",
          where: { $0.prefixMatch(of: #/\(to:(?!&).*(,atomically:|,options:|url|URL)/#) != nil }
        ),
      ]
    case .globals: return [.storedStatic, .sharedState]
    case .identifiers: return [.reference("UUID.init")]
    case .process:
      return ["kill(", "signal("].map {
        .call(TokenSequence($0), where: { !isLabelled($0) && $0.contains(",") })
      } + [.call("raise(", where: { $0.hasPrefix("(SIG") }), .function("exit")]
    case .randomness:
      return [".random(", ".randomElement(", ".shuffled(", ".shuffle("].map {
        .call(TokenSequence($0), where: { !hasArgument("using:", in: $0) })
      }
    case .time:
      // Code has closures and methods of that name; they take durations.
      return [
        .implicitMember(".now"), .reference("Date.init"),
        .call("sleep(", where: { $0.dropFirst().dropLast().allSatisfy(\.isNumber) }),
      ]
    case .locale, .network, .preferences: return []
    }
  }

  /// Whether a call has an argument with a label; the arguments of calls within it do not count.
  private static func hasArgument(_ label: String, in arguments: String) -> Bool {
    var depth = 0
    let own = arguments.filter { character in
      if ")]}".contains(character) { depth -= 1 }
      defer { if "([{".contains(character) { depth += 1 } }
      return depth <= 1
    }
    return own.hasPrefix("(" + label) || own.contains("," + label)
  }

  private static func isLabelled(_ arguments: String) -> Bool {
    arguments.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }.first == ":"
  }
}
