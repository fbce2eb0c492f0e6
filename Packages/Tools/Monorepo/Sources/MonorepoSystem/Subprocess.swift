/// One program to run: what, where and with which environment on top of the tool's own.
public struct Subprocess: Equatable, Sendable {
  /// The program, looked up in `PATH`, and its arguments.
  public let arguments: [String]
  /// The folder the program runs in.
  public let directory: String
  /// Variables that are set for this program only.
  public let environment: [String: String]
  /// Whether what it prints on standard error is mixed into its output in the order of printing.
  public let mergesErrors: Bool
  /// The file that takes its output while it runs, for those who read along; nil for one of the runner's own.
  public let capture: String?
  /// Whether what it started may go on running when it has ended.
  public let mayLeaveChildren: Bool

  /// Describes one program to run.
  public init(
    _ arguments: [String],
    in directory: String,
    environment: [String: String] = [:],
    mergesErrors: Bool = false,
    capture: String? = nil,
    mayLeaveChildren: Bool = true
  ) {
    self.arguments = arguments
    self.directory = directory
    self.environment = environment
    self.mergesErrors = mergesErrors
    self.capture = capture
    self.mayLeaveChildren = mayLeaveChildren
  }
}
