import Foundation
import HTTPFakes
import NetworkingKit
import Testing

@testable import TesseraApp

@Suite(.timeLimit(.minutes(1))) struct RunDeadlineTests {
  private let request = HTTPRequest(url: URL(filePath: "/"))

  @Test func `while there is time a request is sent`() async throws {
    let transport = ScriptedTransport()
    transport.answers(HTTPResponse(status: .ok))

    let response = try await interceptor(elapsed: .seconds(29)).intercept(request, next: transport)

    #expect(response.status == .ok)
  }

  @Test func `when the time for the whole run is over nothing is sent any more`() async {
    let transport = ScriptedTransport()
    transport.answers(HTTPResponse(status: .ok))

    await #expect(throws: HTTPClientError.timedOut(after: .seconds(30))) {
      try await interceptor(elapsed: .seconds(30)).intercept(request, next: transport)
    }
    #expect(transport.requests.isEmpty)
  }

  private func interceptor(elapsed: Duration) -> RunDeadlineInterceptor {
    RunDeadlineInterceptor(
      deadline: .seconds(30),
      timeout: .seconds(30),
      elapsed: { elapsed },
      clock: ShortSleepClock()
    )
  }
}
