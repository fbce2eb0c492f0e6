/// Understands a measure as a whole, or not at all.
///
/// Every number has to be in a place where multiplying it is right; with one number of unknown meaning the whole
/// measure counts as not understood.
struct MeasureReader {
  private var scanner: NumberScanner
  private var parts: [MeasurePart] = []
  private var words = ""

  /// Longer texts are no measures.
  private static let longestText = 200

  /// The pieces of a measure; joined they are the text, except that a single container gets its number.
  ///
  /// - Returns: `nil` when the measure is not understood.
  static func parts(of text: String) -> [MeasurePart]? {
    guard text.utf8.count <= longestText else { return nil }
    var reader = MeasureReader(scanner: NumberScanner(text))
    guard reader.read(), reader.parts.contains(where: \.isAmount) else { return nil }
    return reader.parts
  }

  private init(scanner: NumberScanner) {
    self.scanner = scanner
  }

  private mutating func read() -> Bool {
    while let character = scanner.current {
      if scanner.isAtNumber {
        guard readNumber() else { return false }
      } else if character == "(" {
        guard readBrackets() else { return false }
      } else {
        words.append(character)
        scanner.advance()
      }
    }
    endWords()
    return true
  }

  /// Reads an amount; the size of each piece, behind their number, is no amount: `1 – 14-ounce can`.
  private mutating func readNumber() -> Bool {
    guard scanner.isAtHyphenatedSize else { return readAmount() }
    guard parts.contains(where: \.isAmount) else { return false }
    words += scanner.readSize()
    return true
  }

  private mutating func readAmount() -> Bool {
    if parts.isEmpty, words.isEmpty, let one = Quantity(1), let container = scanner.readSizedContainer() {
      parts.append(.amount(MeasureAmount(start: one, rest: nil, notation: .whole)))
      words = " x " + container
      return true
    }
    guard isAmountExpected, let amount = scanner.readAmount(), scanner.current != "%", !scanner.isAtOrdinal,
      !scanner.isAtDegrees(behind: amount.end)
    else { return false }
    endWords()
    parts.append(CompoundAmount(after: amount, &scanner).map(MeasurePart.compound) ?? .amount(amount))
    if scanner.isAtSizeOfPackage || scanner.isAtSizeOfContainer(behind: amount.start) {
      words = scanner.readToEnd()
    }
    return true
  }

  /// Text in brackets is the size of one piece and is preserved; after a weight or a volume it is the same amount in
  /// another unit, and changes too.
  private mutating func readBrackets() -> Bool {
    let isSameAgain = words.split(separator: " ").last.flatMap { KitchenUnit($0) } != nil
    let content = scanner.readBrackets()
    guard isSameAgain, content.contains(where: { $0.isNumber }) else {
      words += content
      return true
    }
    guard content.hasPrefix("("), content.hasSuffix(")"),
      let inner = Self.parts(of: String(content.dropFirst().dropLast()))
    else { return false }
    words += "("
    endWords()
    parts += inner
    words = ")"
    return true
  }

  private var isAmountExpected: Bool {
    let before = words.lowercased()
    if parts.contains(where: \.isAmount) {
      return Self.joints.contains { joint in
        before.hasSuffix(joint) && before.dropLast(joint.count).contains { $0.isLetter }
      }
    }
    let trimmed = before.drop { $0 == MeasureWriter.approximation }
      .split(separator: " ").joined(separator: " ")
    return trimmed.isEmpty || Self.openings.contains(trimmed) || trimmed.hasSuffix(" of") || trimmed == "of"
  }

  private mutating func endWords() {
    if !words.isEmpty { parts.append(.words(words)) }
    words = ""
  }

  /// The separators between two amounts that belong together, after the unit of the first.
  private static let joints = ["/", " / ", "+", " + ", " and ", " plus ", " & "]

  /// The words that may precede an amount.
  private static let openings: Set = [
    "about", "approx", "approx.", "approximately", "around", "ca", "ca.", "c.", "~", "heaped", "scant",
    "a generous", "generous", "at least", "up to",
  ]
}

extension MeasurePart {
  fileprivate var isAmount: Bool {
    if case .words = self { false } else { true }
  }
}

extension CompoundAmount {
  /// Reads what follows an amount, if it is a unit with an amount in a smaller unit after it.
  ///
  /// - Parameters:
  ///   - large: The amount that was read.
  ///   - scanner: Stands behind it; afterwards behind the second amount if there is one, else where it stood.
  init?(after large: MeasureAmount, _ scanner: inout NumberScanner) {
    guard large.rest == nil else { return nil }
    var ahead = scanner
    let unit = ahead.readWord()
    let joint = ahead.readToNumber()
    guard Self.joins(joint), let small = ahead.readAmount() else { return nil }
    var behind = ahead
    guard let largeUnit = KitchenUnit(spelled: unit), let smallUnit = KitchenUnit(spelled: behind.readWord()),
      largeUnit.mayBeFollowed(by: smallUnit)
    else { return nil }
    self.init(
      large: large,
      unit: unit,
      joint: joint,
      small: small,
      smallPerLarge: largeUnit.factor(to: smallUnit)
    )
    scanner = ahead
  }

  private static func joins(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ")
    return words.count < 2 && words.allSatisfy { [",", "and", "&", "+", "plus"].contains($0) }
  }
}
