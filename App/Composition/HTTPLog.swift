import LogKit
import NetworkingKit

/// Writes what the client sends and receives to standard error, without secrets.
struct HTTPLog {
  private let logger: Logger

  init(_ process: ProcessContext) {
    let redactor = Redactor(
      fields: Set(HTTPRequestSummary.secretFields.map(\.canonicalName)),
      items: HTTPRequestSummary.secretItems
    )
    let sink = TextLogSink(redactor: redactor, now: process.now) { process.errorOutput.write($0 + "\n") }
    logger = Logger(label: "http", level: .debug, sink: sink)
  }

  /// Logs an event; secrets are left out before they get here and once more by the log.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - isSandboxed: Whether the sandbox responds, so that nothing leaves this computer.
  func write(_ event: HTTPEvent, isSandboxed: Bool) {
    switch event {
    case .sending(let request):
      logger.log(
        level: .debug,
        "\(request.method.rawValue) \(request.address)\(isSandboxed ? " (sandbox, not sent)" : "")",
        metadata: fields(of: request)
      )
    case .received(_, let status, let bytes, let duration, _, let requestID):
      var metadata: Logger.Metadata = ["bytes": "\(bytes)", "duration": "\(duration)"]
      if let requestID, !status.isSuccess { metadata["request-id"] = "\(requestID)" }
      logger.log(level: .debug, "response \(status)", metadata: metadata)
    case .retrying(_, let pause, let reason):
      logger.log(level: .notice, "retrying in \(pause): \(reason)")
    case .redirecting(let status, let request):
      logger.log(level: .debug, "redirected (\(status)) to \(request.address)")
    case .failed(_, let error, let duration):
      logger.log(level: .warning, "failed: \(error)", metadata: ["duration": "\(duration)"])
    }
  }

  private func fields(of request: HTTPRequestSummary) -> Logger.Metadata {
    Dictionary(request.fields.map { ($0.name.canonicalName, $0.value) }) { "\($0), \($1)" }
  }
}
