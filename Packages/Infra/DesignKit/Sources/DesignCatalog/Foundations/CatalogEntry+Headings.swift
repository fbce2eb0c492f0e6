import DesignKit

extension CatalogEntry {
  static let headings = CatalogEntry(
    "heading",
    summary: "Names a page, a section of it, or a group in a section.",
    usage: ".heading(\"New this week\", .section)",
    specimens: [
      Specimen("page", .heading("Nordic drama", .page)),
      Specimen("section", .heading("New this week", .section)),
      Specimen("group", .heading("Season one", .group)),
      Specimen("long", .heading(Sample.longTitle, .page)),
    ]
  )
}
