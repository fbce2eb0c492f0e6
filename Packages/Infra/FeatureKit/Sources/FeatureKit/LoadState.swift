public import DomainKernel

/// How far the loading of something has come, and what may be shown meanwhile.
public enum LoadState<Value> {
  /// Nothing was asked for yet.
  case idle
  /// It is being loaded for the first time.
  case loading
  /// It is there.
  case loaded(Fetched<Value>)
  /// It is there, and there is nothing in it; where that comes from is said all the same.
  case empty(Fetched<Value>)
  /// It is there and is being loaded again.
  case refreshing(Fetched<Value>)
  /// It could not be loaded; what was there before is still shown.
  case failed(ServiceError, previous: Fetched<Value>?)

  /// What can be shown now.
  public var shown: Fetched<Value>? {
    switch self {
    case .idle, .loading: nil
    case .loaded(let value), .empty(let value), .refreshing(let value): value
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

  /// The state when loading ends now.
  ///
  /// Being cancelled is no failure: what was shown stays as it was.
  ///
  /// - Parameters:
  ///   - outcome: What came of it.
  ///   - isEmpty: Whether there is nothing in a value; a value that is no list never is.
  /// - Returns: What is there now, or the failure with what is still shown.
  public func ending(
    _ outcome: Result<Fetched<Value>, ServiceError>,
    isEmpty: (Value) -> Bool = { _ in false }
  ) -> LoadState {
    switch outcome {
    case .success(let value): .settled(value, isEmpty)
    case .failure(.cancelled): shown.map { .settled($0, isEmpty) } ?? .idle
    case .failure(let error): .failed(error, previous: shown)
    }
  }

  private static func settled(_ value: Fetched<Value>, _ isEmpty: (Value) -> Bool) -> LoadState {
    isEmpty(value.value) ? .empty(value) : .loaded(value)
  }
}

extension LoadState where Value: Collection {
  /// The state when loading a list ends now: one without elements is empty.
  ///
  /// - Parameter outcome: What came of it.
  /// - Returns: What is there now, or the failure with what is still shown.
  public func ending(_ outcome: Result<Fetched<Value>, ServiceError>) -> LoadState {
    ending(outcome, isEmpty: \.isEmpty)
  }
}

extension LoadState: Equatable where Value: Equatable {}
extension LoadState: Sendable where Value: Sendable {}
