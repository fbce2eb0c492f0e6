import DesignKit

extension CatalogEntry {
  static let spinner = CatalogEntry(
    "spinner",
    summary: "A sign that turns while something goes on, and what that is.",
    usage: ".spinner(\"Signing in\", tick: tick)",
    specimens: (0..<4).map { Specimen("frame-\($0)", .spinner("Signing in", tick: $0)) } + [
      Specimen("long", .spinner("Asking five services for everything that is new today", tick: 0)),
      Specimen("wide", .spinner("正在登录", tick: 1)),
    ]
  )
}
