import CommandKit
import DomainKernel
import FeatureKit
import Foundation
import LocalizationKit

/// The present of the tests: 1 March 2026, 12:00 UTC.
let now = Date(timeIntervalSince1970: 1_772_366_400)
let context = ViewContext(now: now, language: .english)

/// A feature with a command that shows a screen, and two that show none.
struct ProbeFeature: Feature {
  static let names = Argument<[String]>("names", help: "Names.", default: [], readsStandardInput: true)

  private let make: ScreenAction.Make

  init(_ screen: ProbeScreen) {
    make = { _ in screen }
  }

  init(make: @escaping ScreenAction.Make) {
    self.make = make
  }

  var commands: [Command] {
    [
      Command(
        "probe",
        abstract: "Probe.",
        discussion: String(repeating: "探", count: 60),
        parameters: [Self.names],
        fields: ProbeScreen.table.names,
        language: .english,
        screen: make
      ),
      Command("plain", abstract: "Do nothing.") { _ in .done },
      Command("other", abstract: "Do something else.", action: OtherAction()),
    ]
  }
}

private struct OtherAction: CommandAction {}

/// A screen that has what a test gives it, once it is loaded.
@MainActor
final class ProbeScreen: Screen {
  private(set) var request: LoadRequest?
  let records: Records?
  let recordsElsewhere: [Route]?
  private let content: ScreenContent
  private let failure: CommandFailure?
  private let gap: CommandFailure?
  private let notes: [String]

  init(
    _ content: ScreenContent = .confirmation,
    failure: CommandFailure? = nil,
    gap: CommandFailure? = nil,
    notes: [String] = [],
    records: Records? = nil,
    recordsElsewhere: [Route]? = nil
  ) {
    self.content = content
    self.failure = failure
    self.gap = gap
    self.notes = notes
    self.records = records
    self.recordsElsewhere = recordsElsewhere
  }

  func load(_ request: LoadRequest) async { self.request = request }

  func failure(in context: ViewContext) -> CommandFailure? {
    request == nil ? CommandFailure(.interrupted, "Nothing is loaded.") : failure
  }

  func incompleteness(in context: ViewContext) -> CommandFailure? { gap }

  func content(in context: ViewContext) -> ScreenContent { content }

  func notes(in context: ViewContext) -> [String] { notes.map { "\(context.language.tag): \($0)" } }

  nonisolated static let table = RecordTable<[String]>([
    .init("id") { .string($0[0]) }, .init("title") { .string($0[1]) },
  ])

  /// Two records that were fetched a minute ago.
  nonisolated static var list: Records {
    .list(
      [["a", "Ada"], ["b", "Bo"]],
      in: table,
      from: Provenance(kind: .network, fetchedAt: now.addingTimeInterval(-60))
    )
  }
}
