import MonorepoGraph

/// One way to write that code reaches for ambient state.
struct AmbientSpelling: Sendable {
  let name: String
  let offsets: @Sendable (SourceCode) -> [Int]
  /// Makes the spelling with another name; nil where it begins with no type.
  private var respelled: (@Sendable (String) -> AmbientSpelling)?

  /// Code with any blanks between its tokens.
  static func code(_ code: String) -> Self {
    let isMember = code.first?.isUppercase == true && code.contains { ".(".contains($0) }
    return isMember ? member(code) : tokens(code) { _, _ in true }
  }

  /// Tokens whose places fit, with any blanks between them, and that call no function which is declared
  /// around them; a leading dot fits a member of anything.
  private static func tokens(
    _ code: String,
    ending: String = "",
    where fits: @escaping @Sendable (SourceCode, Range<Int>) -> Bool
  ) -> Self {
    let tokens = TokenSequence(code)
    return Self(
      name: code + ending,
      offsets: { source in
        source.ranges(ofForeignTokens: tokens).filter { fits(source, $0) }.map(\.lowerBound)
      },
      respelled: { .tokens(String($0.dropLast(ending.count)), ending: ending, where: fits) }
    )
  }

  /// A static member of a type, as in `Locale.current`, or where a declaration or a name says the type, as in
  /// `: Locale = .current`, `-> Locale { .current }` and `locale ?? .current`.
  private static func member(_ code: String) -> Self {
    let (all, type) = (TokenSequence(code), code.prefix { !".(".contains($0) })
    let rest = String(code.dropFirst(type.count))
    // `.init` may be left out.
    let member = TokenSequence(rest.hasPrefix("(") ? ".init" + rest : rest)
    let (typeTokens, names) = (TokenSequence(String(type)), Self.names[String(type)] ?? [])
    return Self(
      name: code,
      offsets: { source in
        source.ranges(ofForeignTokens: all).map(\.lowerBound)
          + source.offsets(ofMember: member, whereDeclared: typeTokens)
          + (names.isEmpty ? [] : source.offsets(ofMember: member, behind: names))
      },
      respelled: { .member($0) }
    )
  }

  /// A call whose arguments, in parentheses and without blanks, fit.
  private static func call(_ code: String, where fits: @escaping @Sendable (String) -> Bool) -> Self {
    tokens(code, ending: ")") { fits($0.arguments(ofCallAt: $1.lowerBound)) }
  }

  /// A member whose type is left out, as in `= .now`.
  private static func implicitMember(_ code: String) -> Self {
    tokens(code) { $0.beginsExpression(at: $1.lowerBound) }
  }

  /// The name of an initializer that is handed on and not called, as in `= Date.init`.
  private static func reference(_ code: String) -> Self {
    tokens(code) { $0.bytes[$1.upperBound...].first != UInt8(ascii: "(") }
  }

  /// The name of a function that is handed on and not called, as in `map(getenv)`.
  private static func function(_ name: String) -> Self {
    let tokens = TokenSequence(name)
    return Self(name: name, offsets: { $0.offsets(ofFunction: tokens) })
  }

  static let storedStatic = Self(name: "static var", offsets: { $0.storedStaticVariables })

  /// The spelling with another name for its type; nil where it does not begin with that type.
  func renamed(_ type: String, to other: String) -> Self? {
    let rest = name.dropFirst(type.count)
    guard name.hasPrefix(type), rest.utf8.first?.isIdentifier == false else { return nil }
    return respelled?(other + rest)
  }

  static func all(of kind: ArchitectureRules.Ambient.Kind) -> [Self] {
    (codes[kind] ?? []).map { code($0) } + special(kind)
  }

  /// The spellings that are found otherwise than by their tokens.
  private static func special(_ kind: ArchitectureRules.Ambient.Kind) -> [Self] {
    switch kind {
    case .console:
      let write = call("write(") { $0.hasPrefix("(1,") || $0.hasPrefix("(2,") }
      let handle = call("FileHandle(") { $0.prefixMatch(of: #/\(fileDescriptor:(\d|STD)/#) != nil }
      return ["print(", "debugPrint(", "dump("].map { call($0) { !hasArgument("to:", in: $0) } }
        + [function("print"), function("debugPrint"), write, handle]
    case .environment: return [implicitMember(".processInfo"), function("getenv")]
    case .files:
      return [
        call("open(") { $0.contains(",O_") },
        call(".write(") { $0.prefixMatch(of: #/\(to:(?!&).*(,atomically:|,options:|url|URL)/#) != nil },
      ]
    case .globals:
      return [storedStatic, Self(name: "shared state", offsets: { $0.sharedState })]
    case .identifiers: return [reference("UUID.init")]
    case .process:
      let raise = call("raise(") { $0.hasPrefix("(SIG") }
      return ["kill(", "signal("].map { call($0) { !isLabelled($0) && $0.contains(",") } }
        + [raise, function("exit")]
    case .randomness:
      return [".random(", ".randomElement(", ".shuffled(", ".shuffle("].map {
        call($0) { !hasArgument("using:", in: $0) }
      }
    case .time:
      // Code has closures and methods of that name; they take durations.
      let sleep = call("sleep(") { $0.dropFirst().dropLast().allSatisfy(\.isNumber) }
      return [implicitMember(".now"), reference("Date.init"), sleep]
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
    arguments.dropFirst().drop(while: \.isIdentifier).first == ":"
  }
}
