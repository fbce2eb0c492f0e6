/// A genre of the catalogue; its raw value is the last part of its category's address.
enum Genre: String, CaseIterable, Sendable {
  case crime = "kriminal"
  case drama = "drama"
  case comedy = "komedi"
  case thriller = "thriller"
  case scienceFiction = "science-fiction"
  case romance = "romantik"
  case adventure = "aventyr"
  case nature = "natur"
  case history = "historia"
  case society = "samhalle"
  case kidsAdventure = "barnaventyr"
  case kidsAnimals = "djurkompisar"
  case food = "mat"
  case home = "hem-och-tradgard"
  case football = "fotboll"
  case hockey = "ishockey"
  case handball = "handboll"
  case skiing = "skidor"
  case motorsport = "motorsport"
  case tennis = "tennis"

  /// The displayed name.
  var title: String {
    switch self {
    case .crime: "Kriminal"
    case .drama: "Drama"
    case .comedy: "Komedi"
    case .thriller: "Thriller"
    case .scienceFiction: "Science fiction"
    case .romance: "Romantik"
    case .adventure: "Äventyr"
    case .nature: "Djur och natur"
    case .history: "Historia"
    case .society: "Samhälle"
    case .kidsAdventure: "Äventyr för barn"
    case .kidsAnimals: "Djurkompisar"
    case .food: "Mat"
    case .home: "Hem och trädgård"
    case .football: "Fotboll"
    case .hockey: "Ishockey"
    case .handball: "Handboll"
    case .skiing: "Skidor"
    case .motorsport: "Motorsport"
    case .tennis: "Tennis"
    }
  }

  /// The words of which its titles and synopses are made.
  var lexicon: Lexicon { .of(self) }

  /// The age limits that occur, as the service writes them.
  var parentalRatings: [String] {
    switch self {
    case .kidsAdventure, .kidsAnimals: ["0", "0", "3", "7"]
    case .crime, .thriller: ["12", "15", "15", "18"]
    case .drama, .comedy, .scienceFiction, .romance, .adventure: ["7", "12", "12", "15"]
    default: ["0", "7"]
    }
  }

  /// Whether it is non-fiction.
  var isDocumentary: Bool { [.nature, .history, .society].contains(self) }

  /// Whether it is made for children.
  var isForKids: Bool { self == .kidsAdventure || self == .kidsAnimals }
}
