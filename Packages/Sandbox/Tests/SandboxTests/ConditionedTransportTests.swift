import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite(.timeLimit(.minutes(5))) struct ConditionedTransportTests {
  private let clock = ManualClock()

  private func transport(_ condition: SandboxCondition) -> ConditionedTransport {
    let service = EchoService(hosts: ["one.example"], name: "service")
    return ConditionedTransport(
      SandboxTransport(services: [service]),
      condition: condition,
      clock: clock,
      now: { Date(timeIntervalSince1970: 784_111_777) },
      errorBody: service.errorBody
    )
  }

  private func request(_ path: String = "/", method: HTTPMethod = .get) throws -> HTTPRequest {
    HTTPRequest(method: method, url: try #require(URL(string: "https://one.example\(path)")))
  }

  @Test func `nothing can be reached while offline`() async throws {
    await #expect(throws: HTTPClientError.notConnected(reason: "the sandbox network is set to offline")) {
      _ = try await transport(.offline).send(request())
    }
  }

  @Test func `a slow answer comes after the delay, by the given clock`() async throws {
    let (transport, request) = (transport(.slow), try request())
    async let response = transport.send(request)
    await clock.waitForSleeps(1)
    #expect(clock.slept == [ConditionedTransport.delay])
    clock.advance(by: ConditionedTransport.delay)
    #expect(try await response.status == .ok)
  }

  @Test func `giving up on a slow answer counts as cancelled`() async throws {
    let (transport, request) = (transport(.slow), try request())
    let answer = Task { try await transport.send(request) }
    await clock.waitForSleeps(1)
    answer.cancel()
    await #expect(throws: HTTPClientError.cancelled) { try await answer.value }
  }

  @Test func `a failing service answers 500 with its own error body`() async throws {
    let response = try await transport(.failing).send(request())
    #expect(response.status == .internalServerError)
    #expect(response.body == Data("service 500".utf8))
    #expect(response.fields[.contentType] == "text/name")
    #expect(response.fields[.date] == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(response.fields[.cacheControl] == "no-store")
  }

  @Test func `an error answer to HEAD has fields and no body`() async throws {
    let response = try await transport(.failing).send(request(method: .head))
    #expect(response.body.isEmpty)
    #expect(response.fields[.contentLength] == "11")
  }

  @Test func `a rate-limited service answers 429 and says when to come back`() async throws {
    let response = try await transport(.rateLimited).send(request())
    #expect(response.status == .tooManyRequests)
    #expect(response.fields[.retryAfter] == "60")
    #expect(response.body == Data("service 429".utf8))
  }

  @Test func `on a flaky network every second new request fails once and then succeeds`() async throws {
    let transport = transport(.flaky)
    var failures: [Bool] = []
    for number in 1...8 {
      let request = try request("/\(number)")
      failures.append(await fails(request, over: transport))
      if failures.last == true {
        #expect(await !fails(request, over: transport), "the retry of request \(number)")
      }
    }
    #expect(failures == [true, false, true, false, true, false, true, false])
  }

  @Test func `on a flaky network a request that has succeeded counts as a new one`() async throws {
    let (transport, request) = (transport(.flaky), try request())
    var failures: [Bool] = []
    for _ in 1...6 { failures.append(await fails(request, over: transport)) }

    #expect(failures == [true, false, false, true, false, false])
  }

  @Test func `on a flaky network another method is another request`() async throws {
    let transport = transport(.flaky)
    var failures: [Bool] = []
    for request in [try request("/1"), try request("/2"), try request("/1", method: .head)] {
      failures.append(await fails(request, over: transport))
    }

    #expect(failures == [true, false, true])
  }

  @Test func `a slow answer comes two seconds later`() {
    #expect(ConditionedTransport.delay == .seconds(2))
  }

  @Test func `a flaky network fails in the same ways each time, and in more than one`() async throws {
    let first = try await kindsOfFailure()
    #expect(first == (try await kindsOfFailure()))
    #expect(Set(first) == ["503", "lost"])
  }

  @Test func `the ways in which a flaky network fails follow from nothing but their order`() async throws {
    let kinds = try await kindsOfFailure()

    let expected = "lost 503 lost 503 lost lost lost 503 lost lost lost lost"
    #expect(kinds.joined(separator: " ") == expected)
  }

  private func fails(_ request: HTTPRequest, over transport: ConditionedTransport) async -> Bool {
    do {
      return try await transport.send(request).status != .ok
    } catch {
      return true
    }
  }

  private func kindsOfFailure() async throws -> [String] {
    let transport = transport(.flaky)
    var kinds: [String] = []
    for number in 1...24 {
      let request = try request("/\(number)")
      do throws(HTTPClientError) {
        let response = try await transport.send(request)
        if response.status != .ok { kinds.append("\(response.status)") }
      } catch .connectionLost {
        kinds.append("lost")
      } catch {
        kinds.append("other")
      }
    }
    return kinds
  }
}
