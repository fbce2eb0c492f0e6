import Foundation
import MonorepoGraph
import MonorepoSystem

/// The last durations of packages and suites, so that the longest can begin first.
struct DurationLog: Equatable, Sendable {
  private struct Document: Codable, Equatable {
    var packages: [String: Double] = [:]
    var suites: [String: Double] = [:]
  }

  private let path: String
  private var document: Document

  /// Reads the log; a missing or broken one is an empty one, as it only affects the order.
  init(at path: String, files: FileSystem) {
    self.path = path
    document =
      files.data(at: path).flatMap { try? JSONDecoder().decode(Document.self, from: $0) } ?? Document()
  }

  /// The seconds that a suite ran, nil when it never did.
  func seconds(ofSuite name: String) -> Double? { document.suites[name] }

  /// The seconds that a package takes to build and test; one that never ran counts like an average one.
  func weight(of unit: BuildUnit) -> Double {
    let known = document.packages
    return known[unit.name] ?? (known.isEmpty ? 1 : known.values.reduce(0, +) / Double(known.count))
  }

  /// Units with the longest first; those never run stand in front, in their order.
  func longestFirst(_ units: [BuildUnit]) -> [BuildUnit] { Self.sorted(units) { document.packages[$0.name] } }

  func longestFirst(_ suites: [TestPlan.Suite]) -> [TestPlan.Suite] {
    Self.sorted(suites) { document.suites[$0.name] }
  }

  mutating func record(_ duration: Duration, ofPackage name: String) {
    document.packages[name] = duration.inSeconds
  }

  mutating func record(_ duration: Duration, ofSuite name: String) {
    document.suites[name] = duration.inSeconds
  }

  /// Keeps the log for the next run; nothing is lost but the order when that fails.
  func save(files: FileSystem) { try? files.write(Data(JSONText.text(of: document).utf8), to: path) }

  private static func sorted<Element>(_ elements: [Element], by length: (Element) -> Double?) -> [Element] {
    elements.sorted { (length($0) ?? .infinity) > (length($1) ?? .infinity) }
  }
}

extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

  /// Seconds with one decimal place, as in “14.2 s”.
  var text: String {
    let tenths = Int((inSeconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
