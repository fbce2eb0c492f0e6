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
  func title(in country: StreamingCountry) -> String {
    switch self {
    case .crime: country.choose(en: "Crime", sv: "Kriminal")
    case .drama: "Drama"
    case .comedy: country.choose(en: "Comedy", sv: "Komedi")
    case .thriller: "Thriller"
    case .scienceFiction: "Science fiction"
    case .romance: country.choose(en: "Romance", sv: "Romantik")
    case .adventure: country.choose(en: "Adventure", sv: "Äventyr")
    case .nature: country.choose(en: "Animals and nature", sv: "Djur och natur")
    case .history: country.choose(en: "History", sv: "Historia")
    case .society: country.choose(en: "Society", sv: "Samhälle")
    case .kidsAdventure: country.choose(en: "Adventures for kids", sv: "Äventyr för barn")
    case .kidsAnimals: country.choose(en: "Animal friends", sv: "Djurkompisar")
    case .food: country.choose(en: "Food", sv: "Mat")
    case .home: country.choose(en: "Home and garden", sv: "Hem och trädgård")
    case .football: country.choose(en: "Football", sv: "Fotboll")
    case .hockey: country.choose(en: "Ice hockey", sv: "Ishockey")
    case .handball: country.choose(en: "Handball", sv: "Handboll")
    case .skiing: country.choose(en: "Skiing", sv: "Skidor")
    case .motorsport: "Motorsport"
    case .tennis: "Tennis"
    }
  }

  /// The words of which its titles and synopses are made.
  func lexicon(in country: StreamingCountry) -> Lexicon { .of(self, in: country) }

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
