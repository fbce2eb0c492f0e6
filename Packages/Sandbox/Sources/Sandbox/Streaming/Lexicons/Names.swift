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
    distinct(count) { person(random: &random) }
  }

  /// Different villages or towns; no more than there are.
  static func places(_ count: Int, random: inout SplitMix64) -> [String] {
    distinct(min(count, places.count)) { random.element(of: places, else: "Norrhamn") }
  }

  private static func distinct(_ count: Int, draw: () -> String) -> [String] {
    var drawn: [String] = []
    while drawn.count < count {
      let next = draw()
      if !drawn.contains(next) { drawn.append(next) }
    }
    return drawn
  }
}
