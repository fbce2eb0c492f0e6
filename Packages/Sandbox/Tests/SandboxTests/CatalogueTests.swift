import Testing

@testable import Sandbox

@Suite struct CatalogueTests {
  private let catalogue = Catalogue(SectionPlan.all)

  @Test func `there are at least eight sections with six shelves of forty products each`() {
    #expect(catalogue.sections.count >= 8)
    for section in catalogue.sections {
      #expect(section.shelves.count >= 6, "\(section.plan.slug)")
      #expect(section.shelves.allSatisfy { $0.plan.count >= 40 }, "\(section.plan.slug)")
    }
  }

  @Test func `every product has an id of its own`() {
    let ids = catalogue.sections.flatMap(\.shelves).flatMap(\.places).map(\.product.guid)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.count == 8 })
  }

  @Test func `titles and addresses are different within a section`() {
    for section in catalogue.sections {
      let titles = section.shelves.flatMap(\.places).map(\.product.title)
      let paths = titles.map { PublicPath(title: $0).text } + section.categories.map(\.slug)
      #expect(Set(titles).count == titles.count, "\(section.plan.slug)")
      let repeated = Dictionary(grouping: paths) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(repeated.isEmpty, "\(section.plan.slug)")
    }
  }

  @Test func `no genre runs out of titles`() {
    for shelf in catalogue.sections.flatMap(\.shelves) {
      for (place, genre) in shelf.plan.genres.enumerated() {
        let share = (shelf.plan.count + shelf.plan.genres.count - 1) / shelf.plan.genres.count
        #expect(shelf.firstTitleNumbers[place] + share <= genre.lexicon.capacity, "\(genre)")
      }
    }
  }

  @Test func `no synopsis repeats a lead or a turn within ten products`() {
    for shelf in catalogue.sections.flatMap(\.shelves) {
      for start in stride(from: 0, to: shelf.plan.count, by: 10) {
        let page = shelf.places[start..<min(start + 10, shelf.plan.count)].map(\.product.synopsis)
        let turns = page.map { $0.split(separator: ". ").last ?? "" }
        #expect(Set(page).count == page.count)
        #expect(Set(turns).count == turns.count, "\(shelf.plan.slug) from \(start)")
      }
    }
  }

  @Test func `a product is found by its address`() throws {
    let section = try #require(catalogue.section(slug: "film"))
    let shelf = try #require(section.shelf(at: 4))
    let product = shelf.product(at: 17)
    #expect(section.product(publicPath: product.publicPath.text)?.product.guid == product.guid)
    #expect(section.product(publicPath: "no-such-film") == nil)
  }

  @Test func `a product is the same however it is reached`() throws {
    let section = try #require(catalogue.section(slug: "serier"))
    let everything = section.places(in: Category(title: "Alla"))
    let crime = section.places(in: Category(genre: .crime))
    let ids = Set(everything.map(\.product.guid))
    #expect(!crime.isEmpty)
    #expect(crime.allSatisfy { ids.contains($0.product.guid) && $0.product.genre == .crime })
  }

  @Test func `every fault of records occurs, and most records have none`() {
    let blemishes = catalogue.sections.flatMap(\.shelves).flatMap(\.places).map(\.product.blemish)
    for blemish in Blemish.allCases {
      #expect(blemishes.contains(blemish), "\(blemish)")
    }
    #expect(blemishes.count { $0 != nil } * 5 < blemishes.count)
  }

  @Test func `one title is too long for any line`() {
    let titles = catalogue.sections.flatMap(\.shelves).flatMap(\.places).map(\.product.title)
    #expect(titles.count { $0.count > 160 } == 1)
  }
}
