#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What the program is run with: everything that it does not bring itself.
public struct ProcessContext: Sendable {
  /// The words after the program's name.
  public var arguments: [String]
  /// The environment variables.
  public var environment: [String: String]
  /// Where results go.
  public var output: OutputChannel
  /// Where everything else goes.
  public var errorOutput: OutputChannel
  /// The present.
  public var now: @Sendable () -> Date
  /// The time since the program started.
  public var elapsed: @Sendable () -> Duration
  /// Waits.
  public var clock: any Clock<Duration>
  /// Whether there is a file at a path.
  public var fileExists: @Sendable (String) -> Bool
  /// A number from 0 up to but not including 1, for waiting times that differ.
  public var random: @Sendable () -> Double

  /// Describes what the program is run with.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - environment: The environment variables.
  ///   - output: Where results go.
  ///   - errorOutput: Where everything else goes.
  ///   - now: The present.
  ///   - elapsed: The time since the program started.
  ///   - clock: Waits.
  ///   - fileExists: Whether there is a file at a path.
  ///   - random: A number from 0 up to but not including 1.
  public init(
    arguments: [String],
    environment: [String: String],
    output: OutputChannel,
    errorOutput: OutputChannel,
    now: @escaping @Sendable () -> Date,
    elapsed: @escaping @Sendable () -> Duration,
    clock: any Clock<Duration>,
    fileExists: @escaping @Sendable (String) -> Bool,
    random: @escaping @Sendable () -> Double
  ) {
    self.arguments = arguments
    self.environment = environment
    self.output = output
    self.errorOutput = errorOutput
    self.now = now
    self.elapsed = elapsed
    self.clock = clock
    self.fileExists = fileExists
    self.random = random
  }

  /// The value of an environment variable; an empty one counts as unset.
  func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
