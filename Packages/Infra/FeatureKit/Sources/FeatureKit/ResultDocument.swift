public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The one shape that every command writes for `--json`: what, from where, and for lists how much of it.
public struct ResultDocument: Hashable, Sendable {
  /// How much of a list is there.
  public struct Page: Hashable, Sendable {
    /// How many items the document holds.
    public let count: Int
    /// What continues the list; `nil` at its end.
    public let next: String?
    /// How many items there are in all, where it is known.
    public let total: Int?

    /// Describes a part of a list.
    ///
    /// - Parameters:
    ///   - count: How many items the document holds.
    ///   - next: What continues the list.
    ///   - total: How many items there are in all.
    public init(count: Int, next: String? = nil, total: Int? = nil) {
      self.count = count
      self.next = next
      self.total = total
    }
  }

  private let data: JSONValue
  private let provenance: Provenance
  private let page: Page?

  /// Makes a document.
  ///
  /// - Parameters:
  ///   - data: What was asked for.
  ///   - provenance: Where it comes from.
  ///   - page: For a list, how much of it is there.
  public init(data: JSONValue, provenance: Provenance, page: Page? = nil) {
    self.data = data
    self.provenance = provenance
    self.page = page
  }

  /// Makes the document of a list, or of those of a list that were asked for, without a continuation.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - total: How many items the whole list has; `nil` when these are all.
  ///   - provenance: Where they come from.
  public init(list items: [JSONValue], of total: Int? = nil, provenance: Provenance) {
    let page = Page(count: items.count, total: total ?? items.count)
    self.init(data: .array(items), provenance: provenance, page: page)
  }

  /// The document as a value.
  ///
  /// - Parameter now: The present, for the age.
  /// - Returns: An object with `data`, `source`, and for lists `page`.
  public func json(at now: Date) -> JSONValue {
    var members = [JSONValue.Member("data", data), JSONValue.Member("source", source(at: now))]
    if let page {
      members.append(
        JSONValue.Member(
          "page",
          .object([
            JSONValue.Member("count", .integer(page.count)),
            JSONValue.Member("next", .optional(page.next)),
            JSONValue.Member("total", .optional(page.total)),
          ])
        )
      )
    }
    return .object(members)
  }

  private func source(at now: Date) -> JSONValue {
    .object([
      JSONValue.Member("kind", .string(provenance.kind.rawValue)),
      JSONValue.Member("fetchedAt", .string(provenance.fetchedAt.formatted(.iso8601))),
      JSONValue.Member("ageSeconds", .integer(provenance.ageInSeconds(at: now))),
      JSONValue.Member("stale", .bool(provenance.isStale)),
      JSONValue.Member("reason", .optional(provenance.staleness?.code)),
    ])
  }
}
