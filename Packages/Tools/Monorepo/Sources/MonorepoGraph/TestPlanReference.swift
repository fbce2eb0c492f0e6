/// A target as a test plan names it.
struct TestPlanReference: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case containerPath, identifier, name }

  let folder: String
  let name: String

  init(from decoder: any Decoder) throws {
    try decoder.requireKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    let path = try container.decode(String.self, forKey: .containerPath)
    guard path.hasPrefix("container:"),
      !path.dropFirst("container:".count).split(separator: "/").contains("..")
    else {
      throw container.error(.containerPath, "“\(path)” is no “container:” path inside the repository")
    }
    let names = path.dropFirst("container:".count).split(separator: "/").filter { $0 != "." }
    folder = names.joined(separator: "/")
  }
}
