import DesignKit
import StreamingDomain

/// The texts of the page of a section.
enum Strings {
  static let loading: SafeText = "Opening the section"
  static let loadingBlock: SafeText = "Loading"
  static let loadingMore: SafeText = "Loading more"
  static let notLoaded: SafeText = "Not loaded"
  static let moreNotLoaded: SafeText = "More not loaded"
  static let empty: SafeText = "This section is empty."
  static let emptyHint: SafeText = "Try again later with --refresh."
  static let emptyBlock: SafeText = "Nothing here right now."
  static let untitledBlock: SafeText = "Untitled"
  static let director: SafeText = "By"
  static let cast: SafeText = "With"
  static let reviews: SafeText = "Reviews"
  static let picture: SafeText = "Picture"
  static let year: SafeText = "Year"
  static let age: SafeText = "Age"
  static let oneCategory: SafeText = "One category"
  static let oneBlock: SafeText = "One block in full"
  static let everyTitle: SafeText = "Every title"

  static func kind(_ kind: SectionKind) -> SafeText {
    switch kind {
    case .videoOnDemand: "films and series"
    case .transactional: "to rent or buy"
    case .sport: "sport"
    case .sportPerDay: "sport by day"
    case .other(let word): SafeText(word)
    }
  }

  static func kind(_ kind: ProductKind) -> SafeText {
    switch kind {
    case .movie: "film"
    case .series: "series"
    case .episode: "episode"
    case .sport: "broadcast"
    case .other(let word): SafeText(word)
    }
  }

  /// A number alone is the age from which a product is suitable; anything else is the service's own word.
  static func age(_ parentalRating: String) -> SafeText {
    parentalRating.utf8.allSatisfy { (0x30...0x39).contains($0) }
      ? "\(parentalRating)+" : SafeText(parentalRating)
  }

  /// The score out of ten; a round ten needs no digit after the point.
  static func score(_ rating: AudienceRating) -> SafeText {
    rating.tenths == 100 ? "10" : "\(rating.tenths / 10).\(rating.tenths % 10)"
  }

  static func moreCategories(_ count: Int) -> SafeText {
    count == 1 ? "and 1 more category" : "and \(count) more categories"
  }
}
