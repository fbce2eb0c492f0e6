import DesignKit

extension CatalogEntry {
  static let card = CatalogEntry(
    "card",
    summary: "Content in a frame, with a title and a footer on the frame.",
    usage: ".card(title: title, detail: badge, footer: note, content)",
    specimens: [
      Specimen(
        "titled",
        .card(
          title: "The Ice Pilot",
          detail: "\(Badge("New", .info))",
          footer: "\("2021", .muted)",
          .text("\(Sample.synopsis)")
        )
      ),
      Specimen("square", .card(title: "Square", border: .square, .text("Content"))),
      Specimen("ascii", .card(title: "ASCII", border: .ascii, .text("Content"))),
      Specimen(
        "frameless",
        .card(title: "Frameless", footer: "\("quiet footer", .muted)", border: .none, .text("Content"))
      ),
      Specimen("nested", .card(title: "Outer", .card(title: "Inner", .text("Content")))),
    ]
  )
}
