public import DomainKernel

extension BlockState {
  /// Why products are missing; `nil` when none are.
  public var error: ServiceError? {
    switch self {
    case .loading, .loaded, .loadingMore: nil
    case .failed(let error), .missingMore(_, let error): error
    }
  }
}
