/// The addresses of the recipes service; the same as the public service's.
enum RecipesAddress {
  /// The host that serves answers, and that picture links point to; the sandbox serves no pictures.
  static let host = "www.themealdb.com"
  /// The path that every route begins with; the last part is the public test key.
  static let root = "/api/json/v1/1/"

  /// The absolute address of a picture.
  static func picture(_ path: String) -> String {
    "https://\(host)/images/\(path)"
  }
}
