public import DomainKernel

/// Something that a feature did, for traces.
public enum FeatureEvent: Hashable, Sendable {
  /// A use case, by its name, began or ended.
  case useCase(String, Phase)

  /// How far a use case has come.
  public enum Phase: Hashable, Sendable {
    /// It was started.
    case began
    /// It ended, successfully or not.
    case ended(Outcome)
  }

  /// The outcome of a use case.
  public enum Outcome: Hashable, Sendable {
    /// It read a value of this origin.
    case fetched(Provenance.Kind)
    /// It read something without an origin, or of several.
    case done
    /// It changed something.
    case changed
    /// It failed; the word is that of ``PresentableFailure/code``.
    case failed(String)

    init<Value, Failure: PresentableFailure>(_ result: Result<Fetched<Value>, Failure>) {
      switch result {
      case .success(let value): self = .fetched(value.provenance.kind)
      case .failure(let error): self = .failed(error.code)
      }
    }
  }
}
