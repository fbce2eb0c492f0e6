import CareersData
import CareersDomain
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import Testing

/// The code for the address of an account, and a request for another one.
@Suite(.timeLimit(.minutes(5))) struct EmailCodeTests {
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

  @Test(arguments: ["{}", #"{"error":"Not allowed"}"#])
  func `a response that says nothing of a code does not tell that one was sent`(answer: String)
    async throws
  {
    try await withPeer { peer in
      let program = try peer.program()
      peer.transport.answers(AccountPeer.json(.ok, answer))

      await #expect(throws: AccountError.self) {
        try await program.repository.resendCode(to: "mai@example.com")
      }
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
}
