import LenientJSON

/// The pictures of a product by their role, in the order of the roles' names.
struct ImagesDTO: Decodable {
  let images: [(role: String, address: String)]

  init(from decoder: any Decoder) throws {
    let roles = try decoder.container(keyedBy: NamedKey.self)
    images = roles.allKeys
      .sorted { $0.stringValue < $1.stringValue }
      .compactMap { role in
        guard let image = roles.lenient(ImageDTO.self, role), let address = image.url ?? image.template else {
          return nil
        }
        return (role.stringValue, address)
      }
  }
}
