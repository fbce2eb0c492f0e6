/// Answers in the shape of an OctoDeck API, written for these tests.
enum CardsAnswers {
  static let root = "https://cards.example.com"

  static let card: JSONNode = card(5)
  static let otherCard: JSONNode = card(6)

  private static func card(_ number: Int) -> JSONNode {
    [
      "card": [
        "githubId": .text("\(number)"), "userName": .text("user\(number)"),
        "fullName": .text("User Number \(number)"),
        "iconUrl": .text("https://pictures.example.com/u/\(number)"),
        "mostUsedLanguage": ["name": "Swift", "color": "#F05138"],
      ]
    ]
  }
}
