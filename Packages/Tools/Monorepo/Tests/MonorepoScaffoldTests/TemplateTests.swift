import Foundation
import Testing

@testable import MonorepoScaffold

@Suite(.timeLimit(.minutes(5))) struct TemplateTests {
  @Test(arguments: [("", "Feature"), (#", "subject": "Area""#, "Area")])
  func `a template makes one module of the name unless it says otherwise`(members: String, subject: String)
    throws
  {
    let template = try template(#"{"folders": {"A": "B"}\#(members)}"#)

    #expect(template.subject == subject)
    #expect(template.modules == ["__\(subject)__"])
    #expect(template.folders == ["A": "B"])
    #expect(template.areaModule == nil)
    #expect(template.reserved.isEmpty && template.taken.isEmpty)
    #expect(template.insertions.isEmpty && template.nextSteps.isEmpty)
  }

  @Test(arguments: [
    (#""like": "a""#, Insertion.Place.among("a", isSorted: true)),
    (#""like": "a", "isSorted": false"#, .among("a", isSorted: false)), (#""into": "b""#, .into("b")),
    (#""into": "b", "like": "a""#, .into("b")),
  ])
  func `an insertion is sorted unless it says otherwise, or goes into a list`(
    members: String,
    place: Insertion.Place
  ) throws {
    let template = try template(
      #"{"folders": {}, "insertions": [{"file": "f", "entry": ["e"], \#(members)}]}"#
    )

    #expect(template.insertions == [Insertion(file: "f", lines: ["e"], below: nil, place: place)])
  }

  @Test(arguments: [
    ("/a", false), ("..", false), ("a/../b", false), ("a/..", false), ("a..b/...", true), ("", true),
  ])
  func `the paths of a template stay inside the repository`(path: String, isAccepted: Bool) {
    for text in [
      #"{"folders": {"A": "\#(path)"}}"#,
      #"{"folders": {}, "insertions": [{"file": "\#(path)", "entry": [], "into": "a"}]}"#,
    ] {
      let template = try? template(text)

      #expect((template != nil) == isAccepted)
    }
  }

  @Test(
    arguments: [
      ("Feature", nil, "__Area__", false), ("Feature", nil, "__NoArea__", true), ("Feature", nil, "a", true),
      ("Feature", "Books", "__Area__", true), ("Feature", "Books", "__NoArea__", false),
      ("Feature", "Books", "a", true), ("Area", nil, "__Area__", true), ("Area", nil, "__NoArea__", true),
    ] as [(String, String?, String, Bool)]
  )
  func `a text that mentions the area needs one, and one that mentions its absence has none`(
    subject: String,
    area: String?,
    text: String,
    canFill: Bool
  ) throws {
    let placeholders = Placeholders(subject: subject, name: try NewName("BookShelf"), area: area)

    #expect(placeholders.canFill(text) == canFill)
    #expect(placeholders.fillLines(of: text + "\nb\n").hasSuffix("b\n"))
    #expect((placeholders.fillLines(of: text + "\nb\n") == "b\n") == !canFill)
  }

  private func template(_ text: String) throws -> Template {
    try JSONDecoder().decode(Template.self, from: Data(text.utf8))
  }
}
