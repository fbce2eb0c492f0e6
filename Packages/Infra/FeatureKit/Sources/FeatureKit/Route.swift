import CommandKit

/// The address of a screen, or of a change, as a value: the words that name it and the options that narrow it.
///
/// A route says what to open without saying how: the command line writes it as a command, the full-screen program
/// opens it, and a link carries it between programs. A link gives the same route back.
public struct Route: Hashable, Sendable {
  /// An option of a route, with its value unless it is a flag.
  public struct Option: Hashable, Sendable {
    /// The option's name, without hyphens.
    public let name: String
    /// Its value; `nil` for a flag.
    public let value: String?

    /// Makes an option.
    ///
    /// - Parameters:
    ///   - name: The option's name, without hyphens.
    ///   - value: Its value; `nil` for a flag.
    public init(_ name: String, _ value: String? = nil) {
      self.name = name
      self.value = value
    }
  }

  /// The command and its arguments, in order.
  public let words: [String]
  /// The options, in the order in which they are written.
  public let options: [Option]

  /// Makes a route.
  ///
  /// - Parameters:
  ///   - words: The command and its arguments, in order. They may come from a service: nothing in them is interpreted.
  ///   - options: The options, in the order in which they are written.
  public init(_ words: String..., options: [Option] = []) {
    self.init(words: words, options: options)
  }

  /// Makes a route of a list of words.
  ///
  /// - Parameters:
  ///   - words: The command and its arguments, in order.
  ///   - options: The options, in the order in which they are written.
  public init(words: [String], options: [Option] = []) {
    self.words = words
    self.options = options
  }

  /// The route with one more option.
  ///
  /// - Parameters:
  ///   - name: The option's name, without hyphens.
  ///   - value: Its value; `nil` for a flag.
  /// - Returns: A route with the option behind the others.
  public func with(_ name: String, _ value: String? = nil) -> Route {
    Route(words: words, options: options + [Option(name, value)])
  }

  /// The words of the command line, each as the program gets it; no shell has to read them.
  ///
  /// A word that begins with a hyphen follows `--`, so that it is not taken for an option.
  public var arguments: [String] {
    let written = options.flatMap { option in
      option.value.map { $0.hasPrefix("-") ? ["--\(option.name)=\($0)"] : ["--\(option.name)", $0] }
        ?? ["--\(option.name)"]
    }
    let parts = parts
    return parts.front + written + (parts.behind.isEmpty ? [] : ["--"] + parts.behind)
  }

  /// The command line, with every word quoted for a shell where it has to be.
  ///
  /// - Parameter program: How the user calls the program.
  /// - Returns: One line that can be pasted into a shell.
  public func commandLine(program: String = "tessera") -> String {
    let options = options.map { option in
      let name = ShellWord.isPlain(option.name) ? "--\(option.name)" : ShellWord.word(for: "--\(option.name)")
      guard let value = option.value else { return name }
      return name + (value.hasPrefix("-") ? "=" : " ") + ShellWord.word(for: value)
    }
    let parts = parts
    let front = [program] + parts.front.map(ShellWord.word) + options
    return (front + (parts.behind.isEmpty ? [] : ["--"] + parts.behind.map(ShellWord.word)))
      .joined(separator: " ")
  }

  /// The words before the options, and those that have to follow `--`.
  private var parts: (front: [String], behind: [String]) {
    let first = words.firstIndex { $0.hasPrefix("-") } ?? words.endIndex
    return (Array(words[..<first]), Array(words[first...]))
  }

  /// The route as a link, `tessera:/sections/show/series?category=Drama` (RFC 3986).
  public var link: String {
    let query = options.map { option in
      Self.encoded(option.name) + (option.value.map { "=" + Self.encoded($0) } ?? "")
    }
    return "tessera:" + words.map { "/" + Self.encoded($0) }.joined()
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// Reads a link; fails for what ``link`` does not write.
  ///
  /// That is another scheme, no command, an option without a name that could be typed, a byte that has to be encoded,
  /// and bytes that are not UTF-8.
  ///
  /// - Parameter link: The link.
  public init?(link: String) {
    guard link.hasPrefix("tessera:/") else { return nil }
    let parts = link.dropFirst("tessera:/".count).split(
      separator: "?",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let segments = parts.first?.split(separator: "/", omittingEmptySubsequences: false) ?? []
    let words = segments.compactMap(Self.decoded)
    let pairs = parts.count == 2 ? parts[1].split(separator: "&", omittingEmptySubsequences: false) : []
    let options = pairs.compactMap { pair -> Option? in
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(sides[0]), ShellWord.isPlain(name) else { return nil }
      guard sides.count == 2 else { return Option(name) }
      return Self.decoded(sides[1]).map { Option(name, $0) }
    }
    guard words.count == segments.count, words.first?.isEmpty == false, options.count == pairs.count else {
      return nil
    }
    self.init(words: words, options: options)
  }

  /// Every byte but the unreserved ones as `%XX` (RFC 3986, 2.1 and 2.3).
  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      isUnreserved(byte)
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    .joined()
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        guard isUnreserved(byte) else { return nil }
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      bytes.append(UInt8(digits[0] << 4 | digits[1]))
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
