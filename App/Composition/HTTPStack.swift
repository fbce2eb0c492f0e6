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
  let host: ProcessContext
  let timeout: Duration
  let report: @Sendable (HTTPEvent) -> Void

  /// The real network.
  var network: any HTTPTransport {
    URLSessionTransport(limits: HTTPLimits(duration: timeout), clock: host.clock)
  }

  /// A service of the sandbox, with a condition on its network.
  func sandbox(_ service: any SandboxService, condition: SandboxCondition?) -> any HTTPTransport {
    let transport = SandboxTransport(services: [service])
    guard let condition else { return transport }
    return ConditionedTransport(
      transport,
      condition: condition,
      clock: host.clock,
      now: host.now,
      errorBody: transport.errorBody
    )
  }

  /// The client over a transport; from the outside in: one deadline for all, redirects, retries, the log.
  ///
  /// - Parameters:
  ///   - transport: Who carries a request.
  ///   - permits: Which addresses redirects may lead to.
  func client(over transport: any HTTPTransport, permits: @escaping @Sendable (URL) -> Bool) -> HTTPClient {
    HTTPClient(
      transport: transport,
      interceptors: [
        DeadlineInterceptor(limit: timeout, clock: host.clock),
        DefaultFieldsInterceptor([.userAgent: "tessera/\(TesseraProgram.version)"]),
        RedirectInterceptor(report: report, isAllowed: permits),
        RetryInterceptor(clock: host.clock, random: host.random, now: host.now, report: report),
        LoggingInterceptor(clock: host.clock, report: report),
      ]
    )
  }
}
