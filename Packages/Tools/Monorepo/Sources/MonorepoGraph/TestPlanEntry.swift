/// One suite as it stands in a test plan.
struct TestPlanEntry: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case enabled, parallelizable, selectedTags, selectedTests, skippedTags, skippedTests, target
  }

  let suite: TestPlan.Suite

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self)
    let target = try container.decode(TestPlanReference.self, forKey: .target)
    suite = TestPlan.Suite(
      name: target.name,
      folder: target.folder,
      isEnabled: try container.decodeIfPresent(Bool.self, forKey: .enabled) ?? true,
      isParallel: try container.decodeIfPresent(Bool.self, forKey: .parallelizable) ?? true,
      selection: TestSelection(
        selected: try container.decodeIfPresent(TestPlanNames.self, forKey: .selectedTests)?.names,
        skipped: try container.decodeIfPresent(TestPlanNames.self, forKey: .skippedTests)?.names ?? [],
        tags: TagSelection(
          selected: try container.decodeIfPresent(TestPlanTags.self, forKey: .selectedTags)?.condition,
          skipped: try container.decodeIfPresent(TestPlanTags.self, forKey: .skippedTags)?.condition
        )
      )
    )
  }
}
