import Foundation
import MonorepoGraph
import MonorepoSystem

/// The last durations of packages and suites in seconds, so that the longest can begin first.
struct DurationLog: Codable, Equatable, Sendable {
  /// The time to build and test a package, by the name of its unit.
  var packages: [String: Double] = [:]
  var suites: [String: Double] = [:]

  /// The seconds that a package takes to build and test; one that never ran counts like an average one.
  func weight(of unit: BuildUnit) -> Double {
    packages[unit.name]
      ?? (packages.isEmpty ? 1 : packages.values.reduce(0, +) / Double(packages.count))
  }

  /// Units with the longest first; those never run stand in front, in their order.
  func longestFirst(_ units: [BuildUnit]) -> [BuildUnit] { Self.sorted(units) { packages[$0.name] } }

  func longestFirst(_ all: [TestPlan.Suite]) -> [TestPlan.Suite] { Self.sorted(all) { suites[$0.name] } }

  private static func sorted<Element>(_ elements: [Element], by length: (Element) -> Double?) -> [Element] {
    elements.sorted { (length($0) ?? .infinity) > (length($1) ?? .infinity) }
  }
}

extension DurationLog {
  /// Reads the log; a missing or broken one is an empty one, as it only affects the order.
  init(at path: String, files: FileSystem) {
    self = files.data(at: path).flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
  }

  /// Keeps the log for the next run; nothing is lost but the order when that fails.
  func save(at path: String, files: FileSystem) {
    try? files.write(Data(JSONText.text(of: self).utf8), to: path)
  }
}

extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

  var text: String {
    let tenths = Int((inSeconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
