import DomainKernel
import FeatureKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON document of names that meals can be listed by; its members are a promise.
struct NamesDocument {
  static let fields = ["name", "description", "kind"]

  let names: Sourced<[ListedName]>
  /// What names have to mention to be written; nil for all of them.
  let filter: String?
  let selection: FieldSelection

  func json(at now: Date) -> JSONValue {
    let written = names.value.filter { $0.mentions(filter ?? "") }
    return ResultDocument(
      data: .array(written.map { selection.object(members(of: $0)) }),
      provenance: names.provenance,
      page: ResultDocument.Page(count: written.count, total: names.value.count)
    )
    .json(at: now)
  }

  private func members(of name: ListedName) -> [JSONValue.Member] {
    [
      JSONValue.Member("name", .string(name.name)),
      JSONValue.Member("description", .optional(name.description)),
      JSONValue.Member("kind", .optional(name.kind)),
    ]
  }
}
