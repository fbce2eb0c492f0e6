public import DomainKernel

/// A kind of meal, such as seafood or dessert.
public struct MealCategory: Hashable, Sendable, Identifiable {
  /// What identifies a category for the service.
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

  /// What identifies the category.
  public let id: ID
  /// What a person calls it; meals are listed by it.
  public let name: String
  /// What it is about; may have several paragraphs.
  public let description: String?
  /// Its picture.
  public let picture: WebLink?

  /// Makes a category.
  ///
  /// - Parameters:
  ///   - id: What identifies it.
  ///   - name: What a person calls it.
  ///   - description: What it is about.
  ///   - picture: Its picture.
  public init(id: ID, name: String, description: String? = nil, picture: WebLink? = nil) {
    self.id = id
    self.name = name
    self.description = description
    self.picture = picture
  }

  /// Whether each word of a text is found in the name or the description, anywhere in it.
  ///
  /// Letter case, accents and blanks do not matter.
  ///
  /// - Parameter text: What a person looks for.
  /// - Returns: Whether it is all there; `true` for a text without words.
  public func mentions(_ text: String) -> Bool {
    SearchFolding.finds(text, in: [name, description])
  }
}
