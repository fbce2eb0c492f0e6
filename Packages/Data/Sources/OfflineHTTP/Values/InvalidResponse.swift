public import DomainKernel

/// That a response cannot be turned into a value, so that it must not be stored either.
public struct InvalidResponse: Error, Hashable, Sendable {
  /// What is wrong with it.
  public let fault: MalformedReason

  /// Refuses a response.
  ///
  /// - Parameter fault: What is wrong with it.
  public init(_ fault: MalformedReason) {
    self.fault = fault
  }
}
