/// Makes the product of one place; the same place always gives the same product.
struct ProductFactory {
  private static let english = [
    "Sweden", "Sweden", "Denmark", "Norway", "Finland", "Iceland", "United Kingdom", "USA", "France",
    "Germany",
  ]
  private static let swedish = [
    "Sverige", "Sverige", "Danmark", "Norge", "Finland", "Island", "Storbritannien", "USA", "Frankrike",
    "Tyskland",
  ]

  /// The number in the whole catalogue.
  let ordinal: Int
  /// The number of the title within the genre.
  let titleNumber: Int
  /// The title.
  let title: String
  /// The written-out product, if this is one.
  let featured: Featured?
  /// The genre.
  let genre: Genre
  /// The kind.
  let kind: ProductKind
  /// The offer.
  let flag: String
  /// The country whose language the product is described in.
  let servedCountry: StreamingCountry

  /// Makes the product.
  func product() -> Product {
    var random = SplitMix64(seed: UInt64(ordinal) &+ 0x5EED_0001)
    let synopsis =
      featured?.synopsis ?? genre.lexicon(in: servedCountry).synopsis(titleNumber, random: &random)
    let hasPeople = kind != .sport && (featured != nil || !random.chance(oneIn: 4))
    return Product(
      kind: kind,
      guid: String(10_000_000 + (ordinal + 1) * 48_271 % 90_000_000),
      title: title,
      synopsis: synopsis,
      genre: genre,
      programme: kind == .episode ? programme(random: &random) : nil,
      seasons: random.number(in: 1...random.number(in: 1...9)),
      minutes: minutes(random: &random),
      actors: hasPeople && !genre.isForKids ? Names.people(random.number(in: 2...5), random: &random) : [],
      directors: hasPeople ? Names.people(random.number(in: 1...2), random: &random) : [],
      parentalRating: random.element(of: genre.parentalRatings, else: "0"),
      year: year(random: &random),
      country: random.element(of: servedCountry.choose(en: Self.english, sv: Self.swedish), else: ""),
      audience: audience(random: &random),
      flag: flag,
      availableSince: random.chance(oneIn: 3) ? "2025-0\(random.number(in: 1...8))-01T04:00:00.000Z" : nil,
      needsSignIn: random.chance(oneIn: 3),
      blemish: featured == nil && random.chance(oneIn: 7)
        ? random.element(of: Blemish.allCases, else: .noYear) : nil
    )
  }

  /// Six neighbouring episodes share a programme, whose title no product has: it is taken from the far end.
  private func programme(random: inout SplitMix64) -> Programme {
    let lexicon = genre.lexicon(in: servedCountry)
    return Programme(
      title: lexicon.title(max(0, lexicon.capacity - 1 - titleNumber / 6)),
      season: 1 + titleNumber / 6 % 4,
      episode: 1 + titleNumber % 6
    )
  }

  private func minutes(random: inout SplitMix64) -> Int? {
    switch kind {
    case .series: nil
    case .movie: genre.isForKids ? random.number(in: 62...94) : random.number(in: 78...151)
    case .episode: genre.isForKids ? random.number(in: 7...24) : random.number(in: 24...58)
    case .sport: random.number(in: 9...20) * 10
    }
  }

  private func year(random: inout SplitMix64) -> Int {
    switch kind {
    case .sport: 2025
    case .episode: random.number(in: 2023...2025)
    case .series: random.number(in: 2008...2025)
    case .movie where genre.isDocumentary || flag == "tvod": random.number(in: 2014...2025)
    case .movie: random.chance(oneIn: 4) ? random.number(in: 1961...1999) : random.number(in: 2000...2025)
    }
  }

  private func audience(random: inout SplitMix64) -> AudienceScore? {
    guard kind == .series || kind == .movie, !random.chance(oneIn: 9) else { return nil }
    let tenths = 48 + random.number(in: 0...22) + random.number(in: 0...20)
    let scale = random.element(of: [100, 1_000, 10_000], else: 100)
    return AudienceScore(
      tenths: tenths,
      votes: random.number(in: (2 * scale)...(49 * scale))
    )
  }
}
