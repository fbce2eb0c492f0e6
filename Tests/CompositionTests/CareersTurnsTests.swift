import CommandKit
import Foundation
import StorageKit
import Testing

/// Commands that change the careers account at the same time.
@Suite(.timeLimit(.minutes(3))) struct CareersTurnsTests {
  private static let register = [
    "account", "register", "--accept-terms", "--name", "Mai Tanaka", "--email", "mai@example.com",
    "--password-stdin", "--store", "file",
  ]
  private static let organization = [
    "profile", "organization", "register", "--name", "Sakura", "--type", "lpk", "--country", "ID",
  ]

  /// Runs a command five times at once, by programs that wait for one another: up to two minutes, on a busy machine.
  private func five(_ tessera: TesseraRun, _ words: [String]) async -> [TesseraRun.Outcome] {
    await withTaskGroup { group in
      for _ in 0..<5 {
        group.addTask { await tessera(arguments: words + ["--timeout", "2m"], input: "correct horse") }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test func `of five commands at once one changes something, and the others say what they found`()
    async throws
  {
    let tessera = try TesseraRun(clock: ContinuousClock())

    for words in [Self.register, ["profile", "verification", "start"], Self.organization] {
      let runs = await five(tessera, words)

      #expect(runs.count { $0.code == .done } == 1, "\(words[1])")
      let others = runs.filter { $0.code != .done && $0.code != .refused }
      #expect(others.map(\.errorOutput) == [], "\(words[1])")
    }
  }

  @Test func `a change waits for the service, however soon a page would show its copy`() async throws {
    let tessera = try TesseraRun(clock: ContinuousClock())
    _ = await tessera(arguments: Self.register, input: "correct horse")
    #expect(await tessera("profile", "verification").code == .done)

    let run = await tessera("profile", "verification", "start", "--patience", "0s")

    #expect(run.code == .done, "\(run.errorOutput)")
  }

  @Test func `every command that checks and changes waits for the one that has its turn`() async throws {
    let tessera = try TesseraRun()
    let jobs = try JSONDocument(await tessera("jobs", "--json").output).items
    let job = try #require(jobs.first?["id"] as? String)
    let file = try tessera.write(Data("%PDF-1.7\n".utf8) + Data(repeating: 7, count: 100), to: "p.pdf")
    let passport = ["profile", "verification", "upload", file, "--type"]
    _ = await tessera(arguments: Self.register, input: "correct horse")
    _ = await tessera("profile", "verification", "start")
    #expect(await tessera(arguments: passport + ["passport"]).code == .done)
    let id = "00000000-0000-4000-8000-000000000001"
    let path = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data/careers-account.lock").path(percentEncoded: false)
    let turn = try await InterprocessLock(path: path, timeout: .zero, clock: ContinuousClock()).acquire()
    defer { turn.release() }

    for words in [
      Self.register, Self.organization, ["profile", "verification", "start", "--yes"],
      passport + ["selfie"], ["profile", "verification", "submit", "--yes"],
      ["profile", "verification", "request"], ["jobs", "apply", job, "--yes"],
      ["applications", "accept", id, "--yes"], ["applications", "decline", id, "--yes"],
      ["applications", "upload", id, file, "--type", "cv"],
    ] {
      let run = await tessera(arguments: words, input: "correct horse")

      #expect(run.code == .failed, "\(words)")
      #expect(run.errorOutput.contains(path), "\(words)")
      #expect(run.errorOutput.contains("--timeout"), "\(words)")
    }
  }
}
