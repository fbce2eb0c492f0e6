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
  static func tokens(
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
  static func call(_ code: String, where fits: @escaping @Sendable (String) -> Bool) -> Self {
    tokens(code, ending: ")") { fits($0.arguments(ofCallAt: $1.lowerBound)) }
  }

  /// A member whose type is left out, as in `= .now`, in code that has no such member of its own.
  static func implicitMember(_ code: String) -> Self {
    let name = code.split { !$0.isIdentifier }.last.map(String.init) ?? ""
    return tokens(code) { $0.beginsExpression(at: $1.lowerBound) && !$0.hasOwnMember(name) }
  }

  /// A value that takes what the machine has, unless the code beside it sets a property.
  static func value(_ code: String, without property: TokenSequence) -> Self {
    let values = member(code)
    return Self(
      name: code,
      offsets: { source in
        values.offsets(source).filter { offset in
          let block = source.block(around: offset)
          let settings = source.ranges(ofTokens: property).filter { block.contains($0.lowerBound) }
          // A comparison sets nothing.
          return settings.allSatisfy { source.bytes[$0.upperBound...].first == UInt8(ascii: "=") }
        }
      },
      respelled: { .value($0, without: property) }
    )
  }

  /// The name of an initializer that is handed on and not called, as in `= Date.init`.
  static func reference(_ code: String) -> Self {
    tokens(code) { $0.bytes[$1.upperBound...].first != UInt8(ascii: "(") }
  }

  /// The name of a function that is handed on and not called, as in `map(getenv)`.
  static func function(_ name: String) -> Self {
    let tokens = TokenSequence(name)
    return Self(name: name, offsets: { $0.offsets(ofFunction: tokens) })
  }

  static let sharedState = Self(name: "shared state", offsets: { $0.sharedState })

  static let storedStatic = Self(name: "static var", offsets: { $0.storedStaticVariables })

  /// The spelling with another name for its type; nil where it does not begin with that type.
  func renamed(_ type: String, to other: String) -> Self? {
    let rest = name.dropFirst(type.count)
    guard name.hasPrefix(type), rest.utf8.first?.isIdentifier == false else { return nil }
    return respelled?(other + rest)
  }
}
