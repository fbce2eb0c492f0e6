/// The addresses of the careers service.
enum CareersAddress {
  /// The host of the public service.
  static let host = "senpai-api-app-production.up.railway.app"
  /// The host that files are uploaded to, by addresses that are valid for some minutes.
  static let uploadHost = "uploads.example.com"
  /// The host that picture links point to; the sandbox serves no pictures.
  static let pictureHost = "images.example.com"
}
