public import LocalizationKit

/// The words about values that are too short, too long or too large, or that a service refuses: the same for every
/// field and file.
///
/// Each is a clause, for the middle of a sentence; ``sentence(_:)`` makes a sentence of it. Lengths are in the units of
/// the limit, which users know as characters.
public struct LimitWords: Sendable {
  private let language: Language

  /// Makes the words.
  ///
  /// - Parameter language: The language.
  public init(_ language: Language) {
    self.language = language
  }

  /// Says that a value is too short.
  ///
  /// - Parameters:
  ///   - least: The fewest characters, 2 or more.
  ///   - subject: The value, as in the middle of a sentence: `name`.
  /// - Returns: A clause.
  public func atLeast(_ least: Int, in subject: String) -> String {
    let least = language.grouped(least)
    return language.choose(
      en: "the \(subject) must have at least \(least) characters",
      zhHans: "\(subject)至少需要\(least)个字符",
      id: "\(subject) harus terdiri atas paling sedikit \(least) karakter"
    )
  }

  /// Says that a value is too long.
  ///
  /// - Parameters:
  ///   - most: The most characters, 2 or more.
  ///   - subject: The value, as in the middle of a sentence: `name`.
  ///   - count: How many it has; `nil` for what is not counted.
  /// - Returns: A clause.
  public func atMost(_ most: Int, in subject: String, has count: Int? = nil) -> String {
    let most = language.grouped(most)
    return language.choose(
      en: "the \(subject) must have at most \(most) characters",
      zhHans: "\(subject)最多\(most)个字符",
      id: "\(subject) harus terdiri atas paling banyak \(most) karakter"
    ) + (count.map(present) ?? "")
  }

  /// Says how long a value may be.
  ///
  /// - Parameters:
  ///   - lengths: The fewest and the most characters.
  ///   - subject: The value, as in the middle of a sentence: `name`.
  /// - Returns: A clause.
  public func between(_ lengths: ClosedRange<Int>, in subject: String) -> String {
    let (least, most) = (language.grouped(lengths.lowerBound), language.grouped(lengths.upperBound))
    return language.choose(
      en: "the \(subject) must have \(least) to \(most) characters",
      zhHans: "\(subject)须为\(least)至\(most)个字符",
      id: "\(subject) harus terdiri atas \(least) sampai \(most) karakter"
    )
  }

  /// Says that a file is too large.
  ///
  /// - Parameters:
  ///   - most: The most bytes, 2 or more.
  ///   - bytes: How many it has.
  /// - Returns: A clause.
  public func fileSize(atMost most: Int, has bytes: Int) -> String {
    let most = language.grouped(most)
    return language.choose(
      en: "the file must have at most \(most) bytes",
      zhHans: "文件最多\(most)字节",
      id: "berkas harus berukuran paling besar \(most) bita"
    ) + present(bytes)
  }

  /// Says that standard input is too large; how large is unknown, as the rest of it is not read.
  ///
  /// - Parameter most: The most bytes, 2 or more.
  /// - Returns: A clause.
  public func inputSize(atMost most: Int) -> String {
    let most = language.grouped(most)
    return language.choose(
      en: "standard input is too large: it must have at most \(most) bytes",
      zhHans: "标准输入过大：最多\(most)字节",
      id: "masukan standar terlalu besar: paling besar \(most) bita"
    )
  }

  /// Says that a service refused a value by a rule of its own.
  ///
  /// - Parameters:
  ///   - subject: The value, as in the middle of a sentence: `name`.
  ///   - message: What the service wrote about it, in its own language; `nil` where it wrote nothing.
  /// - Returns: A clause.
  public func refused(_ subject: String, saying message: String?) -> String {
    let quote = message?.quotedFromService
    return language.choose(
      en: "the service does not accept the \(subject)\(quote.map { ": '\($0)'" } ?? "")",
      zhHans: "服务不接受此\(subject)\(quote.map { "：“\($0)”" } ?? "")",
      id: "layanan tidak menerima \(subject)\(quote.map { ": '\($0)'" } ?? "")"
    )
  }

  private func present(_ count: Int) -> String {
    language.choose(
      en: "; it has \(language.grouped(count))",
      zhHans: "，目前为\(language.grouped(count))",
      id: "; saat ini \(language.grouped(count))"
    )
  }

  /// Describes a note that may be left out.
  ///
  /// - Parameter most: The most characters.
  /// - Returns: A sentence, for the help of a field.
  public func optionalNote(atMost most: Int) -> String {
    let most = language.grouped(most)
    return language.choose(
      en: "At most \(most) characters; leave it empty for no note.",
      zhHans: "最多\(most)个字符；留空则不附言。",
      id: "Paling banyak \(most) karakter; kosongkan jika tanpa catatan."
    )
  }

  /// A clause as a sentence.
  ///
  /// - Parameter clause: The clause.
  /// - Returns: The sentence, with its full stop.
  public func sentence(_ clause: String) -> String {
    language.sentence(clause.prefix(1).uppercased() + clause.dropFirst())
  }
}
