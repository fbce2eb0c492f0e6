/// Something that a feature did on the way of an answer, for diagnosis.
public enum FeatureEvent: Hashable, Sendable {
  /// A view model was asked for something; the text names both.
  case intent(String)
  /// A state became a screen or a document; the text names the view.
  case view(String)
}
