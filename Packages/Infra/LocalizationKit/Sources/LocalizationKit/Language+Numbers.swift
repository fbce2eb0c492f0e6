extension Language {
  /// Writes a whole number with its digits in groups of three.
  ///
  /// English and Chinese group with a comma, Indonesian with a point (CLDR).
  ///
  /// - Parameter number: The number.
  /// - Returns: Digits such as `4,314`, `4.314` in Indonesian.
  public func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let separator = choose(en: ",", zhHans: ",", id: ".")
    let groups = digits.indices.reduce(into: number < 0 ? "-" : "") { text, index in
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
      text.append(digits[index])
    }
    return groups
  }

  /// Writes a size with three digits at most, in units of powers of 1024 (IEC 80000-13).
  ///
  /// - Parameter bytes: The size in bytes; a negative one counts as 0.
  /// - Returns: A number and a unit such as `512 B`, `1.4 KiB` and `12 MiB`; the decimal sign is that of the language.
  public func byteCount(_ bytes: Int) -> String {
    var size = max(bytes, 0)
    guard size >= 1024 else { return "\(size) B" }
    var units = ["KiB", "MiB", "GiB", "TiB"][...]
    var unit = units.removeFirst()
    // Tenths, rounded; a number that would have four digits moves to the next unit.
    while let larger = units.first, size >= 1024 * 1024 - 512 {
      size /= 1024
      unit = larger
      units = units.dropFirst()
    }
    let tenths = (size * 10 + 512) / 1024
    guard tenths < 100 else { return "\((size + 512) / 1024) \(unit)" }
    return "\(tenths / 10)\(choose(en: ".", zhHans: ".", id: ","))\(tenths % 10) \(unit)"
  }

  /// Chooses the text for a number of things.
  ///
  /// Each language has exactly the forms of its own categories, so that one that is missing does not compile; a language
  /// without a text has the English one.
  ///
  /// - Parameters:
  ///   - count: The number.
  ///   - en: The English texts, for one and for any other number.
  ///   - zhHans: The Chinese text, for every number.
  /// - Returns: The text in this language that goes with the number.
  public func plural<Text>(_ count: Int, en: (one: Text, other: Text), zhHans: Text) -> Text {
    choose(en: Self.form(of: count, en), zhHans: zhHans)
  }

  /// Chooses the text for a number of things, for a text that exists in every language.
  ///
  /// - Parameters:
  ///   - count: The number.
  ///   - en: The English texts, for one and for any other number.
  ///   - zhHans: The Chinese text, for every number.
  ///   - id: The Indonesian text, for every number.
  /// - Returns: The text in this language that goes with the number.
  public func plural<Text>(_ count: Int, en: (one: Text, other: Text), zhHans: Text, id: Text) -> Text {
    choose(en: Self.form(of: count, en), zhHans: zhHans, id: id)
  }

  /// Writes a number of things with the words behind it.
  ///
  /// The number stands first in every language, with its digits in groups; a text that has it elsewhere is chosen with
  /// ``plural(_:en:zhHans:)``.
  ///
  /// - Parameters:
  ///   - count: The number.
  ///   - total: The number of all of them, of which these are a part; any that is not larger is not written.
  ///   - en: The English words, behind one and behind any other number.
  ///   - zhHans: The Chinese words, of which the first character is the measure word.
  ///   - id: The Indonesian words; `nil` for a text that does not exist in Indonesian, which is in English there.
  /// - Returns: Text such as `1 card`, `1,200 cards`, `1,200张卡片`; of a larger total `2 of 10 cards`, `10张卡片中的2张`.
  public func counted(
    _ count: Int,
    of total: Int? = nil,
    en: (one: String, other: String),
    zhHans: String,
    id: String? = nil
  ) -> String {
    let number = grouped(count)
    if let total, total > count {
      let all = counted(total, en: en, zhHans: zhHans, id: id)
      let english = "\(number) of \(all)"
      return choose(
        en: english,
        zhHans: "\(all)中的\(number)\(zhHans.prefix(1))",
        id: id == nil ? english : "\(number) dari \(all)"
      )
    }
    let english = Self.form(of: count, (one: "1 \(en.one)", other: "\(number) \(en.other)"))
    return choose(en: english, zhHans: "\(number)\(zhHans)", id: id.map { "\(number) \($0)" } ?? english)
  }

  private static func form<Text>(of count: Int, _ texts: (one: Text, other: Text)) -> Text {
    count.magnitude == 1 ? texts.one : texts.other
  }
}
