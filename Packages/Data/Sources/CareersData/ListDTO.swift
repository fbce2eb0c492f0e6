import CareersDomain
import LenientJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An answer with a part of a list.
struct ListDTO<Entry: Decodable & SendableMetatype>: Decodable {
  let items: LossyArray<Entry>
  let pageInfo: PageInfoDTO

  /// Decodes a list that has to be there, with its place; one of which nothing can be read is none.
  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: NamedKey.self)
    items = try answer.list(Entry.self, required: "items", atMost: CareersLimits.entries)
    pageInfo = try answer.decode(PageInfoDTO.self, forKey: "pageInfo")
  }
}

/// The place of a part in its list.
struct PageInfoDTO: Decodable {
  let offset: Int?
  let next: Int?
  let total: Int?

  /// Decodes the place; a continuation that cannot be read would pass for the end of the list, and is refused.
  init(from decoder: any Decoder) throws {
    let info = try decoder.container(keyedBy: NamedKey.self)
    offset = info.wholeNumber("cursor")
    total = info.wholeNumber("total").flatMap { $0 >= 0 ? $0 : nil }
    let hasNext = info.contains("nextCursor") ? try !info.decodeNil(forKey: "nextCursor") : false
    next = info.wholeNumber("nextCursor")
    guard hasNext == (next != nil) else {
      throw DecodingError.dataCorruptedError(forKey: "nextCursor", in: info, debugDescription: "no number")
    }
  }
}

/// The times of publication, and whether it is published now.
struct LifecycleDTO: Decodable {
  let publishedAt: Date?
  let scheduledAt: Date?
  let effectiveStatus: String?

  init(from decoder: any Decoder) throws {
    let lifecycle = try decoder.container(keyedBy: NamedKey.self)
    publishedAt = lifecycle.date("publishedAt")
    scheduledAt = lifecycle.date("scheduledAt")
    effectiveStatus = lifecycle.text("effectiveStatus")
  }
}

/// The relation of the user to a job or a post.
struct ViewerStateDTO: Decodable {
  let isAuthenticated: Bool?
  let isSaved: Bool?
  let canApply: Bool?
  let callToAction: String?

  init(from decoder: any Decoder) throws {
    let viewer = try decoder.container(keyedBy: NamedKey.self)
    isAuthenticated = viewer.lenient(Bool.self, "authenticated")
    isSaved = viewer.lenient(Bool.self, "saved")
    canApply = viewer.lenient(Bool.self, "canApply")
    callToAction = viewer.text("applyCta")
  }
}

extension KeyedDecodingContainer where Key == NamedKey {
  /// Reads an identifier that has to be there and not be blank.
  func requiredID(_ key: NamedKey) throws -> String {
    guard let id = exactText(key), id.utf8.count <= CareersLimits.idBytes else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no identifier")
    }
    return id
  }

  /// Reads the identifier of a job or a post; one that no address can have would be shown and then refused.
  func entryID(_ key: NamedKey) throws -> String {
    // The ids of jobs and posts have one form.
    guard let id = exactText(key), Job.ID(rawValue: id).isWellFormed else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no identifier")
    }
    return id
  }

  /// Reads a title that has to be there and not be blank.
  func requiredText(_ key: NamedKey) throws -> String {
    guard let text = text(key) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no text")
    }
    return text
  }

  /// Throws unless one of the members is here, without which this is the entry of another list.
  func require(anyOf keys: NamedKey...) throws {
    guard keys.contains(where: contains) else {
      throw DecodingError.keyNotFound(
        keys[0],
        DecodingError.Context(codingPath: codingPath, debugDescription: "an entry of another list")
      )
    }
  }
}
