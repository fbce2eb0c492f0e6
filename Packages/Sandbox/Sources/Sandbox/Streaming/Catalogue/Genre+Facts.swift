extension Genre {
  /// The name that people see.
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
  var lexicon: Lexicon {
    switch self {
    case .crime: .crime
    case .drama: .drama
    case .comedy: .comedy
    case .thriller: .thriller
    case .scienceFiction: .scienceFiction
    case .romance: .romance
    case .adventure: .adventure
    case .nature: .nature
    case .history: .history
    case .society: .society
    case .kidsAdventure: .kidsAdventure
    case .kidsAnimals: .kidsAnimals
    case .food: .food
    case .home: .home
    case .football: .football
    case .hockey: .hockey
    case .handball: .handball
    case .skiing: .skiing
    case .motorsport: .motorsport
    case .tennis: .tennis
    }
  }

  /// The age limits that occur, as the service writes them.
  var parentalRatings: [String] {
    switch self {
    case .kidsAdventure, .kidsAnimals: ["0", "0", "3", "7"]
    case .crime, .thriller: ["12", "15", "15", "18"]
    case .drama, .comedy, .scienceFiction, .romance, .adventure: ["7", "12", "12", "15"]
    default: ["0", "7"]
    }
  }

  /// Whether it tells of what is or was.
  var isDocumentary: Bool { [.nature, .history, .society].contains(self) }

  /// Whether it is made for children.
  var isForKids: Bool { self == .kidsAdventure || self == .kidsAnimals }
}
