import DomainKernel
import FeatureKit
import StreamingDomain

/// Records what passes through the port of the streaming service.
struct RecordingStreamingRepository: StreamingRepository {
  let repository: any StreamingRepository
  let recorder: StepRecorder

  func catalog(_ freshness: Freshness) async throws(ServiceError) -> Sourced<StreamingCatalog> {
    try await recorder.port("StreamingRepository.catalog") { () throws(ServiceError) in
      try await repository.catalog(freshness)
    }
  }

  func page(at address: PageAddress, _ freshness: Freshness) async throws(ServiceError) -> Sourced<
    SectionPage
  > {
    try await recorder.port("StreamingRepository.page") { () throws(ServiceError) in
      try await repository.page(at: address, freshness)
    }
  }

  func description(
    at address: PageAddress,
    _ freshness: Freshness
  ) async throws(ServiceError) -> Sourced<String?> {
    try await recorder.port("StreamingRepository.description") { () throws(ServiceError) in
      try await repository.description(at: address, freshness)
    }
  }

  func products(
    at address: PageAddress,
    _ freshness: Freshness
  ) async throws(ServiceError) -> Sourced<ProductList> {
    try await recorder.port("StreamingRepository.products") { () throws(ServiceError) in
      try await repository.products(at: address, freshness)
    }
  }
}
