import Foundation
import Testing

@Suite struct StreamingProductTests {
  private let probe = StreamingProbe()

  private func products(_ path: String) async throws -> [JSONPage.Object] {
    try await probe.page("\(StreamingProbe.root)/\(path)").blocks.flatMap(JSONPage.products)
  }

  private func everyKind() async throws -> [JSONPage.Object] {
    var all: [JSONPage.Object] = []
    for slug in ["serier", "film", "sport", "mat-och-hem", "kanaler"] {
      all += try await products("\(slug)/samtliga?productsPerPage=50")
    }
    return all
  }

  @Test func `series, films, matches and episodes occur`() async throws {
    let types = try await Set(products("serier").compactMap { $0["type"] as? String })
      .union(products("film").compactMap { $0["type"] as? String })
      .union(products("sport").compactMap { $0["type"] as? String })
      .union(products("kanaler").compactMap { $0["type"] as? String })
    #expect(types == ["series", "movie", "sport", "episode"])
  }

  @Test func `every product has a title, an id, a path, flags and two links to itself`() async throws {
    for product in try await everyKind() {
      let title = JSONPage.title(of: product)
      let system = try #require(product["system"] as? JSONPage.Object)
      #expect(!title.isEmpty)
      #expect((system["guid"] as? String)?.isEmpty == false, "\(title)")
      #expect((system["flags"] as? [String])?.isEmpty == false, "\(title)")
      #expect(system["isKids"] is Bool, "\(title)")
      #expect((product["publicPath"] as? String)?.isEmpty == false, "\(title)")
      #expect(JSONPage.link("self", of: product)?.hasSuffix("?partial=true&block=1{&dtg}") == true)
      #expect(JSONPage.link("viaplay:page", of: product)?.hasSuffix("{?dtg}") == true)
    }
  }

  @Test func `the texts of a series are inside its series, those of a film are not`() async throws {
    let series = JSONPage.content(of: try #require(await products("serier").first))
    let film = JSONPage.content(of: try #require(await products("film").first))
    #expect(series["title"] == nil && film["title"] is String)
    #expect((series["series"] as? JSONPage.Object)?["seasons"] is Int)
    #expect(film["series"] == nil && film["synopsis"] is String)
  }

  @Test func `an episode names its programme`() async throws {
    let episode = JSONPage.content(of: try #require(await products("kanaler").first))
    let programme = try #require(episode["series"] as? JSONPage.Object)
    #expect(programme["title"] as? String != episode["title"] as? String)
    #expect(programme["episodeNumber"] is Int)
  }

  @Test func `ratings, votes and age limits are texts, years are numbers`() async throws {
    let contents = try await everyKind().map(JSONPage.content)
    let scores = contents.compactMap { $0["imdb"] as? JSONPage.Object }
    #expect(!scores.isEmpty)
    #expect(scores.allSatisfy { ($0["rating"] as? String)?.wholeMatch(of: /\d+\.\d/) != nil })
    let votes = scores.compactMap { $0["votes"] as? String }
    #expect(votes.contains { $0.wholeMatch(of: /\d{1,3}( \d{3})+/) != nil })
    #expect(contents.allSatisfy { $0["parentalRating"] is String })
    #expect(contents.contains { ($0["production"] as? JSONPage.Object)?["year"] is Int })
  }

  @Test func `images are plain http links, one of them a template only`() async throws {
    let content = JSONPage.content(of: try #require(await products("film").first))
    let images = try #require(content["images"] as? [String: JSONPage.Object])
    #expect(Set(images.keys) == ["boxart", "landscape", "hero169"])
    #expect(images["hero169"]?["url"] == nil)
    for image in images.values {
      #expect((image["template"] as? String)?.hasPrefix("http://i.viaplay.com/") == true)
    }
  }

  @Test func `some fields are null, blank or empty`() async throws {
    let contents = try await everyKind().map(JSONPage.content)
    let synopses = contents.map { $0["synopsis"] ?? ($0["series"] as? JSONPage.Object)?["synopsis"] }
    #expect(synopses.contains { $0 is NSNull })
    #expect(synopses.contains { $0 as? String == " " })
    #expect(contents.contains { $0["people"] is NSNull })
    #expect(contents.contains { $0["images"] == nil })
    #expect(contents.contains { $0["parentalRating"] as? String == "" })
  }

  @Test func `some products ask to sign in`() async throws {
    let products = try await everyKind()
    let notices = products.compactMap { $0["notice"] as? JSONPage.Object }
    #expect(!notices.isEmpty && notices.count < products.count)
    #expect(notices.allSatisfy { $0["code"] as? Int == 1_002 })
  }

  @Test func `the self link of a product leads to its page as well`() async throws {
    let listed = try #require(await products("film").first)
    let page = try await probe.get(
      JSONPage.withoutTemplate(try #require(JSONPage.link("viaplay:page", of: listed)))
    )
    let own = try await probe.get(JSONPage.withoutTemplate(try #require(JSONPage.link("self", of: listed))))
    #expect(own == page)
  }

  @Test func `a product page holds its product in the singular`() async throws {
    let listed = try #require(await products("film").first)
    let link = try #require(JSONPage.link("viaplay:page", of: listed))
    let page = try await probe.page(JSONPage.withoutTemplate(link))
    let block = try #require(page.blocks.first)
    let embedded = try #require(block["_embedded"] as? JSONPage.Object)
    #expect(page.object["pageType"] as? String == "product")
    #expect(block["type"] as? String == "product")
    #expect(embedded["viaplay:products"] == nil)
    let product = try #require(embedded["viaplay:product"] as? JSONPage.Object)
    #expect(NSDictionary(dictionary: product) == NSDictionary(dictionary: listed))
  }
}
