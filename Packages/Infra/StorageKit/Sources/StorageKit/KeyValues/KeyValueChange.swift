#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One change of a collection.
public enum KeyValueChange: Hashable, Sendable {
  /// Keeps a value in place of an earlier one; an equal one is not written again.
  case set(String, Data)
  /// Keeps a value unless there is one under the key.
  case add(String, Data)
  /// Removes a value; nothing happens when there is none.
  case remove(String)
}
