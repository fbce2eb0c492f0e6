public import DomainKernel
public import StreamingDomain

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Values of the streaming domain for tests.
public enum StreamingSamples {
  /// When the samples were fetched: 1 March 2026, 12:00 UTC.
  public static let fetchedAt = Date(timeIntervalSince1970: 1_772_366_400)

  /// Where the samples come from: the network, at ``fetchedAt``.
  public static let provenance = Provenance(kind: .network, fetchedAt: fetchedAt)

  /// Makes a section whose address, name and id follow from one word.
  ///
  /// - Parameters:
  ///   - word: The id, the name, and the last part of the address.
  ///   - title: The title it is shown by.
  ///   - kind: What is in it; `nil` for a section of which the service does not say it.
  ///   - sortIndex: Its place among the others.
  /// - Returns: The section.
  public static func section(
    _ word: String,
    title: String,
    kind: SectionKind? = .videoOnDemand,
    sortIndex: Int? = nil
  ) -> ContentSection {
    ContentSection(
      id: ContentSection.ID(rawValue: "id-\(word)"),
      name: word,
      title: title,
      kind: kind,
      sortIndex: sortIndex,
      address: PageAddress(rawValue: "https://example.com/\(word)")
    )
  }

  /// A catalogue of three sections.
  public static let catalog = StreamingCatalog(
    title: "Nordic Stream",
    description: "Films, series and sport from the north.",
    sections: [
      section("series", title: "Serier", sortIndex: 1),
      section("movies", title: "Filmer", sortIndex: 2),
      section("sport", title: "Sport", kind: .sport, sortIndex: 3),
    ]
  )

  /// Makes products that differ in their number.
  ///
  /// - Parameter numbers: The numbers.
  /// - Returns: A product for each.
  public static func products(_ numbers: some Sequence<Int>) -> [Product] {
    numbers.map { number in
      Product(id: Product.ID(rawValue: "product-\(number)"), kind: .series, title: "Series \(number)")
    }
  }

  /// A series of which everything is known.
  public static let fullProduct: Product = {
    var product = Product(
      id: Product.ID(rawValue: "northern-light"),
      kind: .series,
      title: "Norrsken över Ådalen"
    )
    product.synopsis =
      "A night ferry vanishes, and the harbour master of a small town is the last who saw it."
    product.year = 2021
    product.country = "Sverige"
    product.actors = ["Maja Lindqvist", "Émile Ström"]
    product.directors = ["Aino Håkansson"]
    product.audienceRating = AudienceRating(
      tenths: 87,
      votes: 127_105,
      link: WebLink("https://www.imdb.com/title/tt0000001")
    )
    product.parentalRating = "12"
    product.seasonCount = 3
    product.genres = ["Drama", "Thriller"]
    product.images = [
      WebLink("https://images.example.com/box.jpg").map { ProductImage(role: "boxart", link: $0) }
    ]
    .compactMap(\.self)
    product.address = PageAddress(rawValue: "https://example.com/series/northern-light")
    return product
  }()
}
