import DesignKit
import StreamingDomain

/// The texts of the page of a section.
enum Strings {
  static let loading: SafeText = "Opening the section"
  static let loadingBlock: SafeText = "Loading"
  static let loadingMore: SafeText = "Loading more"
  static let empty: SafeText = "This section is empty."
  static let emptyHint: SafeText = "Try again later with --refresh."
  static let untitledBlock: SafeText = "More"
  static let categories: SafeText = "Categories"
  static let title: SafeText = "Title"
  static let year: SafeText = "Year"
  static let rating: SafeText = "Rating"
  static let age: SafeText = "Age"
  static let genres: SafeText = "Genre"
  static let about: SafeText = "About"
  static let cast: SafeText = "With"
  static let director: SafeText = "By"
  static let picture: SafeText = "Picture"
  static let votes: SafeText = "Votes"

  static func blocks(_ count: Int) -> SafeText { count == 1 ? "1 block" : "\(count) blocks" }

  static func seasons(_ count: Int) -> SafeText { count == 1 ? "1 season" : "\(count) seasons" }

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

  static func shown(_ count: Int, of total: Int?) -> SafeText {
    guard let total, total >= count else { return count == 1 ? "1 title" : "\(count) titles" }
    return "\(count) of \(total)"
  }

  static func votes(_ count: Int) -> SafeText { "\(grouped(count)) votes" }

  static func moreCategories(_ count: Int) -> SafeText { "+\(count) more" }

  static func moreHint(_ section: String, _ block: String) -> StyledText {
    "\("All of a block:", .muted) \(SafeText("tessera sections show \(section) --block \"\(block)\""), .accent)"
  }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += " " }
      text.append(digit.element)
    }
  }
}
