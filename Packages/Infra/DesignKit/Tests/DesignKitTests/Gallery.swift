import DesignCatalog
import DesignKit

/// Every component in each of its states, by a name for both.
enum Gallery {
  static let entries: [(name: String, element: Element)] = Catalog.entries.flatMap { entry in
    entry.specimens.map { ("\(entry.name).\($0.state)", $0.element) }
  }
}
