import DomainKernel
import FeatureKit

extension StepRecorder {
  /// Reads something through a port, and remembers where it came from or why it did not.
  ///
  /// - Parameters:
  ///   - name: The port and what was asked of it.
  ///   - read: Reads it.
  /// - Returns: What was read.
  /// - Throws: `ServiceError` as the port does.
  func port<Value: Sendable>(
    _ name: String,
    _ read: () async throws(ServiceError) -> Fetched<Value>
  ) async throws(ServiceError) -> Fetched<Value> {
    let answer: Result<Fetched<Value>, ServiceError> = await record(.port) {
      do throws(ServiceError) { return .success(try await read()) } catch { return .failure(error) }
    } describing: { answer in
      switch answer {
      case .success(let value): "\(name): \(value.provenance.kind.rawValue)"
      case .failure(let error): "\(name): \(error.code)"
      }
    }
    return try answer.get()
  }
}
