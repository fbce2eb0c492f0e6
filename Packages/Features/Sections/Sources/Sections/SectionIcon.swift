import DesignKit
import StreamingDomain

/// Chooses the picture of a section.
enum SectionIcon {
  /// The picture for a section, by what it is called, else by what is in it.
  static func icon(for section: ContentSection) -> Icon {
    let words = [section.name, section.title].compactMap { $0?.lowercased() }
    return words.lazy.compactMap { byWord[$0] }.first ?? icon(for: section.kind)
  }

  private static func icon(for kind: SectionKind?) -> Icon {
    switch kind {
    case .videoOnDemand: series
    case .transactional: store
    case .sport, .sportPerDay: sport
    case .other, nil: .pointer
    }
  }

  private static let series = Icon("▤", ascii: "=")
  private static let film = Icon("►", ascii: ">")
  private static let sport = Icon("◉", ascii: "o")
  private static let kids = Icon("❋", ascii: "*")
  private static let channels = Icon("▦", ascii: "#")
  private static let store = Icon("◈", ascii: "$")

  private static let byWord: [String: Icon] = [
    "series": series, "serier": series,
    "movie": film, "movies": film, "film": film, "filmer": film,
    "sport": sport, "sports": sport,
    "kids": kids, "children": kids, "barn": kids,
    "channels": channels, "kanaler": channels,
  ]
}
