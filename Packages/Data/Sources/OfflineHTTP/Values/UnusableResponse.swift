public import DomainKernel

/// That a response cannot be turned into a value, so that it must not be stored either.
public struct UnusableResponse: Error, Hashable, Sendable {
  /// What is wrong with it.
  public let fault: AnswerFault

  /// Refuses a response.
  ///
  /// - Parameter fault: What is wrong with it.
  public init(_ fault: AnswerFault) {
    self.fault = fault
  }
}
