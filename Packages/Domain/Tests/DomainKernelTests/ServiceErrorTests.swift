import DomainKernel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ServiceErrorTests {
  private static let later = Date(timeIntervalSince1970: 1_000)

  @Test(
    arguments: [
      (.connectionLost, .unanswered, true), (.timedOut, .unanswered, true), (.unavailable, .answered, true),
      (.serverError(status: 503), .answered, true), (.malformed(.empty), .answered, true),
      (.malformed(.webPage), .unanswered, true), (.malformed(.unexpectedStatus(202)), .unanswered, true),
      (.malformed(.unexpectedStatus(206)), .answered, true),
      (.malformed(.transfer(.unansweredRedirect)), .unanswered, true),
      (.malformed(.transfer(.notHTTP)), .answered, true),
      (.malformed(.transfer(.downgrade(host: "a"))), .answered, true),
      (.malformed(.transfer(.certificateExpired)), .unconnected, false),
      (.malformed(.transfer(.certificateNotYetValid)), .unconnected, false),
      (.malformed(.transfer(.certificateOfOtherHost)), .unconnected, false),
      (.malformed(.transfer(.certificateSelfSigned)), .unconnected, false),
      (.malformed(.transfer(.certificateUntrusted)), .unconnected, false),
      (.malformed(.transfer(.notTLS)), .unconnected, false),
      (.malformed(.transfer(.noTrustedConnection)), .unconnected, false),
      (.malformed(.transfer(.authoritiesUnreadable)), .unconnected, false),
      (.unconfirmedCopy(.malformed(.transfer(.notTLS))), .untold, false),
      (.unconfirmedCopy(.malformed(.transfer(.downgrade(host: "a")))), .answered, true),
      (.malformed(.libraryMissing), .unconnected, false), (.offline, .unconnected, false),
      (.malformed(.missingPage), .notTaken, false),
      (.cacheUnreadable(reason: "x"), .untold, false), (.notFound, .refused, false),
      (.unconfirmedCopy(.offline), .untold, false), (.unconfirmedCopy(.connectionLost), .untold, false),
      (.unconfirmedCopy(.timedOut), .untold, false), (.unconfirmedCopy(.unavailable), .answered, true),
      (.unconfirmedCopy(.rateLimited(until: nil)), .notTaken, false),
      (.signInNeeded, .notTaken, false), (.credentialsUnreadable(reason: "x"), .notTaken, false),
      (.credentialsUnreadable(reason: "x", fault: .accountsOfNewerVersion), .notTaken, false),
      (.sessionEnded, .notTaken, false), (.sessionNotRenewed, .notTaken, false),
      (.unconfirmedCopy(.sessionNotRenewed), .notTaken, false), (.rateLimited(until: nil), .notTaken, false),
      (.rejected(code: nil, message: nil), .refused, false), (.cancelled, .untold, false),
    ] as [(ServiceError, FailedChange, Bool)]
  )
  func `only an error of a request that may have arrived leaves its outcome unknown`(
    error: ServiceError,
    change: FailedChange,
    isUnknown: Bool
  ) {
    #expect(error.failedChange == change)
    #expect(error.leavesOutcomeUnknown == isUnknown)
    #expect(error.mayFollowChange == (isUnknown || error == .cancelled))
  }

  @Test(
    arguments: [
      (.cannotBeRead(reason: "r"), .cacheUnreadable(reason: "r")),
      (.damagedRecord, .cacheUnreadable(reason: "the record is damaged")),
      (.madeByNewerVersion, .cacheUnreadable(reason: "it was made by a newer version")),
      (.cannotBeSaved(reason: "r"), nil), (.busy(reason: "r"), nil),
    ] as [(PersistenceError, ServiceError?)]
  )
  func `a part of the cache that cannot be read is told as the cache`(
    error: PersistenceError,
    expected: ServiceError?
  ) {
    #expect(ServiceError(readingCache: error) == expected)
  }

  @Test func `of credentials that cannot be read the record is in order unless it is told otherwise`() {
    #expect(
      ServiceError.credentialsUnreadable(reason: "x")
        == .credentialsUnreadable(reason: "x", fault: nil)
    )
  }

  @Test(
    arguments: [
      (.refused(status: 400), 400), (.refused(status: 499), 499), (.refused(status: 399), nil),
      (.refused(status: 500), nil), (.rejected(code: "404", message: "No."), nil),
      (.rejected(code: "closed", message: nil), nil), (.rejected(code: nil, message: nil), nil),
      (.notFound, nil),
    ] as [(ServiceError, Int?)]
  )
  func `a refusal has a status where nothing else is known of it`(error: ServiceError, status: Int?) {
    #expect(error.refusalStatus == status)
  }

  @Test(
    arguments: [
      (.offline, .offline), (.connectionLost, .connectionLost), (.timedOut, .timedOut),
      (.unavailable, .unavailable), (.serverError(status: 503), .unavailable),
      (.rateLimited(until: later), .rateLimited(until: later)),
      (.malformed(.webPage), .webPage), (.malformed(.empty), .malformed), (.signInNeeded, .signInNeeded),
      (.sessionEnded, .signInNeeded), (.credentialsUnreadable(reason: "x"), .tokenUnreadable),
      (.credentialsUnreadable(reason: "x", fault: .damagedAccounts), .tokenUnreadable),
      (.credentialsUnreadable(reason: "x", fault: .accountsOfNewerVersion), .accountsOfNewerVersion),
      (.credentialsUnreadable(reason: "x", fault: .tokenUnwritable), .tokenUnwritable),
      (.sessionNotRenewed, .sessionNotRenewed),
      (.malformed(.transfer(.notTLS)), .transfer(.notTLS)),
      (.malformed(.missingPage), .missing), (.unconfirmedCopy(.timedOut), .timedOut),
      (.unconfirmedCopy(.rateLimited(until: later)), .rateLimited(until: later)),
      (.unconfirmedCopy(.cancelled), nil),
      (.rejected(code: nil, message: nil), .refused), (.notFound, nil), (.cacheUnreadable(reason: "x"), nil),
      (.cancelled, nil),
    ] as [(ServiceError, StaleReason?)]
  )
  func `an error says why a stored copy stands in, or that none may`(
    error: ServiceError,
    reason: StaleReason?
  ) {
    #expect(StaleReason(error) == reason)
  }

  @Test(
    arguments: [
      (.unconfirmedCopy(.unavailable), .unavailable),
      (.unconfirmedCopy(.malformed(.empty)), .malformed(.empty)), (.unavailable, .unavailable),
      (.notFound, .notFound),
    ] as [(ServiceError, ServiceError)]
  )
  func `an error is told without a word of a copy`(error: ServiceError, cause: ServiceError) {
    #expect(error.cause == cause)
  }

  @Test(
    arguments: [
      (.offline, true), (.unconfirmedCopy(.offline), true),
      (.unconfirmedCopy(.offline, opensOffline: true), true), (.unconfirmedCopy(.timedOut), false),
      (.unconfirmedCopy(.unavailable), false), (.timedOut, false), (.notFound, false),
      (.cacheUnreadable(reason: "x"), false),
    ] as [(ServiceError, Bool)]
  )
  func `only what was not asked of the service lacks nothing but a copy`(
    error: ServiceError,
    lacksCopy: Bool
  ) {
    #expect(error.lacksCopy == lacksCopy)
  }

  @Test(
    arguments: [
      (.notChecked, .offline), (.changed, .offline), (.possiblyChanged, .offline), (.replaced, .offline),
      (.gone, .offline), (.beingChecked, .offline), (.offline, .offline),
      (.connectionLost, .connectionLost), (.timedOut, .timedOut), (.noAnswerYet, .timedOut),
      (.unavailable, .unavailable), (.missing, .unavailable), (nil, .unavailable),
      (.beyondReach, .unavailable),
      (.rateLimited(until: later), .rateLimited(until: later)), (.malformed, .malformed(.nothingUsable)),
      (.transfer(.notTLS), .malformed(.transfer(.notTLS))),
      (.suspicious(.empty), .malformed(.nothingUsable)), (.webPage, .malformed(.webPage)),
      (.signInNeeded, .signInNeeded), (.tokenUnreadable, .signInNeeded),
      (.tokenUnwritable, .sessionNotRenewed), (.sessionNotRenewed, .sessionNotRenewed),
      (
        .accountsOfNewerVersion,
        .credentialsUnreadable(reason: "it was made by a newer version", fault: .accountsOfNewerVersion)
      ),
      (.refused, .rejected(code: nil, message: nil)),
      (.cacheUnreadable(reason: "x"), .cacheUnreadable(reason: "x")),
    ] as [(StaleReason?, ServiceError)]
  )
  func `the reason why a stored copy stands in is told as the error behind it`(
    reason: StaleReason?,
    error: ServiceError
  ) {
    #expect(ServiceError(reason) == error)
  }

  @Test(
    arguments: [
      (.empty, true), (.shrunk(from: 4, to: 1), true), (.gone, false), (.incomplete, false),
      (.unrelated, false),
    ] as [(Suspicion, Bool)]
  )
  func `only of a list it is suspicious to be empty or short`(suspicion: Suspicion, isOfList: Bool) {
    #expect(suspicion.isOfList == isOfList)
  }
}
