/// An ingredient that the service can list meals by.
public struct KnownIngredient: Hashable, Sendable, Identifiable {
  /// What identifies an ingredient for the service.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text as the service writes it.
    public let rawValue: String

    /// Takes over an id.
    ///
    /// - Parameter rawValue: The text as the service writes it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What identifies the ingredient.
  public let id: ID
  /// What a person calls it; meals are listed by it.
  public let name: String
  /// What it is.
  public let description: String?
  /// What kind of thing it is, in the service's word.
  public let kind: String?

  /// Makes an ingredient.
  ///
  /// - Parameters:
  ///   - id: What identifies it.
  ///   - name: What a person calls it.
  ///   - description: What it is.
  ///   - kind: What kind of thing it is.
  public init(id: ID, name: String, description: String? = nil, kind: String? = nil) {
    self.id = id
    self.name = name
    self.description = description
    self.kind = kind
  }
}
