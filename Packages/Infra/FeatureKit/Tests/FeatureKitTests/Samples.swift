import DomainKernel
import FeatureKit
import Foundation
import LocalizationKit

/// The present of the tests: 1 March 2026, 12:00 UTC.
let now = Date(timeIntervalSince1970: 1_772_366_400)
let context = ViewContext(now: now, language: .english)

func fetched<Value>(_ value: Value) -> Fetched<Value> {
  Fetched(value, provenance: provenance(.network))
}

func provenance(
  _ kind: Provenance.Kind,
  _ staleness: StaleReason? = nil,
  age: Double = 0
) -> Provenance {
  Provenance(kind: kind, fetchedAt: now.addingTimeInterval(-age), staleness: staleness)
}
