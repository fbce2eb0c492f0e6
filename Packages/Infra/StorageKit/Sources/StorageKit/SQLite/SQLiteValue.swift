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
}
