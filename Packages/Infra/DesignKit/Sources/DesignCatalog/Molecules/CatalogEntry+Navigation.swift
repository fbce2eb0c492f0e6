import DesignKit

extension CatalogEntry {
  static let breadcrumb = CatalogEntry(
    "breadcrumb",
    summary: "The way to the page that is shown, which gives way in the middle where there is little room.",
    usage: ".breadcrumb([\"Films\", \"Drama\"], current: \"The Ice Pilot\")",
    specimens: [
      Specimen("way", .breadcrumb(["Films", "Drama", "Nordic"], current: "The Ice Pilot")),
      Specimen("start", .breadcrumb([], current: "Films")),
      Specimen(
        "deep",
        .breadcrumb((1...12).map { "Level \($0)" }, current: "The bottom")
      ),
      Specimen("long", .breadcrumb(["Series", "About titles"], current: Sample.longTitle)),
      Specimen("cjk", .breadcrumb(["映画", "日本映画", "犯罪"], current: "東京の灯")),
    ]
  )

  static let pager = CatalogEntry(
    "pager",
    summary:
      "The line below something long: which part is shown, whether more follows, and how to get there.",
    usage: ".pager(Pager(page: 3, .total(12)), hints: [\"n next\"])",
    specimens: [
      Specimen("page", .pager(Pager(page: 3, .total(12)), hints: ["n next", "p previous", "q close"])),
      Specimen("last-page", .pager(Pager(page: 12, .total(12)), hints: ["p previous"])),
      Specimen("entries", .pager(Pager(entries: 21...40, .total(300)), hints: ["--page 3 for the next"])),
      Specimen("more-to-come", .pager(Pager(page: 3, .moreToCome))),
      Specimen("entries-to-come", .pager(Pager(entries: 21...40, .moreToCome))),
      Specimen("end", .pager(Pager(entries: 41...57, .end))),
    ]
  )
}
