import Foundation
import MonorepoGraph
import MonorepoSystem

/// Merges what all test programs measured, and counts the lines of each package that any of them contains.
struct CoverageMeasurement: Sendable {
  let profiles: String
  let sources: CoverageSources
  let files: FileSystem
  let subprocesses: any SubprocessRunner

  /// Counts the lines of each package that has code in a test program; a threshold demands one line.
  func report(
    of binaries: [String],
    threshold: Double?,
    mayBeEmpty: Bool = false
  ) async throws(CoverageProblem) -> CoverageReport {
    let merged = try await merge()
    guard let first = binaries.first else { throw .noProfiles(folder: profiles) }
    let objects = binaries.dropFirst().flatMap { ["-object", $0] }
    let arguments = ["export", "-summary-only", "-instr-profile", merged, first] + objects
    let output = try await output(of: "llvm-cov", arguments)
    guard let export = try? JSONDecoder().decode(CoverageExport.self, from: output) else {
      throw .toolFailed(name: "llvm-cov", text: "its output is not JSON of the known form")
    }
    let report = sources.report(export.data.flatMap(\.files), threshold: threshold)
    guard mayBeEmpty || threshold == nil || report.total.lines > 0 else { throw .nothingMeasured }
    return report
  }

  private func merge() async throws(CoverageProblem) -> String {
    let raw = files.names(in: profiles).filter { $0.hasSuffix(".profraw") }
    guard !raw.isEmpty else { throw .noProfiles(folder: profiles) }
    let (list, merged) = (profiles + "/profiles.txt", profiles + "/merged.profdata")
    do throws(UnusableInput) {
      try files.write(Data(raw.map { "\(profiles)/\($0)\n" }.joined().utf8), to: list)
    } catch {
      throw .toolFailed(name: "llvm-profdata", text: "\(error)")
    }
    // One profile that a killed program left half written must not cost all others.
    let options = ["merge", "-sparse", "--failure-mode=all", "--input-files=\(list)", "-o", merged]
    _ = try await output(of: "llvm-profdata", options)
    return merged
  }

  private func output(of tool: String, _ arguments: [String]) async throws(CoverageProblem) -> Data {
    let outcome: SubprocessOutcome
    do throws(SubprocessError) {
      let program = try await program(tool)
      outcome = try await subprocesses.run(Subprocess(program + arguments, in: profiles))
    } catch {
      throw .notRun(error)
    }
    guard outcome.succeeded else { throw .toolFailed(name: tool, text: outcome.errorText) }
    return outcome.output
  }

  #if os(macOS)
    private func program(_ tool: String) async throws(SubprocessError) -> [String] { ["xcrun", tool] }
  #else
    private struct Target: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }

      let paths: Paths
    }

    /// The tool of the toolchain that `swift` belongs to: those of a system's LLVM do not read Swift's profiles.
    private func program(_ tool: String) async throws(SubprocessError) -> [String] {
      let outcome = try await subprocesses.run(Subprocess(["swift", "-print-target-info"], in: profiles))
      guard let target = try? JSONDecoder().decode(Target.self, from: outcome.output) else { return [tool] }
      return [target.paths.runtimeResourcePath + "/../../bin/" + tool]
    }
  #endif
}

/// The output of `llvm-cov export -summary-only`, as far as the tool reads it.
struct CoverageExport: Decodable {
  struct Count: Decodable {
    let count: Int
    let covered: Int
  }

  struct Summary: Decodable { let lines: Count }
  struct Unit: Decodable { let files: [File] }
  struct File: Decodable {
    let filename: String
    let summary: Summary
  }

  let data: [Unit]
}

struct CoverageSources: Sendable {
  let root: String
  let packages: [String: String]
  let targets: [Target]?

  func report(_ files: [CoverageExport.File], threshold: Double?) -> CoverageReport {
    let counts = Dictionary(grouping: files) { folder(of: $0.filename) }.mapValues { $0.map(\.summary.lines) }
    let packages = packages.sorted { $0.key < $1.key }.compactMap { folder, name in
      counts[folder].map { counts in
        let (lines, covered) = (counts.map(\.count).reduce(0, +), counts.map(\.covered).reduce(0, +))
        return CoverageReport.Lines(folder: folder, name: name, lines: lines, covered: covered)
      }
    }
    return CoverageReport(packages: packages, threshold: threshold)
  }

  /// The package whose sources hold a file, nil for tests, for what a build wrote, and for code from
  /// elsewhere.
  private func folder(of path: String) -> String? {
    let root = root.hasSuffix("/") ? root : root + "/"
    guard path.hasPrefix(root) else { return nil }
    let relative = String(path.dropFirst(root.count))
    let above = PathAncestry.folders(above: relative) + [""]
    guard let folder = above.first(where: { packages[$0] != nil }) else { return nil }
    let inside = relative.dropFirst(folder.isEmpty ? 0 : folder.count + 1).split(separator: "/")
    guard let top = inside.first,
      !inside.contains(where: { $0.hasPrefix(".") || $0.hasSuffix(".derived") })
    else { return nil }
    let isCounted = targets.map { $0.contains { $0.holds(relative) } } ?? (top != "Tests")
    return isCounted ? folder : nil
  }
}
