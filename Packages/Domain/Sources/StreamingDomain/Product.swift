/// Something to watch: a film, a series, an episode or a broadcast.
public struct Product: Hashable, Sendable, Identifiable {
  /// What identifies a product for the service.
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

  /// What identifies the product.
  public let id: ID
  /// What it is.
  public let kind: ProductKind
  /// Its name; for a series that of the series.
  public let title: String
  /// What it is about.
  public var synopsis: String?
  /// The year it was made.
  public var year: Int?
  /// The country it was made in, in the service's words.
  public var country: String?
  /// Who is in it.
  public var actors: [String] = []
  /// Who directed it.
  public var directors: [String] = []
  /// What its audience thinks of it.
  public var audienceRating: AudienceRating?
  /// The age it is meant for, in the service's words, such as `12` or `Barntillåten`.
  public var parentalRating: String?
  /// How many seasons a series has.
  public var seasonCount: Int?
  /// Its genres, in the service's words.
  public var genres: [String] = []
  /// Its pictures.
  public var images: [ProductImage] = []
  /// What a person needs to watch it, in the service's words.
  public var notice: String?
  /// Where its own page is.
  public var address: PageAddress?

  /// Makes a product of which only the name is known.
  ///
  /// - Parameters:
  ///   - id: What identifies it.
  ///   - kind: What it is.
  ///   - title: Its name.
  public init(id: ID, kind: ProductKind, title: String) {
    self.id = id
    self.kind = kind
    self.title = title
  }
}
