import DomainKernel
import StreamingDomain
import Testing

@Suite(.timeLimit(.minutes(5))) struct ProductTests {
  @Test func `a series gives its facts`() async throws {
    let content = """
      "images":{"landscape":{"template":"http://i.example.com/l.jpg{?width,height}"},
                "boxart":{"url":"http://i.example.com/b.jpg?width=199"},"hero169":{}},
      "people":{"actors":["Maja Lind","",null,"Örjan Ek"],"directors":["Aino Hall"]},"parentalRating":12,
      "series":{"title":"Norrsken","synopsis":"A ferry vanishes.","seasons":"3"},
      "imdb":{"id":"tt1","rating":"8.7","votes":"127 105","url":"http://www.imdb.example.com/title/tt1"},
      "production":{"year":"1993","country":"Sverige"}
      """
    let more = """
      ,"system":{"flags":[],"guid":"guid-1"},"_links":{
        "viaplay:page":{"title":"Norrsken","href":"https://content.viaplay.com/ios-se/serier/norrsken{?dtg}"},
        "viaplay:genres":[{"title":"Drama","href":"x"},{"href":"y"},{"title":"Science fiction"}]},
      "notice":{"message":"User must login to view content","code":1002}
      """

    let product = try await product(Payload.product("norrsken", content: content, more: more))

    #expect(product.id.rawValue == "guid-1")
    #expect(product.title == "Norrsken")
    #expect(product.synopsis == "A ferry vanishes.")
    #expect(product.year == 1993)
    #expect(product.country == "Sverige")
    #expect(product.actors == ["Maja Lind", "Örjan Ek"])
    #expect(product.directors == ["Aino Hall"])
    #expect(product.parentalRating == "12")
    #expect(product.seasonCount == 3)
    #expect(product.genres == ["Drama", "Science fiction"])
    #expect(product.notice == "User must login to view content")
    #expect(product.address?.rawValue == "https://content.viaplay.com/ios-se/serier/norrsken")
    #expect(
      product.audienceRating
        == AudienceRating(tenths: 87, votes: 127_105, link: WebLink("https://www.imdb.example.com/title/tt1"))
    )
    #expect(product.images.map(\.role) == ["boxart", "landscape"])
    #expect(
      product.images.map(\.link.description)
        == ["https://i.example.com/b.jpg?width=199", "https://i.example.com/l.jpg"]
    )
  }

  @Test func `a product's own title and synopsis go before those of its series`() async throws {
    let content = """
      "title":"Avsnitt 2","synopsis":"The ferry is found.","series":{"title":"Norrsken","synopsis":"A ferry vanishes."}
      """

    let product = try await product(Payload.product("norrsken-2", content: content))

    #expect(product.title == "Avsnitt 2")
    #expect(product.synopsis == "The ferry is found.")
  }

  @Test func `a product with nothing but a title is one`() async throws {
    let product = try await product(Payload.product("bare"))

    #expect(product == Product(id: Product.ID(rawValue: "bare"), kind: .movie, title: "Title of bare"))
  }

  @Test(arguments: [
    ("\"movie\"", ProductKind.movie), ("\"series\"", .series), ("\"episode\"", .episode),
    ("\"sport\"", .sport), ("\"radio\"", .other("radio")), ("null", .other("")),
  ])
  func `the kind of a product is an open set`(type: String, kind: ProductKind) async throws {
    let product = try await product(#"{"type":\#(type),"publicPath":"p","content":{"title":"T"}}"#)

    #expect(product.kind == kind)
  }

  @Test(arguments: [
    (#""publicPath":"p","#, "p"), ("", "https://content.viaplay.com/ios-se/film/x"),
  ])
  func `a product is told by its path, or by the address of its page`(path: String, id: String) async throws {
    let product = try await product(
      #"{\#(path)"content":{"title":"T"},"_links":{"viaplay:page":{"href":"/ios-se/film/x{?dtg}"}}}"#
    )

    #expect(product.id.rawValue == id)
  }

  @Test(arguments: [#"[{"href":"/ios-se/x"}]"#, #"[{"href":"/ios-se/x"},{"href":"/ios-se/y"}]"#])
  func `of a list of pages the first is the page of a product`(links: String) async throws {
    let product = try await product(Payload.product("p", more: #","_links":{"viaplay:page":\#(links)}"#))

    #expect(product.address?.rawValue == "https://content.viaplay.com/ios-se/x")
  }

  @Test func `keys that were not translated are no facts`() async throws {
    let content = """
      "title":"T","synopsis":"text.synopsis","series":{"synopsis":"text.synopsis"},
      "production":{"country":"text.country"}
      """
    let more = """
      ,"_links":{"viaplay:genres":[{"title":"text.genre"}]},"notice":{"message":"text.notice"}
      """

    let product = try await product(Payload.product("p", content: content, more: more))

    #expect(product == Product(id: Product.ID(rawValue: "p"), kind: .movie, title: "T"))
  }

  @Test func `a ready address of a picture goes before a template of one`() async throws {
    let images = #"{"url":"https://i.example.com/u.jpg","template":"https://i.example.com/t.jpg"}"#

    let product = try await product(
      Payload.product("p", content: #""title":"T","images":{"boxart":\#(images)}"#)
    )

    #expect(product.images.map(\.link.description) == ["https://i.example.com/u.jpg"])
  }

  @Test(arguments: [
    #""title":"T","people":[],"imdb":"8","production":7,"images":[],"series":"x","parentalRating":{}"#,
    #""title":"T","people":null,"imdb":null,"production":null,"images":null,"series":null"#,
    #""title":"T","imdb":{"rating":"high","votes":"many"},"production":{"year":"soon"},"images":{"a":7}"#,
  ])
  func `facts of another shape are left out`(content: String) async throws {
    let product = try await product(Payload.product("odd", content: content))

    #expect(product == Product(id: Product.ID(rawValue: "odd"), kind: .movie, title: "T"))
  }

  @Test(arguments: [("8.74", 87), ("8.75", 88), ("8.79", 88), ("8", 80)])
  func `a rating is rounded to tenths`(rating: String, tenths: Int) async throws {
    let product = try await product(
      Payload.product("r", content: #""title":"T","imdb":{"rating":"\#(rating)"}"#)
    )

    #expect(product.audienceRating?.tenths == tenths)
  }

  @Test func `a rating out of range is none`() async throws {
    let product = try await product(Payload.product("r", content: #""title":"T","imdb":{"rating":"11.2"}"#))

    #expect(product.audienceRating == nil)
  }

  private func product(_ text: String) async throws -> Product {
    let address = "https://content.viaplay.com/ios-se/serier?block=1"
    let peer = try StreamingPeer([address: Payload.block("1", products: [text])])
    return try #require(
      try await peer.repository.products(at: PageAddress(rawValue: address), .cacheFirst).products.first
    )
  }
}
