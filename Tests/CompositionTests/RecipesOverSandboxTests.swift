import CommandKit
import Foundation
import StorageKit
import Testing

@Suite(.timeLimit(.minutes(3))) struct RecipesOverSandboxTests {
  @Test func `categories, their meals and a meal say that they are of the sandbox`() async throws {
    let tessera = try TesseraRun()

    let categories = await tessera("recipes")
    let meals = await tessera("recipes", "list", "sea")
    let meal = await tessera("recipes", "show", "52772")

    #expect([categories.code, meals.code, meal.code] == [.done, .done, .done])
    #expect(categories.output.contains("14 categories"))
    #expect(meals.output.hasPrefix("Seafood\n"))
    #expect(meal.output.hasPrefix("Teriyaki Chicken Casserole\n"))
    for run in [categories, meals, meal] { #expect(run.output.contains("fetched just now - sandbox\n")) }
  }

  @Test(arguments: [
    ["recipes", "list", "Dessert"], ["recipes", "show", "52772"], ["recipes", "search", "chicken"],
    ["recipes", "--category", "Dessert", "--meal", "52772", "--width", "120"],
  ])
  func `what was seen opens without the service, and says its age and why`(arguments: [String]) async throws {
    let tessera = try TesseraRun()
    _ = await tessera(arguments: arguments)
    tessera.pass(seconds: 7200)

    let run = await tessera(arguments: arguments + ["--network", "offline"])

    #expect(run.code == .done)
    #expect(run.output.contains("no connection"))
    #expect(run.output.contains("2 hours ago"))
  }

  @Test(arguments: [["recipes", "random"], ["recipes", "search", "semlor"]])
  func `a meal that was seen as a whole opens by its id, though nobody opened it`(arguments: [String])
    async throws
  {
    let tessera = try TesseraRun()
    let seen = try JSONDocument(await tessera(arguments: arguments + ["--json"]).output)
    let id = try #require(seen.object["id"] as? String ?? seen.items.first?["id"] as? String)
    tessera.pass(seconds: 7200)

    let shown = await tessera("recipes", "show", id, "--offline")
    let document = await tessera("recipes", "show", id, "--network", "failing", "--json")

    #expect(shown.code == .done)
    #expect(shown.output.contains("Steps"))
    #expect(shown.output.contains("cached 2 hours ago"))
    let source = try JSONDocument(document.output).source
    #expect(source["kind"] as? String == "stored")
    #expect(source["reason"] as? String == "unavailable")
  }

  @Test func `a meal that was opened opens beside a category whose list was not`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("recipes", "show", "52769")

    let run = await tessera("recipes", "--category", "Dessert", "--meal", "52769", "--offline")

    #expect(run.code == .done)
    #expect(run.output.contains("Semlor"))
    #expect(run.output.contains("Steps"))
  }

  @Test func `without the service, a letter finds names that begin with it among cached meals`() async throws
  {
    let tessera = try TesseraRun()
    _ = await tessera("recipes", "show", "52769")

    let run = await tessera("recipes", "search", "--letter", "s", "--offline")
    let other = await tessera("recipes", "search", "--letter", "m", "--offline")

    #expect(run.code == .done)
    #expect(run.output.contains("52769 Semlor\n"))
    #expect(run.output.contains("from cached meals"))
    #expect(other.code == .noConnection)
  }

  @Test(arguments: [("semlor", ["52769"]), ("yeast", [])])
  func `a search that was made before has the same result with stored data only`(
    text: String,
    ids: [String]
  ) async throws {
    let tessera = try TesseraRun()
    // The one is the name of the meal, the other among its ingredients, which the service does not search.
    _ = await tessera("recipes", "show", "52769")
    let online = await tessera("recipes", "search", text, "--json")
    tessera.pass(seconds: 7200)

    let offline = await tessera("recipes", "search", text, "--offline", "--json")

    #expect([online.code, offline.code] == [.done, .done])
    let (before, after) = (try JSONDocument(online.output), try JSONDocument(offline.output))
    #expect(before.items.compactMap { $0["id"] as? String } == ids)
    #expect(after.items.compactMap { $0["id"] as? String } == ids)
    #expect(after.source["kind"] as? String == "stored")
    #expect(after.source["ageSeconds"] as? Int == 7200)
  }

  @Test func `a search of the history gives every meal that fits, however many`() async throws {
    let tessera = try TesseraRun()
    let online = try JSONDocument(await tessera("recipes", "search", "a", "--json").output)

    // The same words in another case are another search of the service, and the same one of the history.
    let run = await tessera("recipes", "search", "A", "--offline", "--json")

    #expect(run.code == .done)
    let ids = try JSONDocument(run.output).items.compactMap { $0["id"] as? String }
    #expect(ids.count > 100)
    #expect(Set(ids) == Set(online.items.compactMap { $0["id"] as? String }))
  }

  @Test func `without the service, chance draws among meals that were seen`() async throws {
    let tessera = try TesseraRun()
    let nothing = await tessera("recipes", "random", "--offline")
    _ = await tessera("recipes", "show", "52769")
    tessera.pass(seconds: 7200)

    let drawn = await tessera("recipes", "random", "--offline")

    #expect(nothing.code == .noConnection)
    #expect(drawn.code == .done)
    #expect(drawn.output.hasPrefix("Semlor\n"))
    #expect(drawn.output.contains("cached 2 hours ago"))
  }

  @Test func `a search among what was seen says how old that is`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("recipes", "show", "52769")
    tessera.pass(seconds: 7200)
    _ = await tessera("recipes", "show", "52893")

    let one = await tessera("recipes", "search", "cardamom", "--offline")
    let two = await tessera("recipes", "search", "sugar", "--offline", "--lang", "zh-Hans")

    #expect(one.output.contains(" - from cached meals - cached 2 hours ago\n"))
    #expect(two.output.contains(" - 来自已缓存的菜肴 - 最早于2小时前缓存\n"))
  }

  @Test func `without the service, a search finds what was seen by any of its words`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("recipes", "show", "52769")

    let run = await tessera("recipes", "search", "cardamom", "--network", "offline")

    #expect(run.code == .done)
    #expect(run.output.contains("52769 Semlor\n"))
    #expect(run.output.contains("from cached meals"))
  }

  @Test func `rows of a search without the service say that only cached meals were searched`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("recipes", "show", "52769")

    let run = await tessera("recipes", "search", "cardamom", "--network", "offline", streams: .pipes)

    #expect(run.code == .done)
    #expect(run.output.hasPrefix("52769\tSemlor\t"))
    #expect(
      Set(run.errorOutput.split(separator: "\n")) == [
        "Warning: No connection to the service.", "Warning: Only cached meals were searched.",
      ]
    )
  }

  @Test func `what one backend has shown is not found at another`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("recipes", "show", "52769")

    let run = await tessera("recipes", "search", "cardamom", "--offline", "--backend", "live")

    #expect(run.code == .noConnection)
    #expect(run.output.isEmpty)
  }

  @Test func `the history of an earlier version is found, and its file goes when all was taken over`()
    async throws
  {
    let tessera = try TesseraRun()
    let old = try await earlierHistory(of: tessera)

    _ = await tessera("recipes", "--help")
    let isKept = FileManager.default.fileExists(atPath: old)
    let run = await tessera("recipes", "search", "honey", "--offline", "--explain", "--width", "300")
    let later = await tessera("recipes", "search", "honey", "--offline", "--json", "--fields", "id")

    #expect(isKept)
    #expect(run.output.contains("Honey cake"))
    #expect(!tessera.files().contains { $0.contains("recipes-seen") })
    #expect(ExplainedSteps.of("store", in: run.errorOutput).contains("cleared \(old)"))
    #expect(later.output.contains(#""id": "1""#))
  }

  @Test func `clearing the cache clears the history of an earlier version too`() async throws {
    let tessera = try TesseraRun()
    let old = try await earlierHistory(of: tessera)

    let status = await tessera("cache", "--json")
    _ = await tessera("cache", "clear", "--history", "--yes")
    let run = await tessera("recipes", "search", "honey", "--offline")

    #expect(status.output.contains(old))
    #expect(!FileManager.default.fileExists(atPath: old))
    #expect(run.code == .noConnection)
  }

  @Test func `what was saved and then damaged is announced by every command until the damaged file is gone`()
    async throws
  {
    let tessera = try TesseraRun()
    _ = await tessera("recipes", "favourites", "add", "52769")
    let file = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data/recipes.sqlite").path()
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) }
    try Data(repeating: 0xA5, count: 5000).write(to: URL(filePath: file))

    let first = await tessera("recipes", "favourites")
    let later = await tessera("sections")
    try FileManager.default.removeItem(atPath: file + ".damaged")
    let last = await tessera("sections")

    #expect(first.errorOutput.contains(file + ".damaged"))
    #expect(later.code == .done)
    let words = "Some of your saved data (favourites and shopping list) was damaged."
    #expect(later.errorOutput.contains(words + " Nothing could be recovered."))
    #expect(later.errorOutput.contains(file + ".damaged"))
    #expect(last.errorOutput.isEmpty)
  }

  @Test(arguments: [["recipes", "favourites"], ["recipes", "shopping"]])
  func `a document says that saved data was damaged, from the run that finds it until the file is gone`(
    words: [String]
  ) async throws {
    let tessera = try TesseraRun()
    _ = await tessera("recipes", "favourites", "add", "52769")
    let file = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data/recipes.sqlite").path()
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) }
    try Data(repeating: 0xA5, count: 5000).write(to: URL(filePath: file))

    let first = await tessera(arguments: words + ["--json"])
    let later = await tessera(arguments: words + ["--json"])
    let page = await tessera(arguments: words)
    let other = await tessera("recipes", "--json")
    try FileManager.default.removeItem(atPath: file + ".damaged")
    let last = await tessera(arguments: words + ["--json"])

    #expect(first.output.contains("\"saved-data-damaged\""))
    #expect(later.output.contains("\"saved-data-damaged\""))
    #expect(!page.output.contains(" yet"))
    #expect(!other.output.contains("saved-data-damaged"), "categories are not saved by the user")
    #expect(!last.output.contains("saved-data-damaged"))
  }

  @Test func `favourites that were emptied from outside are no empty list without a word`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("recipes", "favourites", "add", "52769")
    let file = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data/recipes.sqlite").path()
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) }
    try Data().write(to: URL(filePath: file))

    let run = await tessera("recipes", "favourites")
    let later = await tessera("sections")

    #expect(run.errorOutput.contains("damaged"))
    #expect(later.errorOutput.contains("Some of your saved data (favourites and shopping list) was damaged."))
  }

  @Test func `a cache that cannot be cleared keeps no history from being cleared`() async throws {
    let tessera = try TesseraRun()
    let old = try await earlierHistory(of: tessera)
    let target = try tessera.write(Data("mine".utf8), to: "target")
    let cache = tessera.store.path(percentEncoded: false)
    try FileManager.default.createDirectory(
      at: tessera.store.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: cache, withDestinationPath: target)

    let run = await tessera("cache", "clear", "--history", "--yes")

    #expect(run.code == .failed)
    #expect(run.errorOutput.contains("Error: "))
    #expect(!FileManager.default.fileExists(atPath: old))
    #expect(FileManager.default.contents(atPath: target) == Data("mine".utf8))
  }

  @Test func `of several files of the cache that cannot be cleared the first one is named`() async throws {
    let tessera = try TesseraRun()
    let target = try tessera.write(Data("mine".utf8), to: "target")
    let folder = tessera.store.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["http.sqlite", "people-history.sqlite"] {
      let path = folder.appending(path: name).path(percentEncoded: false)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    let run = await tessera("cache", "clear", "--history", "--yes")

    #expect(run.code == .failed)
    #expect(run.errorOutput.contains("http.sqlite"))
    #expect(!run.errorOutput.contains("people-history.sqlite"))
  }

  @Test func `a link in place of the cache is named, with the advice to remove it, and the page is shown`()
    async throws
  {
    let tessera = try TesseraRun()
    let target = try tessera.write(Data("mine".utf8), to: "target")
    let cache = tessera.store.path(percentEncoded: false)
    try FileManager.default.createDirectory(
      at: tessera.store.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: cache, withDestinationPath: target)

    let run = await tessera("recipes", "list", "Dessert")

    #expect(run.code == .done)
    #expect(!run.output.isEmpty)
    #expect(run.errorOutput.contains("\(cache) is a symbolic link, which is not followed here. Remove it,"))
    #expect(FileManager.default.contents(atPath: target) == Data("mine".utf8))
  }

  /// A file as the earlier version kept it, with one meal.
  private func earlierHistory(of tessera: TesseraRun) async throws -> String {
    let old = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data/recipes-seen.sqlite").path()
    let value = Data(#"{"record":{"name":"Honey cake"},"version":1}"#.utf8)
    try await SQLiteRecordStore(path: old).transaction { (transaction) throws(StorageError) in
      try transaction.set(value, for: "1", in: "recipes.seen/sandbox")
    }
    return old
  }

  @Test func `favourites and the shopping list are there in the next run, without a service`() async throws {
    let tessera = try TesseraRun()
    let kept = await tessera("recipes", "favourites", "add", "52769", "52893")
    let bought = await tessera("recipes", "shopping", "add", "52769", "52893", "--servings", "8")
    _ = await tessera("recipes", "shopping", "tick", "butter")

    let favourites = await tessera("recipes", "favourites", "--json", "--network", "offline")
    let list = await tessera("recipes", "shopping", "export", "--network", "offline")

    #expect([kept.code, bought.code] == [.done, .done])
    #expect(Set(try JSONDocument(favourites.output).items.map { $0["id"] as? String }) == ["52769", "52893"])
    #expect(list.output.contains("[x] Butter: "))
    #expect(list.output.contains("(Semlor, Apple & Blackberry Crumble)\n"))
  }

  @Test func `favourites and a shopping list that cannot be read are not called empty`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("recipes", "favourites", "add", "52769")
    _ = await tessera("recipes", "shopping", "add", "52769")
    try await damageRecords(of: tessera, in: ["recipes.favourites", "recipes.shopping"])

    for list in ["favourites", "shopping"] {
      let page = await tessera("recipes", list)
      let document = await tessera("recipes", list, "--json")
      let piped = await tessera("recipes", list, streams: .pipes)

      #expect([page.code, document.code, piped.code] == [.done, .done, .done])
      #expect(page.output.contains("cannot be read") && page.output.contains("52769"))
      #expect(!page.output.contains("no favourites") && !page.output.contains("empty"))
      #expect(document.output.contains("\"entries-unreadable\""))
      #expect([document, piped].allSatisfy { $0.errorOutput.hasPrefix("Warning: ") })
    }
    for words in [["favourites", "remove"], ["shopping", "remove"], ["shopping", "tick"]] {
      let run = await tessera(arguments: ["recipes"] + words + ["semlor"])
      #expect(run.code == .failed)
      #expect(run.errorOutput.contains("the one you mean: 52769"), "\(run.errorOutput)")
    }
    let export = await tessera("recipes", "shopping", "export")

    #expect(export.code == .failed)
    #expect(export.errorOutput.contains("could not be read and were not exported."))
  }

  /// Writes something into every saved record that is none.
  private func damageRecords(of tessera: TesseraRun, in collections: [String]) async throws {
    let file = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data/recipes.sqlite").path()
    let damaged = Data(#"{"record":7,"version":1}"#.utf8)
    try await SQLiteRecordStore(path: file).transaction { (transaction) throws(StorageError) in
      for collection in collections {
        for record in try transaction.contents(of: collection).records {
          try transaction.set(damaged, for: record.key, in: collection)
        }
      }
    }
  }

  @Test(arguments: [
    (["recipes", "--offline"], ExitCode.noConnection),
    (["recipes", "show", "52772", "--offline"], .noConnection),
    (["recipes", "list", "nonsense"], .notFound), (["recipes", "show", "1"], .notFound),
    (["recipes", "--network", "failing"], .failed), (["recipes", "--network", "rate-limited"], .rateLimited),
    (["recipes", "list"], .usage), (["recipes", "shopping", "add", "1"], .notFound),
  ])
  func `each way to fail has its exit code`(arguments: [String], code: ExitCode) async throws {
    let run = try await TesseraRun()(arguments: arguments)

    #expect(run.code == code)
    #expect(run.output.isEmpty)
    #expect(run.errorOutput.hasPrefix("Error: "))
  }

  @Test func `nothing is reported as kept where it cannot be`() async throws {
    let tessera = try TesseraRun()

    let run = await tessera("recipes", "favourites", "add", "52769", environment: ["TESSERA_HOME": ""])

    #expect(run.code == .failed)
    #expect(run.output.isEmpty)
    #expect(run.errorOutput.hasPrefix("Error: The change could not be saved: TESSERA_HOME, HOME: "))
  }

  @Test func `chance is the one that the process brings`() async throws {
    let first = try await TesseraRun()("recipes", "random", "--json")
    let second = try await TesseraRun()("recipes", "random", "--json")

    #expect(first.code == .done)
    #expect(first.output == second.output)
  }
}
