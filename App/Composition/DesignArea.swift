import CommandKit
import Design
import FeatureKit

/// The design system's catalogue, which needs no service.
struct DesignArea {
  let wiring: Wiring

  var features: [any Feature] {
    [
      DesignFeature(language: wiring.language) { [wiring] invocation throws(CommandFailure) in
        try wiring.infrastructure(invocation).session(BrowseCatalog())
      }
    ]
  }
}
