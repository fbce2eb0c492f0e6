/// Wire texts in the shape of the service, written for these tests.
enum Payload {
  static func page(
    title: String = "\"A page\"",
    description: String = "\"What it is about.\"",
    links: String = "",
    blocks: [String] = []
  ) -> String {
    """
    {"type":"page","pageType":"root","title":\(title),"description":\(description),"styles":[],
     "_links":{"curies":[{"name":"viaplay","href":"http://docs.example.com/rel/{rel}","templated":true}],
       "viaplay:applePurchases":{"verify":{"href":"https://login.example.com/verify"}},
       "self":{"href":"https://content.viaplay.com/ios-se"}\(links.isEmpty ? "" : ",")\(links)},
     "_embedded":{"viaplay:blocks":[\(blocks.joined(separator: ","))]},
     "responseCode":{"httpStatus":200,"statusCode":200,"code":1}}
    """
  }

  static func sections(_ links: [String], relation: String = "viaplay:sections") -> String {
    "\"\(relation)\":[\(links.joined(separator: ","))]"
  }

  static func section(_ id: String, title: String, sort: String = "1", path: String? = nil) -> String {
    """
    {"id":"\(id)","title":"\(title)","href":"https://content.viaplay.com/ios-se/\(path ?? id){?dtg,productsPerPage}",
     "type":"vod","sectionSort":\(sort),"name":"name-\(id)","templated":true}
    """
  }

  static func block(_ id: String, products: [String], next: String? = nil, total: String = "57") -> String {
    """
    {"ablocator":"\(id)","position":0,"type":"list","title":"Block \(id)","totalProductCount":\(total),
     "currentPage":1,"pageCount":\(next == nil ? 1 : 6),"productsPerPage":10,
     "_embedded":{"viaplay:products":[\(products.joined(separator: ","))]},
     "_links":{"self":{"href":"https://content.viaplay.com/ios-se/serier?block=\(id)&pageNumber=1{&dtg}"}
       \(next.map { ",\"next\":{\"href\":\"\($0)\",\"templated\":true}" } ?? "")}}
    """
  }

  static func lazyBlock(_ id: String) -> String {
    """
    {"ablocator":"\(id)","position":4,"type":"list","title":"Block \(id)","productsPerPage":10,
     "_links":{"self":{"href":"https://content.viaplay.com/ios-se/serier?block=\(id)&partial=1{&dtg}"}}}
    """
  }

  static func product(_ path: String, content: String? = nil, more: String = "") -> String {
    let content = content ?? "\"title\":\"Title of \(path)\""
    return "{\"type\":\"movie\",\"publicPath\":\"\(path)\",\"content\":{\(content)}\(more)}"
  }
}
