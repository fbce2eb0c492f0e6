import Foundation

/// One entry as it stands in the file.
struct PlanEntryText {
  private struct Entry: Decodable {
    struct Target: Decodable {
      let containerPath: String
      let name: String
    }
    let target: Target
  }

  let text: String
  /// The suite that it names.
  let suite: PlanDifference.Suite?

  init(_ text: String) {
    self.text = text
    let target = try? JSONDecoder().decode(Entry.self, from: Data(text.utf8)).target
    suite = target.map { target in
      PlanDifference.Suite(
        name: target.name,
        folder: String(target.containerPath.dropFirst("container:".count))
      )
    }
  }

  func stands(for suites: [PlanDifference.Suite]) -> Bool { suite.map(suites.contains) ?? false }
}
