import Foundation
import MonorepoSystem

/// How long each package took last time, so that the longest can begin first.
struct DurationLog: Equatable, Sendable {
  private(set) var seconds: [String: Double]
  private let path: String

  /// Reads the log; a missing or broken one is an empty one, as it only affects the order.
  init(at path: String, files: FileSystem) {
    self.path = path
    seconds =
      files.data(at: path).flatMap { try? JSONDecoder().decode([String: Double].self, from: $0) } ?? [:]
  }

  /// The jobs with the longest first; those never run stand in front, in their order.
  func longestFirst(_ jobs: [PackageJob]) -> [PackageJob] {
    jobs.enumerated().sorted { left, right in
      let (first, second) = (length(of: left.element), length(of: right.element))
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }

  mutating func record(_ duration: Duration, for job: PackageJob) {
    seconds[job.name] = duration.inSeconds
  }

  /// Keeps the log for the next run; nothing is lost but the order when that fails.
  func save(files: FileSystem) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    if let data = try? encoder.encode(seconds) { try? files.write(data, to: path) }
  }

  private func length(of job: PackageJob) -> Double { seconds[job.name] ?? .infinity }
}
