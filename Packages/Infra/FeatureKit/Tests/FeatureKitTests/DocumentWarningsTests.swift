import CommandKit
import FeatureKit
import Testing

@MainActor @Suite struct DocumentWarningsTests {
  private func warnings(_ counts: [Int], _ fields: FieldSelection?) -> [String] {
    let screen = LackingScreen(counts.map { Records.Warning.unreadable(entries: $0) })
    return screen.documentWarnings(fields, in: context)
  }

  @Test(arguments: [FieldSelection(), FieldSelection(["id"]), .columns])
  func `beside a document each warning of the records is said, in their order`(fields: FieldSelection) {
    #expect(
      warnings([1, 0, 2], fields) == [
        "Warning: 1 entry could not be read and is left out.",
        "Warning: 2 entries could not be read and are left out.",
      ]
    )
  }

  @Test func `beside a page nothing is said, because the page says it`() {
    #expect(warnings([1], nil) == [])
  }

  @Test func `without a warning, or without records, there is nothing to say`() {
    #expect(warnings([0], FieldSelection()) == [])
    #expect(LackingScreen(nil).documentWarnings(FieldSelection(), in: context) == [])
  }
}

/// A screen whose records lack something; without warnings, one without records.
@MainActor
private final class LackingScreen: Screen {
  private let warnings: [Records.Warning?]?

  init(_ warnings: [Records.Warning?]?) { self.warnings = warnings }

  func load(_ request: LoadRequest) async {}
  func failure(in context: ViewContext) -> CommandFailure? { nil }
  func content(in context: ViewContext) -> ScreenContent { .confirmation }
  var records: Records? {
    let table = RecordTable<Int>([.init("id") { .integer($0) }])
    return warnings?.reduce(Records.list([1], in: table, from: nil)) { $0.with($1) }
  }
}
