import CareersDomain
import CareersFakes
import DomainKernel
import OfflineHTTP
import Testing

@testable import CareersData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct HTTPProfileRepositoryTests {
  private static let address = "GET users/me/profile"

  @Test func `a profile comes with everything that the service says`() async throws {
    let peer = try ProfilePeer([Self.address: ProfileWire.profile])

    #expect(try await peer.profiles.profile(.cacheFirst) == CareersSamples.fetched(CareersSamples.profile))
  }

  @Test func `a new user has no picture, no session and no request, which are not unknown`() async throws {
    let peer = try ProfilePeer([Self.address: ProfileWire.newProfile])

    #expect(try await peer.profiles.profile(.cacheFirst).value == CareersSamples.newProfile)
  }

  @Test func `what the service does not say is unknown`() async throws {
    let peer = try ProfilePeer([Self.address: #"{"profile":{"id":"u","trustScoreLabel":"NEW_LABEL"}}"#])

    let profile = try await peer.profiles.profile(.cacheFirst).value

    #expect(
      profile
        == UserProfile(id: UserProfile.ID(rawValue: "u"), avatar: .absent, trust: .other("NEW_LABEL"))
    )
  }

  @Test func `a value that is left out is none, as one that is null`() async throws {
    let names = ["avatarUrl", "sessionId", "sessionStatus", "finalRequest"]
    let sent = names.reduce(ProfileWire.newProfile) { text, name in
      text.replacing("\"\(name)\":null", with: "\"x\":0")
    }
    #expect(names.allSatisfy { !sent.contains($0) })
    let peer = try ProfilePeer([Self.address: sent])

    #expect(try await peer.profiles.profile(.cacheFirst).value == CareersSamples.newProfile)
  }

  @Test func `a value that cannot be read is unknown, and not taken for none`() async throws {
    let sent = ProfileWire.newProfile.replacing("\"finalRequest\":null", with: "\"finalRequest\":7")
    let peer = try ProfilePeer([Self.address: sent])

    #expect(try await peer.profiles.profile(.cacheFirst).progress?.finalRequest == .unknown)
  }

  @Test(arguments: [
    ("66.7", 66), ("99.6", 99), ("99.9996", 99), ("100.0", 100), ("0.4", 0), ("\"66,7\"", 66), ("\"40\"", 40),
  ])
  func `a completion with a fraction is rounded down, so that it is not told to be complete`(
    text: String,
    completion: Int
  ) async throws {
    let sent = ProfileWire.newProfile.replacing(
      "\"profileCompletionPercent\":40",
      with: "\"profileCompletionPercent\":\(text)"
    )
    let peer = try ProfilePeer([Self.address: ProfileWire.newProfile])
    _ = try await peer.profiles.profile(.networkFirst)
    peer.serve([Self.address: sent])

    let profile = try await peer.profiles.profile(.networkFirst)

    #expect(profile.completion == completion)
    #expect(!profile.provenance.isStale)
  }

  @Test(arguments: ["-1", "-0.5", "100.1", "101", "\"many\"", "null", "{}"])
  func `a completion that is no percentage is unknown`(text: String) async throws {
    let sent = ProfileWire.newProfile.replacing(
      "\"profileCompletionPercent\":40",
      with: "\"profileCompletionPercent\":\(text)"
    )
    let peer = try ProfilePeer([Self.address: sent])

    #expect(try await peer.profiles.profile(.cacheFirst).completion == nil)
  }

  @Test(arguments: ["{}", #"{"profile":null}"#, #"{"profile":{"fullName":"x","trustScoreLabel":"y"}}"#, "[]"])
  func `an answer without a profile does not replace the stored one`(answer: String) async throws {
    let peer = try ProfilePeer([Self.address: ProfileWire.profile])
    _ = try await peer.profiles.profile(.cacheFirst)

    peer.serve([Self.address: answer])
    let profile = try await peer.profiles.profile(.networkFirst)

    #expect(profile.value == CareersSamples.profile)
    #expect(profile.provenance.isStale)
  }

  @Test func `a picture that was removed, and a session that was replaced, are believed`() async throws {
    let peer = try ProfilePeer([Self.address: ProfileWire.profile])
    _ = try await peer.profiles.profile(.cacheFirst)

    peer.serve([Self.address: ProfileWire.newProfile])
    let profile = try await peer.profiles.profile(.networkFirst)

    #expect(profile == CareersSamples.fetched(CareersSamples.newProfile))
  }

  @Test(arguments: [404, 410])
  func `the addresses of the own profile and account are never missing, but may be wrong`(
    status: Int
  ) async throws {
    let peer = try ProfilePeer()
    peer.fail(status, "not_found")
    let edit = try ProfileEdit(name: "Siti Aminah", avatar: nil)

    await #expect(throws: ServiceError.malformed(.missingPage)) { try await peer.profiles.update(edit) }
    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.loader.ownAccount(at: peer.endpoints, .networkFirst)
    }
  }

  @Test func `offline the stored profile is given`() async throws {
    let peer = try ProfilePeer([Self.address: ProfileWire.profile])
    _ = try await peer.profiles.profile(.cacheFirst)

    peer.disconnect()

    #expect(
      try await peer.profiles.profile(.networkFirst)
        == CareersSamples.fetched(CareersSamples.profile, .offline)
    )
  }

  @Test(
    arguments: [
      ("Ibu \"Siti\"", nil, #"{"fullName":"Ibu \"Siti\""}"#),
      (nil, "https://a.example/x", #"{"avatarUrl":"https://a.example/x"}"#),
      ("Al", "", #"{"avatarUrl":"","fullName":"Al"}"#),
    ] as [(String?, String?, String)]
  )
  func `only what is changed is sent, and nothing removes a picture but an empty address`(
    name: String?,
    avatar: String?,
    body: String
  ) async throws {
    let peer = try ProfilePeer(["PATCH users/me/profile": ProfileWire.profile])

    let profile = try await peer.profiles.update(try ProfileEdit(name: name, avatar: avatar))

    #expect(peer.last == "PATCH /v1/users/me/profile " + body)
    #expect(profile == CareersSamples.profile)
  }

  @Test func `after a change the stored profile is asked for again`() async throws {
    let peer = try ProfilePeer([
      Self.address: ProfileWire.profile, "PATCH users/me/profile": ProfileWire.profile,
    ])
    _ = try await peer.profiles.profile(.cacheFirst)
    _ = try await peer.profiles.update(try ProfileEdit(name: "Al", avatar: nil))

    _ = try await peer.profiles.profile(.cacheFirst)

    #expect(peer.methods == ["GET", "PATCH", "GET"])
  }

  @Test func `a change makes the profile and the account be read again, where they are stored`() async throws
  {
    let peer = try ProfilePeer([
      Self.address: ProfileWire.profile, "PATCH users/me/profile": ProfileWire.profile,
      "GET auth/me": #"{"user":{"id":"u","email":"siti@example.com"}}"#,
    ])
    _ = try await peer.profiles.profile(.cacheFirst)
    _ = try await peer.loader.ownAccount(at: peer.endpoints, .cacheFirst)

    _ = try await peer.profiles.update(try ProfileEdit(name: "Al", avatar: nil))
    await peer.client.finishBackgroundWork()

    #expect(peer.reads(from: 3) == ["auth/me", "users/me/profile"])
  }

  @Test(arguments: [
    (
      400, "invalid_full_name",
      ServiceError.rejected(code: "invalid_full_name", message: "The text of invalid_full_name.")
    ),
    (401, "expired_access_token", .signInNeeded), (500, "internal_error", .serverError(status: 500)),
  ])
  func `a change that fails is sent once`(status: Int, code: String, error: ServiceError) async throws {
    let peer = try ProfilePeer()
    peer.fail(status, code)

    await #expect(throws: error) {
      try await peer.profiles.update(try ProfileEdit(name: "Al", avatar: nil))
    }
    #expect(peer.methods.count == 1)
  }

  // MARK: - The outbox

  @Test(
    arguments: [
      ("Siti Aminah", nil, true), ("Siti Aminah", "Siti", true), ("Ibu Siti", "Siti Aminah", false),
      ("Ibu Siti", "Siti", nil), ("Ibu Siti", nil, nil),
    ] as [(String, String?, Bool?)]
  )
  func `a change is done once the profile has it, and unknown where that was changed elsewhere`(
    name: String,
    before: String?,
    isDone: Bool?
  ) async throws {
    let peer = try ProfilePeer([Self.address: ProfileWire.profile])
    let sender = ProfileEditSender(repository: peer.profiles)

    #expect(try await sender.isDone(Self.entry(name: name, before: before)) == isDone)
  }

  @Test(arguments: [("Siti Aminah", true), ("Ibu Siti", false)])
  func `a change that is found to be done makes the account be read again, where it is stored`(
    name: String,
    isDone: Bool
  ) async throws {
    let peer = try ProfilePeer([
      Self.address: ProfileWire.profile,
      "GET auth/me": #"{"user":{"id":"u","email":"siti@example.com"}}"#,
    ])
    _ = try await peer.loader.ownAccount(at: peer.endpoints, .cacheFirst)

    _ = try await ProfileEditSender(repository: peer.profiles).isDone(Self.entry(name: name))
    await peer.client.finishBackgroundWork()

    #expect(peer.reads(from: 1) == (isDone ? ["auth/me"] : []) + ["users/me/profile"])
  }

  @Test func `a stored profile does not tell whether a change is done`() async throws {
    let peer = try ProfilePeer([Self.address: ProfileWire.profile])
    _ = try await peer.profiles.profile(.cacheFirst)
    peer.disconnect()

    let sender = ProfileEditSender(repository: peer.profiles)

    #expect(try await sender.isDone(Self.entry(name: "Siti Aminah")) == nil)
  }

  @Test func `a change from the outbox is sent as it was made`() async throws {
    let peer = try ProfilePeer(["PATCH users/me/profile": ProfileWire.profile])

    _ = try await ProfileEditSender(repository: peer.profiles).send(Self.entry(name: "Ibu Siti"))

    #expect(peer.last == #"PATCH /v1/users/me/profile {"fullName":"Ibu Siti"}"#)
  }

  @Test(arguments: [("Siti Aminah", OutboxEffect.changed), ("Ibu Siti", .changedOtherwise)])
  func `the answer tells whether the profile has the values that were sent`(
    name: String,
    effect: OutboxEffect
  ) async throws {
    let peer = try ProfilePeer(["PATCH users/me/profile": ProfileWire.profile])

    let sent = try await ProfileEditSender(repository: peer.profiles).send(Self.entry(name: name))

    #expect(sent == effect)
  }

  private static func entry(name: String, before: String? = nil) throws -> OutboxEntry {
    let queue = OutboxQueue(area: "careers", account: "siti")
    var edit = try ProfileEdit(name: name, avatar: nil)
    edit.before = before.map { ProfileEdit.Before(name: $0) }
    return OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: try edit.draft(in: queue),
      createdAt: CareersSamples.fetchedAt
    )
  }
}
