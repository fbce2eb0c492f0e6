public import DomainKernel

/// A cached list that lacks what the user named, of which the service may have a newer version.
public struct UnconfirmedList: Hashable, Sendable {
  private let provenance: Provenance
  private let reason: StaleReason

  /// Describes a list.
  ///
  /// - Parameter provenance: Where the list comes from; `nil` is returned for one that is believed, see
  ///   `Provenance.unconfirmed`.
  public init?(_ provenance: Provenance) {
    guard let list = provenance.unconfirmed, let reason = list.staleness else { return nil }
    self.provenance = list
    self.reason = reason
  }

  /// The error for which the list stands in: the one of a command that needs what the list lacks.
  public var error: ServiceError { ServiceError(reason) }

  /// Why the list may be out of date, and its age.
  ///
  /// - Parameter context: The present and the language.
  /// - Returns: Two sentences.
  public func words(in context: ViewContext) -> String {
    Strings(context.language).list(
      reason.explanation(in: context),
      SourceFacts.age(of: provenance, context)
    )
  }

  /// How to get the present list.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: The remedy.
  public func remedy(in context: ViewContext) -> Remedy { reason.remedy(in: context) }
}
