import Foundation
package import MonorepoGraph
package import MonorepoSystem

/// The findings that a repository had when it adopted the check: they are tolerated, and can only become fewer.
///
/// A finding is known by its rule, its file and its words, not by its line, so that code can move within a
/// file, and so that a long one may change its length.
package struct Baseline: Equatable, Codable, Sendable {
  private struct Key: Hashable {
    let path: String
    let rule: String
    let what: String
  }

  private var counts: [Key: Int]

  private static func key(of finding: Finding) -> Key {
    Key(path: finding.path, rule: finding.rule.rawValue, what: words(of: finding.what))
  }

  private static func words(of what: String) -> String {
    // Lines of other files in a message move as well.
    what.replacing(/\.swift:\d+/, with: ".swift")
      .replacing(/^the file has \d+ lines, and \d+ are/, with: "the file has more lines than are")
  }

  package init(of findings: [Finding]) {
    let failing = findings.filter { $0.severity == .error }
    counts = Dictionary(failing.map { (Self.key(of: $0), 1) }, uniquingKeysWith: +)
  }

  /// Takes out the findings that are covered, and adds one for each entry of the file at a path that stands
  /// for more than there is, and for more of one kind than the last commit has; tells how many are covered.
  package func applied(
    to findings: [Finding],
    at path: String,
    committed: Baseline? = nil,
    rules: ArchitectureRules
  ) -> (findings: [Finding], known: Int) {
    var left = counts
    let uncovered = findings.filter { finding in
      let key = Self.key(of: finding)
      guard finding.severity == .error, let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    var faults = left.filter { $0.value > 0 }.keys.map { key in
      "\(key.path) no longer breaks \(key.rule) as the baseline says (\(key.what))"
    }
    if let committed {
      let known = committed.totals
      faults += totals.filter { $0.value > known[$0.key, default: 0] }.keys
        .map { "there is more of \($0.rule) than in the last commit (\($0.what))" }
    }
    let stale = faults.map { what -> Finding in
      let remedy = "run 'monorepo check --baseline \(path) --write-baseline', which adds none"
      return Finding(.baseline, at: path, what, remedy: remedy).weighed(rules.severities[.baseline])
    }
    .filter { rules.applies($0.rule) }
    return ((uncovered + stale).sorted(), findings.count - uncovered.count)
  }

  /// The counts of what is the same in all files: one that moves takes its entries along.
  private var totals: [Key: Int] {
    let kinds = counts.map { (Key(path: "", rule: $0.key.rule, what: $0.key.what), $0.value) }
    return Dictionary(kinds, uniquingKeysWith: +)
  }

  /// The baseline without what is no longer found; the number of its findings does not grow.
  package func shrunk(to findings: [Finding], isThere: (String) -> Bool) -> Baseline {
    shrunk(to: Baseline(of: findings), isThere: isThere)
  }

  /// The baseline with no more of anything than another one has.
  ///
  /// A finding of a file that is gone, in one of the two, stands for the same in a file that is there: it has moved.
  package func shrunk(to other: Baseline, isThere: (String) -> Bool) -> Baseline {
    var baseline = self
    for (key, count) in counts { baseline.counts[key] = other.counts[key].map { min(count, $0) } }
    func left(of counts: [Key: Int]) -> [(key: Key, count: Int)] {
      counts.map { (key: $0, count: $1 - baseline.counts[$0, default: 0]) }.filter { $0.count > 0 }
        .sorted { $0.key.path < $1.key.path }
    }
    var free = left(of: other.counts)
    for (key, count) in left(of: counts) {
      var rest = count
      for index in free.indices where rest > 0 && free[index].count > 0 {
        let match = free[index].key
        guard match.rule == key.rule, match.what == key.what, isThere(match.path) != isThere(key.path) else {
          continue
        }
        let moved = min(rest, free[index].count)
        baseline.counts[isThere(key.path) ? key : match, default: 0] += moved
        free[index].count -= moved
        rest -= moved
      }
    }
    return baseline
  }

  /// The baseline that the last commit has at a path; nil without a readable one, and without git.
  package static func committed(at path: String, subprocesses: any SubprocessRunner) async -> Baseline? {
    let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
    guard let data = await subprocesses.git(["show", "HEAD:./" + name], in: folder),
      let baseline = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    return baseline
  }

  package var count: Int { counts.values.reduce(0, +) }

  fileprivate struct Entry: Codable {
    let count: Int
    let path: String
    let rule: String
    let what: String

    enum CodingKeys: String, CodingKey, CaseIterable { case count, path, rule, what }
  }

  private enum CodingKeys: String, CodingKey, CaseIterable { case findings, version }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self)
    guard try container.decode(Int.self, forKey: .version) == 1 else {
      throw container.error(.version, "only version 1 is supported")
    }
    let entries = try container.decode([Entry].self, forKey: .findings)
    let known = entries.map { (Key(path: $0.path, rule: $0.rule, what: Self.words(of: $0.what)), $0.count) }
    counts = Dictionary(known, uniquingKeysWith: +)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .version)
    let entries = counts.map { key, count in
      Entry(count: count, path: key.path, rule: key.rule, what: key.what)
    }
    let sorted = entries.sorted { ($0.path, $0.rule, $0.what) < ($1.path, $1.rule, $1.what) }
    try container.encode(sorted, forKey: .findings)
  }

  package init(at path: String, files: FileSystem) throws(UnusableInput) {
    let remedy = "write it with --write-baseline"
    self = try JSONFile.decode(Self.self, at: path, files: files, remedyWhenMissing: remedy)
  }

  package var text: String { JSONText.text(of: self) + "\n" }
}

extension Baseline.Entry {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self)
    count = try container.decode(Int.self, forKey: .count)
    guard count > 0 else { throw container.error(.count, "an entry stands for at least one finding") }
    path = try container.decode(String.self, forKey: .path)
    rule = try container.decode(String.self, forKey: .rule)
    what = try container.decode(String.self, forKey: .what)
  }
}
