public import CommandKit

extension CommandFailure {
  /// The failure without its hint where a note before it has that already.
  ///
  /// - Parameter notes: The notes of the command.
  /// - Returns: The failure.
  public func following(_ notes: [String]) -> CommandFailure {
    guard let hint, notes.contains(where: { $0.contains(hint) }) else { return self }
    return CommandFailure(status, message)
  }
}
