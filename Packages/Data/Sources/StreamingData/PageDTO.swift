import LenientJSON

/// The outermost object of every page of the service.
struct PageEnvelope: Decodable {
  let title: String?
  let description: String?
  let pageType: String?
  let sectionID: String?
  let links: PageLinks
  /// The blocks; `nil` for a page that has no list of them, not even an empty one.
  let blocks: EmbeddedBlocks?

  init(from decoder: any Decoder) throws {
    let page = try decoder.container(keyedBy: NamedKey.self)
    let hasBlocks = try page.requirePageShape()
    links = try page.decode(PageLinks.self, forKey: "_links")
    title = page.text("title").flatMap(humanText)
    description = page.text("description", .prose).flatMap(humanText)
    pageType = page.text("pageType")
    sectionID = page.exactText("sectionId")
    blocks = try hasBlocks ? page.decode(EmbeddedBlocks.self, forKey: "_embedded") : nil
  }
}

/// The links of a page that are used; the others have too many shapes to be read.
struct PageLinks: Decodable {
  let own: String?
  let sections: LossyArray<SectionLinkDTO>
  /// How many links of the navigations before the one that is used could not be read.
  let passedOverCount: Int
  let filters: LossyArray<FilterLinkDTO>
  /// Whether there is a navigation that can be read, be it an empty one.
  let hasNavigation: Bool

  init(from decoder: any Decoder) throws {
    let links = try decoder.container(keyedBy: NamedKey.self)
    own = links.address(of: "self")
    let navigations = Self.navigations.compactMap {
      links.list(SectionLinkDTO.self, $0, atMost: StreamingLimits.sections)
    }
    sections = navigations.first { !$0.elements.isEmpty } ?? LossyArray()
    passedOverCount = navigations.prefix { $0.elements.isEmpty }.reduce(0) { $0 + $1.droppedCount }
    hasNavigation =
      !sections.elements.isEmpty || (!navigations.isEmpty && !navigations.contains(where: \.isUnreadable))
    filters =
      links.list(FilterLinkDTO.self, "viaplay:categoryFilters", atMost: StreamingLimits.filters)
      ?? LossyArray()
  }

  /// In order of preference: the first that has a link is used.
  private static let navigations: [NamedKey] = [
    "viaplay:sections", "viaplay:primaryNavigation", "viaplay:secondaryNavigation",
  ]
}

/// A link to a section; only the link itself and a title are always there.
struct SectionLinkDTO: Decodable {
  let id: String?
  let name: String?
  let title: String?
  let href: String
  let type: String?
  let sectionSort: Int?

  init(from decoder: any Decoder) throws {
    let link = try decoder.container(keyedBy: NamedKey.self)
    href = try link.requiredAddress("href")
    id = link.exactText("id")
    name = link.exactText("name")
    title = link.text("title").flatMap(humanText)
    type = link.text("type")
    sectionSort = link.wholeNumber("sectionSort")
  }
}

/// A link to a category of a section.
struct FilterLinkDTO: Decodable {
  let title: String
  let href: String
  let group: String?

  init(from decoder: any Decoder) throws {
    let link = try decoder.container(keyedBy: NamedKey.self)
    href = try link.requiredAddress("href")
    guard let title = link.text("title") else {
      throw DecodingError.dataCorruptedError(forKey: "title", in: link, debugDescription: "no title")
    }
    self.title = title
    group = link.lenient(TitledDTO.self, "group")?.title
  }
}

/// A page of which only the description is read.
struct DescriptionEnvelope: Decodable {
  /// As deep as the outline of a page goes: the page, what is embedded in it, and the list of its blocks.
  static let levels = 3

  let description: String?

  init(from decoder: any Decoder) throws {
    let page = try decoder.container(keyedBy: NamedKey.self)
    guard try page.requirePageShape() else {
      throw DecodingError.dataCorruptedError(forKey: "_embedded", in: page, debugDescription: "no blocks")
    }
    description = page.text("description", .prose).flatMap(humanText)
  }
}

extension KeyedDecodingContainer where Key == NamedKey {
  /// Reads an address that has to be there.
  func requiredAddress(_ key: NamedKey) throws -> String {
    let address = try decode(String.self, forKey: key)
    guard address.utf8.count <= TextLimit.addressBytes else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "too long")
    }
    return address
  }

  /// Reads the address of a link; of several the first, as HAL allows a list of links in the place of one.
  func address(of relation: NamedKey) -> String? {
    lenient(LinkDTO.self, relation)?.href
      ?? list(LinkDTO.self, relation, atMost: 1)?.elements.first?.href
  }

  /// Throws unless this is a page of the service in outline, without decoding what is in it.
  ///
  /// Every reader asks for the same outline before an answer may be stored, so that one that reads only a part of
  /// a page never lets in what another could not read.
  ///
  /// - Returns: Whether it has a list of blocks; only a front page may do without.
  /// - Throws: `DecodingError` when it is no page.
  func requirePageShape() throws -> Bool {
    let links = try nestedContainer(keyedBy: NamedKey.self, forKey: "_links")
    guard text("type") == "page" || !links.allKeys.isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: "type", in: self, debugDescription: "not a page")
    }
    guard contains("_embedded"), try !decodeNil(forKey: "_embedded") else { return false }
    let embedded = try nestedContainer(keyedBy: NamedKey.self, forKey: "_embedded")
    guard embedded.contains("viaplay:blocks"), try !embedded.decodeNil(forKey: "viaplay:blocks") else {
      return false
    }
    var blocks = try embedded.nestedUnkeyedContainer(forKey: "viaplay:blocks")
    var unreadable = 0
    // One block is enough: those that cannot be read are counted when all of them are decoded.
    while !blocks.isAtEnd, blocks.currentIndex < StreamingLimits.blocks {
      let block = try blocks.superDecoder()
      do {
        _ = try block.container(keyedBy: NamedKey.self)
        return true
      } catch {
        unreadable += 1
      }
    }
    guard unreadable == 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: "viaplay:blocks",
        in: embedded,
        debugDescription: "no block"
      )
    }
    return true
  }
}

/// An object of which only the title matters: a group of filters, a genre.
struct TitledDTO: Decodable {
  let title: String?

  init(from decoder: any Decoder) throws {
    title = try decoder.container(keyedBy: NamedKey.self).text("title").flatMap(humanText)
  }
}

/// A link of which only the address matters.
struct LinkDTO: Decodable {
  let href: String

  init(from decoder: any Decoder) throws {
    href = try decoder.container(keyedBy: NamedKey.self).requiredAddress("href")
  }
}

/// Tells a text to be shown from the key of a text that the service forgot to translate.
///
/// A key is a run of two or more parts joined by points, each of ASCII letters, digits, `-` or `_`, that begins
/// with a small letter: `metadata.start.description2`.
///
/// - Parameter text: A text as it was sent.
/// - Returns: The text, or `nil` when it is a key.
func humanText(_ text: String) -> String? {
  let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  guard parts.count >= 2, let first = text.utf8.first, (0x61...0x7A).contains(first) else { return text }
  return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isKeyByte) } ? nil : text
}

private func isKeyByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
  default: false
  }
}
