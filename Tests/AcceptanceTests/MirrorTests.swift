import FaultServer
import Foundation
import Testing

@Suite(.timeLimit(.minutes(3))) struct MirrorTests {
  @Test func `a second run is confirmed by 304, and without the peer the list is offline with its age`()
    async throws
  {
    let tessera = try TesseraProcess()
    let peer = try Peer.serving()

    let first = try await tessera.page("sections", environment: peer.environment)
    let second = try await tessera.page("sections", environment: peer.environment)
    peer.stop()
    let third = try await tessera.page("sections", environment: peer.environment)

    #expect(first.status == 0)
    #expect(first.output.contains("Serier"))
    #expect(first.output.contains("fetched just now"))
    #expect(!first.output.contains("sandbox"))
    #expect(second.output.contains("revalidated just now"))
    #expect(peer.record.requests.contains { $0["If-None-Match"] == "\"v1\"" })
    #expect(third.status == 0)
    #expect(third.output.contains("Serier"))
    #expect(third.output.contains("no connection"))
    #expect(third.output.contains("just now") || third.output.contains("ago"))
  }

  @Test func `links of the payload are rebased, so that a mirror is the only peer`() async throws {
    let tessera = try TesseraProcess()
    let peer = try Peer.serving()

    let run = try await tessera.page("sections", "show", "series", environment: peer.environment)

    #expect(run.status == 0)
    #expect(run.output.contains("Norrsken"))
    #expect(peer.record.requests.map(\.target) == ["/ios-se", "/ios-se/serier"])
  }

  @Test func `a redirect to the public service leads to the same place at the mirror`() async throws {
    let tessera = try TesseraProcess()
    let moved: KeyValuePairs = ["Location": "https://content.viaplay.com/ios-se/serier2"]
    let peer = try FaultServer(resources: [
      Peer.path: HTTPAnswer(fields: Peer.fields, body: Peer.page()),
      "/ios-se/serier": HTTPAnswer(301, fields: moved),
      "/ios-se/serier2": HTTPAnswer(fields: Peer.fields, body: Peer.section),
    ])

    let run = try await tessera.page("sections", "show", "series", environment: peer.environment)

    #expect(run.status == 0)
    #expect(run.output.contains("Norrsken"))
    #expect(peer.record.requests.map(\.target) == ["/ios-se", "/ios-se/serier", "/ios-se/serier2"])
  }

  @Test(arguments: [[], ["--offline"]])
  func `a section that was opened opens without the peer although the list of sections is not stored`(
    options: [String]
  ) async throws {
    let tessera = try TesseraProcess()
    let peer = try FaultServer(resources: [
      Peer.path: HTTPAnswer(
        fields: ["Cache-Control": "no-store", "Content-Type": "application/json"],
        body: Peer.page()
      ),
      "/ios-se/serier": HTTPAnswer(fields: Peer.fields, body: Peer.section),
    ])
    let command = ["sections", "show", "series", "--json"]

    _ = try await tessera(arguments: command, environment: peer.environment)
    peer.stop()
    let run = try await tessera(arguments: command + options, environment: peer.environment)

    #expect(run.status == 0, "\(run.errorOutput)")
    #expect(run.output.contains("Norrsken"))
  }

  #if canImport(Glibc)
    @Test func `libcurl is loaded by the first request, and not by a command that sends none`() async throws {
      let tessera = try TesseraProcess()
      let peer = try Peer.serving()
      let listing = ["LD_DEBUG": "files"]

      let network = try await tessera("sections", environment: listing.merging(peer.environment) { $1 })
      let sandbox = try await tessera("sections", "--backend", "sandbox", environment: listing)

      #expect(network.status == 0)
      #expect(network.errorOutput.contains("libcurl"))
      #expect(sandbox.status == 0)
      #expect(!sandbox.errorOutput.contains("libcurl"))
    }

    @Test(arguments: [["--offline"], ["--help"]])
    func `a walk through all accounts that sends no request loads none either`(options: [String]) async throws
    {
      let tessera = try TesseraProcess()
      let peer = try GitHubPeer.serving { _ in nil }
      let environment = GitHubPeer.environment(peer).merging(["LD_DEBUG": "files"]) { $1 }

      let sending = try await tessera("users", "--all", environment: environment)
      let silent = try await tessera(arguments: ["users", "--all"] + options, environment: environment)
      let sandbox = try await tessera("users", "--all", environment: ["LD_DEBUG": "files"])

      #expect(sending.errorOutput.contains("libcurl"))
      #expect(!silent.errorOutput.contains("libcurl"))
      #expect(!sandbox.errorOutput.contains("libcurl"))
    }
  #endif

  @Test func `a redirect away from the service is refused`() async throws {
    let tessera = try TesseraProcess()
    let elsewhere = try Peer.serving()
    let target = elsewhere.url(Peer.path).absoluteString
    let peer = try Peer.answering(HTTPAnswer(302, fields: ["Location": target]))

    let run = try await tessera("sections", environment: peer.environment)

    #expect(run.status == 1)
    #expect(run.errorOutput.hasPrefix("Error: "))
    #expect(elsewhere.record.requests.isEmpty)
  }

  @Test func `what is kept is for the person alone`() async throws {
    let tessera = try TesseraProcess()

    _ = try await tessera("sections")

    let cache = tessera.home.appending(path: "cache")
    let file = cache.appending(path: "http.sqlite")
    #expect(try permissions(cache) == 0o700)
    #expect(try permissions(file) == 0o600)
  }

  private func permissions(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))[.posixPermissions]
      as? Int
  }
}
