/// A query of GraphQL, as far as the sandbox needs it: fields with aliases and arguments, and inline fragments.
///
/// Source: the GraphQL specification of October 2021, section 2. Values of arguments are variables, texts, numbers and
/// words; mutations, named fragments and directives are refused.
struct GraphQLDocument: Hashable, Sendable {
  /// A field of a selection.
  struct Field: Hashable, Sendable {
    /// The name in the answer.
    let alias: String
    /// The name in the schema.
    let name: String
    /// The arguments by name; that of a variable begins with `$`.
    let arguments: [String: String]
    /// The type that the fields are for; `nil` for every type.
    var type: String?
    /// The fields of the value.
    let fields: [Field]
  }

  /// The fields of the query.
  let fields: [Field]

  /// Reads a query; `nil` where there is none, or it nests deeper than 20 levels.
  init?(_ text: String) {
    guard text.utf8.count <= 1 << 16 else { return nil }
    var reader = Reader(text)
    if reader.take("query") {
      if reader.peek != "{", reader.peek != "(" { reader.skip() }
      if reader.peek == "(", reader.arguments() == nil { return nil }
    }
    guard let fields = reader.selection(depth: 0), reader.isAtEnd else { return nil }
    self.fields = fields
  }

  private struct Reader {
    private let tokens: [Substring]
    private var place = 0

    init(_ text: String) {
      var tokens: [Substring] = []
      var rest = text[...]
      while let first = rest.first {
        if first.isWhitespace || first == "," {
          rest.removeFirst()
        } else if first == "\"" {
          let end = rest.dropFirst().firstIndex(of: "\"") ?? rest.endIndex
          tokens.append(rest[..<end])
          rest = rest[end...].dropFirst()
        } else if rest.hasPrefix("...") {
          tokens.append(rest.prefix(3))
          rest = rest.dropFirst(3)
        } else if first.isLetter || first.isNumber || "_$-".contains(first) {
          let word = rest.prefix { $0.isLetter || $0.isNumber || "_$-.".contains($0) }
          tokens.append(word)
          rest = rest.dropFirst(word.count)
        } else {
          tokens.append(rest.prefix(1))
          rest.removeFirst()
        }
      }
      self.tokens = tokens
    }

    var peek: Substring? { place < tokens.count ? tokens[place] : nil }
    var isAtEnd: Bool { place == tokens.count }

    mutating func skip() { place += 1 }

    mutating func take(_ token: String) -> Bool {
      guard let next = peek, next == token else { return false }
      place += 1
      return true
    }

    mutating func word() -> String? {
      guard let next = peek, let first = next.first, first.isLetter || "_$".contains(first) else {
        return nil
      }
      place += 1
      return String(next)
    }

    mutating func selection(depth: Int) -> [Field]? {
      guard depth < 20, take("{") else { return nil }
      var fields: [Field] = []
      while !take("}") {
        if take("...") {
          guard take("on"), let type = word(), let typed = selection(depth: depth + 1) else { return nil }
          fields += typed.map { field in
            var field = field
            field.type = type
            return field
          }
          continue
        }
        guard let alias = word() else { return nil }
        var name = alias
        if take(":") {
          guard let real = word() else { return nil }
          name = real
        }
        var arguments: [String: String] = [:]
        if peek == "(" {
          guard let given = self.arguments() else { return nil }
          arguments = given
        }
        var inner: [Field] = []
        if peek == "{" {
          guard let nested = selection(depth: depth + 1) else { return nil }
          inner = nested
        }
        fields.append(Field(alias: alias, name: name, arguments: arguments, fields: inner))
      }
      return fields
    }

    /// Arguments, or the declarations of variables, whose types have brackets and exclamation marks.
    mutating func arguments() -> [String: String]? {
      guard take("(") else { return nil }
      var arguments: [String: String] = [:]
      while !take(")") {
        guard let name = word(), take(":"), var value = peek else { return nil }
        skip()
        while value == "[", let next = peek {
          value = next
          skip()
        }
        while take("!") || take("]") {}
        arguments[name] = value.hasPrefix("\"") ? String(value.dropFirst()) : String(value)
      }
      return arguments
    }
  }
}
