import StreamingDomain

extension SectionKind {
  /// Reads the service's word for a kind.
  init(word: String) {
    self =
      switch word {
      case "vod": .videoOnDemand
      case "tvod": .transactional
      case "sport": .sport
      case "sportPerDay": .sportPerDay
      default: .other(word)
      }
  }

  /// The service's word for the kind.
  var word: String {
    switch self {
    case .videoOnDemand: "vod"
    case .transactional: "tvod"
    case .sport: "sport"
    case .sportPerDay: "sportPerDay"
    case .other(let word): word
    }
  }
}
