import DomainKernel
import Testing

@testable import TesseraApp

@Suite struct SignedInServiceTests {
  @Test(
    arguments: [
      ("sandbox", [:], "github.sandbox"), ("live", [:], "github"),
      ("live", ["TESSERA_GITHUB_URL": "http://127.0.0.1:9/"], "github@http://127.0.0.1:9"),
      ("sandbox", ["TESSERA_GITHUB_URL": "http://127.0.0.1:9"], "github@http://127.0.0.1:9"),
      ("sandbox", ["TESSERA_GITHUB_URL": "http://127.0.0.1:9/api/v3"], "github@http://127.0.0.1:9/api/v3"),
      ("sandbox", ["TESSERA_GITHUB_URL": "HTTPS://API.github.com/"], "github"),
    ] as [(String, [String: String], String)]
  )
  func `the public service, another address and the sandbox have accounts of their own`(
    backend: String,
    variables: [String: String],
    name: String
  ) throws {
    let launch = Launch(try TesseraRun().context(["users", "--backend", backend], variables, .pipes))
    let service = GitHubServices.apiService

    #expect(SignedInService.storageName("github", ServiceSelection(service, launch), service) == name)
  }

  // MARK: - What was stored with another spelling of an address

  private static let address = "http://127.0.0.1:9"

  private func services(_ tessera: TesseraRun) -> Services {
    let variables = ["TESSERA_CAREERS_URL": Self.address, "TESSERA_GITHUB_URL": Self.address]
    return Services(Launch(tessera.context(["jobs"], variables, .pipes)))
  }

  @Test(arguments: ["HTTP://127.0.0.1:9", "http://127.0.0.1:9/v1/"], [true, false])
  func `a session that was stored with another spelling of the address is found, and so are waiting changes`(
    spelling: String,
    isSignedIn: Bool
  ) async throws {
    let (tessera, stored) = (try TesseraRun(), "careers@" + spelling)
    if isSignedIn {
      let account = #"{"id":"7","name":"Mai","place":"file","signedInAt":1000}"#
      try tessera.place(#"{"version":1,"accounts":{"\#(stored)":\#(account)}}"#, at: "data/accounts.json")
    }
    let services = services(tessera)
    let outbox: any OutboxDelivery = services.outbox
    let plain = "careers@\(Self.address):7"
    for (subject, account) in [("1", stored + ":7"), ("2", plain), ("3", stored + ":8"), ("4", "careers:7")] {
      let queue = OutboxQueue(area: "careers", account: account)
      _ = try await outbox.add(try OutboxDraft("job.save", of: subject, in: queue))
    }

    let partition = services.careers.accountPartition
    #expect(partition == (isSignedIn ? stored + ":7" : nil))
    let queue = OutboxQueue(area: "careers", account: partition ?? plain)
    #expect(try await outbox.entries(in: queue).map(\.draft.subject) == ["1", "2"])
    withExtendedLifetime(tessera) {}
  }

  @Test(arguments: ["9a7d6f2e-1111-4222-8333-444455556666", "9A7D6F2E-1111-4222-8333-444455556666"])
  func `changes that wait are found where the service wrote the id of the account in other letters`(
    id: String
  ) async throws {
    let tessera = try TesseraRun()
    let service = "careers@\(Self.address)"
    let account = #"{"id":"\#(id)","name":"Mai","place":"file","signedInAt":1000}"#
    try tessera.place(#"{"version":1,"accounts":{"\#(service)":\#(account)}}"#, at: "data/accounts.json")
    let services = services(tessera)
    let outbox: any OutboxDelivery = services.outbox
    for (subject, id) in [("1", id.uppercased()), ("2", id.lowercased())] {
      let queue = OutboxQueue(area: "careers", account: service + ":" + id)
      _ = try await outbox.add(try OutboxDraft("job.save", of: subject, in: queue))
    }

    let partition = try #require(services.careers.accountPartition)
    let queue = OutboxQueue(area: "careers", account: partition)
    #expect(try await outbox.entries(in: queue).map(\.draft.subject) == ["1", "2"])
    #expect(try await outbox.entries(in: nil).map(\.draft.queue) == [queue, queue])
    withExtendedLifetime(tessera) {}
  }

  @Test(
    arguments: [
      ("HTTP://127.0.0.1:8/|github@HTTP://127.0.0.1:9/:7", "http://127.0.0.1:8|github@http://127.0.0.1:9:7"),
      ("http://127.0.0.1:8/|github:7", "http://127.0.0.1:8|github:7"),
      ("sandbox|github@HTTP://127.0.0.1:9/:7", "sandbox|github@http://127.0.0.1:9:7"),
      ("sandbox|github.sandbox:7", "sandbox|github.sandbox:7"),
    ]
  )
  func `a deck whose addresses were stored with other spellings is the same deck`(
    stored: String,
    present: String
  ) throws {
    #expect(CardsServices.account(storedAs: stored, services(try TesseraRun())) == present)
  }
}
