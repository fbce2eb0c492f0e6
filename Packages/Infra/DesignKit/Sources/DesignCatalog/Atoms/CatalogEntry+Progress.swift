import DesignKit

extension CatalogEntry {
  static let progress = CatalogEntry(
    "progress",
    summary: "A bar that shows how far something is that takes a while.",
    usage: ".progress(.running(done: 45, total: 100), label: \"Downloading\")",
    specimens: [
      Specimen("running", .progress(.running(done: 45, total: 100), label: "Downloading")),
      Specimen("waiting", .progress(.waiting, label: "Downloading")),
      Specimen("unmeasured", .progress(.unmeasured(frame: 7), label: "Downloading")),
      Specimen("finished", .progress(.finished, label: "Downloading")),
      Specimen("failed", .progress(.failed("The service answered 503."), label: "Downloading")),
      Specimen("bare", .stack([0, 3, 45, 99, 100].map { .progress(.running(done: $0, total: 100)) })),
      Specimen("bare-waiting", .progress(.waiting)),
      Specimen("bare-unmeasured", .progress(.unmeasured(frame: 20))),
      Specimen("bare-finished", .progress(.finished)),
      Specimen("bare-failed", .progress(.failed("The connection was lost."))),
      Specimen("long-label", .progress(.running(done: 1, total: 3), label: Sample.longTitle)),
      Specimen("wide-label", .progress(.running(done: 2, total: 3), label: "正在下载离线内容")),
      Specimen(
        "out-of-range",
        .stack([.progress(.running(done: 9, total: 3)), .progress(.running(done: -1, total: 0))])
      ),
    ]
  )
}
