public import CommandKit

extension CommandFailure {
  /// The failure without its hint where a note before it has that already; a document has it with its error.
  ///
  /// - Parameters:
  ///   - notes: The notes of the command.
  ///   - isDocument: Whether the command writes a document.
  /// - Returns: The failure.
  public func following(_ notes: [String], isDocument: Bool) -> CommandFailure {
    guard !isDocument, let hint, notes.contains(where: { $0.contains(hint) }) else { return self }
    return CommandFailure(status, message)
  }
}
