/// One configuration as it stands in a test plan.
struct TestPlanConfiguration: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case enabled, id, name, options }

  let name: String
  let isEnabled: Bool
  let options: TestPlanOptions

  init(from decoder: any Decoder) throws {
    try decoder.requireKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    isEnabled = try container.decodeIfPresent(Bool.self, forKey: .enabled) ?? true
    options = try container.decode(TestPlanOptions.self, forKey: .options)
  }
}
