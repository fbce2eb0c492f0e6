import Foundation
import MonorepoSystem

/// Merges what all test programs measured, and counts the lines of each package.
///
/// A file that several programs contain is counted once; a line counts as reached when any of them reached it. Code
/// that no test program contains cannot be seen.
struct CoverageMeasurement: Sendable {
  /// The folder of the `.profraw` files.
  let profiles: String
  let sources: CoverageSources
  let files: FileSystem
  let subprocesses: any SubprocessRunner

  /// Counts the lines of each package that has code in a test program.
  func report(of binaries: [String], threshold: Double?) async throws(CoverageProblem) -> CoverageReport {
    let merged = try await merge()
    guard let first = binaries.first else { throw .noProfiles(folder: profiles) }
    let objects = binaries.dropFirst().flatMap { ["-object", $0] }
    let arguments = ["export", "-summary-only", "-instr-profile", merged, first] + objects
    let output = try await output(of: "llvm-cov", arguments)
    guard let export = try? JSONDecoder().decode(CoverageExport.self, from: output) else {
      throw .toolFailed(name: "llvm-cov", text: "its output is not JSON of the known form")
    }
    return sources.report(export.data.flatMap(\.files), threshold: threshold)
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
