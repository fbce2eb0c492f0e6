/// The values of options that are objects, each of which has no other keys.
extension TestPlanOptions {
  struct Variable: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable { case enabled, key, value }

    let key: String
    let value: String
    let isEnabled: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(only: CodingKeys.self)
      key = try container.decode(String.self, forKey: .key)
      value = try container.decode(String.self, forKey: .value)
      isEnabled = try container.decodeIfPresent(Bool.self, forKey: .enabled) ?? true
    }
  }

  struct Argument: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable { case argument, enabled }

    let argument: String
    let isEnabled: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(only: CodingKeys.self)
      argument = try container.decode(String.self, forKey: .argument)
      isEnabled = try container.decodeIfPresent(Bool.self, forKey: .enabled) ?? true
    }
  }

  struct AddressSanitizer: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable { case detectStackUseAfterReturn, enabled }

    let isEnabled: Bool
    let detectsStackUseAfterReturn: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(only: CodingKeys.self)
      isEnabled = try container.decodeIfPresent(Bool.self, forKey: .enabled) ?? false
      detectsStackUseAfterReturn =
        try container.decodeIfPresent(Bool.self, forKey: .detectStackUseAfterReturn) ?? false
    }
  }
}
