import LenientJSON

extension KeyedDecodingContainer where Key == NamedKey {
  /// Throws unless this is a page of the service in outline, without decoding what is in it.
  ///
  /// Every reader asks for the same outline before an answer may be stored, so that one that reads only a part of
  /// a page never lets in what another could not read.
  func requirePageShape() throws {
    let links = try nestedContainer(keyedBy: NamedKey.self, forKey: "_links")
    guard text("type") == "page" || !links.allKeys.isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: "type", in: self, debugDescription: "not a page")
    }
    guard contains("_embedded"), try !decodeNil(forKey: "_embedded") else { return }
    let embedded = try nestedContainer(keyedBy: NamedKey.self, forKey: "_embedded")
    guard embedded.contains("viaplay:blocks"), try !embedded.decodeNil(forKey: "viaplay:blocks") else {
      return
    }
    var blocks = try embedded.nestedUnkeyedContainer(forKey: "viaplay:blocks")
    guard !blocks.isAtEnd else { return }
    _ = try blocks.nestedContainer(keyedBy: NamedKey.self)
  }
}
