public import MonorepoSystem

/// The name of a feature or an area that does not exist yet, in all the forms in which it is written.
public struct NewName: Equatable, Sendable {
  /// The name of the package, of the module, and the beginning of its types' names: `BookShelf`.
  public let module: String

  private static let longest = 24

  /// Reads a name.
  ///
  /// - Parameter text: The name in UpperCamelCase.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` for a text that is no such name, or a longer one than lines have room
  ///   for.
  public init(_ text: String) throws(UnusableInput) {
    guard text.first.map({ ("A"..."Z").contains($0) }) == true,
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else {
      let remedy = "give one in UpperCamelCase, such as BookShelf: ASCII letters and digits only"
      throw UnusableInput(path: text, what: "this is no name for a module", remedy: remedy)
    }
    guard (2...Self.longest).contains(text.count) else {
      let remedy = "choose one of 2 to \(Self.longest) letters"
      throw UnusableInput(path: text, what: "the name has \(text.count.counted("letter"))", remedy: remedy)
    }
    module = text
  }

  /// The form for functions and values: `bookShelf`.
  public var value: String {
    guard let first = words.first else { return module }
    return first.lowercased() + module.dropFirst(first.count)
  }

  /// The word that people type: `book-shelf`.
  public var command: String { words.map { $0.lowercased() }.joined(separator: "-") }

  /// The form for environment variables: `BOOK_SHELF`.
  public var variable: String { words.map { $0.uppercased() }.joined(separator: "_") }

  /// The form for headings: `Book shelf`.
  public var title: String { words.first.map { String($0) + phrase.dropFirst($0.count) } ?? module }

  /// The form for sentences: `book shelf`.
  public var phrase: String { words.map { $0.lowercased() }.joined(separator: " ") }

  /// The words of the name; letters of an abbreviation stay together, as in `HTTP` and `Log`.
  private var words: [Substring] { module.matches(of: /[A-Z]+(?=[A-Z][a-z])|[A-Z]+[a-z0-9]*/).map(\.output) }
}
