public import DesignKit
public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Says in a few quiet words where what is shown comes from, and how old it is.
public enum SourceFacts {
  /// The facts of the source line.
  ///
  /// - Parameters:
  ///   - provenance: Where what is shown comes from.
  ///   - now: The present, for the age.
  ///   - backendLabel: Says that the data are not of the real service; `nil` when they are.
  /// - Returns: Short facts, to stand at the end of a screen.
  public static func facts(_ provenance: Provenance, at now: Date, backendLabel: String?) -> [StyledText] {
    let age = AgeText.ago(seconds: provenance.ageInSeconds(at: now))
    var facts: [StyledText]
    switch (provenance.kind, provenance.staleness) {
    case (.network, _): facts = [StyledText("fetched \(age)", .muted)]
    case (.revalidated, _): facts = [StyledText("revalidated \(age)", .muted)]
    case (.stored, nil): facts = [StyledText("stored, checked \(age)", .muted)]
    case (.stored, .some(let reason)):
      facts = [
        StyledText(Badge(SafeText(word(for: reason)), status(for: reason))),
        StyledText("stored \(age)", .muted),
      ]
    }
    if let backendLabel { facts.append(StyledText(SafeText(backendLabel), .muted)) }
    return facts
  }

  /// A message above what is shown when it may be out of date.
  ///
  /// - Parameters:
  ///   - provenance: Where what is shown comes from.
  ///   - now: The present, for the age.
  /// - Returns: What is wrong, how old what is shown is, and what to do; nothing when it is current.
  public static func notice(_ provenance: Provenance, at now: Date) -> Element {
    guard let reason = provenance.staleness else { return .empty }
    let age = AgeText.ago(seconds: provenance.ageInSeconds(at: now))
    return .callout(
      status(for: reason),
      title: SafeText(explanation(of: reason)),
      message: "This was stored \(age) and may be out of date.",
      hint: SafeText(remedy(for: reason))
    )
  }

  private static func status(for reason: StaleReason) -> Status {
    switch reason {
    case .offline: .offline
    case .notChecked: .stale
    case .timedOut, .unavailable, .rateLimited, .malformed: .warning
    }
  }

  private static func word(for reason: StaleReason) -> String {
    switch reason {
    case .notChecked: "not checked"
    case .offline: "offline"
    case .timedOut: "no answer in time"
    case .unavailable: "service failed"
    case .rateLimited: "rate limited"
    case .malformed: "unreadable answer"
    }
  }

  private static func explanation(of reason: StaleReason) -> String {
    switch reason {
    case .notChecked: "Shown from the store"
    case .offline: "There is no connection to the service"
    case .timedOut: "The service did not answer in time"
    case .unavailable: "The service failed"
    case .rateLimited: "The service wants fewer requests"
    case .malformed: "The service sent something that cannot be read"
    }
  }

  private static func remedy(for reason: StaleReason) -> String {
    switch reason {
    case .notChecked: "Leave out --offline to ask the service."
    case .offline: "Connect, then use --refresh."
    case .timedOut: "Try again with --refresh, or allow more time with --timeout."
    case .unavailable, .malformed: "Try again later with --refresh."
    case .rateLimited: "Wait a few minutes, then use --refresh."
    }
  }
}
