import DomainKernel
import FeatureKit
import StreamingDomain

/// Records what passes through the port of the streaming service.
struct RecordingStreamingRepository: StreamingRepository {
  let repository: any StreamingRepository
  let recorder: StepRecorder

  func catalog(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<StreamingCatalog> {
    try await recorder.port("StreamingRepository.catalog") { () throws(ServiceError) in
      try await repository.catalog(policy)
    }
  }

  func page(at address: PageAddress, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    SectionPage
  > {
    try await recorder.port("StreamingRepository.page") { () throws(ServiceError) in
      try await repository.page(at: address, policy)
    }
  }

  func description(
    at address: PageAddress,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<String?> {
    try await recorder.port("StreamingRepository.description") { () throws(ServiceError) in
      try await repository.description(at: address, policy)
    }
  }

  func products(
    at address: PageAddress,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<ProductList> {
    try await recorder.port("StreamingRepository.products") { () throws(ServiceError) in
      try await repository.products(at: address, policy)
    }
  }
}
