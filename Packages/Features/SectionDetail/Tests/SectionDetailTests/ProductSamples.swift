import StreamingDomain
import StreamingFakes

/// Products of which much, little or nothing is known.
enum ProductSamples {
  static let popular = [
    StreamingSamples.fullProduct,
    series(
      "tidvatten",
      "Tidvatten",
      2023,
      79,
      "15",
      ["Kriminaldrama"],
      "Twice a day the causeway disappears."
    ),
    series(
      "understudies",
      "The Understudies",
      2019,
      100,
      "7",
      ["Komedi"],
      "The star breaks a leg on opening night."
    ),
    series(
      "grannar",
      "Grannsamverkan",
      2022,
      64,
      "7",
      ["Komedi", "Drama", "Familj"],
      "A stolen hedge trimmer."
    ),
    StreamingSamples.products([1])[0],
    series("sixth", "Sixth and unseen in the overview", 2001, 12, "18", ["Skräck"], nil),
  ]

  static let dark = [
    series(
      "mine",
      "Under Älvdalen",
      2020,
      81,
      "15",
      ["Thriller"],
      "A mine that closed long ago answers the phone."
    ),
    series(
      "long",
      "The Extraordinarily Long Winter of the Lighthouse Keeper and His Sister",
      1998,
      nil,
      nil,
      [],
      nil
    ),
  ]

  static let broadcasts = ["Luleå – Frölunda", "Vasaloppet", "Skidskytte: sprint, damer"].map { title in
    var product = Product(id: Product.ID(rawValue: title), kind: .sport, title: title)
    product.synopsis = "Live from the arena."
    return product
  }

  static let hostile: Product = {
    var product = Product(
      id: Product.ID(rawValue: "hostile"),
      kind: .other("vod\u{1B}[5m"),
      title: "\u{1B}[31mRed\u{1B}[0m \u{202E}desrever"
    )
    product.synopsis = "One line.\nAnother line.\u{2028}And \u{1B}]8;;https://evil.example\u{7}a link."
    product.actors = ["An\u{8}\u{8}na", "日本の俳優"]
    product.genres = ["Dra\u{2063}ma"]
    product.parentalRating = "Barntillåten\u{9B}"
    product.country = "Sve\u{AD}rige"
    product.notice = "Log in\u{7} to see this."
    return product
  }()

  private static func series(
    _ id: String,
    _ title: String,
    _ year: Int,
    _ tenths: Int?,
    _ age: String?,
    _ genres: [String],
    _ synopsis: String?
  ) -> Product {
    var product = Product(id: Product.ID(rawValue: id), kind: .series, title: title)
    product.year = year
    product.audienceRating = tenths.flatMap { AudienceRating(tenths: $0) }
    product.parentalRating = age
    product.genres = genres
    product.synopsis = synopsis
    return product
  }
}
