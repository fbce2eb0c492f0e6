import DomainKernel
import StreamingDomain
import StreamingFakes
import Testing

@Suite struct StreamingSamplesTests {
  @Test func `the catalogue has three sections, each of one word`() {
    let expected = """
      title: Nordic Stream
      description: Films, series and sport from the north.
      sections.0.id: id-series
      sections.0.name: series
      sections.0.title: Serier
      sections.0.kind: videoOnDemand
      sections.0.sortIndex: 1
      sections.0.address.rawValue: https://example.com/series
      sections.0.address.isBeginning: false
      sections.1.id: id-movies
      sections.1.name: movies
      sections.1.title: Filmer
      sections.1.kind: videoOnDemand
      sections.1.sortIndex: 2
      sections.1.address.rawValue: https://example.com/movies
      sections.1.address.isBeginning: false
      sections.2.id: id-sport
      sections.2.name: sport
      sections.2.title: Sport
      sections.2.kind: sport
      sections.2.sortIndex: 3
      sections.2.address.rawValue: https://example.com/sport
      sections.2.address.isBeginning: false
      unreadableCount: 0
      """
    #expect(outline(StreamingSamples.catalog) == expected)
  }

  @Test func `of the full product everything is known`() {
    let expected = """
      id: northern-light
      kind: series
      title: Norrsken över Ådalen
      synopsis: A night ferry vanishes, and the harbour master of a small town is the last who saw it.
      year: 2021
      country: Sverige
      actors.0: Maja Lindqvist
      actors.1: Émile Ström
      directors.0: Aino Håkansson
      audienceRating.tenths: 87
      audienceRating.votes: 127105
      audienceRating.link: https://www.imdb.com/title/tt0000001
      parentalRating: 12
      seasonCount: 3
      genres.0: Drama
      genres.1: Thriller
      images.0.role: boxart
      images.0.link: https://images.example.com/box.jpg
      address.rawValue: https://example.com/series/northern-light
      address.isBeginning: false
      """
    #expect(outline(StreamingSamples.fullProduct) == expected)
  }

  @Test func `a section is of videos without a place where nothing else is said`() {
    let section = StreamingSamples.section("kids", title: "Barn")

    #expect(section.kind == .videoOnDemand)
    #expect(section.sortIndex == nil)
  }

  @Test func `products differ in their number`() {
    let expected = """
      0.id: product-1
      0.kind: series
      0.title: Series 1
      1.id: product-2
      1.kind: series
      1.title: Series 2
      """
    #expect(outline(StreamingSamples.products(1...2)) == expected)
  }

  @Test func `samples come from the network`() {
    #expect(StreamingSamples.provenance == Provenance(kind: .network, fetchedAt: moment(0)))
  }
}
