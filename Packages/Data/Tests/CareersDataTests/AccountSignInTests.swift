import CareersData
import CareersDomain
import CareersFakes
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import Testing

/// Registration and sign-in, over a service that behaves as measured.
@Suite(.timeLimit(.minutes(5))) struct AccountSignInTests {
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

  @Test func `an account that was made is told where its session cannot be stored`() async throws {
    try await withPeer { peer in
      let program = try peer.program(keyring: false)
      let cause = AccountError.storeUnavailable(.keyring, reason: .other("not available here"))

      await #expect(throws: AccountError.registeredOnly(cause)) {
        try await program.repository.register(registration(), in: .keyring)
      }
      #expect(peer.paths == ["/v1/auth/register"])
      #expect(try await program.repository.session() == nil)
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
    (500, "internal_error", .service(.serverError(status: 500))),
    (404, "not_found", .service(.malformed(.missingPage))),
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

      await #expect(throws: AccountError.storeUnavailable(.keyring, reason: .other("not available here"))) {
        try await program.repository.check(.keyring)
      }
      try await program.repository.check(.file)
      #expect(peer.paths.isEmpty)
    }
  }
}
