import DesignKit

extension CatalogEntry {
  static let toast = CatalogEntry(
    "toast",
    summary: "A short message in front of a screen that disappears on its own.",
    usage: "screen.showing(Toast(.success, \"Saved\", action: \"u Undo\"))",
    specimens: [
      Specimen("success", .toast(Toast(.success, "Saved Fjord", action: "\("u", .accent, .bold) Undo"))),
      Specimen(
        "error",
        .toast(Toast(.error, "Could not save Fjord", action: "\("r", .accent, .bold) Try again"))
      ),
      Specimen("info", .toast(Toast(.info, "12 new titles"))),
      Specimen("long", .toast(Toast(.warning, Sample.longTitle))),
      Specimen("cjk", .toast(Toast(.offline, "接続がありません"))),
      Specimen("over-screen", coveredScreen.showing(Toast(.success, "Saved Fjord"))),
      Specimen(
        "at-top",
        coveredScreen.showing(Toast(.success, "Saved Fjord"), at: Placement(.trailing, .top))
      ),
    ]
  )

  /// A screen for something to stand in front of.
  static let coveredScreen = Element.stack(
    [.heading("Films", .page), filmTable, .text("\(Sample.synopsis, .muted)")],
    spacing: 1
  )

  static let dialog = CatalogEntry(
    "dialog",
    summary: "A question with its choices; the default and dangerous ones are marked.",
    usage: "screen.asking(Dialog(title: \"Leave?\", choices: [Choice(\"y\", \"Leave\", .preferred)]))",
    specimens: [
      Specimen("dangerous", .dialog(removal)),
      Specimen(
        "plain",
        .dialog(Dialog(title: "Leave?", choices: [Choice("y", "Leave"), Choice("n", "Stay")]))
      ),
      Specimen(
        "preferred",
        .dialog(Dialog(title: "Leave?", choices: [Choice("y", "Leave", .preferred), Choice("n", "Stay")]))
      ),
      Specimen(
        "long",
        .dialog(Dialog(title: Sample.longTitle, message: Sample.synopsis, choices: [Choice("Enter", "続ける")]))
      ),
      Specimen("over-screen", coveredScreen.asking(removal)),
    ]
  )

  private static let removal = Dialog(
    title: "Remove this card?",
    message: "It is taken out of the deck.",
    choices: [
      Choice("Enter", "Keep it", .preferred), Choice("d", "Remove it", .dangerous), Choice("e", "Edit it"),
    ]
  )
}
