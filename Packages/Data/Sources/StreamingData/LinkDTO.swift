/// A link of which only the address matters.
struct LinkDTO: Decodable {
  let href: String
}
