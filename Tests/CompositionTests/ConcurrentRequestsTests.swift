import CommandKit
import FaultServer
import FeatureKit
import Foundation
import Synchronization
import Testing

@testable import TesseraApp

/// How many requests features send to a service at once.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ConcurrentRequestsTests {
  @Test func `features that load together ask GitHub at most four things at once, pictures among them`()
    async throws
  {
    let count = RequestCount()
    let peer = try FaultServer { request in
      [.send(count.during(isPicture: request.path.hasPrefix("/pictures")) { Self.answer(to: request) })]
    }
    let launch = Launch(
      try TesseraRun().context(
        ["users"],
        ["TESSERA_GITHUB_URL": peer.url().absoluteString, "TESSERA_GITHUB_TOKEN": "token-of-a-test"],
        .pipes
      )
    )
    let services = Services(launch)
    services.pictures.show()
    let program = Program(
      "tessera",
      version: "1",
      abstract: "All features.",
      globalOptions: GlobalOptions(launch.language).all,
      commands: Area.all.flatMap { $0.deferredCommands(services) }
    )
    let places =
      (1...10).map { ["users", "show", "ada-\($0)"] } + (1...4).map { ["cards", "show", "ada-\($0)"] }
      + [["users"], ["users", "--since", "7"], ["github", "status"]]
    let parser = CommandParser(program, help: HelpFormat(width: 80)) { () throws(CommandFailure) in "" }
    let screens = try places.map { words in
      guard case .run(let invocation) = parser.parse(words: words, globals: launch.globals),
        let action = invocation.action as? ScreenAction
      else { throw NoScreen(words: words) }
      return try action.make(invocation)
    }

    // On a busy computer, pictures take longer than a screen waits for them.
    let patient = LoadRequest(extras: TimeLimit(.seconds(120), clock: ContinuousClock()))
    await withTaskGroup { group in
      for screen in screens { group.addTask { await screen.load(patient) } }
    }

    #expect(count.all > 20)
    // More than fit at once.
    #expect(count.pictures > 4)
    // More than one shows that they are not asked one after the other.
    #expect((2...4).contains(count.most), "\(count.most)")
  }

  private struct NoScreen: Error {
    let words: [String]
  }

  nonisolated private static func answer(to request: ReceivedRequest) -> HTTPAnswer {
    let login = request.path.split(separator: "/").last.map(String.init) ?? ""
    let picture = "http://\(request["Host"] ?? "")/pictures/\(login)"
    let account = #"{"login":"\#(login == "user" ? "ada" : login)","id":7,"avatar_url":"\#(picture)"}"#
    return HTTPAnswer(
      fields: ["Content-Type": "application/json"],
      body: request.path == "/users" ? "[\(account)]" : account
    )
  }
}

/// Counts the requests that a slow service works on.
private final class RequestCount: Sendable {
  private let counts = Mutex((now: 0, most: 0, all: 0, pictures: 0))

  var most: Int { counts.withLock { $0.most } }
  var all: Int { counts.withLock { $0.all } }
  var pictures: Int { counts.withLock { $0.pictures } }

  func during<Value>(isPicture: Bool, _ body: () -> Value) -> Value {
    counts.withLock {
      $0.now += 1
      $0.all += 1
      if isPicture { $0.pictures += 1 }
      $0.most = max($0.most, $0.now)
    }
    defer { counts.withLock { $0.now -= 1 } }
    // As long as others need to arrive.
    Thread.sleep(forTimeInterval: 0.03)
    return body()
  }
}
