import DomainKernel
import FeatureKit
import StreamingDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON document of the list of sections; its members are a promise.
struct SectionsDocument {
  static let description = "description"
  static let fields = ["id", "name", "title", "kind", description, "address"]

  let catalog: Fetched<StreamingCatalog>
  let descriptions: [ContentSection.ID: String]
  let selection: FieldSelection

  func json(at now: Date) -> JSONValue {
    ResultDocument(
      list: catalog.sections.map { selection.object(members(of: $0)) },
      provenance: catalog.provenance
    )
    .json(at: now)
  }

  private func members(of section: ContentSection) -> [JSONValue.Member] {
    [
      JSONValue.Member("id", .string(section.id.rawValue)),
      JSONValue.Member("name", .optional(section.name)),
      JSONValue.Member("title", .string(section.title)),
      JSONValue.Member("kind", .string(word(for: section.kind))),
      JSONValue.Member(Self.description, .optional(descriptions[section.id])),
      JSONValue.Member("address", .string(section.address.rawValue)),
    ]
  }

  private func word(for kind: SectionKind) -> String {
    switch kind {
    case .videoOnDemand: "video-on-demand"
    case .transactional: "transactional"
    case .sport: "sport"
    case .sportPerDay: "sport-per-day"
    case .other(let word): word
    }
  }
}
