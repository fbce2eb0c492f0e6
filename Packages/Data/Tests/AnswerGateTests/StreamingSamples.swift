/// Answers in the shape of the streaming service, written for these tests.
enum StreamingSamples {
  static let root = "https://content.viaplay.com/ios-se"
  static let blockAddress = root + "/serier?block=3&partial=1&pageNumber=1"

  static let rootPage = page(
    "root",
    path: "",
    links: [
      JSONNode.Member(
        name: "viaplay:sections",
        value: .list(
          ["serier", "film", "sport", "barn", "store"].enumerated().map { index, path in
            [
              "id": .text("id-\(path)"), "title": .text("Titel \(path)"),
              "href": .text("\(root)/\(path){?dtg,productsPerPage}"), "type": "vod",
              "sectionSort": .number(index + 1),
              "name": .text("name-\(path)"), "templated": "true",
            ]
          }
        )
      )
    ],
    blocks: []
  )

  static let section = sectionPage("serier", products: ["bron", "välkommen", "skam", "borgen"])
  static let otherSection = sectionPage("film", products: ["heat", "jaws", "alien", "up"])
  static let block = page(
    "section",
    path: "/serier?block=3&partial=1&pageNumber=1",
    links: [],
    blocks: [blockNode("3", "/serier", ["gomorra", "fauda", "lupin", "dark"])]
  )
  static let otherBlock = page(
    "section",
    path: "/serier?block=4&partial=1&pageNumber=1",
    links: [],
    blocks: [blockNode("4", "/serier", ["ozark", "narcos", "succession", "fargo"])]
  )

  private static func sectionPage(_ name: String, products: [String]) -> JSONNode {
    page(
      "section",
      path: "/" + name,
      links: [
        JSONNode.Member(
          name: "viaplay:categoryFilters",
          value: .list(
            ["drama", "humor", "action", "kids"].map { filter in
              [
                "title": .text("Genre \(filter)"), "href": .text("\(root)/\(name)/\(filter){?dtg}"),
                "group": ["position": 1, "title": "Genre"],
              ]
            }
          )
        )
      ],
      blocks: [
        blockNode("1", "/" + name, products), blockNode("2", "/" + name, [products[0] + "2"]),
        [
          "ablocator": "9", "position": 4, "type": "list", "title": "Later",
          "_links": ["self": ["href": .text("\(root)/\(name)?block=9&partial=1{&dtg}")]],
        ],
      ]
    )
  }

  private static func page(
    _ type: String,
    path: String,
    links: [JSONNode.Member],
    blocks: [JSONNode]
  ) -> JSONNode {
    let own = JSONNode.Member(name: "self", value: ["href": .text(root + path)])
    return [
      "type": "page", "pageType": .text(type), "sectionId": .text("id" + path),
      "title": .text("Page \(path)"),
      "description": "Allt på ett ställe.", "_links": .object([own] + links),
      "_embedded": ["viaplay:blocks": .list(blocks)],
    ]
  }

  private static func blockNode(_ id: String, _ path: String, _ products: [String]) -> JSONNode {
    [
      "ablocator": .text(id), "position": 0, "type": "list", "title": .text("Block \(id)"),
      "totalProductCount": 57,
      "_embedded": ["viaplay:products": .list(products.map(product))],
      "_links": [
        "self": ["href": .text("\(root)\(path)?block=\(id)&pageNumber=1{&dtg}")],
        "next": ["href": .text("\(root)\(path)?block=\(id)&pageNumber=2{&dtg}")],
      ],
    ]
  }

  private static func product(_ name: String) -> JSONNode {
    [
      "type": "series", "publicPath": .text(name),
      "content": [
        "images": ["boxart": ["url": .text("https://images.example.com/\(name).jpg")]],
        "people": ["actors": ["Sofia Helin"], "directors": ["Charlotte Sieling"]], "parentalRating": "15",
        "series": ["title": .text("Serien \(name)"), "synopsis": "En bro.", "seasons": 4],
        "imdb": ["rating": "8.6", "votes": "127 105"], "production": ["year": 2011, "country": "Sverige"],
      ],
      "_links": [
        "viaplay:page": ["href": .text("\(root)/serier/\(name){?dtg}")],
        "viaplay:genres": [["title": "Drama"]],
      ],
    ]
  }
}
