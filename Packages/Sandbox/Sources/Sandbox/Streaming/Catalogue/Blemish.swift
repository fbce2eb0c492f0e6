/// A fault in a product's record, as they occur in real catalogues.
enum Blemish: CaseIterable, Sendable {
  case noYear
  case nullSynopsis
  case blankSynopsis
  case emptyParentalRating
  case nullAudienceScore
  case noVotes
  case noImages
  case nullLandscape
  case nullPeople
  case blankCountry
  case nullGenres
}
