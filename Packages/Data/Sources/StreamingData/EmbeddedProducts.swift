import LenientJSON

/// The products within a block: a list, or on a product's own page a single one.
struct EmbeddedProducts: Decodable {
  let products: [ProductDTO]?

  init(from decoder: any Decoder) throws {
    let embedded = try decoder.container(keyedBy: NamedKey.self)
    if let list = embedded.lenient(LossyArray<ProductDTO>.self, "viaplay:products") {
      products = list.elements
    } else {
      products = embedded.lenient(ProductDTO.self, "viaplay:product").map { [$0] }
    }
  }
}
