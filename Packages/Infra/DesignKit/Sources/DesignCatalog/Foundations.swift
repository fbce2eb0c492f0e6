import DesignKit

extension CatalogSection {
  static let foundationEntries: [CatalogEntry] = [
    .text, .links, .headings,
  ]
}

extension CatalogEntry {
  static let text = CatalogEntry(
    "text",
    summary: "Prose, wrapped to the available width, with an optional limit of lines.",
    usage: ".text(\"plain, \\(name, .title), \\(note, .muted)\", maximumLines: 2)",
    specimens: [
      Specimen("prose", .text("\(Sample.synopsis)")),
      Specimen("two-lines", .text("\(Sample.synopsis, .muted)", maximumLines: 2)),
      Specimen("centred", .text("In the middle", alignment: .center)),
      Specimen("trailing", .text("At the end", alignment: .trailing)),
      Specimen("tokens", tokens),
      Specimen("japanese", .text("「氷の航路」は、引退した水先案内人が最後の船を導く物語です。港の誰も、その行き先を知らない。")),
      Specimen("chinese", .text("一位退休的港口领航员带着最后一艘船穿过冰面，却发现船上没有人知道它要驶向何方。")),
      Specimen("right-to-left", .text("טייס נמל בדימוס و سفينته الأخيرة through the ice.")),
      Specimen("emoji", .text("👩‍👩‍👧‍👦 a family, 🇸🇪 a flag, 1️⃣ a keycap, ❤️ and ❤︎, 👍🏽")),
      Specimen("hostile", .text(StyledText(SafeText("\u{1B}[2J\u{202E}gnp.exe\u{202C} \u{9B}31m\u{2063}")))),
    ]
  )

  private static let tokens = Element.facts(
    Token.allCases.map { StyledText(SafeText($0.rawValue), $0) }
  )

  static let links = CatalogEntry(
    "link",
    summary: "A hyperlink, with its address in terminals without hyperlinks.",
    usage: ".link(\"Watch the trailer\", to: address)",
    specimens: [
      Specimen("titled", .link("Watch the trailer", to: Sample.address)),
      Specimen("bare", .link("", to: Sample.address)),
      Specimen("refused", .link("Run me", to: "file:///etc/passwd")),
    ]
  )

  static let headings = CatalogEntry(
    "heading",
    summary: "The title of a page, a section or a group.",
    usage: ".heading(\"New this week\", .section)",
    specimens: [
      Specimen("page", .heading("Nordic drama", .page)),
      Specimen("section", .heading("New this week", .section)),
      Specimen("group", .heading("Season one", .group)),
      Specimen("long", .heading(Sample.longTitle, .page)),
    ]
  )
}
