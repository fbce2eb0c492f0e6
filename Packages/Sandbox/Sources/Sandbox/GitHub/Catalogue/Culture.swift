/// Names that go with each other, places and sentences of a language.
struct Culture: Sendable {
  /// Given and family names.
  let names: NamePairs
  private let record: ContentRecord
  private let hasOwnScript: Bool
  private let beginsWithFamily: Bool
  private let isJoined: Bool

  /// Reads a culture.
  init(_ record: ContentRecord) {
    names = NamePairs(record, heads: "given", tails: "family")
    self.record = record
    hasOwnScript = record.contains("script")
    beginsWithFamily = record.contains("order")
    isJoined = record.contains("joined")
  }

  /// Places as users write them.
  var places: [String] { record.list("place") }

  /// Biographies in the language.
  var biographies: [String] { record.texts("bio") }

  /// The full name with a number, in the own script or in Latin letters.
  func fullName(_ number: Int, random: inout SplitMix64) -> String {
    let (given, family) = names.words(of: number)
    guard hasOwnScript else { return given.nativeText + " " + family.nativeText }
    guard random.chance(oneIn: 2) else { return given.text + " " + family.text }
    let parts = beginsWithFamily ? [family, given] : [given, family]
    return parts.map(\.nativeText).joined(separator: isJoined ? "" : " ")
  }

  /// The numbers of the names of which a login with a number behind it may be made.
  func names(stem: String, number: Int) -> [Int] {
    let year = number - AccountNames.firstYear
    let byInitial = names.tails.indices.filter {
      names.heads.indices.contains(year) && names.heads[year].key.prefix(1) + names.tails[$0].key == stem
    }
    let (tail, rest) = (number - AccountNames.firstNumber).quotientAndRemainder(
      dividingBy: AccountNames.numberStep
    )
    let byGivenName = names.heads.indices.filter {
      rest == 0 && names.tails.indices.contains(tail) && names.heads[$0].key == stem
    }
    return byInitial.map { names.number(head: year, tail: $0) }
      + byGivenName.map { names.number(head: $0, tail: tail) }
  }
}
