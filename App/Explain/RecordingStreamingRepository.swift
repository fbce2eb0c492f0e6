import DomainKernel
import StreamingDomain

/// Records what passes through the port of the streaming service.
struct RecordingStreamingRepository: StreamingRepository {
  let repository: any StreamingRepository
  let recorder: StepRecorder

  func catalog(_ freshness: Freshness) async throws(ServiceError) -> Sourced<StreamingCatalog> {
    try await recorded("catalog", freshness) { () throws(ServiceError) in
      try await repository.catalog(freshness)
    }
  }

  func page(at address: PageAddress, _ freshness: Freshness) async throws(ServiceError) -> Sourced<
    SectionPage
  > {
    try await recorded("page", freshness) { () throws(ServiceError) in
      try await repository.page(at: address, freshness)
    }
  }

  func description(
    at address: PageAddress,
    _ freshness: Freshness
  ) async throws(ServiceError) -> Sourced<String?> {
    try await recorded("description", freshness) { () throws(ServiceError) in
      try await repository.description(at: address, freshness)
    }
  }

  func products(
    at address: PageAddress,
    _ freshness: Freshness
  ) async throws(ServiceError) -> Sourced<ProductList> {
    try await recorded("products", freshness) { () throws(ServiceError) in
      try await repository.products(at: address, freshness)
    }
  }

  private func recorded<Value: Sendable>(
    _ name: String,
    _ freshness: Freshness,
    _ read: () async throws(ServiceError) -> Sourced<Value>
  ) async throws(ServiceError) -> Sourced<Value> {
    recorder.record(.port, "StreamingRepository.\(name), \(freshness)")
    do throws(ServiceError) {
      let answer = try await read()
      recorder.record(.port, "StreamingRepository.\(name) gave a value: \(answer.provenance.kind.rawValue)")
      return answer
    } catch {
      recorder.record(.port, "StreamingRepository.\(name) failed: \(error)")
      throw error
    }
  }
}
