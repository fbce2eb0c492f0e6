/// Reads numbers as they are written in recipes: `2`, `1/2`, `1 1/2`, `½`, `1½`, `0.5`, `1,5`, `1,000`, `1-2`.
struct NumberScanner {
  private let characters: [Character]
  private var place = 0

  init(_ text: String) {
    characters = Array(text)
  }

  /// The next character; `nil` at the end.
  var current: Character? { character(0) }

  mutating func advance() { place += 1 }

  /// Whether a number begins here.
  var isAtNumber: Bool {
    guard let current else { return false }
    return current.isNumber || (current == "." && digit(1) != nil)
  }

  /// Whether what follows an amount is the size of each package: `x 400g tins`, also without blanks.
  var isAtSizeOfPackage: Bool {
    var ahead = 0
    while character(ahead) == " " { ahead += 1 }
    guard let sign = character(ahead), "xX×".contains(sign) else { return false }
    ahead += 1
    while character(ahead) == " " { ahead += 1 }
    return digit(ahead) != nil
  }

  /// Reads a number or a range of numbers.
  ///
  /// - Returns: `nil` when it cannot be represented exactly, is nothing, or does not go up.
  mutating func readAmount() -> MeasureAmount? {
    guard let (start, notation) = readNumber(), start.numerator > 0 else { return nil }
    guard let separator = rangeSeparator() else {
      return MeasureAmount(start: start, rest: nil, notation: notation)
    }
    if isAtSizeOfContainer(behind: start) {
      return MeasureAmount(start: start, rest: nil, notation: notation)
    }
    var ahead = self
    ahead.place += separator.count
    if ahead.isAtHyphenatedSize {
      // A number of pieces and their size; written any other way it may as well be two sizes.
      guard Self.looseDashes.contains(separator) else { return nil }
      return MeasureAmount(start: start, rest: nil, notation: notation)
    }
    place += separator.count
    guard let (end, endNotation) = readNumber(), end.numerator > 0 else { return nil }
    let isMixed = notation == .whole && endNotation == .fraction && end.numerator < end.denominator
    if separator == "-", isMixed {
      return start.adding(end).map { MeasureAmount(start: $0, rest: nil, notation: .fraction) }
    }
    guard start < end else { return nil }
    return MeasureAmount(
      start: start,
      rest: MeasureAmount.Rest(separator: separator, end: end),
      notation: endNotation == .whole ? notation : endNotation
    )
  }

  /// Reads up to the bracket that closes the one here, or to the end.
  mutating func readBrackets() -> String {
    let end = characters[place...].firstIndex(of: ")").map { $0 + 1 } ?? characters.count
    defer { place = end }
    return String(characters[place..<end])
  }

  mutating func readToEnd() -> String {
    defer { place = characters.count }
    return String(characters[place...])
  }

  private mutating func readNumber() -> (Quantity, MeasureAmount.Notation)? {
    if let fraction = readVulgarFraction() { return (fraction, .fraction) }
    guard let whole = readDigits() ?? (current == "." ? 0 : nil) else { return nil }
    if let decimal = readDecimals(after: whole) { return decimal }
    if let denominator = readDenominator() {
      return Quantity(whole, over: denominator).map { ($0, .fraction) }
    }
    guard let number = Quantity(whole) else { return nil }
    if let fraction = readFractionAfterWhole() { return number.adding(fraction).map { ($0, .fraction) } }
    return (number, .whole)
  }

  /// `/2` after `1`; the sign may be a slash or the fraction slash of Unicode.
  private mutating func readDenominator() -> Int? {
    guard let sign = current, sign == "/" || sign == "\u{2044}", digit(1) != nil else { return nil }
    place += 1
    return readDigits()
  }

  /// ` 1/2` or `½` after a whole number.
  private mutating func readFractionAfterWhole() -> Quantity? {
    let start = place
    while current == " " { place += 1 }
    if let fraction = readVulgarFraction() { return fraction }
    if let numerator = readDigits(), let denominator = readDenominator(), numerator < denominator {
      return Quantity(numerator, over: denominator)
    }
    place = start
    return nil
  }

  private mutating func readVulgarFraction() -> Quantity? {
    guard let current, let fraction = VulgarFraction(current) else { return nil }
    place += 1
    return fraction.quantity
  }

  /// A point or a comma with digits; after a comma three digits are thousands.
  private mutating func readDecimals(after whole: Int) -> (Quantity, MeasureAmount.Notation)? {
    guard let separator = current, separator == "." || separator == ",", digit(1) != nil else { return nil }
    place += 1
    let start = place
    guard let digits = readDigits() else { return nil }
    let count = place - start
    if separator == ",", count == 3, whole > 0 {
      return Quantity(whole * 1000 + digits).map { ($0, .whole) }
    }
    let scale = (0..<count).reduce(1) { scale, _ in scale * 10 }
    return Quantity(whole * scale + digits, over: scale).map { ($0, .decimal(separator: separator)) }
  }

  /// At most six digits, so that nothing that is made of them overflows.
  private mutating func readDigits() -> Int? {
    let start = place
    var number = 0
    while let digit = digit(0), place - start < 7 {
      number = number * 10 + digit
      place += 1
    }
    guard (1...6).contains(place - start) else {
      place = start
      return nil
    }
    return number
  }

  private func rangeSeparator() -> String? {
    Self.rangeSeparators.first { separator in
      let ahead = characters[place...].prefix(separator.count)
      guard String(ahead).lowercased() == separator else { return false }
      return digit(separator.count) != nil || character(separator.count).flatMap(VulgarFraction.init) != nil
    }
  }

  private func character(_ ahead: Int) -> Character? {
    place + ahead < characters.count ? characters[place + ahead] : nil
  }

  private func digit(_ ahead: Int) -> Int? {
    character(ahead).flatMap { $0.isASCII ? $0.wholeNumberValue : nil }
  }

  private static let looseDashes = [" - ", " – ", " — "]
  private static let rangeSeparators = ["-", "–", "—"] + looseDashes + [" to ", " or "]
}

extension NumberScanner {
  private static let hyphens = "-\u{2010}\u{2011}–"

  /// Whether the number here is the size of a piece, with its unit behind a hyphen: `14-ounce`.
  var isAtHyphenatedSize: Bool {
    var ahead = self
    guard ahead.readNumber() != nil, let sign = ahead.current else { return false }
    return Self.hyphens.contains(sign) && ahead.character(1)?.isLetter == true
  }

  /// Whether a dash between blanks sets the size of each container apart from their number.
  ///
  /// The size in `1 - 14oz can` is told from the end of a range by the container behind it, and by being many
  /// times the number.
  func isAtSizeOfContainer(behind number: Quantity) -> Bool {
    guard number.denominator == 1,
      let dash = Self.looseDashes.first(where: { String(characters[place...].prefix($0.count)) == $0 })
    else { return false }
    var ahead = self
    ahead.place += dash.count
    guard let size = ahead.readSizeOfContainer() else { return false }
    return size.numerator >= Self.leastMultiple * number.numerator * size.denominator
  }

  /// Reads a container with its size, which is no amount: the user wants more tins, not larger ones.
  ///
  /// - Returns: The text, such as `400g tin`; `nil`, and nothing is read, where there is none.
  mutating func readSizedContainer() -> String? {
    var ahead = self
    guard ahead.readSizeOfContainer() != nil else { return nil }
    defer { place = ahead.place }
    return String(characters[place..<ahead.place])
  }

  private mutating func readSizeOfContainer() -> Quantity? {
    guard let (size, _) = readNumber(), KitchenUnit(spelled: readWord()) != nil,
      Self.containers.contains(String(readWord().drop { $0 == " " }).lowercased())
    else { return nil }
    return size
  }

  /// A size that is fewer times the number of the containers may as well be the end of a range.
  private static let leastMultiple = 4
  private static let containers: Set = [
    "bag", "bags", "bottle", "bottles", "box", "boxes", "can", "cans", "carton", "cartons", "jar", "jars",
    "packet", "packets", "tin", "tins",
  ]

  /// Whether the letters here make an ordinal of the number before them: `3rd`.
  var isAtOrdinal: Bool {
    let letters = String(characters[place...].prefix { $0.isLetter })
    return ["st", "nd", "rd", "th"].contains(letters.lowercased())
  }

  /// Whether the number before makes a temperature, which is the same for any amount: `180C`, `350 °F`.
  ///
  /// A `C` may be a cup too, but nobody wants as many as an oven has degrees.
  ///
  /// - Parameter number: The number that was read.
  /// - Returns: Whether degrees follow it.
  func isAtDegrees(behind number: Quantity) -> Bool {
    var ahead = self
    while ahead.current == " " { ahead.advance() }
    if let sign = ahead.current, Self.degreeSigns.contains(sign) { return true }
    switch ahead.readWord().lowercased() {
    case "degree", "degrees", "celsius", "fahrenheit": return true
    case "c", "f": return number.numerator >= Self.lowestTemperature * number.denominator
    default: return false
    }
  }

  /// The degree sign, what is written in its place, and the signs with the letter of the scale.
  private static let degreeSigns = "°º˚℃℉"
  private static let lowestTemperature = 50

  /// Reads the number of a size, as it is written.
  mutating func readSize() -> String {
    let start = place
    _ = readNumber()
    return String(characters[start..<place])
  }
}

extension NumberScanner {
  /// Longer texts between two amounts join nothing.
  private static let longestJoint = 6

  /// Reads blanks, the letters after them and a point after those.
  mutating func readWord() -> String {
    var word = ""
    while current == " " { take(into: &word) }
    while let current, current.isLetter { take(into: &word) }
    if current == "." { take(into: &word) }
    return word
  }

  /// Reads up to the next number, but not far.
  mutating func readToNumber() -> String {
    var text = ""
    while current != nil, !isAtNumber, text.count < Self.longestJoint { take(into: &text) }
    return text
  }

  private mutating func take(into text: inout String) {
    guard let current else { return }
    text.append(current)
    advance()
  }
}
