import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import Sections
import StreamingDomain
import StreamingFakes

/// A state of the list of sections that is worth looking at.
struct ScreenSample: Sendable {
  let name: String
  let state: SectionsState

  func element(in language: Language = .english) -> Element {
    Samples.element(state, Samples.context(in: language))
  }

  init(
    _ name: String,
    _ catalog: LoadState<StreamingCatalog, ServiceError>,
    _ descriptions: [ContentSection.ID: Fetched<String?>] = [:]
  ) {
    self.name = name
    state = SectionsState(catalog: catalog, descriptions: descriptions)
  }

  /// One of each kind.
  private static let main = [
    ScreenSample("loading", .loading),
    ScreenSample("loaded", .loaded(Samples.sourced()), Samples.descriptions),
    ScreenSample("without-descriptions", .loaded(Samples.sourced())),
    ScreenSample("refreshing", .refreshing(Samples.sourced()), Samples.descriptions),
    ScreenSample("empty", .empty(Samples.sourced(Samples.catalog(of: [])))),
    ScreenSample("failed", .failed(.unavailable, previous: nil)),
    ScreenSample(
      "failed-with-previous",
      .failed(.offline, previous: Samples.sourced()),
      Samples.descriptions
    ),
    stale("offline", .offline),
  ]

  /// The main states in every form, all others without styles.
  static func written(in language: Language) -> [WrittenScreen] {
    let prefix = language == .english ? "" : language.tag + "."
    return main.flatMap {
      WrittenScreen.everyForm(of: $0.element(in: language), named: prefix + $0.name, in: language)
    }
      + others.map { WrittenScreen.plain($0.element(in: language), named: prefix + $0.name, in: language) }
  }

  /// Every state.
  static var all: [ScreenSample] { main + others }

  private static var others: [ScreenSample] { sources + hostile }

  private static let sources = [
    ScreenSample(
      "revalidated",
      .loaded(Samples.sourced(Samples.catalog, .revalidated)),
      Samples.descriptions
    ),
    ScreenSample("stored", .loaded(Samples.sourced(Samples.catalog, .stored)), Samples.descriptions),
    stale("not-checked", .notChecked),
    stale("timed-out", .timedOut),
    stale("unavailable", .unavailable),
    stale("rate-limited", .rateLimited(until: Samples.context.now.addingTimeInterval(90))),
    stale("malformed", .malformed),
  ]

  private static let hostile = [
    ScreenSample(
      "hostile-texts",
      .loaded(Samples.sourced(HostileSamples.texts)),
      HostileSamples.descriptions
    ),
    ScreenSample("long-titles", .loaded(Samples.sourced(HostileSamples.longTitles))),
    ScreenSample("equal-titles", .loaded(Samples.sourced(HostileSamples.equalTitles))),
    ScreenSample("hundred-sections", .loaded(Samples.sourced(HostileSamples.hundred))),
    ScreenSample("bare", .loaded(Samples.sourced(HostileSamples.bare))),
  ]

  private static func stale(_ name: String, _ reason: StaleReason) -> ScreenSample {
    ScreenSample(
      "stale-\(name)",
      .loaded(Samples.sourced(Samples.catalog, .stored, reason)),
      Samples.descriptions
    )
  }
}
