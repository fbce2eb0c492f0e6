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

  let names: FilteredList<ListedName>
  let selection: FieldSelection

  func json(at now: Date) -> JSONValue {
    ResultDocument(
      list: names.mentioning.value.map { selection.object(members(of: $0)) },
      of: names.total,
      provenance: names.mentioning.provenance
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
