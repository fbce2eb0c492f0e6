/// One build setting as SwiftPM describes it, as in `{"kind": {"define": {"_0": "EXTRA"}}, "tool": "swift"}`.
struct ManifestSetting: Decodable {
  private struct Kind: Decodable {
    let define: Definition?
  }

  private struct Definition: Decodable {
    let name: String

    private enum CodingKeys: String, CodingKey { case name = "_0" }
  }

  private struct Condition: Decodable {
    let config: String?
    let platformNames: [String]?
  }

  private enum CodingKeys: String, CodingKey { case condition, kind, tool }

  /// The condition of `#if` that it makes true for Swift, in a build for debugging on any platform.
  let definition: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let tool = try container.decodeIfPresent(String.self, forKey: .tool)
    let kind = try? container.decode(Kind.self, forKey: .kind)
    let condition = try container.decodeIfPresent(Condition.self, forKey: .condition)
    let holds = (condition?.config ?? "debug") == "debug" && (condition?.platformNames ?? []).isEmpty
    definition = tool == "swift" && holds ? kind?.define?.name : nil
  }
}
