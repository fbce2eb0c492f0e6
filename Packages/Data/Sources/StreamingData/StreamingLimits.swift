/// The most that is read from an answer of the service, so that no answer fills memory or disk.
///
/// Of what is beyond a limit, texts end with `…`, and blocks are counted; sections, ways to narrow one and
/// products are counted with those that could not be read. Names and pictures of a product just end.
enum StreamingLimits {
  /// Sections of the front page.
  ///
  /// Real ones have up to 14.
  static let sections = 200
  /// Ways to narrow a section.
  ///
  /// Real pages have up to 60.
  static let filters = 500
  /// Blocks of a page.
  ///
  /// Real ones have about ten, and each may cost a request.
  static let blocks = 200
  /// Products that come with a block.
  ///
  /// Real ones have up to 100; the next ones are at an address of their own.
  static let products = 500
  /// Products of all blocks of a page.
  ///
  /// Real pages have up to 200.
  static let productsOfPage = 2000
  /// Names of one sort that a product has: actors, directors, genres.
  ///
  /// Real ones have up to 30.
  static let names = 50
  /// Pictures of a product.
  ///
  /// Real ones have up to 25.
  static let images = 50
}
