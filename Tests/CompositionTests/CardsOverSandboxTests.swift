import CommandKit
import Foundation
import Sandbox
import StorageKit
import Testing

@Suite(.timeLimit(.minutes(3))) struct CardsOverSandboxTests {
  private func signedIn() async throws -> TesseraRun {
    let tessera = try TesseraRun()
    let token = try #require(GitHubToken.personal(for: "robin-marsh")).text
    _ = await tessera("github", "login", "--token-stdin", "--store", "file", input: "\(token)\n")
    return tessera
  }

  @Test func `a guest sees the account of a card, offline too, and is told to sign in for the rest`()
    async throws
  {
    let tessera = try TesseraRun()

    let shown = await tessera("cards", "show", "robin-marsh")
    let compared = await tessera("cards", "compare", "robin-marsh", "aster")
    let stored = await tessera("cards", "show", "robin-marsh", "--offline")
    let added = await tessera("deck", "add", "robin-marsh")

    #expect(shown.code == .signInNeeded && shown.output.contains("robin-marsh"))
    #expect(compared.output.contains("robin-marsh") && compared.output.contains("aster"))
    #expect(stored.code == .signInNeeded && stored.output.contains("robin-marsh"))
    #expect(added.code == .signInNeeded)
  }

  @Test(arguments: ["deck", "communities"])
  func `a guest is told at once to sign in, also where only stored content is wanted`(word: String)
    async throws
  {
    let tessera = try TesseraRun()

    let run = await tessera(word, "--offline")

    #expect(run.code == .signInNeeded)
    #expect(!run.errorOutput.contains("Run without --offline"))
  }

  @Test func `a card of a deck that was emptied elsewhere can be removed, and the rest is gone then`()
    async throws
  {
    let tessera = try await signedIn()
    _ = await tessera("deck", "add", "aster", "linnet")
    _ = await tessera("deck")
    _ = await tessera("sandbox", "reset", "--yes")

    let doubted = await tessera("deck")
    let removed = await tessera("deck", "remove", "aster")
    let left = await tessera("deck")
    let added = await tessera("deck", "add", "linnet")

    #expect(doubted.output.contains("Aster Lindqvist"))
    #expect(removed.errorOutput.contains("Removed @aster from the deck."))
    #expect(!left.output.contains("Aster Lindqvist"))
    #expect(added.errorOutput.contains("Added @linnet to the deck."))
  }

  @Test(arguments: [340, 457])
  func `a card that was opened has the same year offline many days later, and its streak is unknown then`(
    days: Int
  ) async throws {
    let tessera = try await signedIn()
    let fields = "total,bestDay,bestDayCount,longestStreak,currentStreak"
    let opened = await tessera("cards", "show", "robin-marsh", "--json", "--fields", fields)
    tessera.pass(seconds: Double(days) * 86_400)

    let later = await tessera("cards", "show", "robin-marsh", "--json", "--fields", fields, "--offline")

    #expect(opened.code == .done && later.code == .done)
    let before = try JSONDocument(opened.output).object
    let after = try JSONDocument(later.output).object
    #expect(after["total"] as? Int != nil)
    for field in ["total", "bestDayCount", "longestStreak"] {
      #expect(after[field] as? Int == before[field] as? Int, "\(field)")
    }
    #expect(after["bestDay"] as? String == before["bestDay"] as? String)
    #expect(before["currentStreak"] as? Int != nil && after["currentStreak"] is NSNull)
  }

  @Test func `a change that waits is told with the reason of each attempt to send it`() async throws {
    let tessera = try await signedIn()
    _ = await tessera("deck", "add", "aster")
    _ = await tessera("deck")
    _ = await tessera("deck", "remove", "aster", "--network", "offline")
    _ = await tessera("outbox", "send", "--network", "failing")

    let limited = await tessera("outbox", "send", "--network", "rate-limited")

    #expect(limited.code == .rateLimited)
  }

  @Test func `a waiting change that cannot be read hides no other, and is dropped by its number`()
    async throws
  {
    let tessera = try await signedIn()
    _ = await tessera("deck", "add", "aster", "linnet")
    _ = await tessera("deck")
    _ = await tessera("deck", "remove", "aster", "--network", "offline")
    _ = await tessera("deck", "remove", "linnet", "--network", "offline")
    let home = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
    let file = home.appending(path: "data/outbox.sqlite").path(percentEncoded: false)
    let store = SQLiteRecordStore(path: file)
    let first = try #require(try await store.contents(of: "entries").records.first)
    let number = try #require(Int(first.key))
    try await store.transaction { (transaction) throws(StorageError) in
      try transaction.set(Data("[]".utf8), for: first.key, in: "entries")
    }

    let listed = await tessera("outbox")
    let sent = await tessera("outbox", "send")
    let dropped = await tessera("outbox", "drop", "\(number)")
    let left = await tessera("outbox")

    #expect(listed.code == .done && listed.output.contains("Entry \(number) of the outbox cannot be read"))
    #expect(listed.output.contains("outbox drop \(number)"))
    #expect(sent.code == .done && sent.errorOutput.contains("1 change was sent."))
    #expect(dropped.code == .done)
    #expect(left.output.contains("No changes are waiting to be sent."))
  }

  @Test func `a time of an addition that cannot be read is told, and the card is named`() async throws {
    let tessera = try await signedIn()
    _ = await tessera("deck", "add", "aster", "linnet")
    _ = await tessera("deck")
    // A change that waits knows by what name the deck of the account is stored.
    _ = await tessera("deck", "remove", "linnet", "--network", "offline")
    let data = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data").path(percentEncoded: false)
    let outbox = SQLiteRecordStore(path: data + "/outbox.sqlite")
    let waiting = try #require(try await outbox.contents(of: "entries").records.first)
    let entry = try JSONSerialization.jsonObject(with: waiting.value) as? [String: Any]
    let account = try #require(entry?["account"] as? String)
    let number = try #require(Int(waiting.key))
    _ = await tessera("outbox", "drop", "\(number)")
    let collection = "cards.additions \(account)"
    let records = SQLiteRecordStore(path: data + "/cards.sqlite")
    let additions = try await records.contents(of: collection).records
    try await records.transaction { (transaction) throws(StorageError) in
      for record in additions { try transaction.set(Data("{".utf8), for: record.key, in: collection) }
    }

    let page = await tessera("deck")
    let document = await tessera("deck", "--json")

    #expect(additions.count == 2)
    #expect([page.code, document.code] == [.done, .done])
    let words = "The times at which cards were added cannot be read: "
    #expect(document.errorOutput.contains("Warning: \(words)"), "\(document.errorOutput)")
    #expect(document.errorOutput.contains("@aster") && document.errorOutput.contains("@linnet"))
    #expect(document.output.contains("times-unreadable"))
    #expect(page.output.contains("cannot be read"))
  }

  @Test func `a community that is gone opens offline with its members, and is forgotten when it is deleted`()
    async throws
  {
    let tessera = try await signedIn()
    let created = await tessera(
      "communities",
      "create",
      "Spring",
      "--from",
      "2026-01-01",
      "--to",
      "2026-02-01",
      "--join"
    )
    let id = created.output.split(separator: "\n").joined()
    _ = await tessera("communities", "show", id)
    _ = await tessera("sandbox", "reset", "--yes")

    let gone = await tessera("communities", "show", id)
    let stored = await tessera("communities", "show", id, "--offline")
    let exported = await tessera("communities", "export", id, "--offline")
    let deleted = await tessera("communities", "delete", id, "--yes")
    let listed = await tessera("communities")

    #expect(gone.code == .notFound && gone.errorOutput.contains("Use --offline to open the cached copy."))
    #expect(stored.code == .done && stored.output.contains("robin-marsh"))
    #expect(exported.code == .done && exported.output.contains("Spring"))
    #expect(deleted.code == .notFound && deleted.errorOutput.contains("no longer exists"))
    #expect(!listed.output.contains(id))
  }

  @Test func `a relative path begins at the folder in which the program was started`() async throws {
    let tessera = try await signedIn()
    _ = await tessera("deck", "add", "aster")
    let exported = await tessera("deck", "export")
    _ = try tessera.write(Data(exported.output.utf8), to: "deck.json")
    _ = await tessera("deck", "remove", "aster")

    let imported = await tessera("deck", "import", "deck.json")

    #expect(imported.code == .done)
    #expect(imported.errorOutput.contains("Added 1 card."))
  }

  @Test func `a deck that was exported is imported again, and what is there already is left alone`()
    async throws
  {
    let tessera = try await signedIn()
    _ = await tessera("deck", "add", "aster", "linnet")
    let exported = await tessera("deck", "export")
    let file = try tessera.write(Data(exported.output.utf8), to: "deck.json")
    _ = await tessera("deck", "remove", "aster")

    let imported = await tessera("deck", "import", file)

    #expect(imported.code == .done)
    #expect(imported.errorOutput.contains("Added 1 card."))
    #expect(imported.errorOutput.contains("Already in the deck: 1 card."))
    let logins = try JSONDocument(await tessera("deck", "--json").output).items.map { $0["login"] as? String }
    #expect(Set(logins) == ["aster", "linnet"])
  }
}
