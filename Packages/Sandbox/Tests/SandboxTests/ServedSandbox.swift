import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

/// Services on ports of this computer, asked over HTTP as another program would ask them.
final class ServedSandbox: Sendable {
  /// Whether the suites ask the sandbox over HTTP at present.
  @TaskLocal static var isWanted = false

  private let server: SandboxServer
  private let transport = ServedSandbox.makeTransport()

  init(_ services: [any SandboxService]) throws {
    let hosts = services.flatMap(\.hosts).sorted()
    server = try SandboxServer(hosts: hosts, over: SandboxTransport(services: services)) { work in
      Thread.detachNewThread(work)
      return true
    }
    try #require(server.start())
  }

  deinit { server.stop() }

  /// A transport whose limit of time only ends what hangs, however busy the machine is with other suites.
  static func makeTransport() -> CurlTransport {
    CurlTransport(limits: HTTPLimits(duration: .seconds(240)), clock: ContinuousClock())
  }

  var ports: [String: UInt16] { server.ports }

  /// The local address for an address of the sandbox.
  func local(_ url: URL) throws -> URL {
    let host = try #require(url.host())
    let port = try #require(server.ports[host], "\(host)")
    let text = url.absoluteString.replacing("https://\(host)", with: "http://127.0.0.1:\(port)")
    return try #require(URL(string: text))
  }

  /// Sends a request to the port of its host; addresses in the answer are those of the sandbox again.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var request = request
    request.url = try local(request.url)
    var response = try await transport.send(request)
    guard response.fields[.contentType]?.contains("json") == true else { return response }
    let text = server.ports.reduce(String(decoding: response.body, as: UTF8.self)) { text, place in
      text.replacing("http://127.0.0.1:\(place.value)/", with: "https://\(place.key)/")
    }
    response.body = Data(text.utf8)
    return response
  }
}

/// Runs each test of a suite twice: in process, and over HTTP on a port of this computer.
struct OverHTTPToo: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    guard testCase != nil else { return }
    try await ServedSandbox.$isWanted.withValue(true) { try await function() }
  }
}

extension Trait where Self == OverHTTPToo {
  static var overHTTPToo: OverHTTPToo { OverHTTPToo() }
}
