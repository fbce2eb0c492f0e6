/// What is in a section; the service may add kinds at any time.
public enum SectionKind: Hashable, Sendable {
  /// Films and series that are part of a subscription.
  case videoOnDemand
  /// Films to rent or buy.
  case transactional
  /// Live and recorded sport.
  case sport
  /// Sport by the day it is on.
  case sportPerDay
  /// A kind that this program has no name for, in the service's word.
  case other(String)
}
