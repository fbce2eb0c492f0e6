import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import SnapshotKit
import Testing

@Suite struct FailureMessageTests {
  static let errors: [ServiceError] = [
    .offline, .cacheUnreadable(reason: "/home/anna/http.sqlite: permission denied"), .timedOut, .notFound,
    .signInNeeded, .sessionEnded, .rateLimited(until: nil),
    .rejected(code: "5100", message: "No such film."), .unavailable, .malformed(.notJSON),
    .malformed(.transfer(.certificateSelfSigned)), .malformed(.libraryMissing), .cancelled,
  ]

  @Test func `a name is shortened that is longer than its limit`() {
    #expect(String(repeating: "é", count: 100).shortened() == String(repeating: "é", count: 100))
    #expect(String(repeating: "é", count: 101).shortened() == String(repeating: "é", count: 100) + "…")
    #expect("abc".shortened(to: 2) == "ab…" && "".shortened() == "")
  }

  static let persistenceErrors: [PersistenceError] = [
    .cannotBeRead(reason: "/d: Permission denied"), .cannotBeSaved(reason: "/d: No space left on device"),
    .madeByNewerVersion, .busy(reason: "/d: another process keeps it locked"), .damagedRecord,
  ]

  @Test func `a change that met a locked store is told to be not stored`() {
    let failure = ChangeFailure(.persistence(.busy(reason: "/d: another process keeps it locked")))

    #expect(
      failure.summary(in: context) == """
        Another tessera command has not finished: /d: another process keeps it locked. The change was not stored.
        """
    )
    #expect(failure.remedy(in: context) == .waitLonger && failure.exitCode == .failed)
  }

  @Test func `a change that could not be saved is not told twice to be not stored`() {
    let failure = ChangeFailure(.persistence(.cannotBeSaved(reason: "disk full")))

    #expect(failure.summary(in: context) == "The change could not be saved: disk full.")
    #expect(failure.code == "unwritable" && failure.exitCode == .failed && !failure.isCancellation)
  }

  @Test(
    arguments: [
      (
        .english, "The change could not be saved: the account is no longer signed in.",
        "Sign in to that account, then try again."
      ),
      (.simplifiedChinese, "无法保存更改：该帐户已退出登录。", "请登录该帐户后重试。"),
      (
        .indonesian, "Perubahan tidak dapat disimpan: akun itu sudah keluar.",
        "Masuk ke akun itu, lalu coba lagi."
      ),
    ] as [(Language, String, String)]
  )
  func `a change of an account that is no longer signed in asks for no space, but for a sign-in`(
    language: Language,
    summary: String,
    hint: String
  ) {
    let context = ViewContext(now: now, language: language)

    let message = FailureMessage(PersistenceError.signedOut, in: context)

    #expect(message.summary == summary && message.hint == hint)
    #expect(PersistenceError.signedOut.code == "unwritable" && message.exitCode == .failed)
  }

  @Test func `a change that the service did not make fails as the service did`() {
    let failure = ChangeFailure(.service(.cancelled))

    #expect(failure.isCancellation && failure.exitCode == .interrupted && failure.code == "cancelled")
    #expect(failure.brief(in: context) == "interrupted")
    #expect(failure.remedy(in: context) == .retry(.now))
  }

  @Test(
    arguments: [
      (.offline, "This change needs a connection to the service.", .connectToChange),
      (
        .connectionLost, "The connection was lost, so the change was not made.", .retry(.now)
      ),
      (.timedOut, "The service did not respond in time, so the change was not made.", .waitLonger),
      (.unavailable, "The service returned an error.", .retry(.later)),
      (
        .malformed(.empty), "The service sent an unreadable response: the body is empty.", .retry(.later)
      ),
    ] as [(ServiceError, String, Remedy)]
  )
  func `the failure of a change does not speak of cached copies`(
    error: ServiceError,
    summary: String,
    remedy: Remedy
  ) {
    #expect(error.summary(in: context.ofChange) == summary)
    #expect(error.remedy(in: context.ofChange) == remedy)
  }

  @Test(
    arguments: [
      (.connectionLost, "The connection was lost before the service confirmed the change."),
      (.timedOut, "The service did not confirm the change in time."),
      (.unavailable, "The service returned an error."),
    ] as [(ServiceError, String)]
  )
  func `a change that was sent is not told to be unmade, unlike what is read`(
    error: ServiceError,
    summary: String
  ) {
    #expect(error.summaryOfSentChange(in: context.ofChange) == summary)
    #expect(error.summaryOfSentChange(in: context) == error.summary(in: context))
  }

  @Test(arguments: Language.allCases)
  func `an error of reading is not told as that of a change that was sent`(language: Language) {
    let context = ViewContext(now: now, language: language).ofChange
    for error in [ServiceError.connectionLost, .timedOut] {
      #expect(error.summary(in: context) != error.summaryOfSentChange(in: context))
    }
  }

  @Test func `a connection that was lost is a failure of its own`() {
    let message = FailureMessage(ServiceError.connectionLost, in: context)

    #expect(ServiceError.connectionLost.code == "connection-lost")
    #expect(message.exitCode == .noConnection)
    #expect(
      message.summary == "The connection to the service was lost, and no cached copy is available."
    )
    #expect(message.brief == "connection lost")
    #expect(message.hint == "Try again.")
  }

  @Test(arguments: Language.allCases)
  func `in offline mode nothing is said of a connection that nobody tried`(language: Language) {
    let phrasing = CommandPhrasing(offline: .option)
    let offline = ViewContext(now: now, language: language, phrasing: phrasing)
    let online = ViewContext(now: now, language: language)

    let message = FailureMessage(ServiceError.offline, in: offline)

    #expect(message.summary != FailureMessage(ServiceError.offline, in: online).summary)
    #expect(message.hint?.contains("--offline") == true)
    #expect(message.exitCode == .noConnection)
    if language == .english {
      #expect(message.summary == "Offline mode is on, and no usable cached copy is available.")
      #expect(message.hint == "Run without --offline to fetch the latest.")
      #expect(message.brief == "offline mode is on, and no copy is cached")
      #expect(ServiceError.offline.brief(in: offline.ofChange) == "offline mode is on")
    }
    #expect(message.brief != FailureMessage(ServiceError.offline, in: online).brief)
    #expect(ServiceError.timedOut.brief(in: offline) == ServiceError.timedOut.brief(in: online))
    #expect(
      FailureMessage(ServiceError.offline, in: offline.ofChange).summary
        == FailureMessage(ServiceError.offline, in: online.ofChange).summary
    )
  }

  @Test(
    arguments: [
      (
        .offline, "Cannot connect to the service, which requires the cached copy to be checked before use.",
        .connect
      ),
      (
        .connectionLost,
        "The connection was lost, and the service requires the cached copy to be checked before use.",
        .retry(.now)
      ),
      (
        .timedOut,
        "The service did not respond in time, and requires the cached copy to be checked before use.",
        .waitLonger
      ),
      (
        .unavailable,
        "The service returned an error. The service requires the cached copy to be checked before use.",
        .retry(.later)
      ),
      (
        .rateLimited(until: now.addingTimeInterval(60)),
        """
        The service is rate-limiting requests. \
        The service requires the cached copy to be checked before use.
        """,
        .retry(.from(now.addingTimeInterval(60)))
      ),
      (
        .malformed(.empty),
        """
        The service sent an unreadable response: the body is empty. \
        The service requires the cached copy to be checked before use.
        """,
        .retry(.later)
      ),
      (
        .refused(status: 401),
        """
        The service refused access (status 401). \
        The service requires the cached copy to be checked before use.
        """,
        .retry(.later)
      ),
    ] as [(ServiceError, String, Remedy)]
  )
  func `a copy that the service must confirm is not denied, and not advised`(
    cause: ServiceError,
    summary: String,
    remedy: Remedy
  ) {
    let error = ServiceError.unconfirmedCopy(cause)

    #expect(error.summary(in: context) == summary)
    #expect(error.remedy(in: context) == remedy)
    #expect(error.brief(in: context) == "the cached copy is not confirmed")
    #expect(error.exitCode == cause.exitCode && error.code == "unconfirmed-copy")
    #expect(error.summary(in: context.ofChange) == cause.summary(in: context.ofChange))
  }

  @Test(arguments: [
    (ServiceError.offline, "No connection to the service."),
    (.connectionLost, "The connection to the service was lost."),
    (.timedOut, "The service did not respond in time."),
  ])
  func `a copy that is merely too old to be shown instead of a failure is named as one that opens offline`(
    cause: ServiceError,
    reason: String
  ) {
    let error = ServiceError.unconfirmedCopy(cause, opensOffline: true)

    #expect(error.summary(in: context) == reason + " The cached copy is too old to be shown instead.")
    #expect(error.remedy(in: context) == .openCached)
    #expect(error.exitCode == .noConnection && error.code == "unconfirmed-copy")
    #expect(error.summary(in: context.ofChange) == cause.summary(in: context.ofChange))
    #expect(error.remedy(in: context.ofChange) == cause.remedy(in: context.ofChange))
  }

  @Test(arguments: Language.allCases)
  func `an error of the service does not send to a copy that does not open`(language: Language) {
    let context = ViewContext(now: now, language: language)
    for cause in [ServiceError.unavailable, .malformed(.notJSON), .malformed(.missingPage)] {
      let message = FailureMessage(ServiceError.unconfirmedCopy(cause), in: context)

      #expect(message.summary.hasPrefix(FailureMessage(cause, in: context).summary))
      #expect(message.summary != FailureMessage(cause, in: context).summary)
      #expect(message.hint?.contains("--offline") == false)
    }
  }

  @Test(arguments: Language.allCases)
  func `in offline mode a copy that the service must confirm is told apart from none`(language: Language) {
    let context = ViewContext(now: now, language: language, phrasing: CommandPhrasing(offline: .option))

    let message = FailureMessage(ServiceError.unconfirmedCopy(.offline), in: context)

    #expect(message.summary != FailureMessage(ServiceError.offline, in: context).summary)
    #expect(message.hint == FailureMessage(ServiceError.offline, in: context).hint)
    if language == .english {
      #expect(
        message.summary
          == "Offline mode is on, and the service requires the cached copy to be checked before use."
      )
    }
  }

  @Test func `a page that is missing is told as a fault of the address, not of an item`() {
    let message = FailureMessage(ServiceError.malformed(.missingPage), in: context)

    #expect(message.summary == "The service does not have this page; its address may be wrong.")
    #expect(message.brief == "page not found")
    #expect(message.hint == context.sentence(for: .checkAddress))
    #expect(message.exitCode == .failed)
    let ofChange = FailureMessage(ServiceError.malformed(.missingPage), in: context.ofChange)
    #expect(ofChange.hint == "Check the address of the service.")
  }

  @Test(
    arguments: [
      ("399", "The service refused the request (code 399).", .checkRequest),
      ("400", "The service refused the request (status 400).", .checkRequest),
      ("401", "The service refused access (status 401).", .checkAddress),
      ("403", "The service refused access (status 403).", .checkRequest),
      ("418", "The service refused the request (status 418).", .checkRequest),
      ("499", "The service refused the request (status 499).", .checkRequest),
      ("500", "The service refused the request (code 500).", .checkRequest),
    ] as [(String, String, Remedy)]
  )
  func `a refusal without words is told by its status`(status: String, summary: String, remedy: Remedy) {
    let error = ServiceError.rejected(code: status, message: nil)

    #expect(error.summary(in: context) == summary)
    #expect(error.remedy(in: context) == remedy)
    #expect(error.exitCode == .refused)
  }

  @Test(
    arguments: [
      (.english, 500, "The service returned an error (status 500)."),
      (.english, 599, "The service returned an error (status 599)."),
      (.english, nil, "The service returned an error."),
      (.simplifiedChinese, 503, "服务出错（状态码503）。"), (.simplifiedChinese, nil, "服务出错。"),
      (.indonesian, 503, "Layanan mengalami kesalahan (status 503)."),
      (.indonesian, nil, "Layanan mengalami kesalahan."),
    ] as [(Language, Int?, String)]
  )
  func `an error of the service is told with its status where that is known`(
    language: Language,
    status: Int?,
    summary: String
  ) {
    let error = ServiceError.serverError(status: status)
    let context = ViewContext(now: now, language: language)

    #expect(error.summary(in: context) == summary)
    #expect(error.summary(in: context.ofChange) == summary)
    #expect(error.remedy(in: context) == .retryOrOpenCached && error.code == "unavailable")
    #expect(error.exitCode == .failed)
  }

  @Test(
    arguments: [
      (.english, "The service returned an error: No luck."), (.simplifiedChinese, "服务出错：No luck。"),
      (.indonesian, "Layanan mengalami kesalahan: No luck."),
    ] as [(Language, String)]
  )
  func `an error of the service is told with its message`(language: Language, summary: String) {
    let error = ServiceError.serverError(status: nil, message: "No luck.")
    let context = ViewContext(now: now, language: language)

    #expect(error.summary(in: context) == summary)
    #expect(error.summary(in: context.ofChange) == summary)
  }

  @Test func `the message of an error of the service is cut to what fits`() {
    let error = ServiceError.serverError(status: 503, message: String(repeating: "a", count: 201))

    #expect(
      error.summary(in: context)
        == "The service returned an error: \(String(repeating: "a", count: 200))… (status 503)."
    )
  }

  @Test func `a web page is told as one, also in a few words`() {
    #expect(ServiceError.malformed(.webPage).brief(in: context) == "web page instead")
  }

  @Test func `a code of a service is cut like its words`() {
    let code = String(repeating: "1", count: 200)
    let error = ServiceError.rejected(code: code + "1", message: nil)

    #expect(error.summary(in: context) == "The service refused the request (code \(code)…).")
  }

  @Test(arguments: zip(errors, [5, 1, 5, 3, 4, 4, 7, 6, 1, 1, 1, 1, 130] as [Int32]))
  func `a command ends with the code of its failure`(error: ServiceError, code: Int32) {
    let message = FailureMessage(error, in: context)

    #expect(message.exitCode.rawValue == code)
    #expect(message.commandFailure == CommandFailure(message.exitCode, message.summary, hint: message.hint))
  }

  static let recordings = Language.allCases.map { "errors.\($0.tag)" } + ["callouts"]

  @Test(arguments: Language.allCases)
  func `every failure says what happened and what to do`(language: Language) {
    let context = ViewContext(now: now, language: language)
    let messages =
      Self.errors.map { Self.text(of: $0, context) }
      + Self.persistenceErrors.map { Self.text(of: $0, context) }

    expectSnapshot(messages.joined(separator: "\n") + "\n", named: "errors.\(language.tag)")
  }

  private static func text(of error: some PresentableFailure, _ context: ViewContext) -> String {
    let message = FailureMessage(error, in: context)
    return "\(error.code)\n  \(message.summary)\n  \(message.brief)\n  \(message.hint ?? "-")"
  }

  @Test func `during a change a missing library is named with its package, and nothing else is advised`() {
    let error = ServiceError.malformed(.libraryMissing)

    let message = FailureMessage(error, in: context.ofChange)

    #expect(
      message.summary
        == "Cannot connect to the service: libcurl 7.68 or later is needed for network access; "
        + "install the package libcurl4 (Debian, Ubuntu) or libcurl (Fedora, Alpine)."
    )
    #expect(message.hint == nil)
  }

  @Test(
    arguments: [
      (
        ServiceError.cacheUnreadable(reason: "/c: it was made by a newer version"),
        "Use that version, or set TESSERA_HOME to another folder."
      ),
      (
        PersistenceError.cannotBeRead(reason: "/d: it is a symbolic link, which is not followed here"),
        "Replace the link with the file itself, or set TESSERA_HOME to the folder for your files."
      ),
      (
        PersistenceError.cannotBeSaved(reason: "HOME: " + KnownReason.noHome.rawValue),
        "Set HOME, or set TESSERA_HOME to the folder for your files."
      ),
      (
        PersistenceError.cannotBeSaved(reason: "/d: no space left"),
        "Check the free space and the permissions of the folder, or set TESSERA_HOME to another one."
      ),
    ] as [(any PresentableFailure, String)]
  )
  func `the advice about a file that cannot be used is one about its reason`(
    error: any PresentableFailure,
    advice: String
  ) throws {
    let remedy = try #require(error.remedy(in: context))

    #expect(context.sentence(for: remedy) == advice)
  }

  @Test(arguments: persistenceErrors)
  func `a store that does not work is a failure without a code of its own`(error: PersistenceError) {
    #expect(FailureMessage(error, in: context).exitCode == .failed)
    #expect(!error.isCancellation)
  }

  @Test(arguments: errors)
  func `only being cancelled is no failure`(error: ServiceError) {
    #expect(error.isCancellation == (error == .cancelled))
  }

  @Test(arguments: [
    (ServiceError.offline, "offline"), (.cacheUnreadable(reason: ""), "cache-unreadable"),
    (.timedOut, "timed-out"), (.notFound, "not-found"),
    (.signInNeeded, "sign-in-needed"), (.rateLimited(until: nil), "rate-limited"),
    (.rejected(code: nil, message: nil), "rejected"), (.unavailable, "unavailable"),
    (.malformed(.empty), "malformed"), (.cancelled, "cancelled"),
    (.credentialsUnreadable(reason: ""), "credentials-unreadable"), (.sessionEnded, "session-ended"),
    (.credentialsUnreadable(reason: "", fault: .damagedAccounts), "credentials-unreadable"),
    (.credentialsUnreadable(reason: "", fault: .accountsOfNewerVersion), "newer-version"),
    (.credentialsUnreadable(reason: "", fault: .tokenUnwritable), "credentials-unwritable"),
    (.sessionNotRenewed, "session-not-renewed"),
  ])
  func `each error has its word`(error: ServiceError, word: String) {
    #expect(error.code == word)
  }

  @Test func `a token that cannot be read needs a sign-in, and the reason is named`() {
    let message = FailureMessage(ServiceError.credentialsUnreadable(reason: "locked"), in: context)

    #expect(message.exitCode == .signInNeeded)
    #expect(message.summary == "The stored token cannot be read: locked.")
    #expect(message.brief == "the token cannot be read")
    #expect(message.hint == "Unlock the keyring and try again, or sign in again.")
  }

  @Test(
    arguments: [
      (.noToken, "Sign in again, or sign out."),
      (.unreadableFile, "Check the permissions of the file and try again, or sign in again."),
    ] as [(AccountCredentialsFault, String)]
  )
  func `a token that is missing, or in a file, is in no locked keyring`(
    fault: AccountCredentialsFault,
    hint: String
  ) {
    let error = ServiceError.credentialsUnreadable(reason: "x", fault: fault)
    let message = FailureMessage(error, in: context)

    #expect(message.exitCode == .signInNeeded)
    #expect(message.summary == "The stored token cannot be read: x.")
    #expect(message.hint == hint)
  }

  @Test func `a token that cannot be saved is not told to be unreadable, and asks for space`() {
    let error = ServiceError.credentialsUnreadable(reason: "No space left on device", fault: .tokenUnwritable)
    let message = FailureMessage(error, in: context)

    #expect(message.exitCode == .failed)
    #expect(
      message.summary
        == "The session could not be renewed, as a new token cannot be saved: No space left on device."
    )
    #expect(message.brief == "token not saved")
    #expect(message.hint?.hasPrefix("Check the free space and the permissions of the folder") == true)
  }

  @Test func `a list that changed while it was read is no unreadable response, and is read again`() {
    let message = FailureMessage(ServiceError.malformed(.moving), in: context)

    #expect(message.exitCode == .failed)
    #expect(message.summary == "The list changed while it was read.")
    #expect(message.brief == "the list changed while it was read")
    #expect(message.hint == context.sentence(for: .retry(Remedy.When.now)))
  }

  @Test func `a session that could not be renewed was not used, and nothing was sent`() {
    let message = FailureMessage(ServiceError.sessionNotRenewed, in: context)

    #expect(message.exitCode == .failed)
    #expect(message.summary == "The session could not be renewed, so nothing was sent.")
    #expect(message.brief == "the session could not be renewed")
    #expect(message.hint == context.sentence(for: .retry(Remedy.When.later)))
  }

  @Test func `a damaged record of accounts is no locked keyring, and only a sign-in helps`() {
    let phrasing = CommandPhrasing(
      account: AccountRoutes(signIn: Route("account", "login"), signOut: Route("account", "logout"))
    )
    let context = ViewContext(now: now, language: .english, token: .signIn, phrasing: phrasing)

    let message = FailureMessage(
      ServiceError.credentialsUnreadable(reason: "accounts.json is damaged", fault: .damagedAccounts),
      in: context
    )

    #expect(message.exitCode == .signInNeeded)
    #expect(message.summary == "The file of signed-in accounts is damaged.")
    #expect(message.brief == "damaged file of accounts")
    #expect(message.hint == "Sign in with 'tessera account login' and try again.")
  }

  @Test(arguments: Language.allCases)
  func `a record of accounts of a newer version is told as any saved data of one`(language: Language) {
    let context = ViewContext(now: now, language: language, token: .signIn)
    let error = ServiceError.credentialsUnreadable(reason: "x", fault: .accountsOfNewerVersion)

    #expect(
      FailureMessage(error, in: context) == FailureMessage(PersistenceError.madeByNewerVersion, in: context)
    )
  }

  @Test(arguments: Language.allCases)
  func `a refused token of the environment is corrected in its variable, and nobody is sent to sign in`(
    language: Language
  ) {
    let context = ViewContext(now: now, language: language, token: .variable("TEA_TOKEN"))
    for error in [ServiceError.signInNeeded, .credentialsUnreadable(reason: "locked")] {
      let message = FailureMessage(error, in: context)

      #expect(message.exitCode == .signInNeeded)
      #expect(message.summary.contains("TEA_TOKEN"))
      #expect(message.hint?.contains("TEA_TOKEN") == true)
      #expect(message.hint == context.sentence(for: .replacing(.variable("TEA_TOKEN"), in: language)))
    }
    #expect(FailureMessage(ServiceError.signInNeeded, in: context).brief.contains("TEA_TOKEN"))
  }

  @Test func `a refused token says so, and the sign-in is repeated`() {
    let variable = ViewContext(now: now, language: .english, token: .variable("TEA_TOKEN"))
    let stored = ViewContext(now: now, language: .english, token: .signIn)
    let nobody = FailureMessage(ServiceError.signInNeeded, in: context)

    let refused = FailureMessage(ServiceError.signInNeeded, in: stored)
    #expect(refused.summary == "The service no longer accepts the stored token.")
    #expect(refused.brief == "token not accepted")
    #expect(refused.hint == "Sign in again, or sign out.")
    #expect(
      FailureMessage(ServiceError.signInNeeded, in: variable).summary
        == "The service does not accept the token in TEA_TOKEN."
    )
    #expect(
      FailureMessage(ServiceError.signInNeeded, in: variable).hint
        == "Set TEA_TOKEN to a valid token, or unset it."
    )
    #expect(nobody.summary == "You must sign in to use this service.")
    #expect(
      FailureMessage(ServiceError.credentialsUnreadable(reason: "locked"), in: stored).summary
        == "The stored token cannot be read: locked."
    )
  }

  @Test func `a failure is one line where a message is too much`() {
    let chinese = ViewContext(now: now, language: .simplifiedChinese)

    #expect(
      FailureMessage(ServiceError.unavailable, in: context).line(about: "No list")
        == "No list: service error"
    )
    #expect(FailureMessage(ServiceError.unavailable, in: chinese).line(about: "无法刷新列表") == "无法刷新列表：服务出错")
  }

  @Test func `a failure is a message on a screen`() {
    let message = FailureMessage(ServiceError.unavailable, in: context)

    let screens = Element.stack(
      [message.callout, message.callout(about: "The list could not be refreshed")],
      spacing: 1
    )
    expectSnapshot(WrittenScreen.plain(screens), named: "callouts")
  }

  @Test(arguments: [
    (nil, nil, "The service refused the request."),
    ("5100", nil, "The service refused the request (code 5100)."),
    (nil, "Log in first", "The service refused the request: Log in first."),
    ("1", "Log in first.", "The service refused the request: Log in first (code 1)."),
    (
      nil, String(repeating: "a", count: 201),
      "The service refused the request: \(String(repeating: "a", count: 200))…."
    ),
  ])
  func `a refusal repeats the service's words, but no more than a line of them`(
    code: String?,
    message: String?,
    summary: String
  ) {
    #expect(
      FailureMessage(ServiceError.rejected(code: code, message: message), in: context).summary == summary
    )
  }
}
