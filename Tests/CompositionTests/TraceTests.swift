import CommandKit
import DomainKernel
import FeatureKit
import Foundation
import NetworkingKit
import Synchronization
import Testing

@testable import TesseraApp

/// The steps that are kept for an explanation, and the warnings.
@Suite struct TraceTests {
  private let stopwatch = Stopwatch()
  private let warnings = Warnings()

  private func trace(_ options: String...) throws -> Trace {
    var context = try TesseraRun().context(["sections"] + options, [:], .pipes)
    context.elapsed = { [stopwatch] in stopwatch.time }
    context.errorOutput.write = { [warnings] in warnings.add($0) }
    return Trace(Launch(context))
  }

  private static func request(_ path: String = "/a") throws -> HTTPRequestSummary {
    HTTPRequestSummary(HTTPRequest(url: try #require(URL(string: "https://one.example\(path)"))))
  }

  @Test func `nothing is kept when no explanation is asked for`() throws {
    let trace = try trace()

    trace.record(.command, "sections")
    trace.record(.useCase("BrowseSections", .began))
    trace.record(.useCase("BrowseSections", .ended(.done)))
    trace.record(.sending(try Self.request()), isSandboxed: false)
    trace.timedOut(try Self.request(), after: .seconds(1))

    #expect(trace.steps.isEmpty)
  }

  @Test func `steps are in the order in which they began, and otherwise as they were told`() throws {
    let trace = try trace("--explain")
    stopwatch.time = .seconds(5)

    trace.record(.command, "late")
    trace.record(.cache, "long", took: .seconds(4))
    trace.record(.cache, "longer than the run", took: .seconds(6))
    trace.record(.output, "also late")

    #expect(trace.steps.map(\.what) == ["longer than the run", "long", "late", "also late"])
    #expect(trace.steps.map(\.start) == [.zero, .seconds(1), .seconds(5), .seconds(5)])
    #expect(trace.steps.map(\.duration) == [.seconds(6), .seconds(4), nil, nil])
  }

  @Test func `of a long session, the second half is kept`() throws {
    let trace = try trace("--explain")
    for number in 1...2000 { trace.record(.command, "\(number)") }
    #expect(trace.steps.count == 2000)

    trace.record(.command, "2001")

    #expect(trace.steps.map(\.what) == (1001...2001).map { "\($0)" })
  }

  @Test func `of two runs of a use case, the one that began first ends first`() throws {
    let trace = try trace("--explain")
    for (seconds, phase) in [(1, FeatureEvent.Phase.began), (2, .began), (4, .ended(.failed("cancelled")))] {
      stopwatch.time = .seconds(seconds)
      trace.record(.useCase("FindMeals", phase))
    }
    stopwatch.time = .seconds(7)
    trace.record(.useCase("FindMeals", .ended(.changed)))
    trace.record(.useCase("OpenMeal", .ended(.done)))

    #expect(trace.steps.map(\.what) == ["FindMeals: cancelled", "FindMeals: changed", "OpenMeal: done"])
    #expect(trace.steps.map(\.start) == [.seconds(1), .seconds(2), .seconds(7)])
    #expect(trace.steps.map(\.duration) == [.seconds(3), .seconds(5), .zero])
  }

  @Test @MainActor func `a load ends before the use case that it is for`() async throws {
    var context = try TesseraRun().context(["sections", "--explain"], [:], .pipes)
    let ticks = Mutex(1_000)
    context.elapsed = {
      ticks.withLock { ticks in
        ticks += 1
        return .seconds(ticks)
      }
    }
    let launch = Launch(context)
    let services = Services(launch)
    let sections = try #require(services.features(of: .streaming).flatMap(\.commands).first)
    let program = Program(
      "tessera",
      version: "1",
      abstract: "Sections.",
      globalOptions: GlobalOptions(launch.language).all,
      commands: [sections]
    )
    let parser = CommandParser(program, help: HelpFormat(width: 80)) { () throws(CommandFailure) in "" }
    guard case .run(let invocation) = parser.parse(words: ["sections"], globals: launch.globals),
      let action = invocation.action as? ScreenAction
    else { return #expect(Bool(false)) }

    await (try action.make(invocation)).load(LoadRequest())

    let steps = services.trace.steps
    let useCase = try #require(steps.first { $0.layer == .useCase })
    let load = try #require(steps.first { $0.layer == .resource })
    #expect(load.start > useCase.start && load.end < useCase.end)
  }

  @Test func `a warning is written once, and another one too`() throws {
    let trace = try trace()

    trace.warnOnce("cache", "Warning: a")
    trace.warnOnce("cache", "Warning: in other words")
    trace.warnOnce("history", "Warning: b\u{7}")

    #expect(warnings.all.count == 2)
    #expect(warnings.all.first == "Warning: a\n")
    #expect(warnings.all.last?.contains("\u{7}") == false)
  }

  @Test(
    arguments: [
      ([(200, "a"), (404, "b")], "b"), ([(500, "a"), (200, "b")], "a"), ([(499, "a"), (500, "b")], "b"),
      ([(500, "a"), (503, "b"), (499, "c")], "b"), ([], nil),
    ] as [([(Int, String)], String?)]
  )
  func `the number is that of the last request that the service failed at, or else of the last one`(
    answers: [(Int, String)],
    number: String?
  ) throws {
    let trace = try trace()

    for (status, id) in answers {
      trace.record(
        .received(
          try Self.request(),
          HTTPStatus(rawValue: status),
          bytes: 1,
          duration: .zero,
          requestID: id
        ),
        isSandboxed: false
      )
    }

    #expect(trace.requestID == number)
  }

  @Test func `a request whose time is over is said to be late, and not to be cancelled`() throws {
    let trace = try trace("--explain")
    stopwatch.time = .seconds(3)
    trace.record(.failed(try Self.request(), .cancelled, duration: .seconds(2)), isSandboxed: false)
    trace.record(.command, "meanwhile")

    trace.timedOut(try Self.request(), after: .seconds(2))

    #expect(trace.steps.map(\.what) == ["failed: no response in time", "meanwhile"])
    #expect(trace.steps.map(\.start) == [.seconds(1), .seconds(3)])
  }

  @Test func `each of several requests that are late together is told as late`() async throws {
    let trace = try trace("--explain")
    let requests = try (1...200).map { try Self.request("/\($0)") }
    stopwatch.time = .seconds(9)

    await withTaskGroup { group in
      for (number, request) in requests.enumerated() {
        group.addTask {
          trace.record(.failed(request, .cancelled, duration: .milliseconds(number)), isSandboxed: false)
          trace.timedOut(request, after: .seconds(2))
        }
      }
    }

    #expect(trace.steps.count == 200)
    #expect(trace.steps.allSatisfy { $0.what == "failed: no response in time" })
    #expect(Set(trace.steps.compactMap(\.duration)).count == 200)
  }

  @Test func `a transport that has told of the time that is over is not told again`() throws {
    let trace = try trace("--explain")
    let error = HTTPClientError.timedOut(after: .seconds(2))
    trace.record(.failed(try Self.request(), error, duration: .seconds(2)), isSandboxed: false)

    trace.timedOut(try Self.request(), after: .seconds(2))
    #expect(trace.steps.map(\.what) == ["failed: no response in time"])

    trace.timedOut(try Self.request(), after: .seconds(2))
    trace.timedOut(try Self.request("/b"), after: .seconds(2))
    #expect(trace.steps.count == 3)
  }

  @Test func `an address in the explanation has path and query only`() throws {
    let url = try #require(URL(string: "https://ada@one.example/a%20b?c=d#e"))

    #expect(url.pathAndQuery == "/a%20b?c=d")
    #expect(try #require(URL(string: "https://one.example/a")).pathAndQuery == "/a")
  }
}

/// A stopwatch that shows what a test says.
private final class Stopwatch: Sendable {
  private let shown = Mutex(Duration.zero)

  var time: Duration {
    get { shown.withLock(\.self) }
    set { shown.withLock { $0 = newValue } }
  }
}

/// What was written to standard error.
private final class Warnings: Sendable {
  private let written = Mutex<[String]>([])

  var all: [String] { written.withLock(\.self) }

  func add(_ text: String) { written.withLock { $0.append(text) } }
}

extension Trace.Step {
  fileprivate var end: Duration { start + (duration ?? .zero) }
}
