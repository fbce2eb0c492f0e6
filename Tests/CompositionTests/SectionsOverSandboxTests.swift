import CommandKit
import Foundation
import Testing

@Suite(.timeLimit(.minutes(3))) struct SectionsOverSandboxTests {
  @Test func `the list shows every section with its description and says that it is the sandbox`()
    async throws
  {
    let tessera = try TesseraRun()

    let run = await tessera("sections")

    #expect(run.code == .done)
    #expect(run.errorOutput.isEmpty)
    for title in [
      "Series", "Sport", "Films", "Kids", "Rent & buy", "Food & home", "Channels", "Documentaries",
    ] {
      #expect(run.output.contains(title))
    }
    #expect(run.output.contains("Nordic suspense"))
    #expect(run.output.contains("fetched just now"))
    #expect(run.output.contains("sandbox"))
  }

  @Test func `what was seen is shown from the store while it is fresh, then confirmed by the service`()
    async throws
  {
    let tessera = try TesseraRun()
    _ = await tessera("sections")

    let fresh = await tessera("sections", "--json")
    tessera.pass(seconds: 3600)
    let confirmed = await tessera("sections", "--json")

    #expect(try JSONDocument(fresh.output).source["kind"] as? String == "stored")
    #expect(try JSONDocument(fresh.output).source["stale"] as? Bool == false)
    #expect(try JSONDocument(confirmed.output).source["kind"] as? String == "revalidated")
  }

  @Test func `refresh asks the service although what is stored is fresh`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("sections")

    let run = await tessera("sections", "--refresh", "--json")

    #expect(try JSONDocument(run.output).source["kind"] as? String == "revalidated")
  }

  @Test(arguments: [
    (["--network", "offline"], "offline"), (["--network", "failing"], "unavailable"),
    (["--network", "rate-limited"], "rate-limited"), (["--offline"], "not-checked"),
  ])
  func `what was seen opens without the service, and says why it is old`(
    options: [String],
    reason: String
  ) async throws {
    let tessera = try TesseraRun()
    _ = await tessera("sections")
    tessera.pass(seconds: 7200)

    let run = await tessera(arguments: ["sections", "--json"] + options)

    let document = try JSONDocument(run.output)
    #expect(run.code == .done)
    #expect(document.items.count == 9)
    #expect(document.items.first?["description"] is String)
    #expect(document.source["kind"] as? String == "stored")
    #expect(document.source["stale"] as? Bool == true)
    #expect(document.source["reason"] as? String == reason)
    #expect(document.source["ageSeconds"] as? Int == 7200)
  }

  @Test(arguments: [
    (["--network", "offline"], ExitCode.noConnection), (["--network", "failing"], .failed),
    (["--network", "rate-limited"], .rateLimited), (["--offline"], .noConnection),
  ])
  func `what was never seen ends with the code for the reason`(options: [String], code: ExitCode) async throws
  {
    let tessera = try TesseraRun()

    let run = await tessera(arguments: ["sections"] + options)

    #expect(run.code == code)
    #expect(run.output.isEmpty)
    #expect(run.errorOutput.hasPrefix("Error: "))
    #expect(run.errorOutput.split(separator: "\n").count <= 2)
  }

  @Test(arguments: ["slow", "flaky"])
  func `a bad network is waited for and asked again`(condition: String) async throws {
    let tessera = try TesseraRun()

    let run = await tessera("sections", "--network", condition, "--json")

    #expect(run.code == .done)
    #expect(try JSONDocument(run.output).items.count == 9)
  }

  @Test func `the document keeps its promise`() async throws {
    let tessera = try TesseraRun()

    let run = await tessera("sections", "--json")

    let document = try JSONDocument(run.output)
    #expect(document.keys == ["data", "source", "page"])
    #expect(Set(document.source.keys) == ["kind", "fetchedAt", "ageSeconds", "stale", "reason"])
    #expect(document.source["fetchedAt"] as? String == "2026-03-01T12:00:00Z")
    #expect(Set(document.items.flatMap(\.keys)) == ["id", "name", "title", "kind", "description", "address"])
  }

  @Test func `chosen fields are the only ones`() async throws {
    let tessera = try TesseraRun()

    let run = await tessera("sections", "--json", "--fields", "title,id")

    #expect(try JSONDocument(run.output).items.allSatisfy { Set($0.keys) == ["title", "id"] })
  }

  @Test func `a terminal sees the list grow, and the hint at the real service once`() async throws {
    let tessera = try TesseraRun()

    let first = await tessera("sections", streams: .terminals)
    let second = await tessera("sections", streams: .terminals)

    #expect(first.output.contains("\u{1B}["))
    #expect(first.errorOutput.contains("--backend live"))
    #expect(second.errorOutput.isEmpty)
  }

  @Test func `explaining goes to standard error, by layer`() async throws {
    let tessera = try TesseraRun()

    let plain = await tessera("sections", "--offline")
    let run = await tessera("sections", "--explain")

    #expect(!plain.errorOutput.contains("use case"))
    for layer in ["command", "use case", "resource", "cache", "network", "mapping", "store", "output"] {
      #expect(run.errorOutput.contains(layer))
    }
    #expect(!run.output.contains("BrowseSections"))
  }

  @Test func `a damaged store is set aside and recreated`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("sections")
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: tessera.store.path() + suffix)
    }
    try Data(repeating: 0x5A, count: 8192).write(to: tessera.store)

    let run = await tessera("sections")

    #expect(run.code == .done)
    #expect(run.output.contains("fetched just now"))
    #expect(run.errorOutput.contains("Warning: The store 'http.sqlite' was damaged and has been recreated"))
  }

  @Test func `rows that may be out of date are written with their age, and a warning where something failed`()
    async throws
  {
    let tessera = try TesseraRun()
    _ = await tessera("sections", streams: .pipes)
    tessera.pass(seconds: 7200)

    let stale = await tessera("sections", "--network", "offline", streams: .pipes)
    let asked = await tessera("sections", "--offline", streams: .pipes)

    #expect(stale.code == .done)
    #expect(stale.errorOutput == "Warning: No connection to the service. This page was cached 2 hours ago.\n")
    #expect(asked.output == stale.output)
    #expect(asked.errorOutput == "Not checked for changes. This page was cached 2 hours ago.\n")
  }

  @Test func `a store that cannot be written is no failure, and is said once`() async throws {
    let tessera = try TesseraRun()
    try FileManager.default.createDirectory(at: tessera.store, withIntermediateDirectories: true)

    let run = await tessera("sections")

    #expect(run.code == .done)
    #expect(run.output.contains("fetched just now"))
    #expect(run.errorOutput.hasPrefix("Warning: This page could not be cached"))
    #expect(run.errorOutput.split(separator: "\n").count == 1)
  }

  @Test func `a cache that cannot be measured is told from saved data`() async throws {
    let tessera = try TesseraRun()
    try FileManager.default.createDirectory(at: tessera.store, withIntermediateDirectories: true)

    let run = await tessera("cache")

    #expect(run.code == .failed)
    #expect(run.errorOutput.hasPrefix("Error: The cache cannot be read: "))
    #expect(!run.errorOutput.contains("saved data"))
  }

  @Test func `a store that cannot be read is no warning of a missing copy where cached data is asked for`()
    async throws
  {
    let tessera = try TesseraRun()
    try FileManager.default.createDirectory(at: tessera.store, withIntermediateDirectories: true)

    let asked = await tessera("sections", "--offline")
    let unplugged = await tessera("sections", "--network", "offline")

    #expect(asked.errorOutput.hasPrefix("Error: The cache cannot be read: "))
    #expect(unplugged.errorOutput.hasPrefix("Error: Cannot connect to the service"))
    for run in [asked, unplugged] { #expect(!run.errorOutput.contains("could not be cached")) }
  }

  @Test func `two stores that cannot be written are warned of once`() async throws {
    let tessera = try TesseraRun()
    let history = tessera.store.deletingLastPathComponent().appending(path: "recipes-history.sqlite")
    for store in [tessera.store, history] {
      try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
    }

    let run = await tessera("recipes", "list", "Seafood")

    let warnings = run.errorOutput.split(separator: "\n")
    #expect(run.code == .done)
    #expect(warnings.count == 1)
    #expect(warnings.allSatisfy { $0.hasPrefix("Warning: This page could not be ") })
  }

  @Test func `a history that cannot be written is named as such`() async throws {
    let tessera = try TesseraRun()
    let history = tessera.store.deletingLastPathComponent().appending(path: "recipes-history.sqlite")
    try FileManager.default.createDirectory(at: history, withIntermediateDirectories: true)

    let run = await tessera("recipes", "list", "Seafood")

    #expect(run.code == .done)
    #expect(run.errorOutput.hasPrefix("Warning: This page could not be added to the browsing history: "))
    #expect(run.errorOutput.contains("recipes-history.sqlite"))
    #expect(run.errorOutput.split(separator: "\n").count == 1)
  }

  @Test func `a pipe gets one record a line, the same at every width`() async throws {
    let tessera = try TesseraRun()

    let wide = await tessera("sections", "--width", "200", streams: .pipes)
    let narrow = await tessera("sections", "--width", "20", streams: .pipes)

    #expect(wide.code == .done)
    #expect(wide.output == narrow.output)
    let rows = wide.output.split(separator: "\n")
    #expect(rows.count == 9)
    #expect(rows.allSatisfy { $0.split(separator: "\t", omittingEmptySubsequences: false).count == 4 })
    #expect(wide.errorOutput.isEmpty)
  }

  @Test func `chosen fields are the columns on a pipe`() async throws {
    let run = try await TesseraRun()("sections", "--fields", "title,name", streams: .pipes)

    #expect(run.output.hasPrefix("Series\tseries\n"))
  }

  @Test func `a pipe gets text for screen readers where it is asked for`() async throws {
    let run = try await TesseraRun()("sections", "--accessible", streams: .pipes)

    #expect(run.output.contains("1 of 9"))
  }
}
