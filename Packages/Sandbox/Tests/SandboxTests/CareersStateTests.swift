import ClockFakes
import Foundation
import NetworkingKit
import StorageKit
import Testing

@testable import Sandbox

@Suite struct CareersStateTests {
  @Test func `everything a user made is there after a restart with the same store`() async throws {
    let store = InMemoryRecordStore()
    let before = CareersProbe(store: store)
    let user = try await before.register()
    let job = try #require(try await before.jobs().first)
    _ = try await before.object(
      .post,
      "/users/me/saved-jobs",
      token: user.token,
      body: #"{"jobId":"\#(job)"}"#
    )
    let application = try await before.apply(user, for: job)

    let after = CareersProbe(store: store, seed: 99)
    #expect(try await after.get("/auth/me", token: user.token).object("user").text("id") == user.id)
    let saved = try await after.items("/users/me/saved-jobs", token: user.token)
    #expect(try saved.map { try $0.text("id") } == [job])
    let applications = try await after.items("/users/me/applications", token: user.token)
    #expect(try applications.map { try $0.text("id") } == [application])
    let refresh = #"{"refreshToken":"\#(user.refreshToken)"}"#
    #expect(try await after.send(.post, "/auth/refresh", body: refresh).status == .ok)
  }

  @Test func `a restart with the same seed repeats no identifier`() async throws {
    let store = InMemoryRecordStore()
    let first = try await CareersProbe(store: store).register("a@example.com")
    let second = try await CareersProbe(store: store).register("b@example.com")
    #expect(first.id != second.id)
    #expect(first.refreshToken != second.refreshToken)
  }

  @Test func `equal seeds and equal requests give equal answers`() async throws {
    let first = try await CareersProbe(seed: 5).register()
    let second = try await CareersProbe(seed: 5).register()
    let other = try await CareersProbe(seed: 6).register()
    #expect(first.id == second.id && first.token == second.token && first.code == second.code)
    #expect(first.id != other.id && first.token != other.token)
  }

  @Test func `without its store a service does not know the token`() async throws {
    let user = try await CareersProbe().register()
    let other = CareersProbe(seed: 2)
    #expect(try await other.refusal(.get, "/auth/me", token: user.token) == "401 invalid_access_token")
  }

  @Test func `two users do not see each other`() async throws {
    let probe = CareersProbe()
    let first = try await probe.register("a@example.com")
    let second = try await probe.register("b@example.com")
    let job = try #require(try await probe.jobs().first)
    _ = try await probe.object(
      .post,
      "/users/me/saved-jobs",
      token: first.token,
      body: #"{"jobId":"\#(job)"}"#
    )
    let application = try await probe.apply(first, for: job)
    _ = try await probe.object(.post, "/identity/kyc/sessions", token: first.token, status: 201)

    #expect(try await probe.items("/users/me/saved-jobs", token: second.token).isEmpty)
    #expect(try await probe.items("/users/me/applications", token: second.token).isEmpty)
    #expect(
      try await probe.refusal(
        .get,
        "/users/me/applications/\(application)/journey",
        token: second.token
      )
        == "404 application_not_found"
    )
    #expect(try await probe.get("/identity/kyc/status", token: second.token).text("status") == "NOT_STARTED")
    #expect(
      try await probe.get("/jobs/\(job)", token: second.token).object("viewerState")["saved"] as? Bool
        == false
    )
    #expect(try await probe.items("/users/me/saved-jobs", token: first.token).count == 1)
  }

  @Test func `guests leave nothing in the store, and readers change nothing`() async throws {
    let store = InMemoryRecordStore()
    let probe = CareersProbe(store: store)
    _ = try await probe.get("/jobs")
    _ = try await probe.refusal(.get, "/jobs", token: "nonsense")
    #expect(try await store.contents(of: "careers").records.isEmpty)
    let user = try await probe.register()
    let revision = try await store.contents(of: "careers").records.map(\.revision)
    _ = try await probe.get("/users/me/profile", token: user.token)
    probe.clock.advance(by: 500)
    _ = try await probe.get("/users/me/applications", token: user.token)
    #expect(try await store.contents(of: "careers").records.map(\.revision) == revision)
  }

  @Test func `a job that no longer exists takes its applications and saves with it`() async throws {
    let store = InMemoryRecordStore()
    let probe = CareersProbe(store: store)
    let user = try await probe.register()
    let jobs = try await probe.jobs()
    var applications: [String] = []
    for job in jobs.prefix(2) {
      applications.append(try await probe.apply(user, for: job))
      let body = #"{"jobId":"\#(job)"}"#
      _ = try await probe.object(.post, "/users/me/saved-jobs", token: user.token, body: body)
    }
    let state = try #require(try await store.contents(of: "careers").records.first)
    let text = String(decoding: state.value, as: UTF8.self).replacing(jobs[0], with: "gone")
    _ = try await store.set(Data(text.utf8), for: state.key, in: "careers", ifRevision: state.revision)

    let saved = try await probe.items("/users/me/saved-jobs", token: user.token)
    #expect(try saved.map { try $0.text("id") } == [jobs[1]])
    let left = try await probe.items("/users/me/applications", token: user.token)
    #expect(try left.map { try $0.text("id") } == [applications[1]])
    let path = "/users/me/applications/\(applications[0])"
    for (method, end) in [
      (HTTPMethod.get, "/journey"), (.get, "/documents"), (.post, "/documents"), (.post, "/offer/accept"),
    ] {
      #expect(
        try await probe.refusal(method, path + end, token: user.token) == "404 application_not_found"
      )
    }
  }

  @Test func `neither passwords nor refresh tokens are kept in plain text`() async throws {
    let store = InMemoryRecordStore()
    let probe = CareersProbe(store: store)
    let first = try await probe.register("a@example.com")
    _ = try await probe.register("b@example.com")
    let records = try await store.contents(of: "careers").records
    let text = try #require(records.first.map { String(decoding: $0.value, as: UTF8.self) })
    #expect(text.contains("a@example.com"))
    #expect(!text.contains("correct horse"))
    #expect(!text.contains(first.refreshToken))
    let state = try JSONDecoder().decode(CareersState.self, from: Data(text.utf8))
    #expect(Set(state.accounts.map(\.password)).count == 2)
  }

  @Test(arguments: [(604_799, 2), (604_800, 1)] as [(Double, Int)])
  func `refresh tokens whose time is over are forgotten at the next sign-in`(seconds: Double, count: Int)
    async throws
  {
    let store = InMemoryRecordStore()
    let probe = CareersProbe(store: store)
    _ = try await probe.register()
    probe.clock.advance(by: seconds)
    let body = #"{"email":"dewi@example.com","password":"correct horse"}"#
    _ = try await probe.object(.post, "/auth/login", body: body)

    let record = try #require(try await store.contents(of: "careers").records.first)
    let state = try JSONDecoder().decode(CareersState.self, from: record.value)
    #expect(state.refreshTokens.count == count)
  }

  @Test func `a store that fails makes requests fail, public ones excepted`() async throws {
    let probe = CareersProbe(store: InMemoryRecordStore(limit: 10))
    let body = #"{"fullName":"ab","email":"a@b.c","password":"12345678"}"#
    #expect(try await probe.refusal(.post, "/auth/register", body: body) == "500 internal_error")
    #expect(try await probe.send(.get, "/jobs").status == .ok)
    #expect(try await probe.send(.get, "/health").status == .ok)
  }

  @Test func `an operator whose record cannot be read takes no step, and says why`() async throws {
    let store = InMemoryRecordStore()
    _ = try await store.set(Data("junk".utf8), for: "state", in: "careers", ifRevision: nil)
    let probe = CareersProbe(store: store)

    await #expect {
      _ = try await probe.service.advance("any")
    } throws: { error in
      guard case AdvanceError.storage(let cause) = error else { return false }
      return cause.reason.hasPrefix("the record of the careers service is unreadable: ")
    }
  }

  @Test(arguments: 0..<4)
  func `programs that write at once lose no change of each other`(run: Int) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "careers-state-\(run)-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "state.sqlite").path
    // Each has a store of its own over the one file, as each process has.
    let probes = (0..<4).map { CareersProbe(store: SQLiteRecordStore(path: path), seed: UInt64($0)) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (place, probe) in probes.enumerated() {
        group.addTask {
          for number in 0..<10 { _ = try await probe.register("\(place).\(number)@example.com") }
        }
      }
      try await group.waitForAll()
    }

    let record = try #require(try await SQLiteRecordStore(path: path).contents(of: "careers").records.first)
    let state = try JSONDecoder().decode(CareersState.self, from: record.value)
    #expect(state.accounts.count == 40)
    #expect(Set(state.accounts.map(\.email)).count == 40)
    #expect(Set(state.accounts.map(\.id)).count == 40)
    #expect(state.refreshTokens.count == 40)
  }

  @Test func `the state of a service that was never changed is not kept unless it differs from run to run`()
    async throws
  {
    let store = InMemoryRecordStore()
    _ = try await StateStore<CareersState>.careers(store, seed: 1).update { $0.accounts.count }
    #expect(try await store.contents(of: "careers").records.isEmpty)
    let start = CareersProbe.start
    let first = try await StateStore<OctoDeckState>.octoDeck(store, seed: 1) { start }.update {
      $0.communities.map(\.id)
    }
    let second = try await StateStore<OctoDeckState>.octoDeck(store, seed: 2) { start }.update {
      $0.communities.map(\.id)
    }
    #expect(first == second)
  }

  @Test func `a record that cannot be read is reported, not replaced`() async throws {
    let store = InMemoryRecordStore()
    _ = try await store.set(Data("junk".utf8), for: "state", in: "careers", ifRevision: nil)
    let probe = CareersProbe(store: store)
    let body = #"{"email":"a@b.c","password":"12345678"}"#
    #expect(try await probe.refusal(.post, "/auth/login", body: body) == "500 internal_error")
    #expect(try await store.contents(of: "careers").records.map(\.value) == [Data("junk".utf8)])
  }

  // MARK: - Parts

  @Test func `hashes are those of the standards`() {
    #expect(
      SHA256.hexadecimal("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(
      SHA256.hexadecimal("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    )
    #expect(
      SHA256.authenticationCode(of: "what do ya want for nothing?", key: "Jefe")
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
    let longKey = String(repeating: "\u{61}", count: 65)
    #expect(
      SHA256.authenticationCode(of: "x", key: longKey)
        != SHA256.authenticationCode(of: "x", key: longKey + "a")
    )
    #expect(
      SHA256.passwordHash("password", salt: "salt", rounds: 2)
        == "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43"
    )
  }

  @Test func `values survive being kept`() throws {
    let value: JSONValue = .object([
      JSONMember(name: "a", value: .array([.null, .bool(true), .integer(1), .decimal(1.5), .string("ü")])),
      JSONMember(name: "b", value: .object([])),
      JSONMember(name: "c", value: .bool(false)),
      JSONMember(name: "d", value: .integer(0)),
    ])
    let data = try JSONEncoder().encode([value])
    #expect(try JSONDecoder().decode([JSONValue].self, from: data) == [value])
    #expect(
      String(decoding: JSONWriter.data(value), as: UTF8.self)
        == #"{"a":[null,true,1,1.5,"ü"],"b":{},"c":false,"d":0}"#
    )
  }
}
