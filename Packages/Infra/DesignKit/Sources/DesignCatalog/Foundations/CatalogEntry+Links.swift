import DesignKit

extension CatalogEntry {
  static let links = CatalogEntry(
    "link",
    summary: "Leads to a web address; shows it where the terminal has no hyperlinks.",
    usage: ".link(\"Watch the trailer\", to: address)",
    specimens: [
      Specimen("titled", .link("Watch the trailer", to: Sample.address)),
      Specimen("bare", .link("", to: Sample.address)),
      Specimen("refused", .link("Run me", to: "file:///etc/passwd")),
    ]
  )
}
