public import DomainKernel

/// Why a deck or a community could not be read or changed.
public enum CardsError: Error, Hashable, Sendable {
  /// The service refused or could not be reached.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// The data on this machine could not be read or changed.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/PersistenceError``.
  case storage(PersistenceError)

  /// The service did not say whether it made the change, and the list could not tell: it, or an entry of it,
  /// could not be read.
  ///
  /// ## Troubleshooting
  /// Show the list to see whether the change was made, before it is repeated.
  case unknownOutcome(ServiceError)

  /// The service did not say whether it made the change, and the list does not show it; the service may still
  /// be at work on it.
  ///
  /// ## Troubleshooting
  /// Show the list later to see whether the change was made, before it is repeated.
  case unseenChange(ServiceError)

  /// The card belongs to the signed-in account, which is not part of its own deck.
  ///
  /// ## Troubleshooting
  /// Choose the card of somebody else.
  case ownCard

  /// The name or the period of a community breaks a rule.
  ///
  /// ## Troubleshooting
  /// See the case of ``CommunityFault``.
  case invalid(CommunityFault)
}
