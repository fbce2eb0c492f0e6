public import DomainKernel

/// Why a search has no result.
public enum MealSearchError: Error, Hashable, Sendable {
  /// Neither the service nor what was seen can answer.
  ///
  /// ## Troubleshooting
  /// As the service's error says.
  case service(ServiceError)

  /// What was seen cannot be read.
  ///
  /// ## Troubleshooting
  /// As the error of what is kept says.
  case keeping(PersistenceError)
}
