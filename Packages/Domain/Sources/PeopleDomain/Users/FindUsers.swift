public import DomainKernel

/// Searches the accounts that were shown before, without asking the service.
public struct FindUsers: Sendable {
  private let history: any UserHistory

  /// Makes the use case.
  ///
  /// - Parameter history: The accounts that were shown.
  public init(history: any UserHistory) {
    self.history = history
  }

  /// Searches accounts by login, name, company, location and biography.
  ///
  /// - Parameters:
  ///   - text: What is looked for; every word has to occur.
  ///   - limit: The most accounts, 1 or more.
  /// - Returns: The best matches first; nothing for a text without words.
  /// - Throws: ``/DomainKernel/PersistenceError`` when the history cannot be read.
  public func callAsFunction(_ text: String, limit: Int) async throws(PersistenceError) -> [UserProfile] {
    let text = TextQuery(text).trimmed
    guard !text.isEmpty, limit > 0 else { return [] }
    return try await history.users(matching: text, limit: limit)
  }
}
