/// Why nothing of the catalogue can be shown.
enum CatalogError: Error, Hashable, Sendable {
  /// There is no component of that name; the nearest one may be meant.
  case unknownComponent(String, nearest: String?)
  /// None of the components asked for has that state; the states of a single component.
  case unknownState(String, known: [String])
}
