public import DomainKernel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The meaning of a 404 or 410 of a service.
public enum Absence: Hashable, Sendable {
  /// The service does not have it any more, which is an error even where there is a stored copy; read without
  /// asking the service, the copy says so.
  case believed
  /// The stored copy stands in; without one, the service does not have it.
  case doubted
  /// The service cannot lose it, such as its first page: the stored copy stands in; without one, the address of the
  /// service may be wrong.
  case impossible
}

/// When an answer may replace the stored one.
///
/// An answer that is suspicious is neither stored nor shown: the stored copy stays, is served with
/// `StaleReason.suspicious`, and remembers the doubt. The rules of belief:
///
/// - Without a stored copy that can be decoded and may be served stale, every answer is believed. So it is
///   when the user has changed the content since: the change may have removed what the copy shows. Where
///   nobody knows whether the change was made, it is so but for `Suspicion.empty` and `Suspicion.shrunk`.
/// - `Suspicion.empty` and `Suspicion.shrunk` of a list that counts its entries itself, see ``isCounted``, or
///   that a change may have outdated, are believed when the service, asked again at once, sends the same
///   content once more.
/// - Another `Suspicion.empty` is never believed; an explicit 404 or 410 says that a list is gone.
/// - `Suspicion.gone` is believed when a later exchange says the same. A 404 or 410 is believed at once.
/// - Another `Suspicion.shrunk` is believed when the same content comes in an exchange that ends 24 hours or more after
///   the first one.
/// - `Suspicion.incomplete` and `Suspicion.unrelated` are believed when the same suspicion comes in an exchange that
///   ends 24 hours or more after the first one; the content may be another, since some pages change with every answer.
/// - An answer that is not suspicious, or a confirmation of the copy (304), ends the doubt.
///
/// What is believed to be gone is an error as long as the service says so; the copy stays for reading offline, with
/// `StaleReason.gone`, until an answer replaces it or it is evicted. A copy that the user has changed since is removed
/// then.
public struct Replacement<Value>: Sendable {
  /// The meaning of a 404 or 410.
  public let absence: Absence
  /// Compares the new value with the stored one; `nil` when every answer is believed.
  public private(set) var suspicion: (@Sendable (_ new: Value, _ stored: Value) -> Suspicion?)?
  /// Whether a new value is a whole list that says how many entries it has, and has as many.
  public let isCounted: @Sendable (_ new: Value) -> Bool

  /// Judges answers.
  ///
  /// - Parameters:
  ///   - absence: What a 404 or 410 means.
  ///   - isCounted: Whether a new value is a whole list that says how many entries it has, and has as many.
  ///   - suspicion: Compares the new value with the stored one; `nil` when the new one is believed.
  public init(
    absence: Absence = .believed,
    isCounted: @escaping @Sendable (_ new: Value) -> Bool = { _ in false },
    _ suspicion: @escaping @Sendable (_ new: Value, _ stored: Value) -> Suspicion?
  ) {
    self.absence = absence
    self.isCounted = isCounted
    self.suspicion = suspicion
  }

  /// Every response with a value may replace any stored one.
  public static var always: Replacement {
    var always = Replacement { _, _ in nil }
    always.suspicion = nil
    return always
  }
}

/// An answer that did not take the place of a stored copy, remembered with it: one that was not believed, or one that
/// says that the origin does not have it.
struct Doubt: Hashable, Sendable {
  /// The reason for distrust.
  let suspicion: Suspicion
  /// When the answer came for the first time.
  let since: Date
  /// The SHA-256 of its body.
  let digest: String

  /// How long a list has to stay short before it is believed, in seconds.
  static let shrinkingDelay: TimeInterval = 86_400

  /// Whether the same answer is believed now that it came again.
  ///
  /// - Parameters:
  ///   - repetition: The answer that came now.
  ///   - requestedAt: When it was asked for; an exchange that began before the first one ended confirms nothing.
  /// - Returns: Whether it may replace the stored copy.
  func isConfirmed(by repetition: Doubt, requestedAt: Date) -> Bool {
    guard requestedAt > since else { return false }
    switch (suspicion, repetition.suspicion) {
    case (.gone, .gone): return true
    case (.shrunk, .shrunk):
      return digest == repetition.digest && repetition.since.timeIntervalSince(since) >= Self.shrinkingDelay
    case (.incomplete, .incomplete), (.unrelated, .unrelated):
      return repetition.since.timeIntervalSince(since) >= Self.shrinkingDelay
    default: return false
    }
  }

  /// The suspicion to remember after another suspicious response: the first time counts for equal ones, unless
  /// the clock was set back since.
  func followed(by next: Doubt) -> Doubt {
    suspicion == next.suspicion && (digest == next.digest || !needsSameContent) && since <= next.since
      ? self : next
  }

  private var needsSameContent: Bool {
    switch suspicion {
    case .incomplete, .unrelated: false
    case .empty, .gone, .shrunk: true
    }
  }
}
