public import DomainKernel

/// What a person can want of the list of sections.
public enum SectionsIntent: Hashable, Sendable {
  /// See the list.
  case load(FetchPolicy)
  /// See what each section says of itself.
  case describe(FetchPolicy)

  /// The word for it, for diagnosis.
  var name: String {
    switch self {
    case .load: "load"
    case .describe: "describe"
    }
  }
}
