import DesignCatalog
import DesignKit

/// The texts of the catalogue.
enum Strings {
  static let sampleTitle: SafeText = "A sample"
  static let sampleText: SafeText = "with some text, its states and a link"
  static let themes: SafeText = "Themes"
  static let writers: SafeText = "Writers"

  static func title(of section: CatalogSection) -> SafeText {
    switch section {
    case .foundations: "Foundations"
    case .layout: "Layout"
    case .atoms: "Atoms"
    case .molecules: "Molecules"
    case .organisms: "Organisms"
    }
  }

  static func unknownComponent(_ name: String) -> String { "There is no component “\(name)”." }

  static func componentHint(_ nearest: String?) -> String {
    let list = "tessera design --json --fields name lists them all."
    return nearest.map { "Did you mean “\($0)”? \(list)" } ?? list
  }

  static func unknownState(_ name: String) -> String { "There is no state “\(name)” here." }

  static func stateHint(_ known: [String]) -> String { "Use one of: \(known.joined(separator: ", "))." }
}
