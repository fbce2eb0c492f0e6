import MonorepoGraph

extension Template: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case areaModule, folders, insertions, modules, nextSteps, reserved, subject, taken
  }

  /// Reads a `template.json` and refuses keys that are not understood.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self)
    areaModule = try container.decodeIfPresent(String.self, forKey: .areaModule)
    subject = try container.decodeIfPresent(String.self, forKey: .subject) ?? "Feature"
    modules = try container.decodeIfPresent([String].self, forKey: .modules) ?? ["__\(subject)__"]
    folders = try container.decode([String: String].self, forKey: .folders)
    insertions = try container.decodeIfPresent([Insertion].self, forKey: .insertions) ?? []
    nextSteps = try container.decodeIfPresent([String].self, forKey: .nextSteps) ?? []
    reserved = try container.decodeIfPresent([String].self, forKey: .reserved) ?? []
    taken = try container.decodeIfPresent([Taken].self, forKey: .taken) ?? []
    for path in Array(folders.values) + insertions.map(\.file) where !Self.staysInside(path) {
      throw decoder.error("“\(path)” is no path inside the repository")
    }
  }

  private static func staysInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }
}

extension Template.Taken: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case code, files, what }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self)
    what = try container.decode(String.self, forKey: .what)
    code = try container.decode(String.self, forKey: .code)
    files = try container.decode([String].self, forKey: .files)
  }
}
