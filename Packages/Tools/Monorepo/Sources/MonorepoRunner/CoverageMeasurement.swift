import Foundation
import MonorepoGraph
import MonorepoSystem

/// Merges what all test programs measured, and counts the lines of each package.
///
/// A file that several programs contain is counted once; a line counts as reached when any of them reached it. Code
/// that no test program contains cannot be seen.
struct CoverageMeasurement: Sendable {
  let files: FileSystem
  let subprocesses: any SubprocessRunner

  /// Counts the lines of each package that has code in a test program.
  ///
  /// `profiles` is the folder of the `.profraw` files, `packages` has the names by folder. Without a `wish`
  /// all targets count and nothing is demanded.
  func report(
    profiles: String,
    binaries: [String],
    root: String,
    packages: [String: String],
    wish: CoverageWish?
  ) async throws(CoverageProblem) -> CoverageReport {
    let merged = try await merge(profiles)
    guard let first = binaries.first else { throw .noProfiles(folder: profiles) }
    let objects = binaries.dropFirst().flatMap { ["-object", $0] }
    let arguments = ["export", "-summary-only", "-instr-profile", merged, first] + objects
    let output = try await output(of: "llvm-cov", arguments, in: profiles)
    guard let export = try? JSONDecoder().decode(CoverageExport.self, from: output) else {
      throw .toolFailed(name: "llvm-cov", text: "its output is not JSON of the known form")
    }
    let sources = CoverageSources(root: root, packages: packages, targets: wish?.targets)
    return sources.report(export.data.flatMap(\.files), threshold: wish?.lineThreshold)
  }

  private func merge(_ folder: String) async throws(CoverageProblem) -> String {
    let raw = files.names(in: folder).filter { $0.hasSuffix(".profraw") }
    guard !raw.isEmpty else { throw .noProfiles(folder: folder) }
    let (list, merged) = (folder + "/profiles.txt", folder + "/merged.profdata")
    do throws(UnusableInput) {
      try files.write(Data(raw.map { "\(folder)/\($0)\n" }.joined().utf8), to: list)
    } catch {
      throw .toolFailed(name: "llvm-profdata", text: "\(error)")
    }
    // One profile that a killed program left half written must not cost all others.
    let options = ["merge", "-sparse", "--failure-mode=all", "--input-files=\(list)", "-o", merged]
    _ = try await output(of: "llvm-profdata", options, in: folder)
    return merged
  }

  private func output(
    of tool: String,
    _ arguments: [String],
    in folder: String
  ) async throws(CoverageProblem) -> Data {
    let outcome: SubprocessOutcome
    do throws(SubprocessError) {
      let program = try await program(tool, in: folder)
      outcome = try await subprocesses.run(Subprocess(program + arguments, in: folder))
    } catch {
      throw .notRun(error)
    }
    guard outcome.succeeded else { throw .toolFailed(name: tool, text: outcome.errorText) }
    return outcome.output
  }

  #if os(macOS)
    private func program(_ tool: String, in folder: String) async throws(SubprocessError) -> [String] {
      ["xcrun", tool]
    }
  #else
    private struct Target: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }

      let paths: Paths
    }

    /// The tool of the toolchain that `swift` belongs to: those of a system's LLVM do not read Swift's profiles.
    private func program(_ tool: String, in folder: String) async throws(SubprocessError) -> [String] {
      let outcome = try await subprocesses.run(Subprocess(["swift", "-print-target-info"], in: folder))
      guard let target = try? JSONDecoder().decode(Target.self, from: outcome.output) else { return [tool] }
      return [target.paths.runtimeResourcePath + "/../../bin/" + tool]
    }
  #endif
}
