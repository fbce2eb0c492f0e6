#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value that is bound to a parameter of a statement.
enum SQLiteValue {
  case integer(Int64)
  case text(String)
  case blob(Data)

  /// A text as its bytes, so that any text is compared, ordered and given back exactly.
  static func bytes(of text: String) -> SQLiteValue {
    .blob(Data(text.utf8))
  }
}
