/// The content of a product: texts, people, facts and pictures.
struct ProductContent {
  /// The product.
  let product: Product

  /// The content as it goes over the wire.
  var json: JSONValue {
    .object([
      "images": product.blemish == .noImages ? nil : ProductImages(product: product).json,
      "people": people,
      "parentalRating": .string(product.blemish == .emptyParentalRating ? "" : product.parentalRating),
      "title": product.kind == .series ? nil : .string(product.title),
      "synopsis": product.kind == .series ? nil : synopsis,
      "series": series,
      "duration": duration,
      "imdb": audience,
      "production": production,
    ])
  }

  private var synopsis: JSONValue {
    switch product.blemish {
    case .nullSynopsis: .null
    case .blankSynopsis: " "
    default: .string(product.synopsis)
    }
  }

  private var series: JSONValue? {
    switch product.kind {
    case .series:
      .object([
        "title": .string(product.title),
        "synopsis": synopsis,
        "seasons": .integer(product.seasons),
      ])
    case .episode:
      product.programme.map { programme in
        .object([
          "title": .string(programme.title),
          "season": .object(["seasonNumber": .integer(programme.season)]),
          "episodeNumber": .integer(programme.episode),
        ])
      }
    case .movie, .sport:
      nil
    }
  }

  private var people: JSONValue {
    guard product.blemish != .nullPeople else { return .null }
    return .object([
      "actors": product.actors.isEmpty ? nil : .array(product.actors.map(JSONValue.string)),
      "directors": product.directors.isEmpty ? nil : .array(product.directors.map(JSONValue.string)),
    ])
  }

  private var duration: JSONValue? {
    product.minutes.map { minutes in
      .object([
        "milliseconds": .integer(minutes * 60_000),
        "readable": .string(minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"),
      ])
    }
  }

  private var audience: JSONValue? {
    guard product.blemish != .nullAudienceScore else { return .null }
    return product.audience.map { audience in
      let id = "tt99\(product.guid)"
      return .object([
        "id": .string(id),
        "rating": .string(audience.rating),
        "votes": product.blemish == .noVotes ? nil : .string(audience.groupedVotes),
        "url": .string("http://www.imdb.com/title/\(id)"),
      ])
    }
  }

  private var production: JSONValue {
    .object([
      "year": product.blemish == .noYear ? nil : .integer(product.year),
      "country": product.blemish == .blankCountry ? " " : .string(product.country),
    ])
  }
}

/// The image links of a product: plain http, some with a template only.
struct ProductImages {
  /// The product.
  let product: Product

  /// The images as they go over the wire.
  var json: JSONValue {
    .object([
      "boxart": image("cover", size: "width=199&height=298"),
      "landscape": product.blemish == .nullLandscape
        ? .null : image("landscape", size: "width=960&height=540"),
      "hero169": image("hero", size: nil),
    ])
  }

  private func image(_ name: String, size: String?) -> JSONValue {
    let address = "http://\(StreamingAddress.imageHost)/sandbox/\(product.guid)/\(name).jpg"
    return .object([
      "url": size.map { .string("\(address)?\($0)") },
      "template": .string("\(address){?width,height}"),
    ])
  }
}
