public import DomainKernel

/// A kind of meal, such as seafood or dessert.
public struct MealCategory: Hashable, Sendable, Identifiable, TextSearchable {
  /// The ID of a category.
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

  /// The ID of the category.
  public let id: ID
  /// The name it is shown by; meals are listed by it.
  public let name: String
  /// The description, which may have several paragraphs.
  public let description: String?
  /// Its picture.
  public let picture: WebLink?

  /// Makes a category.
  ///
  /// - Parameters:
  ///   - id: What identifies it.
  ///   - name: The name it is shown by.
  ///   - description: What it is about.
  ///   - picture: Its picture.
  public init(id: ID, name: String, description: String? = nil, picture: WebLink? = nil) {
    self.id = id
    self.name = name
    self.description = description
    self.picture = picture
  }

  /// The name and the description.
  public var searchedTexts: [String?] { [name, description] }
}

/// A cuisine of the world, such as Italian or Croatian; meals are listed by its name.
public struct Cuisine: Hashable, Sendable, TextSearchable {
  /// The name, as the service has it.
  public let name: String

  /// Makes a cuisine.
  ///
  /// - Parameter name: What the service calls it.
  public init(name: String) {
    self.name = name
  }

  /// The name.
  public var searchedTexts: [String?] { [name] }
}

/// An ingredient that the service can list meals by.
public struct KnownIngredient: Hashable, Sendable, Identifiable, TextSearchable {
  /// The ID of an ingredient.
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

  /// The ID of the ingredient.
  public let id: ID
  /// The name it is shown by; meals are listed by it.
  public let name: String
  /// The kind.
  public let description: String?
  /// The kind of ingredient, in the service's word.
  public let kind: String?

  /// Makes an ingredient.
  ///
  /// - Parameters:
  ///   - id: What identifies it.
  ///   - name: The name it is shown by.
  ///   - description: What it is.
  ///   - kind: What kind of thing it is.
  public init(id: ID, name: String, description: String? = nil, kind: String? = nil) {
    self.id = id
    self.name = name
    self.description = description
    self.kind = kind
  }
  /// The name, the description and the kind.
  public var searchedTexts: [String?] { [name, description, kind] }
}

/// Something that is found by words of its texts.
public protocol TextSearchable {
  /// The texts in which words are looked for; those that are `nil` are passed over.
  var searchedTexts: [String?] { get }
}

extension TextSearchable {
  /// Whether each word of a text is found in one of ``searchedTexts``, anywhere in it.
  ///
  /// Letter case, accents and repeated blanks do not matter.
  ///
  /// - Parameter text: The words.
  /// - Returns: Whether all words are there; `true` for a text without words.
  public func matches(_ text: String) -> Bool {
    SearchFolding.finds(text, in: searchedTexts)
  }
}
