/// The image links of a product: plain http, some with a template only.
struct ProductImages {
  /// The product.
  let product: Product

  /// The images as they go over the wire.
  var json: JSONValue {
    .object([
      "boxart": image("cover", size: "width=199&height=298"),
      "landscape": product.blemish == .nullLandscape
        ? .null : image("landscape", size: "width=960&height=540"),
      "hero169": image("hero", size: nil),
    ])
  }

  private func image(_ name: String, size: String?) -> JSONValue {
    let address = "http://\(StreamingAddress.imageHost)/sandbox/\(product.guid)/\(name).jpg"
    return .object([
      "url": size.map { .string("\(address)?\($0)") },
      "template": .string("\(address){?width,height}"),
    ])
  }
}
