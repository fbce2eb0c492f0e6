import Foundation
import Testing

@testable import Sandbox

@Suite struct ProductContentTests {
  private func product(
    _ kind: ProductKind,
    minutes: Int? = nil,
    actors: [String] = ["Ada Berg"],
    directors: [String] = ["Bo Lind", "Cia Ek"],
    audience: AudienceScore? = AudienceScore(tenths: 71, votes: 12_345),
    programme: Programme? = nil,
    blemish: Blemish? = nil
  ) -> Product {
    Product(
      kind: kind,
      guid: "10048271",
      title: "Salt House",
      synopsis: "A keeper stays.",
      genre: .crime,
      programme: programme,
      seasons: 3,
      minutes: minutes,
      actors: actors,
      directors: directors,
      parentalRating: "15",
      year: 2024,
      country: "Sweden",
      audience: audience,
      flag: "svod",
      availableSince: nil,
      needsSignIn: false,
      blemish: blemish
    )
  }

  private func text(_ product: Product) -> String {
    String(decoding: JSONWriter.data(ProductContent(product: product).json), as: UTF8.self)
  }

  @Test(
    arguments: [
      (1, "60000", "1 min"), (59, "3540000", "59 min"), (60, "3600000", "1 h 0 min"),
      (61, "3660000", "1 h 1 min"), (119, "7140000", "1 h 59 min"), (120, "7200000", "2 h 0 min"),
    ] as [(Int, String, String)]
  )
  func `an hour and more is told in hours and minutes`(minutes: Int, milliseconds: String, readable: String) {
    let duration = #""duration":{"milliseconds":\#(milliseconds),"readable":"\#(readable)"}"#
    #expect(text(product(.movie, minutes: minutes)).contains(duration))
  }

  @Test func `what is not known is left out`() {
    let content = text(product(.sport, actors: [], directors: [], audience: nil))

    for name in ["duration", "imdb", "series", "actors", "directors"] {
      #expect(!content.contains("\"\(name)\""), "\(name)")
    }
    #expect(content.contains(#""people":{},"#))
  }

  @Test func `a film and a series are told with all that is known of them`() {
    #expect(
      text(product(.movie)) == #"""
        {"images":{"boxart":{"url":"http://i.viaplay.com/sandbox/10048271/cover.jpg?width=199&height\#
        =298","template":"http://i.viaplay.com/sandbox/10048271/cover.jpg{?width,height}"},\#
        "landscape":{"url":"http://i.viaplay.com/sandbox/10048271/landscape.jpg?width=960&height=540\#
        ","template":"http://i.viaplay.com/sandbox/10048271/landscape.jpg{?width,height}"},\#
        "hero169":{"template":"http://i.viaplay.com/sandbox/10048271/hero.jpg{?width,height}"}},\#
        "people":{"actors":["Ada Berg"],"directors":["Bo Lind","Cia Ek"]},"parentalRating":"15",\#
        "title":"Salt House","synopsis":"A keeper stays.","imdb":{"id":"tt9910048271",\#
        "rating":"7.1","votes":"12 345","url":"http://www.imdb.com/title/tt9910048271"},\#
        "production":{"year":2024,"country":"Sweden"}}
        """#
    )
    #expect(
      text(product(.series)) == #"""
        {"images":{"boxart":{"url":"http://i.viaplay.com/sandbox/10048271/cover.jpg?width=199&height\#
        =298","template":"http://i.viaplay.com/sandbox/10048271/cover.jpg{?width,height}"},\#
        "landscape":{"url":"http://i.viaplay.com/sandbox/10048271/landscape.jpg?width=960&height=540\#
        ","template":"http://i.viaplay.com/sandbox/10048271/landscape.jpg{?width,height}"},\#
        "hero169":{"template":"http://i.viaplay.com/sandbox/10048271/hero.jpg{?width,height}"}},\#
        "people":{"actors":["Ada Berg"],"directors":["Bo Lind","Cia Ek"]},"parentalRating":"15",\#
        "series":{"title":"Salt House","synopsis":"A keeper stays.","seasons":3},\#
        "imdb":{"id":"tt9910048271","rating":"7.1","votes":"12 345",\#
        "url":"http://www.imdb.com/title/tt9910048271"},"production":{"year":2024,\#
        "country":"Sweden"}}
        """#
    )
  }

  @Test(
    arguments: [
      (.nullSynopsis, #""synopsis":"A keeper stays.""#, #""synopsis":null"#),
      (.blankSynopsis, #""synopsis":"A keeper stays.""#, #""synopsis":" ""#),
      (.emptyParentalRating, #""parentalRating":"15""#, #""parentalRating":"""#),
      (.noVotes, #""votes":"12 345","#, ""), (.noYear, #""year":2024,"#, ""),
      (.blankCountry, #""country":"Sweden""#, #""country":" ""#), (.nullGenres, "", ""),
    ] as [(Blemish, String, String)]
  )
  func `a blemish changes one member of a record`(blemish: Blemish, before: String, after: String) {
    for kind in [ProductKind.movie, .series] {
      let plain = text(product(kind))
      let expected = before.isEmpty ? plain : plain.replacing(before, with: after)
      #expect(text(product(kind, blemish: blemish)) == expected)
    }
  }

  @Test(
    arguments: [
      (.noImages, #""images":"#, #""people":"#, ""),
      (.nullPeople, #""people":"#, #""parentalRating":"#, #""people":null,"#),
      (.nullAudienceScore, #""imdb":"#, #""production":"#, #""imdb":null,"#),
      (.nullLandscape, #""landscape":"#, #""hero169":"#, #""landscape":null,"#),
    ] as [(Blemish, String, String, String)]
  )
  func `a blemish takes an object away`(blemish: Blemish, start: String, end: String, null: String) throws {
    let plain = text(product(.movie))
    let first = try #require(plain.range(of: start)?.lowerBound)
    let last = try #require(plain.range(of: end)?.lowerBound)

    #expect(text(product(.movie, blemish: blemish)) == plain[..<first] + null + plain[last...])
  }

  @Test func `an episode names its programme, season and number`() {
    let episode = product(.episode, programme: Programme(title: "Salt", season: 2, episode: 7))

    let series = #""series":{"title":"Salt","season":{"seasonNumber":2},"episodeNumber":7}"#
    #expect(text(episode).contains(series))
    #expect(text(episode).contains(#""title":"Salt House","synopsis":"A keeper stays.""#))
  }
}

@Suite struct ProductFactoryTests {
  private func summary(_ product: Product) -> String {
    let texts: [String?] = [
      product.kind.rawValue, product.guid, product.title, product.genre.rawValue,
      product.programme.map { "\($0.title) \($0.season) \($0.episode)" }, "seasons \(product.seasons)",
      product.minutes.map { "\($0) min" }, product.actors.joined(separator: "+"),
      product.directors.joined(separator: "+"), product.parentalRating, String(product.year),
      product.country, product.audience.map { "\($0.rating) \($0.votes)" }, product.flag,
      product.availableSince, product.needsSignIn ? "sign in" : nil, product.blemish.map { "\($0)" },
    ]
    return texts.map { $0 ?? "-" }.joined(separator: " | ")
  }

  @Test(
    arguments: [
      (
        "serier", 0, 0,
        """
        series | 10048271 | The Causeway | kriminal | - | seasons 5 | - | Oskar Pärn+Niklas \
        Kjær+Stellan Nordenmark+Joaquín Nuñez+Aino Hallgrimsen | Zoë Brîncuș | 15 | 2015 | Sweden | \
        8.3 478551 | svod | - | - | -
        """
      ),
      (
        "serier", 1, 2,
        """
        series | 12461821 | Salt House | kriminal | - | seasons 1 | - | Émile Kjær+Tomáš \
        Bergquist-Ley+Kerstin Lindhagen+Åsa Marchetti | Þóra Månsdotter | 15 | 2013 | USA | - | \
        svod | - | - | -
        """
      ),
      (
        "film", 1, 5,
        """
        movie | 27570644 | Third Sender | thriller | - | seasons 2 | 138 min | Tomáš \
        Hallgrimsen+Oskar Strömgård+Görel Gyllenvik+Ragnhild Hedqvist | Oskar Brîncuș | 15 | 2012 | \
        Finland | 7.9 2522 | svod | - | sign in | -
        """
      ),
      (
        "film", 3, 17,
        """
        movie | 32349473 | A Kiss at the Lighthouse | romantik | - | seasons 2 | 97 min |  |  | 15 \
        | 2017 | France | 6.8 1517 | svod | - | - | -
        """
      ),
      (
        "sport", 0, 3,
        """
        sport | 39976291 | Hallby Sund – Redbergsviken | handboll | - | seasons 7 | 180 min |  |  | \
        7 | 2025 | USA | - | svod | - | - | -
        """
      ),
      (
        "barn", 1, 4,
        """
        series | 56967683 | The Dream in the Mushroom Wood | barnaventyr | - | seasons 1 | - \
        |  |  | 0 | 2008 | Iceland | 6.6 42347 | svod | - | sign in | noVotes
        """
      ),
      (
        "barn", 2, 7,
        """
        series | 59236420 | The Glade's Secret Club | djurkompisar | - | seasons 4 | - |  | Oskar \
        Nuñez | 3 | 2017 | USA | 6.8 429651 | svod | - | - | nullLandscape
        """
      ),
      (
        "hyr-och-kop", 0, 9,
        """
        movie | 81537622 | Treasure of Ghost Canyon | aventyr | - | seasons 6 | 94 min | Joaquín \
        Zetterlund-Ay+Maïté Lindhagen+Søren Lövhammar | Signe Brîncuș | 12 | 2022 | Sweden | 5.8 \
        20114 | tvod | - | - | -
        """
      ),
      (
        "dokumentarer", 1, 1,
        """
        movie | 95777567 | The Night in the Bog Country | natur | - | seasons 2 | 109 min | Zoë \
        Nordenmark+Nadja Ivarsdotter | Łukasz Nuñez | 0 | 2023 | France | 7.5 218605 | svod | - | - \
        | -
        """
      ),
      (
        "mat-och-hem", 1, 8,
        """
        series | 18569382 | The Best of Jämtland | mat | - | seasons 3 | - | Håkan Ångman+Amir \
        Tengroth | Yusuf Pärn | 7 | 2009 | Sweden | 5.9 2338 | svod | - | sign in | -
        """
      ),
      (
        "kanaler", 0, 6,
        """
        episode | 28658021 | Village Dry Land | samhalle | The Signature under Pressure 2 2 | \
        seasons 1 | 39 min |  |  | 0 | 2024 | France | - | linear | - | - | -
        """
      ),
      (
        "kanaler", 1, 13,
        """
        episode | 31023300 | Dig It, Measure Twice | hem-och-tradgard | Perfect Barns 3 3 | seasons \
        6 | 53 min | Märta Oyelaran+Märta Strömgård+Håkan Zetterlund-Ay+Görel Lindhagen+Inés \
        Dahlskog | Oskar Nuñez | 7 | 2024 | United Kingdom | - | linear | 2025-07-01T04:00:00.000Z \
        | - | -
        """
      ),
      (
        "sport-per-dag", 0, 2,
        """
        sport | 67008051 | Kärra Pil – Redbergsviken | handboll | - | seasons 2 | 190 min |  |  | 7 \
        | 2025 | Denmark | - | svod | - | sign in | -
        """
      ),
      (
        "film", 2, 30,
        """
        movie | 30853072 | Team Building Goes to Town | komedi | - | seasons 3 | 107 min | Émile \
        Strömgård+Marek Pärn+Émile Haraldsdóttir+Marek Zetterlund-Ay | Émile Ødegård | 15 | 1979 | \
        Norway | 7.4 41868 | svod | 2025-02-01T04:00:00.000Z | - | -
        """
      ),
    ] as [(String, Int, Int, String)]
  )
  func `a product follows from its place`(section: String, shelf: Int, index: Int, product: String) throws {
    let section = try #require(Catalogue.of(.unitedKingdom).section(slug: section))

    #expect(summary(section.shelves[shelf].product(at: index)) == product)
  }
}
