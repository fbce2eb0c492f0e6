/// Invented people and places.
enum Names {
  private static let firstNames = [
    "Åsa", "Björn", "Märta", "Søren", "Zoë", "Łukasz", "Inés", "Oskar", "Tuuli", "Håkan", "Maïté", "Elin",
    "Ragnhild", "Tomáš", "Signe", "Yusuf", "Linnéa", "Þóra", "Marek", "Freja", "Amir", "Görel", "Niklas",
    "Chloé", "Aino", "Stellan", "Ebba", "Joaquín", "Vigdís", "Kerstin", "Émile", "Nadja", "Östen", "Lovisa",
  ]
  private static let surnames = [
    "Åkerfeldt", "Bergquist-Ley", "Sørlie", "Lindhagen", "Öhrvall", "Kowalska", "Haraldsdóttir", "Ekströmer",
    "Väinölä", "Månsdotter", "Dahlskog", "Nuñez", "Hedqvist", "Strömgård", "Brîncuș", "Wallerstedt",
    "Gyllenvik", "Ødegård", "Sjöblad", "Marchetti", "Tengroth", "Lövhammar", "Ångman", "Fröjd", "Rask",
    "Hallgrimsen", "Zetterlund-Ay", "Kjær", "Nordenmark", "Ivarsdotter", "Pärn", "Söderlind", "Oyelaran",
  ]
  private static let places = [
    "Mörkedal", "Sälgrund", "Högåsa", "Östervik", "Stenviken", "Ljusterholm", "Kalvnäs", "Tärnö", "Gråbohed",
    "Vängabruk", "Norrhamn", "Älgsjö", "Rönnskär", "Björkhult", "Åmynning", "Svartbäck", "Håvik",
  ]

  /// The first and last name of somebody.
  static func person(random: inout SplitMix64) -> String {
    let first = random.element(of: firstNames, else: "Åsa")
    return "\(first) \(random.element(of: surnames, else: "Rask"))"
  }

  /// Different people.
  static func people(_ count: Int, random: inout SplitMix64) -> [String] {
    var people: [String] = []
    while people.count < count {
      let person = person(random: &random)
      if !people.contains(person) { people.append(person) }
    }
    return people
  }

  /// A village or a town.
  static func place(random: inout SplitMix64) -> String {
    random.element(of: places, else: "Norrhamn")
  }
}
