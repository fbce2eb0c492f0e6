import CareersDomain
import CareersFakes
import DomainKernel
import OutboxFakes
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct ProfileEditTests {
  private static let queue = OutboxQueue(area: "careers", account: "siti")

  @Test(
    arguments: [
      ("Al", "Al"), (" \u{FEFF}Siti\u{3000}\t", "Siti"), (String(repeating: "x", count: 120), nil),
      (String(repeating: "😀", count: 60), nil),
    ] as [(String, String?)]
  )
  func `a name is trimmed as the service does, and counts UTF-16 units`(
    typed: String,
    text: String?
  ) throws {
    #expect(try FullName(typed).text == text ?? typed)
  }

  @Test(arguments: [
    ("", ProfileEditProblem.nameTooShort), ("x", .nameTooShort), (" x \u{FEFF}", .nameTooShort),
    (String(repeating: "x", count: 121), .nameTooLong(units: 121)),
    (String(repeating: "😀", count: 61), .nameTooLong(units: 122)), ("a\0b", .nameHasControlCharacter),
    ("a\nb", .nameHasControlCharacter), ("a\u{1B}[31mb", .nameHasControlCharacter),
    ("a\u{9B}31mb", .nameHasControlCharacter), ("a\u{2028}b", .nameHasControlCharacter),
    ("ab\u{7F}", .nameHasControlCharacter),
  ])
  func `a name that the service would refuse is not taken`(typed: String, problem: ProfileEditProblem) {
    #expect(throws: problem) { try FullName(typed) }
  }

  @Test(arguments: [
    "http://a.example/x.png", "HTTPS://a.example", "https://a.example/" + String(repeating: "x", count: 482),
  ])
  func `a web address is a picture`(typed: String) throws {
    #expect(try AvatarChange(" \(typed)\u{FEFF}").address == typed)
  }

  @Test(arguments: ["", " \u{FEFF}\n"])
  func `a blank address removes the picture`(typed: String) throws {
    #expect(try AvatarChange(typed).address == nil)
  }

  @Test(arguments: [
    "ftp://a.example/x", "a.example/x.png", "https://", "javascript:alert(1)", "https://a.example/a b",
    "https://a.example/\0",
  ])
  func `an address of something else is not taken`(typed: String) {
    #expect(throws: ProfileEditProblem.avatarIsNoWebAddress) { try AvatarChange(typed) }
  }

  @Test func `an address of 501 units is too long`() {
    let address = "https://a.example/" + String(repeating: "x", count: 483)

    #expect(throws: ProfileEditProblem.avatarTooLong(units: 501)) { try AvatarChange(address) }
  }

  @Test(
    arguments: [
      ("Ibu Siti", nil, true, false), (nil, "", false, true), ("Ibu Siti", "", false, false),
    ] as [(String?, String?, Bool, Bool)]
  )
  func `a change was made from a profile with the values that it replaces`(
    name: String?,
    avatar: String?,
    fitsWithOtherAvatar: Bool,
    fitsWithOtherName: Bool
  ) throws {
    let profile = CareersSamples.profile
    var edit = try ProfileEdit(name: name, avatar: avatar)
    #expect(!edit.wasMade(from: profile))

    edit.before = ProfileEdit.Before(profile)
    #expect(edit.wasMade(from: profile))
    edit.before = ProfileEdit.Before(name: profile.name, avatar: "https://a.example/other")
    #expect(edit.wasMade(from: profile) == fitsWithOtherAvatar)
    edit.before = ProfileEdit.Before(name: "Somebody else", avatar: profile.avatar.value)
    #expect(edit.wasMade(from: profile) == fitsWithOtherName)
  }

  @Test func `a change without a name and a picture is none`() {
    #expect(throws: ProfileEditProblem.nothingGiven) { try ProfileEdit(name: nil, avatar: nil) }
  }

  @Test(
    arguments: [
      ("Ibu Siti", nil), (nil, "https://a.example/x"), ("Ibu Siti", ""), (nil, ""),
    ] as [(String?, String?)]
  )
  func `a change comes back from the outbox as it was`(name: String?, avatar: String?) throws {
    let edit = try ProfileEdit(name: name, avatar: avatar)

    #expect(ProfileEdit(try edit.draft(in: Self.queue)) == edit)
  }

  @Test(arguments: ["", "{}", "7", #"{"name":"x"}"#, #"{"avatar":"ftp://x"}"#])
  func `an entry that is no valid change is not read`(payload: String) throws {
    let draft = try OutboxDraft(
      ProfileEdit.outboxKind,
      of: "profile",
      in: Self.queue,
      payload: .init(payload.utf8)
    )

    #expect(ProfileEdit(draft) == nil)
  }

  @Test func `of several changes that wait the last one is shown, and refused ones are not`() throws {
    let saved = CareersSamples.profile
    let edits = [
      PendingProfileEdit(try ProfileEdit(name: "First Name", avatar: "")),
      PendingProfileEdit(try ProfileEdit(name: "Second Name", avatar: nil), state: .unconfirmed),
      PendingProfileEdit(try ProfileEdit(name: "Third Name", avatar: nil), state: .refused),
    ]

    let expected = UserProfile(
      id: saved.id,
      name: "Second Name",
      email: saved.email,
      avatar: .absent,
      completion: saved.completion,
      trust: saved.trust,
      state: saved.state,
      progress: saved.progress
    )
    #expect(OwnProfile(saved: saved, pending: .success(edits)).shown == expected)
  }

  // MARK: - The use case

  @Test func `a picture that waits is shown, and the name stays`() throws {
    let saved = CareersSamples.profile
    let shown = saved.applying(try ProfileEdit(name: nil, avatar: "https://a.example/x"))

    #expect(shown.avatar == .value("https://a.example/x") && shown.name == saved.name)
  }

  @Test func `a change is sent and leaves nothing in the outbox`() async throws {
    let (manage, outbox, _) = Self.manage()

    let change = try await manage.edit(try ProfileEdit(name: "Ibu Siti", avatar: nil))

    #expect(change == .done(.changed))
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `without a connection the change waits, and the profile shows it`() async throws {
    let (manage, _, sender) = Self.manage()
    await sender.fail(OutboxEntry.ID(rawValue: 1), .offline)
    let edit = try ProfileEdit(name: "Ibu Siti", avatar: "")

    let change = try await manage.edit(edit)
    let profile = try await manage.profile(.cacheOnly)

    guard case .pending(_, .service(.offline)) = change else {
      Issue.record("\(change)")
      return
    }
    var expected = edit
    expected.before = ProfileEdit.Before(CareersSamples.profile)
    #expect(profile.waiting == [PendingProfileEdit(expected)])
    #expect(profile.shown.name == "Ibu Siti")
    #expect(profile.shown.avatar == .absent)
    #expect(profile.saved == CareersSamples.profile)
    #expect(profile.shown.completion == CareersSamples.profile.completion)
  }

  @Test func `a change is compared with the profile as the changes before it make it`() async throws {
    let (manage, _, _) = Self.manage()
    let saved = CareersSamples.profile
    let edits = [
      try ProfileEdit(name: "Ibu Siti", avatar: nil),
      try ProfileEdit(name: nil, avatar: "https://a.example/x"),
      try ProfileEdit(name: "Siti A.", avatar: nil), try ProfileEdit(name: "Siti A.", avatar: nil),
    ]

    for edit in edits { _ = try await manage.edit(edit, isOffline: true) }

    let waiting = try await manage.profile(.cacheOnly).value.waiting
    #expect(
      waiting.map(\.edit.before) == [
        ProfileEdit.Before(saved), ProfileEdit.Before(name: "Ibu Siti", avatar: saved.avatar.value),
        ProfileEdit.Before(name: "Ibu Siti", avatar: "https://a.example/x"),
      ]
    )
  }

  @Test(arguments: [
    (
      ServiceError.rejected(code: "invalid_full_name", message: "m"),
      ProfileEditError.nameRefused(message: "m")
    ),
    (.rejected(code: "invalid_avatar_url", message: nil), .avatarRefused(message: nil)),
    (.rejected(code: "other", message: "m"), .service(.rejected(code: "other", message: "m"))),
  ])
  func `a refusal is about its field, and nothing waits`(
    answer: ServiceError,
    error: ProfileEditError
  ) async throws {
    let (manage, outbox, sender) = Self.manage()
    await sender.fail(OutboxEntry.ID(rawValue: 1), answer)

    await #expect(throws: error) {
      try await manage.edit(try ProfileEdit(name: "Ibu Siti", avatar: nil))
    }
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `an unknown outcome is an error, and the profile says so`() async throws {
    let (manage, _, sender) = Self.manage(canTell: false)
    await sender.fail(OutboxEntry.ID(rawValue: 1), .unavailable)

    await #expect(throws: ProfileEditError.unknownOutcome) {
      try await manage.edit(try ProfileEdit(name: "Ibu Siti", avatar: nil))
    }
    let profile = try await manage.profile(.cacheOnly)
    #expect(profile.hasRefusal)
    #expect(profile.shown == CareersSamples.profile)
  }

  @Test func `nobody who is not signed in changes a profile`() async throws {
    let (manage, outbox, _) = Self.manage(isSignedIn: false)

    await #expect(throws: ProfileEditError.service(.signInNeeded)) {
      try await manage.edit(try ProfileEdit(name: "Ibu Siti", avatar: nil))
    }
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `where nobody can tell who is signed in, no change is stored`() async throws {
    let error = ServiceError.credentialsUnreadable(reason: "locked")
    let outbox = FakeOutbox()
    let changes = SubmitChange(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt })
    ) {
      OutboxRoute(Self.queue, senders: [:])
    }
    let manage = ManageProfile(profiles: FakeVerification(), outbox: outbox, changes: changes) {
      () throws(ServiceError) in
      throw error
    }

    await #expect(throws: ProfileEditError.service(error)) {
      try await manage.edit(try ProfileEdit(name: "Ibu Siti", avatar: nil), isOffline: true)
    }
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `an outbox that cannot be read hides no profile`() async throws {
    let (manage, outbox, _) = Self.manage()
    await outbox.fail(.cannotBeRead(reason: "damaged"))

    let profile = try await manage.profile(.cacheFirst)

    #expect(profile.pending == .failure(.cannotBeRead(reason: "damaged")))
    #expect(profile.shown == CareersSamples.profile)
  }

  private static func manage(
    isSignedIn: Bool = true,
    canTell: Bool = true
  ) -> (ManageProfile, FakeOutbox, FakeOutboxSender) {
    let fake = FakeVerification { $0.profile = .success(CareersSamples.fetched(CareersSamples.profile)) }
    let (outbox, sender) = (FakeOutbox(), FakeOutboxSender(canTell: canTell))
    let changes = SubmitChange(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt }, confirmationDelay: .zero)
    ) {
      OutboxRoute(queue, senders: [ProfileEdit.outboxKind: sender])
    }
    let manage = ManageProfile(profiles: fake, outbox: outbox, changes: changes) { isSignedIn }
    return (manage, outbox, sender)
  }
}
