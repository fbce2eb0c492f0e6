import DesignKit

extension CatalogSection {
  static let atomEntries: [CatalogEntry] = [
    .badge, .rule,
    .pill, .icon, .progress, .spinner, .keyHints, .avatar,
  ]
}

extension CatalogEntry {
  static let badge = CatalogEntry(
    "badge",
    summary: "A short status label with its sign.",
    usage: ".badge(Badge(\"Ready\", .success))",
    specimens: Status.allCases.map { Specimen($0.rawValue, .badge(Badge("Ready", $0))) }
  )

  static let rule = CatalogEntry(
    "rule",
    summary: "A horizontal line, optionally with a title.",
    usage: ".rule(\"earlier\")",
    specimens: [Specimen("bare", .rule()), Specimen("titled", .rule("earlier"))]
  )

  static let pill = CatalogEntry(
    "pill",
    summary: "A filled badge for the most important status on a screen.",
    usage: ".pill(Badge(\"Ready\", .success))",
    specimens: Status.allCases.map { Specimen($0.rawValue, .pill(Badge("Ready", $0))) } + [
      Specimen("inline", .text("Episode 4 \(StyledText(pill: Badge("New", .info))) 52 minutes")),
      Specimen("long", .pill(Badge(Sample.longTitle, .warning))),
      Specimen("wide", .pill(Badge("已过期", .stale))),
    ]
  )

  static let icon = CatalogEntry(
    "icon",
    summary: "An icon with its text.",
    usage: ".icon(.star, .warning, beside: \"7.8\")",
    specimens: [
      Specimen("meaning", .icon(.star, .warning, beside: "7.8")),
      Specimen("decoration", .icon(.pointer, beside: "Open the list")),
      Specimen("two-ascii-characters", .icon(.arrow, .muted, beside: "Next step")),
      Specimen("long", .icon(.bullet, .muted, beside: StyledText(Sample.synopsis))),
      Specimen("wide", .icon(.filledDot, beside: "已选择")),
    ]
  )

  static let progress = CatalogEntry(
    "progress",
    summary: "A bar for the progress of a task.",
    usage: ".progress(.running(done: 45, total: 100), label: \"Downloading\")",
    specimens: [
      Specimen("running", .progress(.running(done: 45, total: 100), label: "Downloading")),
      Specimen("waiting", .progress(.waiting, label: "Downloading")),
      Specimen("unmeasured", .progress(.unmeasured(frame: 7), label: "Downloading")),
      Specimen("finished", .progress(.finished, label: "Downloading")),
      Specimen("failed", .progress(.failed("The service returned 503."), label: "Downloading")),
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

  static let spinner = CatalogEntry(
    "spinner",
    summary: "An animated sign for a running task, with its name.",
    usage: ".spinner(\"Signing in\", tick: tick)",
    specimens: (0..<4).map { Specimen("frame-\($0)", .spinner("Signing in", tick: $0)) } + [
      Specimen("long", .spinner("Asking five services for everything that is new today", tick: 0)),
      Specimen("wide", .spinner("正在登录", tick: 1)),
    ]
  )

  static let keyHints = CatalogEntry(
    "key-hints",
    summary: "Keys and their actions; the least important are dropped first in narrow lines.",
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

  static let avatar = CatalogEntry(
    "avatar",
    summary: "A generated picture for an ID, or initials in a single line.",
    usage: ".avatar(Avatar(id: account.id, name: name))",
    specimens: [
      Specimen("picture", .avatar(ada)),
      Specimen(
        "others",
        .grid((1...4).map { .avatar(Avatar(id: "u-\($0)", name: "Person \($0)")) }, minimumWidth: 8)
      ),
      Specimen(
        "beside-words",
        .columns([
          Column(.avatar(ada).described(as: ""), width: .fixed(5)),
          Column(
            .stack([.text(StyledText(ada.name, .title)), .text("Joined in 2019")]),
            width: .flexible(minimum: 8, ideal: 40)
          ),
        ])
      ),
      Specimen(
        "initials",
        .list(
          [
            ada, Avatar(id: "u-2", name: "cher"), Avatar(id: "u-3", name: "王小明"),
            Avatar(id: "u-4", name: "—"),
          ].map {
            .text("\($0.styledInitials) \($0.name)")
          }
        )
      ),
      Specimen("row", .row(ListRow(ada.name, icon: ada.initials, subtitle: "Joined in 2019"))),
      Specimen("nameless", .avatar(Avatar(id: "", name: ""))),
    ]
  )

  private static let ada = Avatar(id: "u-1815", name: "Ada Lindqvist")
}
