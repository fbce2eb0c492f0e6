import DesignKit
import DomainKernel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StaleReason {
  /// The sign, the word and the colour that stand for the reason.
  var status: Status {
    switch self {
    case .offline: .offline
    case .notChecked, .beingChecked: .stale
    case .timedOut, .unavailable, .rateLimited, .malformed: .warning
    }
  }

  /// The reason in a few words, to stand behind the sign of its status or the word for it.
  var label: SafeText {
    switch self {
    case .notChecked: "not checked"
    case .beingChecked: "being checked"
    case .offline: "no connection"
    case .timedOut: "no answer in time"
    case .unavailable: "service failed"
    case .rateLimited: "too many requests"
    case .malformed: "unreadable answer"
    }
  }

  /// The reason as the title of a message.
  var explanation: SafeText {
    switch self {
    case .notChecked: "Not checked with the service"
    case .beingChecked: "Being checked with the service"
    case .offline: "No connection to the service"
    case .timedOut: "The service did not answer in time"
    case .unavailable: "The service failed"
    case .rateLimited: "The service wants fewer requests"
    case .malformed: "The service sent something unreadable"
    }
  }

  /// What a person can do about it.
  func remedy(at now: Date) -> SafeText {
    switch self {
    case .notChecked: "Leave out --offline to ask the service."
    case .beingChecked: "Run it again to see what has changed."
    case .offline: "Connect, then use --refresh."
    case .timedOut: "Use --refresh, or allow more time with --timeout."
    case .unavailable, .malformed: "Try again later with --refresh."
    case .rateLimited(let until): "Use --refresh \(WaitText.wait(until: until, from: now))."
    }
  }
}
