/// Why what a person typed does not mean one thing.
public enum TextQueryError<Item: Sendable>: Error {
  /// Nothing is meant; things with a key that contains the text, or begins as it does, are suggested,
  /// the nearest first.
  ///
  /// ## Troubleshooting
  /// List what there is and choose from it.
  case noMatch(suggestions: [Item])

  /// Several things are meant.
  ///
  /// ## Troubleshooting
  /// Type more, or an id.
  case ambiguous([Item])
}

extension TextQueryError: Equatable where Item: Equatable {}
extension TextQueryError: Hashable where Item: Hashable {}
