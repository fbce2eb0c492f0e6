/// Why a program could not be started.
public struct ProcessStartError: Error, Hashable, Sendable {
  /// Where the program should be.
  public let path: String
  /// The reason, in the words of the operating system.
  public let reason: String
}
