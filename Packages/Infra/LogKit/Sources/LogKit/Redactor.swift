/// Removes secrets from text, by the names that they follow and by what they look like.
///
/// Removed are the values of credential fields (to the end of the line) and of secret items of queries, forms
/// and JSON; GitHub tokens, bearer tokens, e-mail addresses; and IPv4 addresses other than those of this
/// machine, because GitHub quotes the caller's in its rate limit message.
public struct Redactor: Sendable {
  private let fields: Set<String>
  private let items: Set<String>

  /// Makes a redactor.
  ///
  /// - Parameters:
  ///   - fields: The names of credential fields, such as `cookie`, in lower case.
  ///   - items: The names of secret items, such as `access_token`, in lower case.
  public init(fields: Set<String>, items: Set<String>) {
    self.fields = fields
    self.items = items
  }

  /// Redacts the value of something that has a name.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: Its name, such as that of a field.
  /// - Returns: The value without secrets; nothing of it when the name says that it is one.
  public func redact(_ value: String, named name: String) -> String {
    let name = name.lowercased()
    return fields.contains(name) || items.contains(name) ? Self.mask : redact(value)
  }

  /// Redacts a text.
  ///
  /// - Parameter text: Any text, of one or several lines.
  /// - Returns: The text with every secret replaced, and with `\n` for each end of a line.
  public func redact(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(redact(line:)).joined(separator: "\n")
  }

  private func redact(line: Substring) -> String {
    var result = ""
    var rest = line
    var previous = ""
    while !rest.isEmpty {
      let gap = rest.prefix { !Self.isWordCharacter($0) }
      rest = rest.dropFirst(gap.count)
      let word = rest.prefix(while: Self.isWordCharacter)
      guard !word.isEmpty else { return result + gap }
      result += gap
      switch reach(ofSecretAfter: previous, gap) {
      case .line:
        return result + Self.mask
      case .value:
        rest = rest.drop { !Self.endOfValue.contains($0) }
        result += Self.mask
      case .nothing:
        rest = rest.dropFirst(word.count)
        result += Self.looksSecret(word) ? Self.mask : String(word)
      }
      previous = word.lowercased()
    }
    return result
  }

  private enum Reach {
    case line
    case value
    case nothing
  }

  /// How much of what follows is secret because of the word before it and what stands in between.
  private func reach(ofSecretAfter name: String, _ gap: Substring) -> Reach {
    let sign = gap.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
    if name == "bearer" && sign.isEmpty { return .value }
    guard sign == ":" || sign == "=" else { return .nothing }
    if fields.contains(name) { return .line }
    // "exit code: 2" is no secret; `code=2` in an address and `"code":"2"` in a form are.
    let isOrdinaryWord = Self.ordinaryItems.contains(name) && sign == ":" && !gap.contains("\"")
    return items.contains(name) && !isOrdinaryWord ? .value : .nothing
  }

  private static func looksSecret(_ word: Substring) -> Bool {
    let bare = String(word.reversed().drop { $0 == "." }.reversed())
    return tokenPrefixes.contains { bare.contains($0) } || isEmail(bare) || isForeignIPv4(bare)
  }

  private static func isEmail(_ word: String) -> Bool {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].isEmpty == false && parts[1].contains(".")
  }

  private static func isForeignIPv4(_ word: String) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] != "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_-.@+".contains(character)
  }

  private static let mask = "<redacted>"
  private static let endOfValue: Set<Character> = [
    "&", " ", "\t", "\"", "'", ",", ";", ")", "}", "]", "#", ">",
  ]
  private static let tokenPrefixes = ["gho_", "ghp_", "ghs_", "ghu_", "ghr_", "github_pat_"]
  private static let ordinaryItems: Set<String> = [
    "code", "key", "password", "secret", "signature", "state", "token",
  ]
}
