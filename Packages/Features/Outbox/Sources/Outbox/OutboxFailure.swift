import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// Why the outbox cannot be shown, changed or sent.
enum OutboxFailure: PresentableFailure {
  /// The outbox cannot be read or changed.
  case persistence(PersistenceError)
  /// There is no entry with this number.
  case unknown(Int)
  /// The entry cannot be read, and can only be dropped.
  case unreadable(OutboxEntry.ID)
  /// The entry was not refused, so that there is nothing to retry.
  case notRefused(Int)
  /// The account that made the entry is not signed in.
  case otherAccount(Int)
  /// Nobody can tell whether the entry is of the account that is signed in.
  case account(ServiceError)
  /// The entry is being sent, so that it cannot be dropped.
  case beingSent(Int)

  static func stored<Value: Sendable>(
    _ operation: () async throws(PersistenceError) -> Value
  ) async throws(OutboxFailure) -> Value {
    do throws(PersistenceError) { return try await operation() } catch { throw .persistence(error) }
  }

  var code: String {
    switch self {
    case .persistence(let error): error.code
    case .account(let error): error.code
    case .unknown: "not-found"
    case .unreadable: PersistenceError.damagedRecord.code
    case .notRefused: "not-refused"
    case .otherAccount: "other-account"
    case .beingSent: "being-sent"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .persistence(let error): error.exitCode
    case .account(let error): error.exitCode
    case .unknown: .notFound
    case .unreadable: PersistenceError.damagedRecord.exitCode
    case .notRefused, .otherAccount, .beingSent: .refused
    }
  }

  func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return switch self {
    case .persistence(let error): error.summary(in: context)
    case .account(let error): error.summary(in: context)
    case .unknown(let number): strings.unknownEntry(number)
    case .unreadable(let id): strings.language.sentence(strings.unreadable([id]))
    case .notRefused(let number): strings.notRefused(number)
    case .otherAccount(let number): strings.otherAccount(number)
    case .beingSent(let number): strings.beingSent(number)
    }
  }

  func brief(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return switch self {
    case .persistence(let error): error.brief(in: context)
    case .account(let error): error.brief(in: context)
    case .unknown: strings.noSuchEntry
    case .unreadable: PersistenceError.damagedRecord.brief(in: context)
    case .notRefused: strings.stillWaits
    case .otherAccount: strings.isForeign
    case .beingSent: strings.isBeingSent
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    let strings = Strings(context.language)
    return switch self {
    case .persistence(let error): error.remedy(in: context)
    case .account(let error): error.remedy(in: context)
    case .unknown: .open(.outbox, purpose: strings.listThem)
    case .unreadable(let id): .open(.drop(id), purpose: strings.dropUnreadable(id.rawValue))
    case .notRefused: .open(.send, purpose: strings.sendThem)
    case .otherAccount: .sentence(strings.signInToChangeIt)
    case .beingSent: .retry(.later)
    }
  }
}

extension OutboxRefusal {
  /// Whether the service certainly did nothing.
  var isFinal: Bool { reason != .unknownOutcome }
}

extension OutboxRefusal.Reason {
  /// The word for it in JSON documents; part of their promise.
  var name: String {
    switch self {
    case .rejected: "rejected"
    case .notFound: "not-found"
    case .unknownOutcome: "unknown-outcome"
    case .serviceError: "service-error"
    }
  }

  var code: String? {
    if case .rejected(let code, _) = self { code } else { nil }
  }

  var message: String? {
    if case .rejected(_, let message) = self { message } else { nil }
  }
}
