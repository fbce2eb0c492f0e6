import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@Suite struct AccountWordsTests {
  @Test(
    arguments: [
      (.file, "/home/a", 2), (.file, nil, 1), (.keyring, "/home/a", 1),
    ] as [(TokenStore, String?, Int)]
  )
  func `only a file has a folder to be named`(store: TokenStore, folder: String?, count: Int) {
    let facts = AccountWords(.english, of: .token).place(store, folder: folder)

    #expect(facts.count == count)
  }

  @Test func `a place is named, and one that is not encrypted as such`() {
    let words = AccountWords(.english, of: .token)

    #expect(
      words.place(.keyring, folder: nil)
        == [KeyValue("Stored in", StyledText(SafeText("keyring")), maximumLines: 2)]
    )
    #expect(
      words.place(.file, folder: "/home/a") == [
        KeyValue("Stored in", StyledText(SafeText("file (not encrypted)")), maximumLines: 2),
        KeyValue("Folder", StyledText("/home/a", .muted)),
      ]
    )
  }

  @Test func `the status is told while it is loaded, and when it cannot be`() {
    let words: LoadState<Int, ServiceError>.Words = AccountWords(.english, of: .token).status("Account")
    let failed = LoadState<Int, ServiceError>.failed(.unavailable, previous: fetched(1))
    let callout = FailureMessage(ServiceError.unavailable, in: context)
      .callout(about: "The account could not be checked")

    let loading = LoadState<Int, ServiceError>.loading.page(words, context) { _ in Page("Ada") }
    let kept = failed.page(words, context) { _ in Page("Ada") }

    #expect(loading == Page("Account", content: .loading("Checking the account")))
    #expect(kept.title.string == "Ada")
    #expect(kept.notice == .stack([callout, .empty], spacing: 1))
  }

  @Test func `the page of an account names what stands in for the service`() {
    let sandbox = ViewContext(now: now, language: .english, backendLabel: "sandbox")
    let action = Action("Sign out", Route("account", "logout"), .changes)
    func page(_ context: ViewContext) -> Page {
      AccountWords.page(
        "Account",
        notice: .text("notice"),
        content: .text("Ada"),
        actions: [action],
        context
      )
    }

    #expect(page(sandbox).footer == .facts([StyledText("sandbox", .muted)]))
    #expect(page(context).footer == .facts([]))
    #expect(page(context).header == .heading("Account", .page))
    #expect(page(context).notice == .text("notice") && page(context).content == .text("Ada"))
    #expect(page(context).actions == [action])
  }

  @Test(arguments: [("y", true), ("n", false), ("", false)])
  func `a file that is not encrypted needs a consent`(answer: String, isGiven: Bool) async {
    let prompter = ScriptedPrompter([answer])

    let consent = await AccountWords(.english, of: .session)
      .consent(because: .other("locked"), folder: "/home/a", prompter)

    #expect(consent == isGiven)
    #expect(
      prompter.questions == [
        "The keyring is not available (locked). Store the session in an unencrypted file in /home/a? [y/N]"
      ]
    )
  }

  @Test func `input that ends is no consent, and nobody consents where nobody can be asked`() async {
    let words = AccountWords(.english, of: .session)

    #expect(await words.consent(because: .other("locked"), folder: nil, ScriptedPrompter()) == false)
    #expect(await words.consent(because: .other("locked"), folder: nil, SilentPrompter()) == nil)
  }

  @Test func `who wants no questions has not declined, and is not asked`() async {
    let words = AccountWords(.english, of: .session)
    let prompter = ScriptedPrompter(["y"], isInteractive: false)

    #expect(await words.consent(because: .other("locked"), folder: nil, prompter) == nil)
    #expect(await words.consent(because: .other("locked"), folder: nil, UnwillingPrompter()) == nil)
    #expect(prompter.dialogue == [])
  }

  private static let faults: [TokenStoreFault] = [
    .toolMissing(program: "secret-tool"), .locked, .timedOut(after: .seconds(3)), .tooLong(bytes: 8192),
    .anotherForm(.keyring), .anotherForm(.file), .interrupted, .other("no bus"),
  ]

  @Test(
    arguments: zip(
      faults,
      [
        "secret-tool is not installed", "the keyring is locked", "no response within 3 s; it may be locked",
        "longer than 8192 bytes", "the keyring has another form of it", "the file has another form of it",
        "interrupted", "no bus",
      ]
    )
  )
  func `a store that cannot be used says why`(fault: TokenStoreFault, reason: String) {
    let words = AccountWords(.english, of: .token)

    #expect(words.unavailable(.keyring, because: fault) == "The keyring is not available: \(reason).")
  }

  @Test(arguments: faults)
  func `why a store cannot be used is said in every language, but for the words of the system`(
    fault: TokenStoreFault
  ) {
    let texts = Language.allCases.map { language in
      let words = AccountWords(language, of: .token)
      let removal = TokenRemoval(.keyring, .unknown(reason: fault))
      return [
        words.unavailable(.keyring, because: fault), words.consentNeeded(because: fault),
        words.leftover(removal),
      ]
    }

    #expect(Set(texts).count == Language.allCases.count)
    for text in Self.chinese(fault) {
      #expect(LatinWords.left(in: text, besides: ["no bus"], names: ["secret", "tool"]) == [])
    }
  }

  private static func chinese(_ fault: TokenStoreFault) -> [String] {
    let words = AccountWords(.simplifiedChinese, of: .token)
    return [words.unavailable(.keyring, because: fault), words.consentNeeded(because: fault)]
  }

  @Test func `who has no keyring is asked in the language of the rest`() async {
    let prompter = ScriptedPrompter(["n"])

    _ = await AccountWords(.indonesian, of: .token)
      .consent(because: .toolMissing(program: "secret-tool"), folder: nil, prompter)

    #expect(
      prompter.questions == [
        "Keyring tidak tersedia (secret-tool tidak terpasang). Simpan token di berkas tanpa enkripsi? [y/T]"
      ]
    )
  }

  @Test func `a folder that is unknown is not named in the question`() async {
    let prompter = ScriptedPrompter(["y"])

    _ = await AccountWords(.english, of: .token).consent(because: .other("locked"), folder: nil, prompter)

    #expect(
      prompter.questions
        == ["The keyring is not available (locked). Store the token in an unencrypted file? [y/N]"]
    )
  }

  @Test func `a secret that is left is warned about`() {
    let removal = TokenRemoval(.keyring, .unknown(reason: .other("locked")))

    #expect(
      AccountWords(.english, of: .session).leftover(removal)
        == "Warning: The previous session could not be removed. Keyring: not available (locked)."
    )
  }

  @Test func `signing in and out are named, and that nobody is signed in`() {
    let words = AccountWords(.english, of: .token)

    #expect([words.signIn.string, words.signOut.string] == ["Sign in", "Sign out"])
    #expect(words.nobodySignedIn == "You are not signed in.")
  }

  @Test func `a store that is not available is named, with the secret that it should hold`() {
    let words = AccountWords(.english, of: .session)

    #expect(words.unavailable(.keyring, because: .other("locked")) == "The keyring is not available: locked.")
    #expect(words.unavailable(.file, because: .other("full")) == "The session file is not available: full.")
    #expect(words.unavailableBriefly(.keyring) == "keyring not available")
    #expect(words.unavailableBriefly(.file) == "file not available")
    #expect(
      words.consentNeeded(because: .other("locked"))
        == "The keyring is not available (locked), and nothing was stored."
    )
    #expect(words.storeInFile == "store the session in an unencrypted file")
  }

  @Test func `what every service says alike is said in the words of services`() {
    let words = AccountWords(.english, of: .token)
    let damage = ServiceError.credentialsUnreadable(reason: "", fault: .damagedAccounts)

    #expect(words.accountsDamaged == damage.summary(in: context))
    #expect(words.accountsDamagedBriefly == damage.brief(in: context))
    #expect(words.interrupted == ServiceError.cancelled.summary(in: context))
    #expect(words.interruptedBriefly == ServiceError.cancelled.brief(in: context))
    #expect(words.noToken(in: "GH_TOKEN") == "GH_TOKEN does not hold a token.")
    #expect(words.notChecked(because: "no connection").string == "not checked (no connection)")
  }

  @Test func `every store can be chosen`() {
    #expect(StoreChoice.allCases.map(\.store) == TokenStore.allCases)
  }

  @Test(
    arguments: [
      (-1, nil), (0, nil),
      (1, "1 change of the previous account stays in the outbox until that account signs in again."),
      (
        1200,
        "1,200 changes of the previous account stay in the outbox until that account signs in again."
      ),
    ] as [(Int, String?)]
  )
  func `the changes that wait are counted`(count: Int, note: String?) async {
    let changes = await WaitingChanges { () async throws(PersistenceError) in count }

    #expect(changes == .count(count))
    #expect(changes.notes(in: context) == (note.map { [$0] } ?? []))
  }

  @Test func `changes that cannot be counted are told to be unreadable`() async {
    let changes = await WaitingChanges { () async throws(PersistenceError) in
      throw .cannotBeRead(reason: "disk")
    }

    #expect(changes == .unknown(.cannotBeRead(reason: "disk")))
    #expect(changes.notes(in: context) == ["The saved data cannot be read: disk."])
  }

  @Test
  func `a sign-out says who left, what the service did, and what became of each secret and of the cache`() {
    let words = AccountWords(.english, of: .token)
    let removals = [
      TokenRemoval(.keyring, .unknown(reason: .other("locked"))),
      TokenRemoval(.file, .removed),
    ]

    let sentences = words.signedOut(
      "ada",
      removals,
      isCacheRemoved: true,
      serviceEnd: "Ended at the service."
    )

    #expect(
      sentences == [
        "Signed out ada.", "Ended at the service.", "Keyring: not available (locked).",
        "File: token removed.",
        "Cached pages of the account removed.",
      ]
    )
  }

  @Test func `a sign-out from a damaged file says that nobody is signed in, and what may be left`() {
    let words = AccountWords(.english, of: .token)
    let absent = [TokenRemoval(.file, .absent)]

    let unknown = words.signedOut(nil, [], isCacheRemoved: false)
    let named = words.signedOut(nil, absent, isCacheRemoved: true)

    #expect(unknown.count == 3)
    #expect(unknown[0] == "The file of signed-in accounts was damaged. Nobody is signed in now.")
    #expect(unknown[1].contains("a token may be left in the keyring or in a file"))
    #expect(unknown[2].hasPrefix("Warning: Cached pages of the account could not be removed."))
    #expect(named.dropFirst() == ["File: no token.", "Cached pages of the account removed."])
    #expect(words.signedOut("ada", [], isCacheRemoved: true).count == 2)
  }
}
