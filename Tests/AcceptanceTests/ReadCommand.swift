import Foundation
import Testing

/// A command that shows something of the sandbox, with what it shows.
struct ReadCommand: Sendable, CustomTestStringConvertible {
  let line: String
  /// A text of the page.
  let text: String
  /// A member of the document, or of one of its items.
  let member: String
  /// The value of the member.
  let value: String

  init(_ line: String, shows text: String, _ member: String, _ value: String) {
    self.line = line
    self.text = text
    self.member = member
    self.value = value
  }

  var testDescription: String { line }

  /// Those that need no account.
  static let open = [
    ReadCommand("sections", shows: "Series", "name", "series"),
    ReadCommand("sections show series", shows: "Popular now", "name", "series"),
    ReadCommand("recipes", shows: "Dessert", "name", "Dessert"),
    ReadCommand("recipes list Dessert", shows: "Apple & Blackberry Crumble", "id", "52893"),
    ReadCommand("recipes show 52893", shows: "Ingredients", "id", "52893"),
    ReadCommand("recipes search crumble", shows: "Crumble", "id", "52893"),
    ReadCommand("users", shows: "robin-marsh", "login", "robin-marsh"),
    ReadCommand("users show aster", shows: "Aster Lindqvist", "login", "aster"),
    ReadCommand("jobs", shows: "Senior Welder", "title", "Senior Welder"),
    ReadCommand("feed", shows: "Trains, passes and the last one home", "category", "interview"),
    ReadCommand("settings", shows: "theme", "name", "theme"),
  ]

  /// Those of a GitHub account that has @aster in its deck and a community “Readers”.
  static let cards = [
    ReadCommand("github status", shows: "@robin-marsh", "login", "robin-marsh"),
    ReadCommand("cards show aster", shows: "Aster Lindqvist", "name", "Aster Lindqvist"),
    ReadCommand("deck", shows: "Linnet", "login", "aster"),
    ReadCommand("communities", shows: "Readers", "name", "Readers"),
  ]

  /// Those of a careers account that has applied for one job.
  static let careers = [
    ReadCommand("account", shows: "mai@example.com", "name", "Mai Tanaka"),
    ReadCommand("applications", shows: "Senior Welder", "status", "submitted"),
    ReadCommand("profile", shows: "Mai Tanaka", "name", "Mai Tanaka"),
  ]
}

/// A JSON document that a command wrote.
struct WrittenDocument {
  private let objects: [[String: Any]]

  init(_ text: String) throws {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      "\(text)"
    )
    if let items = root["data"] as? [[String: Any]] {
      objects = items
    } else {
      objects = [try #require(root["data"] as? [String: Any], "\(text)")]
    }
  }

  /// The texts of a member in `data`, or in each of its items.
  func members(_ name: String) -> [String] { objects.compactMap { $0[name] as? String } }
}
