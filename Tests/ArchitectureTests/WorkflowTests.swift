import Foundation
import Testing

/// What a CI system does with this repository: the workflow is text to us, but some of it must hold.
@Suite struct WorkflowTests {
  private let lines: [Substring]
  private let nightlyLines: [Substring]

  init() throws {
    let workflows = Self.root.appending(path: ".github/workflows")
    func lines(of name: String) throws -> [Substring] {
      try String(contentsOf: workflows.appending(path: name), encoding: .utf8).split(separator: "\n")
    }
    self.lines = try lines(of: "ci.yml")
    nightlyLines = try lines(of: "nightly.yml")
  }

  @Test func `every action is pinned by the hash of a commit and says its version`() {
    let uses = (lines + nightlyLines).filter { $0.contains("uses:") }

    #expect(!uses.isEmpty)
    for line in uses {
      #expect(line.contains(#/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/#), "\(line)")
    }
  }

  @Test func `every script that the workflow runs is there and may be run`() {
    let scripts = Set(
      (lines + nightlyLines).flatMap { $0.matches(of: #/scripts\/[a-z-]+/#).map { String($0.output) } }
    )

    #expect(scripts.isSuperset(of: ["scripts/ci", "scripts/test"]))
    for script in scripts {
      let path = Self.root.appending(path: script).path(percentEncoded: false)
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
    }
  }

  @Test func `the steps of the workflow are those of scripts ci, all of which run on any machine`() throws {
    let script = try String(contentsOf: Self.root.appending(path: "scripts/ci"), encoding: .utf8)
    let all = try #require(script.firstMatch(of: /\nall\(\) \{\n(?<body>(?:  .*\n)+)\}/)).body
    // Format, architecture and documentation are one step there.
    let checks = ["docs": "scripts/check\" --docs", "rules": "scripts/check\" --docs"]
    let steps = Set(lines.flatMap { $0.matches(of: #/scripts\/ci ([a-z]+)/#).map { String($0.1) } })

    #expect(steps.isSuperset(of: ["package", "release", "rules", "tool", "whole"]))
    for step in steps {
      #expect(all.contains(checks[step] ?? step), "\(step)")
      #expect(
        script.contains("| \(step) |") || script.contains("  \(step) |") || script.contains("  \(step))")
      )
    }
  }

  @Test func `the release program goes through every area in the workflow`() throws {
    let script = try String(contentsOf: Self.root.appending(path: "scripts/ci"), encoding: .utf8)

    #expect(lines.contains { $0.contains("scripts/ci release") })
    #expect(script.contains("scripts/test\" --release"))
  }

  @Test func `the gate waits for every other job and runs whatever became of them`() throws {
    let start = try #require(lines.firstIndex(of: "jobs:"))
    let jobs = lines[start...].compactMap { $0.wholeMatch(of: #/  ([a-z]+):/#).map { String($0.1) } }
    let needs = try #require(lines.last { $0.contains("needs: [") })

    #expect(jobs.last == "gate")
    for job in jobs.dropLast() { #expect(needs.contains(job), "\(job)") }
    #expect(lines.contains("    if: always()"))
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
