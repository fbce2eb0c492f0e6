public import DomainKernel

/// A post of the feed: a title, a few sentences, and never the whole text, which the service does not have.
public struct Post: Hashable, Sendable, Identifiable {
  /// The identity of a post for the service; titles repeat.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text as the service writes it; a UUID in lower case.
    public let rawValue: String

    /// Takes over an id; upper and lower case mean the same in a UUID (RFC 9562, 4), and differ in a word.
    ///
    /// - Parameter rawValue: The text as the service or the user writes it.
    public init(rawValue: String) {
      self.rawValue = rawValue.idKey
    }

    /// Whether the service can have a post with this id: 1 to 300 letters, digits, `-` and `_` of ASCII.
    public var isWellFormed: Bool { rawValue.isPlainID }
  }

  /// The identity of the post.
  public let id: ID
  /// The title.
  public let title: String
  /// A few sentences; paragraphs are separated by line breaks.
  public let excerpt: String?
  /// The category; `nil` when the service does not say.
  public let category: PostCategory?
  /// The name of the author.
  public let author: String?
  /// The picture.
  public let image: WebLink?
  /// The times of publication.
  public let publication: Publication
  /// The relation of the user to the post; `nil` when the service does not say.
  public internal(set) var viewer: ViewerState?

  /// Makes a post.
  ///
  /// - Parameters:
  ///   - id: The identity of the post.
  ///   - title: The title.
  ///   - excerpt: A few sentences.
  ///   - category: The category.
  ///   - author: The name of the author.
  ///   - image: The picture.
  ///   - publication: The times of publication.
  ///   - viewer: The relation of the user to the post.
  public init(
    id: ID,
    title: String,
    excerpt: String? = nil,
    category: PostCategory? = nil,
    author: String? = nil,
    image: WebLink? = nil,
    publication: Publication = Publication(),
    viewer: ViewerState? = nil
  ) {
    self.id = id
    self.title = title
    self.excerpt = excerpt
    self.category = category
    self.author = author
    self.image = image
    self.publication = publication
    self.viewer = viewer
  }

  /// The time that reading the excerpt takes, in minutes at 180 words each, 1 or more; `nil` without an excerpt.
  public var readingMinutes: Int? {
    excerpt.map { max(1, ($0.split(whereSeparator: \.isWhitespace).count + 90) / 180) }
  }

  /// The beginning of the excerpt in one line; `nil` without an excerpt.
  ///
  /// - Parameter length: The most characters (grapheme clusters) of the excerpt.
  /// - Returns: Whole words, and `…` where some are left out; a first word that is longer is cut.
  public func teaser(of length: Int = 140) -> String? {
    guard let words = excerpt?.split(whereSeparator: \.isWhitespace), !words.isEmpty else { return nil }
    let line = words.joined(separator: " ")
    guard line.count > length else { return line }
    let beginning = line.prefix(length)
    let isWordEnd = line[beginning.endIndex] == " "
    let end = isWordEnd ? beginning.endIndex : beginning.lastIndex(of: " ") ?? beginning.endIndex
    return line[..<end] + "…"
  }
}

/// A category of posts: one word, in capitals; the service may have others than those that are named here.
public struct PostCategory: RawRepresentable, Hashable, Sendable {
  /// The word, in capitals.
  public let rawValue: String

  /// Takes over a word; upper and lower case mean the same.
  ///
  /// - Parameter rawValue: The word.
  public init(rawValue: String) {
    self.rawValue = rawValue.uppercased()
  }

  /// Visas and residence.
  public static let visa = PostCategory(rawValue: "VISA")
  /// Work and careers.
  public static let career = PostCategory(rawValue: "CAREER")
  /// Interviews for jobs.
  public static let interview = PostCategory(rawValue: "INTERVIEW")
  /// Living in Japan.
  public static let lifestyle = PostCategory(rawValue: "LIFESTYLE")
  /// Safety, and warnings of fraud.
  public static let safety = PostCategory(rawValue: "SAFETY")
  /// Posts from the service's community.
  public static let community = PostCategory(rawValue: "COMMUNITY")

  /// The categories that are named here.
  public static let named: [PostCategory] = [.visa, .career, .interview, .lifestyle, .safety, .community]
}
