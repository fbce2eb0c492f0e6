extension ArchitectureRules: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case ambient, attributeExceptions, documentation, fileLength, layers, swallowedErrors
  }

  /// Reads the rules and refuses keys that are not understood.
  public init(from decoder: any Decoder) throws {
    try decoder.requireKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    layers = try container.decode([Layer].self, forKey: .layers)
    ambient = try container.decodeIfPresent([Ambient].self, forKey: .ambient) ?? []
    attributeExceptions =
      try container.decodeIfPresent([AttributeException].self, forKey: .attributeExceptions) ?? []
    documentation = try container.decodeIfPresent([String].self, forKey: .documentation) ?? []
    fileLength = try container.decodeIfPresent(FileLength.self, forKey: .fileLength)
    swallowedErrors = try container.decodeIfPresent(SwallowedErrors.self, forKey: .swallowedErrors)
    areWritten = true
  }
}

extension ArchitectureRules.Layer: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case isForTestsOnly, mayUse, mayUseOwnPackage, modules, name, packages, testsMayUse
  }

  /// Reads one layer and refuses keys that are not understood.
  public init(from decoder: any Decoder) throws {
    try decoder.requireKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    modules = try container.decodeIfPresent([String].self, forKey: .modules) ?? []
    packages = try container.decodeIfPresent([String].self, forKey: .packages) ?? []
    mayUse = try container.decode([String].self, forKey: .mayUse)
    testsMayUse = try container.decodeIfPresent([String].self, forKey: .testsMayUse) ?? []
    mayUseOwnPackage = try container.decodeIfPresent(Bool.self, forKey: .mayUseOwnPackage) ?? false
    isForTestsOnly = try container.decodeIfPresent(Bool.self, forKey: .isForTestsOnly) ?? false
  }
}

extension ArchitectureRules.Ambient: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case allowedIn, code, remedy }

  /// Reads one entry and refuses keys that are not understood.
  public init(from decoder: any Decoder) throws {
    try decoder.requireKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    code = try container.decode(String.self, forKey: .code)
    allowedIn = try container.decodeIfPresent([String].self, forKey: .allowedIn) ?? []
    remedy = try container.decode(String.self, forKey: .remedy)
  }
}

extension ArchitectureRules.AttributeException: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case code, file, reason }

  /// Reads one exception and refuses keys that are not understood.
  public init(from decoder: any Decoder) throws {
    try decoder.requireKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    code = try container.decode(String.self, forKey: .code)
    file = try container.decode(String.self, forKey: .file)
    reason = try container.decode(String.self, forKey: .reason)
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .reason,
        in: container,
        debugDescription: "say why it cannot be left out"
      )
    }
  }
}
