public import CommandKit
public import DesignKit
public import DomainKernel
import LocalizationKit

/// An error with a message for the user, a remedy, and an exit code.
public protocol PresentableFailure: Error, Hashable, Sendable {
  /// The word for it in JSON documents and traces; part of their promise.
  var code: String { get }
  /// Whether the work was cancelled, which is not reported as a failure.
  var isCancellation: Bool { get }
  /// The exit code of a command that fails with this error.
  var exitCode: ExitCode { get }
  /// A description of the failure, as one sentence.
  func summary(in context: ViewContext) -> String
  /// A short description of the failure, without a full stop.
  func brief(in context: ViewContext) -> String
  /// The remedy; `nil` where the summary already has it.
  func remedy(in context: ViewContext) -> Remedy?
}

extension PresentableFailure {
  /// `false`: most errors are failures.
  public var isCancellation: Bool { false }
}

/// The message for a failure.
public struct FailureMessage: Hashable, Sendable {
  /// A description of the failure, as one sentence.
  public let summary: String
  /// A short description of the failure without a full stop, for a fact in a line.
  public let brief: String
  /// The remedy, as a sentence.
  public let hint: String?
  /// The name of the hint; `nil` for one that no shell has to recognise.
  public let hintName: HintName?
  /// The exit code of a command that fails with this error.
  public let exitCode: ExitCode
  private let strings: Strings

  /// Explains a failure.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - context: The environment of the view.
  public init(_ error: some PresentableFailure, in context: ViewContext) {
    strings = Strings(context.language)
    summary = error.summary(in: context)
    brief = error.brief(in: context)
    let remedy = error.remedy(in: context)
    hint = remedy.map(context.sentence)
    hintName = remedy?.hintName
    exitCode = error.exitCode
  }

  /// The failure as the end of a command.
  public var commandFailure: CommandFailure {
    CommandFailure(exitCode, summary, hint: hint)
  }

  /// The failure as a message on a screen.
  public var callout: Element {
    .errorState(title: SafeText(summary), hint: hint.map { SafeText($0) }, hintName: hintName)
  }

  /// The failure as a message on a screen that still shows something.
  ///
  /// - Parameter undertaking: The operation that failed, without a full stop.
  /// - Returns: The message, with the reason in a few words.
  public func callout(about undertaking: SafeText) -> Element {
    .errorState(title: line(about: undertaking), hint: hint.map { SafeText($0) }, hintName: hintName)
  }

  /// The failure in one line, for a note below the content.
  ///
  /// - Parameter undertaking: The operation that failed, without a full stop.
  /// - Returns: The operation, with the reason in a few words.
  public func line(about undertaking: SafeText) -> SafeText {
    SafeText(strings.language.labelled(undertaking.string, brief))
  }

  /// The failure as a warning beside data, with the reason in a few words.
  ///
  /// - Parameter undertaking: The operation that failed, without a full stop.
  /// - Returns: The warning.
  public func warning(about undertaking: SafeText) -> String {
    strings.language.warning(clause: line(about: undertaking))
  }

  /// The failure as a warning that the rest of a list is missing, with the reason in a few words.
  public var incompleteList: String { strings.language.warning(strings.incomplete(because: brief)) }
}

extension ServiceError: PresentableFailure {
  /// The word for it in JSON documents and traces.
  public var code: String {
    switch self {
    case .offline: "offline"
    case .unconfirmedCopy: "unconfirmed-copy"
    case .connectionLost: "connection-lost"
    case .cacheUnreadable: "cache-unreadable"
    case .timedOut: "timed-out"
    case .notFound: "not-found"
    case .signInNeeded: "sign-in-needed"
    case .credentialsUnreadable(reason: _, fault: .accountsOfNewerVersion?):
      PersistenceError.madeByNewerVersion.code
    case .credentialsUnreadable(reason: _, fault: .tokenUnwritable?): "credentials-unwritable"
    case .credentialsUnreadable: "credentials-unreadable"
    case .sessionEnded: "session-ended"
    case .sessionNotRenewed: "session-not-renewed"
    case .rateLimited: "rate-limited"
    case .rejected: "rejected"
    case .serverError: "unavailable"
    case .malformed: "malformed"
    case .cancelled: "cancelled"
    }
  }

  /// Whether it is ``/DomainKernel/ServiceError/cancelled``.
  public var isCancellation: Bool { self == .cancelled }

  /// The exit code of a command that fails with this error.
  public var exitCode: ExitCode {
    switch self {
    case .unconfirmedCopy(let cause, opensOffline: _): cause.exitCode
    case .offline, .connectionLost, .timedOut: .noConnection
    case .notFound: .notFound
    case .credentialsUnreadable(reason: _, fault: .accountsOfNewerVersion?):
      PersistenceError.madeByNewerVersion.exitCode
    // Who signed in again would have to save a token as well.
    case .credentialsUnreadable(reason: _, fault: .tokenUnwritable?): .failed
    case .signInNeeded, .credentialsUnreadable, .sessionEnded: .signInNeeded
    case .rateLimited: .rateLimited
    case .rejected: .refused
    case .serverError, .sessionNotRenewed, .malformed, .cacheUnreadable: .failed
    case .cancelled: .interrupted
    }
  }

  /// A description of the failure, as one sentence.
  public func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    switch (self, context.token) {
    case (.offline, _) where context.phrasing.isOffline && !context.isOfChange:
      return strings.offlineWithoutCopy
    case (.unconfirmedCopy, _) where context.phrasing.isOffline && !context.isOfChange:
      return strings.offlineWithUnconfirmedCopy
    case (.signInNeeded, let token?): return strings.language.sentence(strings.refused(token))
    case (.credentialsUnreadable, .variable(let name)): return strings.noToken(in: name)
    default: break
    }
    return context.isOfChange ? strings.summary(ofChange: quoted) : strings.summary(of: quoted)
  }

  /// A description of the failure of a change that was sent, so that the service may have made it.
  ///
  /// ``summary(in:)`` says of a change that it was not made: before a change is sent, a service is asked for
  /// what the change depends on. Only who sends the change knows that the error is that of the change.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: A sentence; that of ``summary(in:)`` where no change is described, or nothing is in doubt.
  public func summaryOfSentChange(in context: ViewContext) -> String {
    guard context.isOfChange else { return summary(in: context) }
    return Strings(context.language).summary(ofSentChange: self) ?? summary(in: context)
  }

  /// A short description of the failure.
  public func brief(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    switch (self, context.token) {
    case (.offline, _) where context.phrasing.isOffline:
      return context.isOfChange ? strings.offlineBriefly : strings.offlineWithoutCopyBriefly
    case (.signInNeeded, let token?): return strings.briefRefusal(token)
    default: return strings.brief(of: self)
    }
  }

  /// The remedy.
  public func remedy(in context: ViewContext) -> Remedy? {
    switch self {
    case .offline: context.isOfChange ? .connectToChange : .connect
    case .unconfirmedCopy(_, opensOffline: true) where !context.isOfChange: .openCached
    case .unconfirmedCopy(.serverError, opensOffline: _), .unconfirmedCopy(.malformed, opensOffline: _),
      .unconfirmedCopy(.rejected, opensOffline: _), .sessionNotRenewed:
      .retry(Remedy.When.later)
    case .unconfirmedCopy(let cause, opensOffline: _): cause.remedy(in: context)
    case .connectionLost, .malformed(.moving): .retry(Remedy.When.now)
    case .cacheUnreadable(let reason):
      .sentence(Strings(context.language).advice(about: PersistenceError.cannotBeRead(reason: reason)))
    case .timedOut: .waitLonger
    case .notFound: .sentence(Strings(context.language).listAndPick)
    case .signInNeeded: .replacing(context.token, in: context.language)
    case .sessionEnded: .signInAgain
    case .credentialsUnreadable where context.token?.variable != nil:
      .replacing(context.token, in: context.language)
    case .credentialsUnreadable(reason: _, fault: .accountsOfNewerVersion?):
      PersistenceError.madeByNewerVersion.remedy(in: context)
    case .credentialsUnreadable(reason: _, fault: .damagedAccounts?): .signIn
    case .credentialsUnreadable(reason: _, fault: .noToken?): .signInAgain
    case .credentialsUnreadable(reason: _, fault: .unreadableFile?):
      .sentence(Strings(context.language).checkFileOrSignIn)
    case .credentialsUnreadable(reason: _, fault: .tokenUnwritable?):
      .sentence(Strings(context.language).checkFolder)
    case .credentialsUnreadable: .sentence(Strings(context.language).unlockOrSignIn)
    case .rateLimited(let until): .retry(.from(until))
    // Where nobody can sign in, another request is refused as well.
    case .rejected where refusalStatus == 401: .checkAddress
    case .rejected: .checkRequest
    case .malformed(.libraryMissing): nil
    case .malformed(.missingPage) where context.isOfChange:
      .sentence(Strings(context.language).checkAddress)
    case .serverError where context.isOfChange, .malformed where context.isOfChange: .retry(Remedy.When.later)
    case .serverError: .retryOrOpenCached
    case .malformed: .checkAddress
    case .cancelled: .retry(Remedy.When.now)
    }
  }

  /// The error with what a service wrote cut to what fits in a message.
  private var quoted: ServiceError {
    switch self {
    case .rejected(let code, let message):
      .rejected(code: code?.quotedFromService, message: message?.quotedFromService)
    case .serverError(let status, let message):
      .serverError(status: status, message: message?.quotedFromService)
    default: self
    }
  }
}

extension PersistenceError: PresentableFailure {
  /// The word for it in JSON documents and traces.
  public var code: String {
    switch self {
    case .cannotBeRead, .damagedRecord: "unreadable"
    case .cannotBeSaved, .signedOut: "unwritable"
    case .busy: "busy"
    case .madeByNewerVersion: "newer-version"
    }
  }

  /// The exit code of a command that fails with this error.
  public var exitCode: ExitCode { .failed }

  /// A description of the failure, as one sentence.
  public func summary(in context: ViewContext) -> String {
    Strings(context.language).summary(of: self)
  }

  /// A description of the failure of a change that is certainly not stored.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: A sentence, or two.
  public func summaryOfUnstoredChange(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    guard case .busy = self else { return strings.summary(of: self) }
    return strings.notStored(strings.summary(of: self))
  }

  /// A short description of the failure.
  public func brief(in context: ViewContext) -> String {
    Strings(context.language).brief(of: self)
  }

  /// The remedy.
  public func remedy(in context: ViewContext) -> Remedy? {
    if case .busy = self { return .waitLonger }
    return .sentence(Strings(context.language).advice(about: self))
  }
}

extension String {
  /// The words of a service, cut to the length that fits in a message, and without their full stop.
  var quotedFromService: String {
    let quote = prefix(200)
    if quote.endIndex < endIndex { return quote + "…" }
    return hasSuffix(".") ? String(dropLast()) : self
  }

  /// Shortens a name or an ID, which may be as long as somebody typed or sent it, for a sentence that names it.
  ///
  /// - Parameter most: The most characters.
  /// - Returns: The text; where it is longer, its beginning and an ellipsis.
  public func shortened(to most: Int = 100) -> String { count > most ? prefix(most) + "…" : self }
}
