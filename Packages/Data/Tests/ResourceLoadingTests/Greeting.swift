/// The smallest document: `{"greeting":"Hello"}`.
struct Greeting: Decodable {
  let greeting: String
}
