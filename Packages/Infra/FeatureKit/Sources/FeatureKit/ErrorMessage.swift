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
  /// What happened, in a few words without a full stop, for places where the sentence is too much.
  public let brief: String
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
      summary = "There is nothing stored to show, and no connection to the service."
      brief = "no connection"
      hint = "Connect, or leave out --offline, and try again."
      exitCode = .noConnection
    case .timedOut:
      summary = "The service did not answer in time, and there is nothing stored to show instead."
      brief = "no answer in time"
      hint = "Try again, or allow more time with --timeout."
      exitCode = .noConnection
    case .notFound:
      summary = "The service does not have this."
      brief = "the service does not have it"
      hint = "List what there is and choose from it."
      exitCode = .notFound
    case .signInNeeded:
      summary = "The service answers only to people who are signed in."
      brief = "only for people who are signed in"
      hint = "Sign in and try again."
      exitCode = .signInNeeded
    case .rateLimited(let until):
      summary = "The service wants fewer requests."
      brief = "too many requests"
      hint = "Try again \(WaitText.wait(until: until, from: now))."
      exitCode = .rateLimited
    case .rejected(let code, let message):
      summary = Self.refusal(code: code, message: message)
      brief = "the service refused"
      hint = "Check what you asked for."
      exitCode = .refused
    case .unavailable:
      summary = "The service failed."
      brief = "the service failed"
      hint = "Try again later; what you have seen before may open with --offline."
      exitCode = .failed
    case .malformed(let reason):
      summary = "The service sent something that cannot be read: \(reason)."
      brief = "an answer that cannot be read"
      hint = "Check the address of the service; what you have seen before may open with --offline."
      exitCode = .failed
    case .cancelled:
      summary = "This was interrupted."
      brief = "interrupted"
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

  /// The failure as a message on a screen that still shows something.
  ///
  /// - Parameter undertaking: What did not work, without a full stop.
  /// - Returns: The message, with the reason in a few words.
  public func callout(about undertaking: SafeText) -> Element {
    .errorState(title: "\(undertaking): \(brief)", hint: SafeText(hint))
  }

  /// A service may send anything as its words, so that only a line of them is repeated.
  private static let longestQuote = 200

  private static func refusal(code: String?, message: String?) -> String {
    let reason = message.map { ": " + quote($0) } ?? ""
    return "The service refused\(reason)\(code.map { " (code \(quote($0)))" } ?? "")."
  }

  private static func quote(_ text: String) -> String {
    let quote = text.prefix(longestQuote)
    if quote.endIndex < text.endIndex { return quote + "…" }
    return text.hasSuffix(".") ? String(quote.dropLast()) : text
  }
}
