/// The readable entries of a saved list, and the keys of the unreadable ones.
///
/// An entry that cannot be read is named, so that it can be reported, saved again or removed; reading never removes it.
public struct PartialList<Entry: Identifiable> where Entry.ID: Hashable {
  /// The entries that can be read.
  public let entries: [Entry]
  /// The IDs of the unreadable entries.
  public let unreadable: [Entry.ID]

  /// Puts a list together.
  ///
  /// - Parameters:
  ///   - entries: The entries that can be read.
  ///   - unreadable: What identifies those that cannot.
  public init(_ entries: [Entry], unreadable: [Entry.ID] = []) {
    self.entries = entries
    self.unreadable = unreadable
  }

  /// Whether nothing is stored; entries that cannot be read are something.
  public var isNone: Bool { entries.isEmpty && unreadable.isEmpty }
}

extension PartialList: Sendable where Entry: Sendable, Entry.ID: Sendable {}
extension PartialList: Equatable where Entry: Equatable {}
