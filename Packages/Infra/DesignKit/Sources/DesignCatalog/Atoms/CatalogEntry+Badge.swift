import DesignKit

extension CatalogEntry {
  static let badge = CatalogEntry(
    "badge",
    summary: "A short word on how a thing is doing, with the sign of its status.",
    usage: ".badge(Badge(\"Ready\", .success))",
    specimens: Status.allCases.map { Specimen($0.rawValue, .badge(Badge("Ready", $0))) }
  )
}
