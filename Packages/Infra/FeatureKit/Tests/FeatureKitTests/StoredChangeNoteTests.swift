import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Testing

@Suite struct StoredChangeNoteTests {
  @Test func `in offline mode a change waits for that, and not for a copy`() {
    let context = ViewContext(now: now, language: .english, phrasing: CommandPhrasing(offline: .option))
    let stop: OutboxDrain.Stop? = .service(.offline)

    let note = stop.note(in: context, wasSent: false)
    #expect(note == "The change is stored and not sent yet: offline mode is on.")
  }

  @Test(
    arguments: [
      (nil, "The change is stored and not sent yet: a change was refused or its outcome is unknown."),
      (.beingSent, "The change is stored and not sent yet: changes are being sent."),
      (
        .unconfirmed(until: now),
        "The change is stored and not sent yet: an earlier change is not confirmed yet."
      ),
      (
        .store(.cannotBeRead(reason: "disk")),
        "The change is left in the outbox, as the outbox cannot be used now: unreadable saved data."
      ),
      (.service(.offline), "The change is stored and not sent yet: no connection."),
      (.service(.unavailable), "The change is stored and not sent yet: service error."),
      (
        .service(.sessionNotRenewed),
        "The change is stored and not sent yet: the session could not be renewed."
      ),
      (.service(.connectionLost), "The change is stored and not sent yet: connection lost."),
      (.service(.timedOut), "The change is stored and not sent yet: no response in time."),
      (
        .service(.signInNeeded),
        "The change is stored and not sent yet: sign-in required. Sign in and try again."
      ),
      (
        .service(.sessionEnded),
        "The change is stored and not sent yet: session ended. Sign in again, or sign out."
      ),
      (
        .service(.malformed(.missingPage)),
        "The change is stored and not sent yet: page not found. Check the address of the service."
      ),
      (
        .service(.malformed(.libraryMissing)),
        "The change is stored and not sent yet: libcurl is missing. "
          + "Cannot connect to the service: libcurl 7.68 or later is needed for network access; "
          + "install the package libcurl4 (Debian, Ubuntu) or libcurl (Fedora, Alpine)."
      ),
    ] as [(OutboxDrain.Stop?, String)]
  )
  func `a stored change says why it waits, and what has to be done first`(
    stop: OutboxDrain.Stop?,
    note: String
  ) {
    #expect(stop.note(in: context, wasSent: false) == note)
  }

  @Test(
    arguments: [
      (.service(.unavailable), "service error"),
      (.service(.malformed(.empty)), "unreadable response"),
    ] as [(OutboxDrain.Stop?, String)]
  )
  func `a change that was sent, and that the service did not confirm, is not told to be unsent`(
    stop: OutboxDrain.Stop?,
    reason: String
  ) {
    #expect(
      stop.note(in: context, wasSent: true)
        == "The change was sent and not confirmed: \(reason). "
        + "It is sent again later unless the service has it."
    )
    #expect(
      stop.note(in: context, wasSent: false) == "The change is stored and not sent yet: \(reason)."
    )
  }

  @Test(
    arguments: [
      (.service(.connectionLost), "connection lost"), (.service(.timedOut), "no response in time"),
      (.service(.offline), "no connection"), (.beingSent, "changes are being sent"),
    ] as [(OutboxDrain.Stop?, String)]
  )
  func `a change that was sent is not told to be unsent, also where it could not be sent again`(
    stop: OutboxDrain.Stop?,
    reason: String
  ) {
    #expect(
      stop.note(in: context, wasSent: true) == "The change was sent and is not confirmed yet: \(reason)."
    )
  }

  @Test(
    arguments: [
      (.english, "not sent yet", "was sent"), (.simplifiedChinese, "尚未发送", "已发送"),
      (.indonesian, "belum dikirim", "telah dikirim"),
    ] as [(Language, String, String)]
  )
  func `a change behind a look-up that failed is told to be sent in no language`(
    language: Language,
    unsent: String,
    sent: String
  ) {
    let stop: OutboxDrain.Stop? = .service(.connectionLost)
    let context = ViewContext(now: now, language: language)

    let note = stop.note(in: context, wasSent: false)

    #expect(note.contains(unsent) && !note.contains(sent))
    #expect(stop.note(in: context, wasSent: true).contains(sent))
  }

  @Test(
    arguments: [
      (.signInNeeded, .signInNeeded, "sign-in required"), (.sessionEnded, .signInNeeded, "session ended"),
      (.malformed(.missingPage), .failed, "page not found"),
      (.malformed(.libraryMissing), .failed, "libcurl is missing"),
    ] as [(ServiceError, ExitCode, String)]
  )
  func `changes that wait for a step of the user are a failure, which counts them`(
    error: ServiceError,
    exitCode: ExitCode,
    reason: String
  ) {
    let stop: OutboxDrain.Stop? = .service(error)

    let hint = stop.hint(in: context)
    #expect(hint != nil)
    #expect(
      stop.failure(in: context) == CommandFailure(exitCode, "1 change was not sent: \(reason).", hint: hint)
    )
    #expect(
      stop.failure(in: context, changes: 3)
        == CommandFailure(exitCode, "3 changes were not sent: \(reason).", hint: hint)
    )
  }

  @Test func `a change that waits for the account of a newer version says so, and is a failure`() {
    let stop: OutboxDrain.Stop? = .service(
      .credentialsUnreadable(reason: "newer", fault: .accountsOfNewerVersion)
    )

    #expect(stop.hint(in: context)?.isEmpty == false)
    #expect(stop.failure(in: context)?.status == PersistenceError.madeByNewerVersion.exitCode)
  }

  @Test(
    arguments: [
      .beingSent, .unconfirmed(until: now), .store(.cannotBeRead(reason: "disk")), .service(.offline),
      .service(.timedOut), .service(.unavailable), .service(.rateLimited(until: nil)),
      .service(.sessionNotRenewed),
      .service(.malformed(.webPage)),
    ] as [OutboxDrain.Stop?]
  )
  func `a change for which it is enough to wait is no failure`(stop: OutboxDrain.Stop?) {
    #expect(stop.failure(in: context) == nil)
  }

  @Test func `a change behind one that was refused needs a step of the user, and is a failure`() {
    let stop: OutboxDrain.Stop? = nil
    let reason = "a change was refused or its outcome is unknown"

    #expect(stop.failure(in: context) == CommandFailure(.refused, "1 change was not sent: \(reason)."))
    #expect(stop.failure(in: context, changes: 0) == nil)
  }

  @Test func `two sentences stand close together in Chinese, and apart in Indonesian`() {
    let stop: OutboxDrain.Stop? = .service(.signInNeeded)
    let notes = [Language.simplifiedChinese, .indonesian].map { language in
      stop.note(in: ViewContext(now: now, language: language), wasSent: false)
    }

    #expect(
      notes == [
        "更改已保存在本机，尚未发送：需要登录。请登录后重试。",
        "Perubahan disimpan dan belum dikirim: perlu masuk. Masuk, lalu coba lagi.",
      ]
    )
  }
}
