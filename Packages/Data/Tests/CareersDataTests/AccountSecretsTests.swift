import CareersData
import CareersDomain
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Testing

/// Where passwords and tokens are, and where they are not.
@Suite(.timeLimit(.minutes(5))) struct AccountSecretsTests {
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
}
