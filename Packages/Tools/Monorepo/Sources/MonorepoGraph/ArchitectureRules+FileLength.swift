extension ArchitectureRules {
  /// How long a source file may be before a second look is advised.
  public struct FileLength: Equatable, Sendable {
    /// The most lines that need no second look; at least 1.
    public let limit: Int
    /// Patterns of the files that may be longer, such as generated tables.
    public let allowedIn: [String]
  }
}

extension ArchitectureRules.FileLength: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case allowedIn, limit }

  /// Reads the limit and refuses keys that are not understood.
  public init(from decoder: any Decoder) throws {
    try decoder.requireKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    limit = try container.decode(Int.self, forKey: .limit)
    allowedIn = try container.decodeIfPresent([String].self, forKey: .allowedIn) ?? []
    guard limit > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .limit,
        in: container,
        debugDescription: "a file has at least one line"
      )
    }
  }
}
