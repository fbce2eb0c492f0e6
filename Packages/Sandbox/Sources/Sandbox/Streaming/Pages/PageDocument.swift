/// The envelope of every page: its type, links and blocks.
struct PageDocument {
  private static let curies: JSONValue = .array([
    .object(["name": "viaplay", "href": "http://docs.viaplay.com/rel/{rel}", "templated": true])
  ])

  /// The service's name for this sort of page.
  let type: String
  /// The section that it belongs to.
  var sectionID: String?
  /// The title.
  let title: String
  /// The description.
  var description: String?
  /// The address, with its query.
  let address: String
  /// The links beside the usual ones, in order.
  var links: [JSONMember] = []
  /// The blocks.
  let blocks: [JSONValue]

  /// The page as it goes over the wire.
  var json: JSONValue {
    let usual = [
      JSONMember(name: "curies", value: Self.curies),
      JSONMember(name: "self", value: .object(["href": .string(address)])),
    ]
    return .object([
      "type": "page",
      "pageType": .string(type),
      "sectionId": sectionID.map(JSONValue.string),
      "title": .string(title),
      "description": description.map(JSONValue.string),
      "styles": .array([]),
      "_links": .object(usual + links),
      "_embedded": .object(["viaplay:blocks": .array(blocks)]),
      "responseCode": .object(["httpStatus": 200, "statusCode": 200, "code": 1]),
    ])
  }
}

/// The links that lead around: the root page and all sections.
struct NavigationLinks {
  /// The catalogue of the service.
  let catalogue: Catalogue
  /// The section that the page is in.
  var currentSlug: String?

  /// The links in order.
  var members: [JSONMember] {
    [
      JSONMember(name: "viaplay:root", value: root),
      JSONMember(name: "viaplay:sections", value: .array(catalogue.sections.map { link(to: $0.plan) })),
    ]
  }

  private var root: JSONValue {
    .object([
      "id": "root",
      "title": .string(catalogue.country.choose(en: "Home", sv: "Hem")),
      "href": .string(catalogue.country.root.text("{?dtg,productsPerPage}")),
      "active": currentSlug == nil ? true : nil,
    ])
  }

  private func link(to section: SectionPlan) -> JSONValue {
    .object([
      "id": .string(section.id),
      "title": .string(section.title),
      "href": .string(catalogue.country.root.child(section.slug).text(section.linkSuffix)),
      "type": .string(section.type),
      "sectionSort": section.sort.map(JSONValue.integer),
      "name": .string(section.name),
      "templated": section.saysTemplated ? true : nil,
      "active": currentSlug == section.slug ? true : nil,
    ])
  }
}
