import CareersData
import CareersDomain
import CareersFakes
import Credentials
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import StorageKit
import Testing

/// The session after a sign-in, and its end.
@Suite(.timeLimit(.minutes(5))) struct AccountSessionTests {
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

  @Test(arguments: [false, true])
  func `public lists stay open and current when the service ends the session`(isStored: Bool) async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      if isStored { _ = try await peer.jobs(program) }
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
}
