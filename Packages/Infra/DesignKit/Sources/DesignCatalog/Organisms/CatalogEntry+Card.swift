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
      Specimen(
        "selected",
        .card(title: "The Ice Pilot", detail: "\(Badge("New", .info))", isSelected: true, .text("Content"))
      ),
      Specimen(
        "selected-frameless",
        .card(title: "Frameless", border: .none, isSelected: true, .text("Content"))
      ),
      Specimen("selected-untitled", .card(isSelected: true, .text("Content"))),
      Specimen("loading", .card(title: "For you", placeholder: .loading("Loading titles"))),
      Specimen(
        "empty",
        .card(title: "For you", placeholder: .empty("Nothing here yet", hint: "Watch something first."))
      ),
      Specimen(
        "error",
        .card(title: "For you", placeholder: .failed("Could not load this", hint: "Try again."))
      ),
      Specimen(
        "long",
        .card(title: Sample.longTitle, detail: "\("42 titles", .muted)", .text("\(Sample.synopsis)"))
      ),
      Specimen("cjk", .card(title: "氷の水先案内人", footer: "\("二〇二一年", .muted)", .text("夜の港を出る最後の船。"))),
      Specimen("nested", .card(title: "Outer", .card(title: "Inner", .text("Content")))),
    ]
  )
}
