import DomainKernel
import FeatureKit
import Foundation
import LocalizationKit
import Users

/// A list, and what stands around it.
enum Samples {
  static let fetchedAt = Date(timeIntervalSince1970: 1_772_366_400)
  static let context = context(in: .english)

  static func context(in language: Language) -> ViewContext {
    ViewContext(
      now: fetchedAt.addingTimeInterval(3 * 60),
      language: language,
      backendLabel: language.choose(en: "sandbox", zhHans: "沙盒")
    )
  }

  static let items = [
    UsersItem(id: "first", title: "The first one"),
    UsersItem(id: "second", title: "Another one"),
  ]

  static func fetched(
    _ items: [UsersItem] = items,
    _ staleness: StaleReason? = nil
  ) -> Fetched<[UsersItem]> {
    let kind = staleness == nil ? Provenance.Kind.network : .stored
    return Fetched(
      items,
      provenance: Provenance(kind: kind, fetchedAt: fetchedAt, staleness: staleness)
    )
  }
}
