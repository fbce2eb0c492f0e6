/// The texts of which profiles are made.
struct ProfileWords: Sendable {
  /// Occupations, to stand alone or at the beginning.
  let roles: [String]
  /// Sentences about interests, without a full stop.
  let interests: [String]
  /// Remarks, to stand at the end.
  let asides: [String]
  /// Employers that are no accounts.
  let companies: [String]
  /// Places that belong to no language.
  let locations: [String]
  /// Texts that are no address.
  let websites: [String]
  /// Descriptions of organisations, without a full stop.
  let purposes: [String]

  /// Reads the texts.
  init() {
    let records = ContentRecord.all(in: BiographyContent.text)
    func texts(_ keyword: String) -> [String] { records.flatMap { $0.texts(keyword) } }
    roles = texts("role")
    interests = texts("interest")
    asides = texts("aside")
    companies = texts("company")
    locations = texts("location")
    websites = texts("website")
    purposes = texts("purpose")
  }
}
