import CareersData
import CareersDomain
import CareersFakes
import Credentials
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Testing

/// Registration, sign-in and the session after them, over a service that behaves as measured.
@Suite(.timeLimit(.minutes(5))) struct HTTPAccountRepositoryTests {
  private func withPeer(_ body: (AccountPeer) async throws -> Void) async throws {
    try await withAccountFolder { try await body(AccountPeer(in: $0)) }
  }

  private func registration() throws -> NewAccount {
    try NewAccount(
      name: "Mai \"M\" Tanaka\u{2028}",
      email: " mai@example.com ",
      password: AccountPeer.password
    )
  }

  // MARK: - Sign-in

  @Test func `a registration signs in and gives the code for the address`() async throws {
    try await withPeer { peer in
      let program = try peer.program()

      let (opened, challenge) = try await program.repository.register(registration(), in: .file)

      #expect(opened.user == CareersSamples.user)
      #expect(
        opened.session
          == CareersSession(
            id: CareersSamples.user.id,
            email: "mai@example.com",
            store: .file,
            signedInAt: AccountPeer.start
          )
      )
      #expect(
        challenge
          == EmailChallenge(
            email: "mai@example.com",
            isSent: true,
            resendAt: AccountPeer.start + 42,
            lifetime: .seconds(600),
            developmentCode: "123456"
          )
      )
      #expect(try await peer.program().repository.session() == opened.session)
      let body = try #require(peer.transport.requests.first?.body)
      let sent = try #require(try JSONSerialization.jsonObject(with: body) as? [String: String])
      #expect(
        sent == [
          "fullName": "Mai \"M\" Tanaka", "email": "mai@example.com", "password": AccountPeer.password,
        ]
      )
    }
  }

  @Test func `a wrong password is told from a session that ended, and stores nothing`() async throws {
    try await withPeer { peer in
      let program = try peer.program()
      let login = try LoginDetails(email: "mai@example.com", password: "something else")

      await #expect(throws: AccountError.invalidCredentials) {
        try await program.repository.logIn(login, in: .file)
      }
      #expect(try await program.repository.session() == nil)
      #expect(peer.paths == ["/v1/auth/login"])
    }
  }

  @Test(arguments: [
    (409, "email_exists", AccountError.emailTaken),
    (400, "invalid_name", .refused(.name, message: "The text of invalid_name.")),
    (400, "invalid_email", .refused(.email, message: "The text of invalid_email.")),
    (400, "invalid_password", .refused(.password, message: "The text of invalid_password.")),
    (400, "verification_code_invalid", .code(.wrong)),
    (400, "verification_code_expired", .code(.expired)),
    (400, "verification_code_locked", .code(.locked)),
    (429, "verification_code_throttled", .throttled(until: nil)),
    (500, "internal_error", .service(.unavailable)), (404, "not_found", .service(.notFound)),
    (
      404, "user_not_found",
      .service(.rejected(code: "user_not_found", message: "The text of user_not_found."))
    ),
    (
      400, "new_code",
      .service(.rejected(code: "new_code", message: "The text of new_code."))
    ),
  ])
  func `errors of the service are told apart by their codes`(
    status: Int,
    code: String,
    expected: AccountError
  ) async throws {
    try await withPeer { peer in
      let program = try peer.program()
      peer.transport.answers(AccountPeer.failure(HTTPStatus(rawValue: status), code))

      await #expect(throws: expected) { try await program.repository.register(registration(), in: .file) }
      await #expect(throws: expected) { try await program.repository.resendCode(to: "mai@example.com") }
      await #expect(throws: expected) { try await program.repository.verify("123456", of: "mai@example.com") }
    }
  }

  @Test func `both shapes of a response to a request for another code are understood`() async throws {
    try await withPeer { peer in
      let program = try peer.program()
      peer.transport.answers(
        AccountPeer.json(.ok, #"{"email":"mai@example.com","verified":true,"alreadyVerified":true}"#)
      )
      let verified = try await program.repository.resendCode(to: "mai@example.com")
      peer.transport.answers(
        AccountPeer.json(.ok, #"{"required":true,"verified":false,"email":"mai@example.com","sent":false}"#)
      )
      let unsent = try await program.repository.resendCode(to: "mai@example.com")

      #expect(verified == nil)
      #expect(
        unsent
          == EmailChallenge(
            email: "mai@example.com",
            isSent: false,
            resendAt: AccountPeer.start + 60,
            lifetime: nil,
            developmentCode: nil
          )
      )
    }
  }

  @Test(arguments: [(#","alreadyVerified":true"#, true), (#","alreadyVerified":false"#, false), ("", false)])
  func `a code that is accepted says whether the address was verified before`(
    already: String,
    expected: Bool
  ) async throws {
    try await withPeer { peer in
      let program = try peer.program()
      peer.transport.answers(
        AccountPeer.json(.ok, #"{"email":"mai@example.com","verified":true\#(already)}"#)
      )

      #expect(try await program.repository.verify("123456", of: "mai@example.com") == expected)
    }
  }

  @Test(arguments: ["two words", "", "line\nbreak", "日本"])
  func `a session whose token could add to a header is refused`(token: String) async throws {
    try await withPeer { peer in
      let program = try peer.program()
      let text = String(decoding: try JSONEncoder().encode(token), as: UTF8.self)
      peer.transport.answers(
        AccountPeer.json(.ok, #"{"user":\#(AccountPeer.user),"accessToken":\#(text),"refreshToken":"r"}"#)
      )
      let login = try LoginDetails(email: "mai@example.com", password: AccountPeer.password)

      await #expect(throws: AccountError.service(.malformed(.nothingUsable))) {
        try await program.repository.logIn(login, in: .file)
      }
      #expect(try await program.repository.session() == nil)
    }
  }

  @Test func `a store that is not available is named before anything is sent`() async throws {
    try await withPeer { peer in
      let program = try peer.program(keyring: false)

      await #expect(throws: AccountError.storeUnavailable(.keyring, reason: "not available here")) {
        try await program.repository.check(.keyring)
      }
      try await program.repository.check(.file)
      #expect(peer.paths.isEmpty)
    }
  }

  // MARK: - The session

  @Test(arguments: TokenStore.allCases)
  func `the next program is signed in, and its requests carry the token`(store: TokenStore) async throws {
    try await withPeer { peer in
      _ = try await peer.signedIn(store)

      let user = try await peer.program().repository.user(.networkFirst)

      #expect(user.value == CareersSamples.user)
      #expect(peer.transport.requests.last?.fields[.authorization] == "Bearer access-1-secret")
      #expect(peer.refreshes == 0)
    }
  }

  @Test(arguments: [(839.0, 0), (841.0, 1), (7 * 86_400 - 1.0, 1)])
  func `a token with less than a minute left is renewed first, and the new pair is stored`(
    seconds: Double,
    refreshes: Int
  ) async throws {
    try await withPeer { peer in
      _ = try await peer.signedIn()
      peer.pass(seconds: seconds)

      _ = try await peer.program().repository.user(.networkFirst)
      _ = try await peer.program().repository.user(.networkFirst)

      #expect(peer.refreshes == refreshes)
    }
  }

  @Test func `ten programs with an expired token renew it once`() async throws {
    try await withPeer { peer in
      _ = try await peer.signedIn()
      peer.pass(seconds: 900)
      let programs = try (0..<10).map { _ in try peer.program() }

      let names = try await withThrowingTaskGroup { group in
        for program in programs {
          group.addTask { try await program.repository.user(.networkFirst).value.name }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }

      #expect(names == Array(repeating: "Mai Tanaka", count: 10))
      #expect(peer.refreshes == 1)
    }
  }

  @Test func `a token that the service voids early is renewed once, and a public list is read again`()
    async throws
  {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      // Another sign-in elsewhere makes the newest token another one, as a service with shorter lifetimes would.
      let stale = try await peer.jobs(program)
      #expect(stale.provenance.kind == .network)
      let tokens = try #require(try await program.accounts.tokens())
      peer.transport.answers { request in
        switch (request.url.path(), request.fields[.authorization]) {
        case ("/v1/auth/refresh", nil):
          AccountPeer.json(
            .ok,
            #"{"user":\#(AccountPeer.user),"accessToken":"access-9-secret","refreshToken":"refresh-9-secret"}"#
          )
        case (_, "Bearer access-9-secret"?): AccountPeer.json(.ok, #"{"items":[]}"#)
        default: AccountPeer.failure(.unauthorized, "invalid_access_token")
        }
      }

      let jobs = try await peer.jobs(program)

      #expect(jobs.provenance.kind == .network)
      #expect(tokens.accessToken == Secret("access-1-secret"))
      #expect(try await program.accounts.tokens()?.accessToken == Secret("access-9-secret"))
      #expect(peer.paths.suffix(3) == ["/v1/jobs", "/v1/auth/refresh", "/v1/jobs"])
    }
  }

  @Test(arguments: [(500, "internal_error"), (503, "unavailable"), (200, "internal_error")])
  func `a renewal that fails ends no session, and does not ask the user to sign in`(
    status: Int,
    code: String
  ) async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      _ = try await program.repository.user(.networkFirst)
      await program.client.finishSaving()
      peer.pass(seconds: 900)
      peer.transport.answers(AccountPeer.failure(HTTPStatus(rawValue: status), code))

      let shown = try await program.repository.user(.networkFirst)

      #expect(shown.provenance.staleness == .unavailable)
      #expect(try await program.repository.session()?.isEnded == false)
      #expect(try await program.accounts.tokens() != nil)
      peer.transport.answers { peer.answer(to: $0) }
      #expect(try await peer.program().repository.user(.networkFirst).provenance.kind == .network)
    }
  }

  @Test func `a code that is asked for too early holds back no other request`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      _ = try await program.repository.user(.networkFirst)
      #expect(peer.transport.requests.map(\.hasOwnLimit) == [true, false])
      peer.transport.answers(
        AccountPeer.json(.ok, #"{"email":"mai@example.com","verified":true,"alreadyVerified":true}"#)
      )

      _ = try await program.repository.resendCode(to: "mai@example.com")
      _ = try await program.repository.verify("123456", of: "mai@example.com")

      #expect(peer.transport.requests.suffix(2).map(\.hasOwnLimit) == [true, true])
    }
  }

  @Test func `a session that the service ended says so in every program, and has no tokens left`()
    async throws
  {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.endSession()
      peer.pass(seconds: 900)

      for program in [program, try peer.program()] {
        await #expect(throws: ServiceError.sessionEnded) { try await program.repository.user(.networkFirst) }
      }

      #expect(peer.refreshes == 1)
      #expect(try await program.accounts.tokens() == nil)
      let session = try await program.repository.session()
      #expect(session?.isEnded == true)
      #expect(session?.email == "mai@example.com")
      #expect(try peer.files(containing: AccountPeer.secrets(1)) == [])
    }
  }

  @Test func `public lists stay open when the service ends the session`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.endSession()
      peer.pass(seconds: 900)

      for program in [program, try peer.program()] {
        let provenance = try await peer.jobs(program).provenance
        #expect(provenance.kind == .network && !provenance.isStale)
        #expect(peer.transport.requests.last?.fields[.authorization] == nil)
      }
      #expect(peer.refreshes == 1)
    }
  }

  @Test func `signing out of a session that the service ended removes it`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.endSession()
      peer.pass(seconds: 900)
      _ = try await peer.jobs(program)

      let closed = try await program.repository.logOut(.networkFirst)

      #expect(closed?.serviceEnd == .ended)
      #expect(try await program.repository.session() == nil)
      #expect(try await peer.jobs(program).provenance.kind == .network)
      #expect(peer.transport.requests.last?.fields[.authorization] == nil)
    }
  }

  @Test func `without a network the session stays, and the account is shown from the cache`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      _ = try await program.repository.user(.networkFirst)
      await program.client.finishSaving()
      peer.pass(seconds: 900)
      peer.disconnect()

      let user = try await peer.program().repository.user(.networkFirst)

      #expect(user.value == CareersSamples.user)
      #expect(user.provenance.staleness == .offline)
      #expect(try await program.repository.session()?.isEnded == false)
      #expect(try await program.accounts.tokens() != nil)
    }
  }

  @Test func `a damaged record is told from one that cannot be read, and a sign-in replaces it`() async throws
  {
    try await withPeer { peer in
      let path = peer.folder + "/accounts.json"
      try Data("{".utf8).write(to: URL(filePath: path))
      let program = try peer.program()
      let login = try LoginDetails(email: "mai@example.com", password: AccountPeer.password)

      await #expect(throws: AccountError.accountsDamaged) { _ = try await program.repository.session() }
      _ = try await program.repository.logIn(login, in: .file)

      #expect(try await program.repository.session()?.email == "mai@example.com")
      #expect(try String(contentsOfFile: path + ".damaged", encoding: .utf8) == "{")
    }
  }

  @Test func `a session that another takes the place of is ended at the service`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      let login = try LoginDetails(email: "mai@example.com", password: AccountPeer.password)

      _ = try await program.repository.logIn(login, in: .file)

      let request = try #require(peer.transport.requests.last)
      #expect(request.url.path() == "/v1/auth/logout")
      #expect(
        String(decoding: request.body ?? Data(), as: UTF8.self) == #"{"refreshToken":"refresh-1-secret"}"#
      )
      #expect(try await program.accounts.tokens()?.refreshToken?.text != "refresh-1-secret")
    }
  }

  // MARK: - Secrets

  @Test func `secrets are in no file but their own, in no stored response and no description`() async throws {
    try await withPeer { peer in
      let program = try peer.program()
      let opened = try await program.repository.register(registration(), in: .file)
      _ = try await program.repository.user(.networkFirst)
      peer.pass(seconds: 900)
      _ = try await peer.jobs(program)
      await program.client.finishSaving()

      let secrets = AccountPeer.secrets(2)
      let found = try peer.files(containing: secrets)
      #expect(found.count == 1)
      #expect(found.allSatisfy { $0.hasPrefix("secrets/") })
      #expect(try await peer.documents.status().entries == 2)
      var described = ""
      dump((try registration(), opened, program.accounts), to: &described)
      described += "\(try registration()) \(String(reflecting: try registration()))"
      for secret in secrets { #expect(!described.contains(secret)) }
    }
  }

  @Test func `a token goes to the origin of the service and nowhere else`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      for address in ["https://example.com/v1/jobs", "https://careers.example.com.evil.example/v1/jobs"] {
        let url = try #require(URL(string: address))
        _ = try await program.loader.read([String: [String]].self, at: url, .networkFirst) { $0.count }
        #expect(peer.transport.requests.last?.fields[.authorization] == nil)
      }
    }
  }

  @Test func `another service of the same name is signed in for itself`() async throws {
    try await withPeer { peer in
      _ = try await peer.signedIn()

      #expect(try await peer.program(service: "careers.sandbox").repository.session() == nil)
      #expect(try await peer.program(service: "careers@https://other.example").repository.session() == nil)
    }
  }

  /// The files below a folder that contain one of some texts.
}

/// The records of the account besides its tokens.
@Suite(.timeLimit(.minutes(5))) struct StoredAccountRecordsTests {
  private let store = InMemoryRecordStore()
  private let date = Date(timeIntervalSince1970: 1_772_366_400.25)

  private func records(_ service: String = "careers") -> StoredAccountRecords {
    StoredAccountRecords(store: store, service: service)
  }

  @Test func `terms that were accepted are accepted for the next program, of that service only`() async throws
  {
    #expect(try await records().termsAcceptedAt() == nil)

    try await records().acceptTerms(at: date)

    #expect(try await records().termsAcceptedAt() == date)
    #expect(try await records("careers.sandbox").termsAcceptedAt() == nil)
  }

  @Test func `the moment of another code belongs to one account, and can be forgotten`() async throws {
    let other = CareersUser.ID(rawValue: "usr_other")
    try await records().setResendAt(date, for: CareersSamples.user.id)

    #expect(try await records().resendAt(for: CareersSamples.user.id) == date)
    #expect(try await records().resendAt(for: other) == nil)
    try await records().setResendAt(nil, for: CareersSamples.user.id)
    #expect(try await records().resendAt(for: CareersSamples.user.id) == nil)
  }

  @Test(arguments: [
    ("2 5", PersistenceError.madeByNewerVersion),
    ("x", .cannotBeRead(reason: "a record of the careers account is damaged")),
    ("x 5", .cannotBeRead(reason: "a record of the careers account is damaged")),
    ("", .cannotBeRead(reason: "a record of the careers account is damaged")),
    ("1", .cannotBeRead(reason: "a record of the careers account is damaged")),
    ("0 5", .cannotBeRead(reason: "a record of the careers account is damaged")),
    ("1 5 7", .cannotBeRead(reason: "a record of the careers account is damaged")),
  ])
  func `a record that cannot be read is an error, and only a newer one is not replaced`(
    text: String,
    expected: PersistenceError
  ) async throws {
    try await store.transaction { (transaction) throws(StorageError) in
      try transaction.set(Data(text.utf8), for: "careers terms", in: "careers.account")
    }

    await #expect(throws: expected) { try await records().termsAcceptedAt() }
    if expected == .madeByNewerVersion {
      await #expect(throws: expected) { try await records().acceptTerms(at: date) }
      let stored = try await store.record(for: "careers terms", in: "careers.account")
      #expect(stored?.value == Data(text.utf8))
    } else {
      try await records().acceptTerms(at: date)
      #expect(try await records().termsAcceptedAt() == date)
    }
  }
}
