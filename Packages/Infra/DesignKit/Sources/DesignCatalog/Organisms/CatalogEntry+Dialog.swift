import DesignKit

extension CatalogEntry {
  static let dialog = CatalogEntry(
    "dialog",
    summary: "A question that waits for an answer, with the usual and the dangerous answer told by word.",
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
