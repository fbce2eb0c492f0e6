public import CommandKit
public import DesignKit
public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a person is told about a failure: what happened, what to do, and what the command ends with.
public struct ErrorMessage: Hashable, Sendable {
  /// What happened, as a sentence.
  public let summary: String
  /// What to do about it, as a sentence.
  public let hint: String
  /// What a command ends with that fails for this reason.
  public let exitCode: ExitCode

  /// Explains a failure of a service.
  ///
  /// - Parameters:
  ///   - error: Why the service could not give what was asked.
  ///   - now: The present, for how long to wait.
  public init(_ error: ServiceError, at now: Date) {
    switch error {
    case .offline:
      summary = "There is no connection to the service, and nothing stored to show instead."
      hint = "Connect and try again; what you have seen once opens without a connection."
      exitCode = .noConnection
    case .timedOut:
      summary = "The service did not answer in time, and there is nothing stored to show instead."
      hint = "Try again, or allow more time with --timeout."
      exitCode = .noConnection
    case .notFound:
      summary = "The service does not have this."
      hint = "List what there is and choose from it."
      exitCode = .notFound
    case .signInNeeded:
      summary = "The service answers only to people who are signed in."
      hint = "Sign in and try again."
      exitCode = .signInNeeded
    case .rateLimited(let until):
      summary = "The service wants fewer requests."
      hint = "Try again \(Self.wait(until: until, from: now))."
      exitCode = .rateLimited
    case .rejected(let code, let message):
      summary = Self.refusal(code: code, message: message)
      hint = "Check what you asked for."
      exitCode = .refused
    case .unavailable:
      summary = "The service failed."
      hint = "Try again later; what you have seen before opens with --offline."
      exitCode = .failed
    case .malformed(let reason):
      summary = "The service sent something that cannot be read: \(reason)."
      hint = "Check the address of the service; what you have seen before opens with --offline."
      exitCode = .failed
    case .cancelled:
      summary = "This was interrupted."
      hint = "Run it again to continue."
      exitCode = .interrupted
    }
  }

  /// The failure as the end of a command.
  public var commandFailure: CommandFailure {
    CommandFailure(exitCode, summary, hint: hint)
  }

  /// The failure as a message on a screen.
  public var callout: Element {
    .errorState(title: SafeText(summary), hint: SafeText(hint))
  }

  private static func wait(until: Date?, from now: Date) -> String {
    guard let until else { return "in a few minutes" }
    let seconds = until.timeIntervalSince(now)
    guard seconds > 0 else { return "now" }
    return seconds < 120
      ? "in \(Int(seconds.rounded(.up))) s" : "in \(Int((min(seconds, 1e9) / 60).rounded(.up))) min"
  }

  private static func refusal(code: String?, message: String?) -> String {
    let reason = message.map { ": \($0)" } ?? ""
    return "The service refused\(reason)\(code.map { " (code \($0))" } ?? "")."
  }
}
