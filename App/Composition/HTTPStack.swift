import CommandKit
import NetworkingKit
import Sandbox

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Builds the client below the cache: who carries a request, and what happens to it on the way.
struct HTTPStack {
  let process: ProcessContext
  /// When the whole run ends, counted from the start of the program.
  let deadline: Duration
  let timeout: Duration
  let report: @Sendable (HTTPEvent) -> Void

  /// The real network.
  var network: any HTTPTransport {
    URLSessionTransport(limits: HTTPLimits(duration: timeout), clock: process.clock)
  }

  /// A service of the sandbox, with a condition on its network.
  func sandbox(_ service: any SandboxService, condition: SandboxCondition?) -> any HTTPTransport {
    let transport = SandboxTransport(services: [service])
    guard let condition else { return transport }
    return ConditionedTransport(
      transport,
      condition: condition,
      clock: process.clock,
      now: process.now,
      errorBody: transport.errorBody
    )
  }

  /// The client over a transport; from the outside in: one deadline for all, redirects, retries, the log.
  ///
  /// - Parameters:
  ///   - transport: Who carries a request.
  ///   - permits: Which addresses redirects may lead to.
  /// - Returns: The client.
  func client(over transport: any HTTPTransport, permits: @escaping @Sendable (URL) -> Bool) -> HTTPClient {
    HTTPClient(
      transport: transport,
      interceptors: [
        RunDeadlineInterceptor(
          deadline: deadline,
          timeout: timeout,
          elapsed: process.elapsed,
          clock: process.clock
        ),
        DefaultFieldsInterceptor([.userAgent: "tessera/\(TesseraProgram.version)"]),
        RedirectInterceptor(report: report, isAllowed: permits),
        RetryInterceptor(clock: process.clock, random: process.random, now: process.now, report: report),
        LoggingInterceptor(clock: process.clock, report: report),
      ]
    )
  }
}
