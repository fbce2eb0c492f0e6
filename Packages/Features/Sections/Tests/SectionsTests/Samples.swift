import DesignKit
import DomainKernel
import FeatureKit
import Foundation
import LocalizationKit
import Sections
import StreamingDomain
import StreamingFakes

/// A list of sections of believable size, and what stands around it.
enum Samples {
  static let context = context(in: .english)

  static func context(in language: Language) -> ViewContext {
    ViewContext(
      now: StreamingSamples.fetchedAt.addingTimeInterval(3 * 60),
      language: language,
      backendLabel: language.choose(en: "sandbox", zhHans: "沙盒")
    )
  }

  /// What a shell shows of a state.
  static func element(_ state: SectionsState, _ context: ViewContext = context) -> Element {
    sectionsPage(state, context).element(in: context)
  }

  static let catalog = StreamingCatalog(
    title: "Nordic Stream",
    description: "Films, series and sport from the north, and everything that goes with a long winter.",
    sections: [
      StreamingSamples.section("series", title: "Serier", sortIndex: 1),
      StreamingSamples.section("movies", title: "Filmer", sortIndex: 2),
      StreamingSamples.section("sport", title: "Sport", kind: .sport, sortIndex: 3),
      StreamingSamples.section("kids", title: "Barn", sortIndex: 4),
      StreamingSamples.section("channels", title: "Kanaler", kind: .other("channel"), sortIndex: 5),
      StreamingSamples.section("rent", title: "Hyr & köp", kind: .transactional, sortIndex: 6),
      StreamingSamples.section("sport-today", title: "Sport idag", kind: .sportPerDay, sortIndex: 7),
    ]
  )

  static let descriptions = described([
    "series":
      "Slow evenings, cold cases and families who should talk more. Start anywhere; stop when it is light.",
    "movies": "From last year's quiet winner to the comedy that everybody quotes.",
    "sport": "Every match of the northern leagues, live and again.",
    "kids": """
    Badgers, robots and a very small witch: stories for those who go to bed before eight, and for those who read \
    to them until they themselves fall asleep in the chair beside the bed, which happens in the best of families.
    """,
    "channels": "What is on right now.",
    "rent": "The newest films, one evening at a time.",
  ])

  static func described(_ texts: [String: String]) -> [ContentSection.ID: Fetched<String?>] {
    Dictionary(
      uniqueKeysWithValues: texts.map { (ContentSection.ID(rawValue: "id-\($0.key)"), fetched($0.value)) }
    )
  }

  static func fetched(
    _ description: String?,
    _ provenance: Provenance = StreamingSamples.provenance
  ) -> Fetched<String?> {
    Fetched(description, provenance: provenance)
  }

  /// Where a stored copy comes from that was fetched some seconds after the other samples.
  static func stale(_ reason: StaleReason?, later seconds: Double) -> Provenance {
    Provenance(
      kind: .stored,
      fetchedAt: StreamingSamples.fetchedAt.addingTimeInterval(seconds),
      staleness: reason
    )
  }

  static func sourced(
    _ catalog: StreamingCatalog = catalog,
    _ kind: Provenance.Kind = .network,
    _ staleness: StaleReason? = nil
  ) -> Fetched<StreamingCatalog> {
    Fetched(
      catalog,
      provenance: Provenance(kind: kind, fetchedAt: StreamingSamples.fetchedAt, staleness: staleness)
    )
  }

  static func catalog(of sections: [ContentSection]) -> StreamingCatalog {
    StreamingCatalog(title: "Nordic Stream", description: nil, sections: sections)
  }
}
