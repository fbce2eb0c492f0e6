import DesignKit

extension CatalogEntry {
  static let keyHints = CatalogEntry(
    "key-hints",
    summary: "Keys and what they do; where there is little room, the least important are dropped.",
    usage:
      ".keyHints([KeyHint(.enter, \"Open\", priority: 2), KeyHint(.control(\"C\"), \"Quit\", priority: 1)])",
    specimens: [
      Specimen(
        "usual",
        .keyHints([
          KeyHint(.up, "Previous"), KeyHint(.down, "Next"), KeyHint(.enter, "Open", priority: 2),
          KeyHint(.space, "Choose"), KeyHint(KeyCap("/"), "Search", priority: 1), KeyHint(.tab, "Next pane"),
          KeyHint(.escape, "Back", priority: 1), KeyHint(.control("C"), "Quit", priority: 3),
        ])
      ),
      Specimen("two", .keyHints([KeyHint(.enter, "Open"), KeyHint(.control("C"), "Quit")])),
      Specimen("long", .keyHints([KeyHint(.enter, Sample.longTitle), KeyHint(.escape, "Back")])),
      Specimen("wide", .keyHints([KeyHint(.enter, "打开"), KeyHint(.escape, "返回"), KeyHint(.tab, "下一个")])),
      Specimen("empty", .keyHints([])),
    ]
  )
}
