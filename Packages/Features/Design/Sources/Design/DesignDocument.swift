import DesignCatalog
import DesignKit
import FeatureKit

/// The JSON document of the catalogue; its members are a promise.
struct DesignDocument {
  static let fields = ["name", "section", "summary", "usage", "states"]

  let pages: [DesignPage]
  let selection: FieldSelection

  var json: JSONValue {
    .object([
      JSONValue.Member(
        "data",
        .array(pages.flatMap { page in page.entries.map { object($0, page.section) } })
      )
    ])
  }

  private func object(_ entry: CatalogEntry, _ section: CatalogSection) -> JSONValue {
    selection.object([
      JSONValue.Member("name", .string(entry.name)),
      JSONValue.Member("section", .string(section.rawValue)),
      JSONValue.Member("summary", .string(entry.summary.string)),
      JSONValue.Member("usage", .string(entry.usage.string)),
      JSONValue.Member("states", .strings(entry.specimens.map(\.state))),
    ])
  }
}
