import DesignKit

/// One of every element in each of its states.
enum Gallery {
  static let entries: [(name: String, element: Element)] =
    texts + labels + rows + tables + boxes + states + screens

  private static let synopsis: SafeText =
    "A retired harbour pilot takes one last ship through the ice and finds that nobody aboard knows where it is bound."

  private static let texts: [(name: String, element: Element)] = [
    ("text", .text("\(synopsis)")),
    ("text-two-lines", .text("\(synopsis, .muted)", maximumLines: 2)),
    ("text-centred", .text("In the middle", alignment: .center)),
    ("text-trailing", .text("At the end", alignment: .trailing)),
    ("text-japanese", .text("「氷の航路」は、引退した水先案内人が最後の船を導く物語です。港の誰も、その行き先を知らない。")),
    ("text-hostile", .text(StyledText(SafeText("\u{1B}[2J\u{202E}gnp.exe\u{202C} \u{9B}31m\u{200B}")))),
    ("heading-page", .heading("Nordic drama", .page)),
    ("heading-section", .heading("New this week", .section)),
    ("heading-group", .heading("Season one", .group)),
    ("rule", .rule()),
    ("rule-titled", .rule("earlier")),
    ("link", .link("Watch the trailer", to: "https://example.org/trailer?id=7")),
    ("link-bare", .link("", to: "https://example.org/trailer?id=7")),
    ("link-refused", .link("Run me", to: "file:///etc/passwd")),
  ]

  private static let labels: [(name: String, element: Element)] = [
    ("badges", .facts(Status.allCases.map { StyledText(Badge("Ready", $0)) })),
    ("facts", .facts(["revalidated", "just now", "sandbox", "\(Icon.star, .warning) \("7.8")"])),
    (
      "chips-tags",
      .chips(["Drama", "Crime", "Comedy", "Documentary", "Science fiction", "日本映画"].map(Chip.tag))
    ),
    (
      "chips-options",
      .chips([
        .option("All", isSelected: true), .option("New", isSelected: false),
        .option("For children", isSelected: false), .option("Leaving soon", isSelected: false),
      ])
    ),
    (
      "key-values",
      .keyValues([
        KeyValue("Year", "2021"), KeyValue("Rating", "\(Icon.star, .warning) \("7.8")"),
        KeyValue("Directed by", "Aino Falk, Per Ström"), KeyValue("Synopsis", "\(synopsis)"),
      ])
    ),
  ]

  private static let rows: [(name: String, element: Element)] = [
    ("row-bare", .row(ListRow("Series"))),
    ("row-full", .row(sectionRow("Series", 42))),
    (
      "row-long-title",
      .row(
        ListRow(
          "The extraordinarily long title of a series about titles that never seem to end",
          icon: Icon("▸", ascii: ">"),
          trailing: "\(Badge("New", .info))"
        )
      )
    ),
    (
      "list",
      .list(
        [.row(sectionRow("Series", 42)), .row(sectionRow("Films", 180)), .row(sectionRow("スポーツ", 9))],
        spacing: 1
      )
    ),
    ("list-empty", .stack([.list([]), .emptyState(title: "No sections yet")])),
  ]

  private static func sectionRow(_ title: SafeText, _ count: Int) -> ListRow {
    ListRow(
      title,
      icon: Icon("◆", ascii: "#", word: "Section"),
      subtitle: synopsis,
      details: ["\("revalidated", .muted)", "\("just now", .muted)"],
      trailing: "\("\(count) titles", .muted)"
    )
  }

  static let productColumns: [TableColumn] = [
    TableColumn("Title", minimum: 14, priority: 9),
    TableColumn("Year", alignment: .trailing, priority: 8),
    TableColumn("Rating", alignment: .trailing, priority: 7),
    TableColumn("Age", alignment: .trailing, priority: 4),
    TableColumn("Genres", minimum: 10, priority: 3),
    TableColumn("Synopsis", minimum: 20, priority: 1, overflow: .wrap),
  ]

  static let products: [[StyledText]] = [
    ["\("The Ice Pilot", .title)", "2021", "7.8", "11", "Drama, Thriller", "\(synopsis)"],
    ["\("Fjord", .title)", "2019", "", "7", "Documentary", "Four seasons on one shore."],
    ["\("東京の灯", .title)", "2023", "8.1", "15", "犯罪, Drama", "夜の街を歩く人々の物語。"],
  ]

  private static let tables: [(name: String, element: Element)] = [
    ("table", .table(productColumns, rows: products)),
    ("table-no-rows", .table(productColumns, rows: [])),
    ("table-no-titles", .table([TableColumn(""), TableColumn("")], rows: [["a", "b"], ["c"]])),
  ]

  private static let boxes: [(name: String, element: Element)] = [
    (
      "card",
      .card(
        title: "The Ice Pilot",
        detail: "\(Badge("New", .info))",
        footer: "\("2021", .muted)",
        .text("\(synopsis)")
      )
    ),
    ("card-square", .card(title: "Square", border: .square, .text("Content"))),
    (
      "card-frameless",
      .card(title: "Frameless", footer: "\("quiet footer", .muted)", border: .none, .text("Content"))
    ),
    ("card-in-card", .card(title: "Outer", .card(title: "Inner", .text("Content")))),
    (
      "columns",
      .columns([
        Column(.text("\(synopsis)"), width: .flexible(minimum: 24, ideal: 60), priority: 1),
        Column(.keyValues([KeyValue("Year", "2021"), KeyValue("Age", "11")]), width: .fixed(16)),
      ])
    ),
    (
      "grid",
      .grid(
        [
          .card(title: "One", .text("Short.")), .card(title: "Two", .text("\(synopsis)")),
          .card(title: "Three", footer: "last", .text("Also short.")),
        ],
        minimumWidth: 30
      )
    ),
    ("padded", .text("Set in").padded(Insets(top: 1, leading: 4, bottom: 1, trailing: 4))),
    ("limited", .text("\(synopsis)").limited(toWidth: 36)),
    ("adaptive", .adaptive(minimumWidth: 60, wide: .text("wide layout"), narrow: .text("narrow layout"))),
  ]

  private static let states: [(name: String, element: Element)] =
    Status.allCases.map { status in
      (
        "callout-\(status.rawValue)",
        .callout(
          status,
          title: "A few words on it",
          message: "A sentence that explains what happened here.",
          hint: "Try again with --refresh."
        )
      )
    } + [
      ("callout-bare", .callout(.error, title: "It failed")),
      ("empty", .emptyState(title: "Nothing saved yet", hint: "Save a title and it appears here.")),
      (
        "error",
        .errorState(
          title: "Could not load Drama",
          message: "The service answered 503.",
          hint: "Try again later."
        )
      ),
      ("loading", .loading("Loading sections")),
      ("stale", .staleState(title: "from 2 hours ago", message: "The service cannot be reached.")),
    ]

  private static let screens: [(name: String, element: Element)] = [
    (
      "screen-section",
      .stack(
        [
          .heading("Series", .page),
          .text("\(synopsis, .muted)", maximumLines: 2),
          .chips([.option("All", isSelected: true), .option("Crime", isSelected: false)]),
          .card(
            title: "New this week",
            detail: "\("3 titles", .muted)",
            footer: "\("showing 3 of 57", .muted)",
            .table(productColumns, rows: products)
          ),
          .card(title: "For you", .loading("Loading titles")),
          .card(
            title: "Leaving soon",
            .errorState(title: "Could not load this block", hint: "Try again with --refresh.")
          ),
          .facts([
            "\("revalidated", .muted)", "\("just now", .muted)",
            "\("sandbox", .muted)",
          ]),
        ],
        spacing: 1
      )
    )
  ]
}
