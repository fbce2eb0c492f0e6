import NetworkingKit
import ResourceLoading
import StreamingDomain

extension PageEnvelope {
  /// The subject of the page: a page of another kind, section or address belongs to another request.
  ///
  /// Mirrors and redirects may answer with pages that tell another address than was asked, so that the facts of an
  /// answer are compared with those of the stored one and not with the request.
  var subject: [String: String] {
    var subject: [String: String] = [:]
    subject["page type"] = pageType
    subject["section"] = sectionID
    subject["path"] = links.own.map { String(URITemplate($0).expanded().prefix { $0 != "?" }) }
    return subject
  }
}

extension BlockDTO {
  /// The subject of the block: itself, and its page of products.
  var subject: [String: String] { Self.subject(of: id, at: own.map { URITemplate($0).expanded() }) }

  /// The subject of a block that is at an address.
  static func subject(of id: String?, at address: String?) -> [String: String] {
    var subject: [String: String] = [:]
    subject["block"] = id
    let parts = address?.split(separator: "?", maxSplits: 1) ?? []
    for item in parts.dropFirst().flatMap({ $0.split(separator: "&") }) {
      for name in ["block", "pageNumber"] where item.hasPrefix(name + "=") {
        subject[name + " at"] = String(item)
      }
    }
    return subject
  }
}

extension ContentMeasure {
  static func catalog(_ catalog: StreamingCatalog) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("title", catalog.title)
    measure.add("description", catalog.description)
    measure.add("sections", catalog.sections, .ofAnswer, id: \.id.rawValue) { section in
      var measure = ContentMeasure()
      measure.add("title", section.title)
      measure.add("name", section.name)
      measure.add("place", isThere: section.sortIndex != nil)
      return measure
    }
    return measure
  }

  static func page(_ page: SectionPage) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("title", page.title)
    measure.add("description", page.description)
    measure.add("filters", page.filters, .each, id: \.title) { filter in
      var measure = ContentMeasure()
      measure.add("group", filter.group)
      return measure
    }
    measure.add("blocks", page.blocks, .ofAnswer, id: \.id.rawValue, measure: ContentMeasure.block)
    return measure
  }

  private static func block(_ block: ContentBlock) -> ContentMeasure {
    var measure: ContentMeasure =
      switch block.content {
      case .products(let list): products(list, .each)
      case .deferred: ContentMeasure()
      }
    measure.add("title", block.title)
    return measure
  }

  static func products(_ list: ProductList) -> ContentMeasure {
    products(list, .ofAnswer)
  }

  private static func products(_ list: ProductList, _ turnover: Turnover) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("total", isThere: list.total != nil)
    let isComplete = list.total.map { $0 <= list.products.count } ?? false
    measure.add("next", isThere: list.next != nil || isComplete)
    measure.add("products", list.products, turnover, id: \.id.rawValue, measure: ContentMeasure.product)
    return measure
  }

  /// Measures a product, but for its notice, which is said for a time only.
  private static func product(_ product: Product) -> ContentMeasure {
    var measure = ContentMeasure()
    for (name, text) in [
      ("title", product.title), ("synopsis", product.synopsis), ("country", product.country),
      ("parental rating", product.parentalRating),
    ] {
      measure.add(name, text)
    }
    for (name, count) in [
      ("actors", product.actors.count), ("directors", product.directors.count),
      ("genres", product.genres.count),
      ("images", product.images.count),
    ] {
      measure.add(name, count: count)
    }
    for (name, isThere) in [
      ("year", product.year != nil), ("seasons", product.seasonCount != nil),
      ("rating", product.audienceRating != nil), ("votes", product.audienceRating?.votes != nil),
      ("address", product.address != nil),
    ] {
      measure.add(name, isThere: isThere)
    }
    return measure
  }
}
