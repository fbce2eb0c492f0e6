/// Code coverage as it stands in a test plan: yes, no, or an object.
struct TestPlanCoverage: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case lineCoverageThreshold, targets }

  /// What is to be known, nil when the plan says no.
  let wish: CoverageWish?

  init(from decoder: any Decoder) throws {
    if let isWanted = try? decoder.singleValueContainer().decode(Bool.self) {
      wish = isWanted ? CoverageWish() : nil
      return
    }
    try decoder.requireKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let targets = try container.decodeIfPresent([TestPlanReference].self, forKey: .targets)
    let threshold = try container.decodeIfPresent(Double.self, forKey: .lineCoverageThreshold)
    if let threshold, !(0...100).contains(threshold) {
      throw container.error(.lineCoverageThreshold, "\(threshold) is no percentage from 0 to 100")
    }
    // A threshold is an addition to Xcode's format: alone it demands something of coverage, but does not ask for it.
    wish = CoverageWish(
      targets: targets?.map { CoverageWish.Target(folder: $0.folder, name: $0.name) },
      lineThreshold: threshold,
      isMeasuredAlways: targets != nil || threshold == nil
    )
  }
}
