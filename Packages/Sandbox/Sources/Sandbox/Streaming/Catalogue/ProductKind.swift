/// What a product is; the raw values are the service's.
enum ProductKind: String, Sendable {
  case series
  case movie
  case sport
  case episode
}
