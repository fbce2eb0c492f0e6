import DomainKernel
import FeatureKit
import StreamingDomain

/// Records what passes through the port of the streaming service.
struct RecordingStreamingRepository: StreamingRepository {
  let repository: any StreamingRepository
  let recorder: StepRecorder

  func catalog(_ freshness: Freshness) async throws(ServiceError) -> Sourced<StreamingCatalog> {
    try await recorded("catalog") { () throws(ServiceError) in try await repository.catalog(freshness) }
  }

  func page(at address: PageAddress, _ freshness: Freshness) async throws(ServiceError) -> Sourced<
    SectionPage
  > {
    try await recorded("page") { () throws(ServiceError) in try await repository.page(at: address, freshness)
    }
  }

  func description(
    at address: PageAddress,
    _ freshness: Freshness
  ) async throws(ServiceError) -> Sourced<String?> {
    try await recorded("description") { () throws(ServiceError) in
      try await repository.description(at: address, freshness)
    }
  }

  func products(
    at address: PageAddress,
    _ freshness: Freshness
  ) async throws(ServiceError) -> Sourced<ProductList> {
    try await recorded("products") { () throws(ServiceError) in
      try await repository.products(at: address, freshness)
    }
  }

  private func recorded<Value: Sendable>(
    _ name: String,
    _ read: () async throws(ServiceError) -> Sourced<Value>
  ) async throws(ServiceError) -> Sourced<Value> {
    let answer: Result<Sourced<Value>, ServiceError> = await recorder.record(.port) {
      do throws(ServiceError) { return .success(try await read()) } catch { return .failure(error) }
    } describing: { answer in
      switch answer {
      case .success(let value): "StreamingRepository.\(name): \(value.provenance.kind.rawValue)"
      case .failure(let error): "StreamingRepository.\(name): \(error.code)"
      }
    }
    return try answer.get()
  }
}
