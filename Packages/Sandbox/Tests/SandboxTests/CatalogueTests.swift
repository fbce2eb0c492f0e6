import Testing

@testable import Sandbox

@Suite struct CatalogueTests {
  private static let countries = StreamingCountry.allCases

  @Test(arguments: countries)
  func `there are at least eight sections with six shelves of forty products each`(country: StreamingCountry)
  {
    let catalogue = Catalogue.of(country)
    #expect(catalogue.sections.count >= 8)
    for section in catalogue.sections {
      #expect(section.shelves.count >= 6, "\(section.plan.slug)")
      #expect(section.shelves.allSatisfy { $0.plan.count >= 40 }, "\(section.plan.slug)")
    }
  }

  @Test(arguments: countries) func `every product has an id of its own`(country: StreamingCountry) {
    let catalogue = Catalogue.of(country)
    let ids = catalogue.sections.flatMap(\.shelves).flatMap(\.places).map(\.product.guid)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.count == 8 })
  }

  @Test(arguments: countries) func `titles and addresses are different within a section`(
    country: StreamingCountry
  ) {
    let catalogue = Catalogue.of(country)
    for section in catalogue.sections {
      let titles = section.shelves.flatMap(\.places).map(\.product.title)
      let paths = titles.map { PublicPath(title: $0).text } + section.categories.map(\.slug)
      #expect(Set(titles).count == titles.count, "\(section.plan.slug)")
      let repeated = Dictionary(grouping: paths) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(repeated.isEmpty, "\(section.plan.slug)")
    }
  }

  @Test(arguments: countries) func `no genre runs out of titles`(country: StreamingCountry) {
    let catalogue = Catalogue.of(country)
    for shelf in catalogue.sections.flatMap(\.shelves) {
      for (place, genre) in shelf.plan.genres.enumerated() {
        let share = (shelf.plan.count + shelf.plan.genres.count - 1) / shelf.plan.genres.count
        #expect(shelf.firstTitleNumbers[place] + share <= genre.lexicon(in: country).capacity, "\(genre)")
      }
    }
  }

  @Test(arguments: countries) func `no synopsis repeats a lead or a turn within ten products`(
    country: StreamingCountry
  ) {
    let catalogue = Catalogue.of(country)
    for shelf in catalogue.sections.flatMap(\.shelves) {
      for start in stride(from: 0, to: shelf.plan.count, by: 10) {
        let page = shelf.places[start..<min(start + 10, shelf.plan.count)].map(\.product.synopsis)
        let turns = page.map { $0.split(separator: ". ").last ?? "" }
        #expect(Set(page).count == page.count)
        #expect(Set(turns).count == turns.count, "\(shelf.plan.slug) from \(start)")
      }
    }
  }

  @Test(arguments: countries) func `a product is found by its address`(country: StreamingCountry) throws {
    let catalogue = Catalogue.of(country)
    let section = try #require(catalogue.section(slug: "film"))
    let shelf = try #require(section.shelf(at: 4))
    let product = shelf.product(at: 17)
    #expect(section.product(publicPath: product.publicPath.text)?.product.guid == product.guid)
    #expect(section.product(publicPath: "no-such-film") == nil)
  }

  @Test(arguments: countries) func `a product is the same however it is reached`(country: StreamingCountry)
    throws
  {
    let catalogue = Catalogue.of(country)
    let section = try #require(catalogue.section(slug: "serier"))
    let everything = section.places(in: Category(title: "Alla"))
    let crime = section.places(in: Category(genre: .crime, in: country))
    let ids = Set(everything.map(\.product.guid))
    #expect(!crime.isEmpty)
    #expect(crime.allSatisfy { ids.contains($0.product.guid) && $0.product.genre == .crime })
  }

  @Test(arguments: countries) func `every fault of records occurs, and most records have none`(
    country: StreamingCountry
  ) {
    let catalogue = Catalogue.of(country)
    let blemishes = catalogue.sections.flatMap(\.shelves).flatMap(\.places).map(\.product.blemish)
    for blemish in Blemish.allCases {
      #expect(blemishes.contains(blemish), "\(blemish)")
    }
    #expect(blemishes.count { $0 != nil } * 5 < blemishes.count)
  }

  @Test(arguments: countries) func `one title is too long for any line`(country: StreamingCountry) {
    let catalogue = Catalogue.of(country)
    let titles = catalogue.sections.flatMap(\.shelves).flatMap(\.places).map(\.product.title)
    #expect(titles.count { $0.count > 160 } == 1)
  }

  @Test func `both catalogues have the same products at the same places`() {
    let products = Self.countries.map { country in
      Catalogue.of(country).sections.flatMap(\.shelves).flatMap(\.places).map { place in
        "\(place.shelf.plan.slug) \(place.product.guid) \(place.product.kind) \(place.product.year)"
      }
    }
    #expect(products[0] == products[1])
  }

  @Test func `an English catalogue has English words, a Swedish one Swedish words`() throws {
    let sections = try Self.countries.map { try #require(Catalogue.of($0).section(slug: "serier")) }
    #expect(sections.map(\.plan.title) == ["Series", "Serier"])
    #expect(
      sections.map { $0.categories.prefix(2).map(\.title) } == [
        ["All series", "Crime"], ["Alla serier", "Kriminal"],
      ]
    )
    #expect(sections.map(\.shelves[0].plan.title) == ["Popular now", "Populärt just nu"])
    #expect(sections.map { $0.shelves[0].title(at: 0) } == ["The Causeway", "Tidvatten"])
    #expect(sections.map { $0.shelves[1].title(at: 2) } == ["Salt House", "Salthuset"])
  }

  @Test func `no text of the English catalogue is left in Swedish`() {
    let swedish: Set = [
      "och", "för", "på", "med", "från", "av", "till", "mot", "åk", "alla", "hela", "det", "som",
    ]
    let catalogue = Catalogue.of(.unitedKingdom)
    let texts = catalogue.sections.flatMap { section in
      [section.plan.title, section.plan.pageTitle, section.plan.description] + section.categories.map(\.title)
        + section.shelves.flatMap(\.places).flatMap {
          [$0.product.title, $0.product.programme?.title ?? "", $0.product.country]
        }
    }
    for text in texts {
      let words = text.lowercased().split { !$0.isLetter }.map(String.init)
      #expect(swedish.isDisjoint(with: words), "\(text)")
    }
  }
}
