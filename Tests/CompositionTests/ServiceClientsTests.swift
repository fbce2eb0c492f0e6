import ClockFakes
import CommandKit
import FaultServer
import Foundation
import NetworkingKit
import Sandbox
import Synchronization
import Testing

@testable import Credentials
@testable import TesseraApp

/// What is sent to services, how often and for how long.
@Suite(.timeLimit(.minutes(5))) struct ServiceClientsTests {
  // MARK: - Uploads

  private func uploads(to peer: FaultServer) throws -> any HTTPTransport {
    let variables = ["TESSERA_CAREERS_URL": peer.url().absoluteString]
    let services = Services(Launch(try TesseraRun().context(["jobs"], variables, .pipes)))
    let selection = services.selection(of: CareersServices.service)
    return services.clients.uploads(for: selection) {
      CareersService(seed: 1) { Date(timeIntervalSince1970: 0) }
    }
  }

  @Test func `a file host is told nothing of the program, and a service its version`() async throws {
    let peer = try FaultServer { _ in [.send(HTTPAnswer(body: "{}"))] }
    var request = HTTPRequest(method: .put, url: peer.url("/file"), body: Data("file".utf8))
    request.fields[.contentType] = "application/pdf"

    let response = try await uploads(to: peer).send(request)
    let variables = ["TESSERA_RECIPES_URL": peer.url().absoluteString]
    _ = await (try TesseraRun())(arguments: ["recipes"], environment: variables)

    let requests = peer.record.requests
    #expect(response.status == .ok)
    #expect(requests.first?.body == Array("file".utf8))
    #expect(requests.first?["User-Agent"]?.contains("tessera") != true)
    #expect(requests.last?["User-Agent"] == "tessera/\(TesseraProgram.version)")
  }

  @Test func `a file is sent to the address that the service gave out, and to no other`() async throws {
    let peer = try FaultServer(resources: [
      "/file": HTTPAnswer(302, fields: ["Location": "/other"]), "/other": HTTPAnswer(),
    ])
    let transport = try uploads(to: peer)
    let request = HTTPRequest(url: peer.url("/file"))

    let error = await #expect(throws: HTTPClientError.self) { try await transport.send(request) }

    guard case .redirectRefused = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(peer.record.requests.map(\.path) == ["/file"])
  }

  // MARK: - Sample data

  @Test(arguments: [true, false])
  func `sample data are announced only where no other service has answered`(hasOther: Bool) async throws {
    let peer = try FaultServer { _ in [.send(HTTPAnswer(body: "{}"))] }
    let variables = ["TESSERA_GITHUB_URL": peer.url().absoluteString]
    let services = Services(Launch(try TesseraRun().context(["users"], variables, .pipes)))
    let (own, sample) = (
      services.selection(of: GitHubServices.apiService), services.selection(of: CareersServices.service)
    )
    let transports = [own, sample].map { selection in
      services.clients.uploads(for: selection) {
        CareersService(seed: 1) { Date(timeIntervalSince1970: 0) }
      }
    }

    if hasOther { _ = try await transports[0].send(HTTPRequest(url: own.root)) }
    #expect(!services.clients.isFirstSandboxRun)
    _ = try await transports[1].send(HTTPRequest(url: sample.root))

    #expect(services.clients.isFirstSandboxRun == !hasOther)
  }

  // MARK: - The end of a run

  @Test func `a renewal of tokens that is under way is over when a run is`() async throws {
    let services = Services(Launch(try TesseraRun().context(["jobs"], [:], .pipes)))
    let started = AsyncStream.makeStream(of: Void.self)
    let events = Mutex<[String]>([])
    let caller = Task {
      try await services.renewals.run { () async throws(HTTPClientError) in
        started.continuation.finish()
        for _ in 0..<100 { await Task.yield() }
        events.withLock { $0.append("renewed") }
      }
    }
    for await _ in started.stream {}

    await services.finish()
    events.withLock { $0.append("finished") }
    try await caller.value

    #expect(events.withLock { $0 } == ["renewed", "finished"])
  }

  // MARK: - Limits

  @Test(arguments: [
    ("TESSERA_CAREERS_URL", ["jobs", "show"], false), ("TESSERA_GITHUB_URL", ["users", "show"], true),
  ])
  func `a bare refusal holds back the address, and at GitHub everything`(
    variable: String,
    command: [String],
    isForAll: Bool
  ) async throws {
    let peer = try FaultServer { _ in [.send(HTTPAnswer(429))] }
    let (tessera, variables) = (try TesseraRun(), [variable: peer.url().absoluteString])
    func show(_ name: String) async -> Int {
      let before = peer.record.requests.count
      let run = await tessera(arguments: command + [name], environment: variables)
      #expect(run.code == .rateLimited)
      return peer.record.requests.count - before
    }

    let first = await show("ada")
    let again = await show("ada")
    let other = await show("bob")
    tessera.pass(seconds: 3600)
    let later = await show("ada")

    #expect(first > 0)
    #expect(again == 0)
    #expect((other == 0) == isForAll)
    #expect(later > 0)
  }

  @Test func `a limit that the sandbox simulates is over with the command`() async throws {
    let tessera = try TesseraRun()

    let limited = await tessera("recipes", "--network", "rate-limited")
    let free = await tessera("recipes")

    #expect(limited.code == .rateLimited)
    #expect(free.code == .done)
  }

  @Test func `the service is waited for as long as the user says, and less where a page is cached`()
    async throws
  {
    let clock = NotingClock()
    let tessera = try TesseraRun(clock: clock)
    _ = await tessera("recipes")
    tessera.pass(seconds: 7200)

    let run = await tessera("recipes", "--network", "slow", "--timeout", "71s", "--patience", "9s")

    #expect(run.code == .done)
    #expect(clock.wanted.isSuperset(of: [.seconds(71), .seconds(9)]))
  }

  @Test func `the end of a command gives a response that is late a moment more`() async throws {
    let (tessera, clock) = (try TesseraRun(), ManualClock())
    let list = HTTPAnswer(
      fields: ["Cache-Control": "max-age=60", "Connection": "close"],
      body: #"{"categories":[{"idCategory":"1","strCategory":"Soup"}]}"#
    )
    let peer = try FaultServer(connections: [[.readRequest, .send(list)], [.readRequest, .stall]])
    let variables = ["TESSERA_RECIPES_URL": peer.url().absoluteString]
    _ = await tessera(arguments: ["recipes"], environment: variables)
    tessera.pass(seconds: 7200)

    var context = tessera.context(["recipes", "--patience", "7s"], variables, .pipes)
    context.clock = clock
    let program = TesseraProgram(process: context)

    async let status = program.run()
    await waitUntil { clock.slept.contains(.seconds(7)) }
    clock.advance(by: .seconds(7))
    await waitUntil { clock.slept.contains(.milliseconds(300)) }
    clock.advance(by: .milliseconds(300))

    #expect(await status == ExitCode.done.rawValue)
  }

  // MARK: - The hint at the real service

  @Test func `who sees a service and no sample data is told nothing of them`() async throws {
    let peer = try FaultServer { _ in
      [.send(HTTPAnswer(body: #"{"categories":[{"idCategory":"1","strCategory":"Soup"}]}"#))]
    }

    let run = await (try TesseraRun())(
      arguments: ["recipes"],
      environment: ["TESSERA_RECIPES_URL": peer.url().absoluteString],
      streams: .terminals
    )

    #expect(run.code == .done)
    #expect(!run.errorOutput.contains("sample data"))
  }

  @Test func `who is shown GitHub's accounts is told nothing of the sample data of its sign-in pages`()
    async throws
  {
    let peer = try FaultServer { _ in [.send(HTTPAnswer(body: #"[{"id":1,"login":"ada"}]"#))] }

    let run = await (try TesseraRun())(
      arguments: ["users"],
      environment: ["TESSERA_GITHUB_URL": peer.url().absoluteString],
      streams: .terminals
    )

    #expect(run.code == .done)
    #expect(run.output.contains("ada"))
    #expect(!run.errorOutput.contains("sample data"))
  }

  // MARK: - What a service refuses

  @Test(arguments: [
    ("TESSERA_RECIPES_URL", ["recipes"]), ("TESSERA_RECIPES_URL", ["recipes", "areas"]),
    ("TESSERA_RECIPES_URL", ["recipes", "search", "pie"]), ("TESSERA_RECIPES_URL", ["recipes", "random"]),
    ("TESSERA_STREAMING_URL", ["sections"]), ("TESSERA_GITHUB_URL", ["users"]),
  ])
  func `that a service does not have its own pages is a fault of the address`(
    variable: String,
    command: [String]
  ) async throws {
    let peer = try FaultServer { _ in [.send(HTTPAnswer(404, body: "{}"))] }

    let run = await (try TesseraRun())(
      arguments: command,
      environment: [variable: peer.url().absoluteString]
    )

    #expect(run.code == .failed, "\(run.errorOutput)")
    #expect(run.errorOutput.contains("The service does not have this page; its address may be wrong."))
    #expect(!run.errorOutput.contains("List the available items"))
  }

  @Test func `a path that the careers service does not have is no word about a job`() async throws {
    let body = #"{"error":{"code":"not_found","message":"Route not found"}}"#
    let peer = try FaultServer { _ in [.send(HTTPAnswer(404, body: body))] }

    let run = await (try TesseraRun())(
      arguments: ["jobs", "show", "job_osaka_welder"],
      environment: ["TESSERA_CAREERS_URL": peer.url().absoluteString]
    )

    #expect(run.code == .failed, "\(run.errorOutput)")
    #expect(run.errorOutput.contains("The service does not have this page; its address may be wrong."))
  }

  @Test func `that a service has no address for signing in is a fault of the address, too`() async throws {
    let peer = try FaultServer { _ in [.send(HTTPAnswer(404, body: "{}"))] }

    let run = await (try TesseraRun())(
      arguments: [
        "account", "login", "--email", "mai@example.com", "--password-stdin", "--store", "file",
      ],
      environment: ["TESSERA_CAREERS_URL": peer.url().absoluteString],
      input: "correct horse\n"
    )

    #expect(run.code == .failed, "\(run.errorOutput)")
    #expect(run.errorOutput.contains("The service does not have this page; its address may be wrong."))
  }

  @Test(arguments: [
    ("TESSERA_RECIPES_URL", "recipes"), ("TESSERA_STREAMING_URL", "sections"),
    ("TESSERA_GITHUB_URL", "users"), ("TESSERA_CAREERS_URL", "jobs"),
  ])
  func `a web page that asks to sign in is told as one, and sends nobody to sign in`(
    variable: String,
    command: String
  ) async throws {
    let peer = try FaultServer { _ in
      [.send(HTTPAnswer(401, fields: ["Content-Type": "text/html"], body: "<html></html>"))]
    }

    let run = await (try TesseraRun())(
      arguments: [command],
      environment: [variable: peer.url().absoluteString]
    )

    #expect(run.code == .failed, "\(run.errorOutput)")
    #expect(run.errorOutput.contains("it is a web page, not JSON"), "\(run.errorOutput)")
    #expect(!run.errorOutput.contains("ign in"))
  }

  @Test(arguments: [("TESSERA_RECIPES_URL", "recipes"), ("TESSERA_STREAMING_URL", "sections")])
  func `a service without accounts that refuses access sends nobody to sign in`(
    variable: String,
    command: String
  ) async throws {
    let peer = try FaultServer { _ in [.send(HTTPAnswer(401, body: "{}"))] }

    let run = await (try TesseraRun())(
      arguments: [command],
      environment: [variable: peer.url().absoluteString]
    )

    #expect(run.code == .refused)
    #expect(run.errorOutput.contains("The service refused access (status 401)."), "\(run.errorOutput)")
    #expect(!run.errorOutput.contains("ign in"))
  }

  @Test(arguments: [
    ("en", "The service returned an error (status 500)."), ("zh-Hans", "服务出错（状态码500）。"),
    ("id", "Layanan mengalami kesalahan (status 500)."),
  ])
  func `an error of a service is told with its status`(language: String, sentence: String) async throws {
    let peer = try FaultServer { _ in [.send(HTTPAnswer(500, body: "{}"))] }

    let run = await (try TesseraRun())(
      arguments: ["jobs", "--lang", language],
      environment: ["TESSERA_CAREERS_URL": peer.url().absoluteString]
    )

    #expect(run.code == .failed)
    #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
  }

  @Test func `where no run leaves anything behind, no run is called the first`() async throws {
    let nowhere = ["TESSERA_HOME": "", "HOME": ""]

    let run = await (try TesseraRun())(arguments: ["sections"], environment: nowhere, streams: .terminals)

    #expect(run.code == .done)
    #expect(!run.errorOutput.contains("sample data"))
  }
}

/// A clock that never really sleeps, and remembers for how long it was to.
private final class NotingClock: Clock {
  private let clock = ShortSleepClock()
  private let asked = Mutex<Set<Duration>>([])

  var wanted: Set<Duration> { asked.withLock(\.self) }
  var now: ContinuousClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let duration = now.duration(to: deadline)
    asked.withLock { _ = $0.insert(duration) }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}
