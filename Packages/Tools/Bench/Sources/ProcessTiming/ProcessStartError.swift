/// Why a program could not be started.
public struct ProcessStartError: Error, Hashable, Sendable {
  /// Where the program should be.
  public let path: String
  /// What the operating system says.
  public let reason: String
}
