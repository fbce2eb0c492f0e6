/// A list of names that meals can be listed by.
public enum NameListing: Hashable, Sendable {
  /// The kitchens that meals come from.
  case areas
  /// The ingredients that go into meals.
  case ingredients
}
