public import DesignKit
public import DomainKernel
import LocalizationKit

/// Where what a page shows comes from, how old it is, and why it may be out of date.
public enum SourceFacts {
  /// Words for the last line of a page.
  ///
  /// - Parameters:
  ///   - provenance: Where the content comes from.
  ///   - context: The present, the language, and what stands in for the service.
  /// - Returns: A few words for each fact.
  public static func facts(_ provenance: Provenance, _ context: ViewContext) -> [StyledText] {
    let backend = context.backendLabel.map { StyledText(SafeText($0), .muted) }
    let source = source(provenance, age: age(of: provenance, context), context)
    return source + (backend.map { [$0] } ?? [])
  }

  /// A message above content that may be out of date; nothing above content that is not.
  ///
  /// - Parameters:
  ///   - provenance: Where the content comes from.
  ///   - context: The present, the language, and how the shell says what to do.
  /// - Returns: The message, or an empty element.
  public static func notice(_ provenance: Provenance, _ context: ViewContext) -> Element {
    guard let reason = provenance.staleness else { return .empty }
    let (strings, age) = (Strings(context.language), age(of: provenance, context))
    return .callout(
      provenance.status(because: reason),
      title: reason.explanation(in: context),
      message: provenance.wasFetched
        ? strings.mayBeOutOfDate(stored: age, because: provenance.addition)
        : strings.neverFetched,
      remedy: reason.remedy(in: context),
      in: context
    )
  }

  /// A sentence for standard error beside rows that may be out of date, which have no place for their age.
  ///
  /// Where the user asked for cached data it is no warning.
  ///
  /// - Parameters:
  ///   - records: What the rows are of.
  ///   - context: The present and the language.
  /// - Returns: Why the rows may be out of date, and how old they are if they are a page; `nil` when there is
  ///   nothing to tell.
  public static func warning(about records: Records, _ context: ViewContext) -> String? {
    guard let provenance = records.provenance(at: context.now), let reason = provenance.staleness else {
      return nil
    }
    let (strings, explanation) = (Strings(context.language), reason.explanation(in: context))
    let age = provenance.wasFetched ? age(of: provenance, context) : nil
    let addition = provenance.addition
    switch (reason, records.isPage) {
    case (.beingChecked, _), (.notChecked, false): return nil
    case (.notChecked, true): return strings.rows(explanation, age, because: addition)
    case (_, false): return context.language.warning(clause: explanation)
    case (_, true): return context.language.warning(strings.rows(explanation, age, because: addition))
    }
  }

  private static func source(_ provenance: Provenance, age: SafeText, _ context: ViewContext) -> [StyledText]
  {
    let strings = Strings(context.language)
    let addition = provenance.addition.map { StyledText($0.label(in: context), .muted) }
    return switch (provenance.kind, provenance.staleness) {
    case (.network, _): [StyledText(strings.fetched(age), .muted)]
    case (.revalidated, _): [StyledText(strings.revalidated(age), .muted)]
    case (.stored, nil): [StyledText(strings.storedAndChecked(age), .muted)]
    case (.stored, let reason?):
      [StyledText(Badge(reason.label(in: context), provenance.status(because: reason)))]
        + (addition.map { [$0] } ?? [])
        + [StyledText(provenance.wasFetched ? strings.stored(age) : strings.waitingOnly, .muted)]
    }
  }

  /// When the service last vouched for what is shown.
  static func age(of provenance: Provenance, _ context: ViewContext) -> SafeText {
    guard let seconds = provenance.ageInSeconds(at: context.now) else {
      return Strings(context.language).atAnUnknownTime
    }
    return SafeText(context.language.ago(seconds: seconds))
  }
}

extension Provenance {
  /// The answer that speaks against the value, unless the reason says the same.
  fileprivate var addition: StaleReason? { contradiction == staleness ? nil : contradiction }

  /// The status of what may be out of date; what was never fetched is no stored copy that could be.
  fileprivate func status(because reason: StaleReason) -> Status {
    !wasFetched && reason == .notChecked ? .info : reason.status
  }
}

extension StaleReason {
  /// The word for the reason in JSON documents; part of their promise.
  var code: String {
    switch self {
    case .notChecked: "not-checked"
    case .changed, .possiblyChanged: "changed"
    case .replaced: "replaced"
    case .gone: "gone"
    case .beingChecked: "being-checked"
    case .offline: "offline"
    case .connectionLost: "connection-lost"
    case .timedOut: "timed-out"
    case .unavailable: "unavailable"
    case .rateLimited: "rate-limited"
    case .malformed, .transfer: "malformed"
    case .webPage: "web-page"
    case .noAnswerYet: "no-answer-yet"
    case .signInNeeded: "sign-in-needed"
    case .tokenUnreadable: "token-unreadable"
    case .tokenUnwritable: "token-unwritable"
    case .sessionNotRenewed: "session-not-renewed"
    case .accountsOfNewerVersion: PersistenceError.madeByNewerVersion.code
    case .cacheUnreadable(let reason): ServiceError.cacheUnreadable(reason: reason).code
    case .refused: "refused"
    case .missing: "missing"
    case .beyondReach: "beyond-reach"
    case .suspicious: "suspicious"
    }
  }

  fileprivate var status: Status {
    switch self {
    case .offline: .offline
    case .notChecked, .changed, .possiblyChanged, .replaced, .gone, .beingChecked, .noAnswerYet,
      .beyondReach:
      .stale
    case .connectionLost, .timedOut, .unavailable, .rateLimited, .malformed, .transfer, .webPage,
      .signInNeeded, .tokenUnreadable, .tokenUnwritable, .sessionNotRenewed, .accountsOfNewerVersion,
      .cacheUnreadable, .refused, .missing, .suspicious:
      .warning
    }
  }

  fileprivate func label(in context: ViewContext) -> SafeText {
    guard self == .signInNeeded, let token = context.token else {
      return SafeText(words(in: context.language))
    }
    return SafeText(Strings(context.language).briefRefusal(token))
  }

  func explanation(in context: ViewContext) -> SafeText {
    let strings = Strings(context.language)
    guard self == .signInNeeded, let token = context.token else { return strings.explanation(of: self) }
    return SafeText(strings.refused(token))
  }

  func remedy(in context: ViewContext) -> Remedy {
    switch self {
    case .notChecked, .changed, .possiblyChanged, .gone: .askService
    case .replaced: .refresh(Remedy.When.now)
    case .beingChecked: .openAgain
    case .offline, .webPage: .connectAndRefresh
    case .timedOut: .refreshWithMoreTime
    case .noAnswerYet: .refreshWithPatience
    case .connectionLost, .unavailable, .malformed, .transfer, .sessionNotRenewed, .refused, .missing,
      .suspicious(.empty), .suspicious(.gone):
      .refresh(.later)
    // Asking the service again does not help before its response is believed.
    case .suspicious(.shrunk), .suspicious(.incomplete), .suspicious(.unrelated):
      .sentence(Strings(context.language).shownAfterADay)
    case .beyondReach: .sentence(Strings(context.language).searchWithFilter)
    case .signInNeeded: .replacing(context.token, in: context.language)
    case .tokenUnreadable: .sentence(Strings(context.language).restoreToken)
    case .tokenUnwritable: .sentence(Strings(context.language).checkFolder)
    case .accountsOfNewerVersion:
      .sentence(Strings(context.language).advice(about: PersistenceError.madeByNewerVersion))
    case .cacheUnreadable(let reason):
      .sentence(Strings(context.language).advice(about: PersistenceError.cannotBeRead(reason: reason)))
    case .rateLimited(let until): .refresh(.from(until))
    }
  }
}
