import DomainKernel
import FeatureKit

extension LoadState {
  /// The state when a load has ended.
  func ending(_ outcome: Result<Sourced<Value>, ServiceError>) -> LoadState {
    switch outcome {
    case .success(let value): .loaded(value)
    case .failure(let error): failing(error)
    }
  }
}
