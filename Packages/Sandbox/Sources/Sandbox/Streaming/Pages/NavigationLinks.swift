/// The links that lead around: the root page and all sections.
struct NavigationLinks {
  /// What is offered.
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
      "title": "Hem",
      "href": .string(StreamingAddress.root.text("{?dtg,productsPerPage}")),
      "active": currentSlug == nil ? true : nil,
    ])
  }

  private func link(to section: SectionPlan) -> JSONValue {
    .object([
      "id": .string(section.id),
      "title": .string(section.title),
      "href": .string(StreamingAddress.root.child(section.slug).text(section.linkSuffix)),
      "type": .string(section.type),
      "sectionSort": section.sort.map(JSONValue.integer),
      "name": .string(section.name),
      "templated": section.saysTemplated ? true : nil,
      "active": currentSlug == section.slug ? true : nil,
    ])
  }
}
