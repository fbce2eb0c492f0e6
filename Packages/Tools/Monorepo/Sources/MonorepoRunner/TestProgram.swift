/// The test program that holds a suite.
public struct TestProgram: Equatable, Sendable {
  /// How to start it: the path of the test binary, or `swift test --skip-build …` where a bundle needs a loader.
  public let arguments: [String]
  /// The folder it runs in.
  public let directory: String
  /// What the paths of its event files begin with.
  public let events: String

  /// Describes a test program.
  public init(arguments: [String], directory: String, events: String) {
    self.arguments = arguments
    self.directory = directory
    self.events = events
  }
}
