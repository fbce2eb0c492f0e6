public import DomainKernel

/// How far the loading of something has come, and what may be shown meanwhile.
public enum LoadState<Value> {
  /// Nothing was asked for yet.
  case idle
  /// It is being loaded for the first time.
  case loading
  /// It is there.
  case loaded(Sourced<Value>)
  /// It is there and is being loaded again.
  case refreshing(Sourced<Value>)
  /// It could not be loaded; what was there before is still shown.
  case failed(ServiceError, previous: Sourced<Value>?)

  /// What can be shown now.
  public var shown: Sourced<Value>? {
    switch self {
    case .idle, .loading: nil
    case .loaded(let value), .refreshing(let value): value
    case .failed(_, let previous): previous
    }
  }

  /// Why it could not be loaded; `nil` unless that is how the last attempt ended.
  public var error: ServiceError? {
    if case .failed(let error, _) = self { error } else { nil }
  }

  /// The state when loading begins now.
  public var beginning: LoadState {
    shown.map(LoadState.refreshing) ?? .loading
  }

  /// The state when loading fails now.
  ///
  /// Being cancelled is no failure: what was shown stays as it was.
  ///
  /// - Parameter error: Why it failed.
  /// - Returns: The failure with what is still shown.
  public func failing(_ error: ServiceError) -> LoadState {
    guard error == .cancelled else { return .failed(error, previous: shown) }
    return shown.map(LoadState.loaded) ?? .idle
  }
}

extension LoadState: Equatable where Value: Equatable {}
extension LoadState: Sendable where Value: Sendable {}
