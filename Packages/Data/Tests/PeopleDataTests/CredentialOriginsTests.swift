import Credentials
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

/// To which services the credentials of an account go.
@Suite(.timeLimit(.minutes(5))) struct CredentialOriginsTests {
  @Test func `credentials go to the other services that take them, and nowhere else`() async throws {
    let addresses = ["https://api.github.com/a", "https://cards.example/a", "https://example.com/a"]
    let urls = try addresses.map { try #require(URL(string: $0)) }
    let origins = try urls.map { try #require(Origin($0)) }
    let accounts = ServiceAccounts(
      of: "github",
      at: origins[0],
      and: [origins[1]],
      in: AccountRegistry(file: nil, places: [:]),
      lock: InterprocessLock(path: "/nowhere/lock", timeout: .zero, clock: ContinuousClock()),
      now: { Date(timeIntervalSince1970: 1000) }
    )
    let transport = ScriptedTransport()
    transport.answers(HTTPResponse(status: .ok))
    let client = OfflineHTTPClient(
      transport: transport,
      store: InMemoryDocumentStore(),
      partition: "guests",
      now: { Date(timeIntervalSince1970: 1000) }
    )
    .using(accounts.account(partition: "github:5", FixedCredentials(token: Secret("ghp_1"))))

    for url in urls { _ = try await client.send(HTTPRequest(url: url)) }

    #expect(transport.requests.map { $0.fields[.authorization] } == ["Bearer ghp_1", "Bearer ghp_1", nil])
  }
}
