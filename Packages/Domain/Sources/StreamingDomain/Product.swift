public import DomainKernel

/// Something to watch: a film, a series, an episode or a broadcast.
public struct Product: Hashable, Sendable, Identifiable {
  /// The ID of a product.
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

  /// The ID of the product.
  public let id: ID
  /// The kind.
  public let kind: ProductKind
  /// Its name; for a series that of the series.
  public let title: String
  /// The synopsis.
  public var synopsis: String?
  /// The year it was made.
  public var year: Int?
  /// The country it was made in, in the service's words.
  public var country: String?
  /// Who is in it.
  public var actors: [String] = []
  /// Who directed it.
  public var directors: [String] = []
  /// The rating by the audience.
  public var audienceRating: AudienceRating?
  /// The age it is meant for, in the service's words, such as `12` or `Barntillåten`.
  public var parentalRating: String?
  /// How many seasons a series has.
  public var seasonCount: Int?
  /// Its genres, in the service's words.
  public var genres: [String] = []
  /// Its pictures.
  public var images: [ProductImage] = []
  /// The requirement for watching it, in the service's words.
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

/// A kind of product; the service may add kinds at any time.
public enum ProductKind: Hashable, Sendable {
  /// A film.
  case movie
  /// A series with its seasons.
  case series
  /// One episode of a series.
  case episode
  /// A broadcast of a sport event.
  case sport
  /// A kind that this program has no name for, in the service's word.
  case other(String)
}

/// A picture of a product, as a link.
public struct ProductImage: Hashable, Sendable {
  /// The role of the picture, in the service's word, such as `boxart`.
  public let role: String
  /// Where the picture is.
  public let link: WebLink

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - role: What the picture is for.
  ///   - link: Where the picture is.
  public init(role: String, link: WebLink) {
    self.role = role
    self.link = link
  }
}

/// The rating of a product by its audience.
public struct AudienceRating: Hashable, Sendable {
  /// From 0 to 10, in tenths: 87 is 8.7.
  public let tenths: Int
  /// How many votes there are, where it is known.
  public let votes: Int?
  /// The page on which the audience voted.
  public let link: WebLink?

  /// Makes a rating.
  ///
  /// - Parameters:
  ///   - tenths: From 0 to 100; anything else makes no rating.
  ///   - votes: How many votes there are; negative numbers are dropped.
  ///   - link: The page on which the audience voted.
  public init?(tenths: Int, votes: Int? = nil, link: WebLink? = nil) {
    guard (0...100).contains(tenths) else { return nil }
    self.tenths = tenths
    self.votes = votes.flatMap { $0 >= 0 ? $0 : nil }
    self.link = link
  }
}
