import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SettingsDomain
import SettingsFakes
import SnapshotKit
import Testing

@testable import Settings

@MainActor @Suite(.timeLimit(.minutes(5))) struct CacheTests {
  private let cache = FakeCache(Samples.cache)

  @Test(arguments: Language.complete.flatMap(screens))
  func `the page looks and reads as it was reviewed`(screen: WrittenScreen) {
    expectSnapshot(screen.text, named: screen.name)
  }

  nonisolated static func screens(in language: Language) -> [WrittenScreen] {
    let context = Samples.context(in: language)
    let prefix = language == .english ? "" : language.tag + "."
    let full = cachePage(Samples.cache, context).element(in: context)
    let empty = cachePage([], context).element(in: context)
    return WrittenScreen.everyForm(of: full, named: prefix + "full", in: language) + [
      WrittenScreen.plain(empty, named: prefix + "empty", in: language)
    ]
  }

  @Test func `where there is no room for both, the size of a store stays and its entries go`() {
    let context = Samples.context(in: .english)

    let text = WrittenScreen.filled(cachePage(Samples.cache, context).element(in: context), width: 25)

    #expect(text.contains(context.language.byteCount(12_288)))
    #expect(!text.contains("1,204 "))
  }

  @Test(
    arguments: [
      (48, ["Content", "Entr", "Size", "Path"]), (47, ["Content", "Entr", "Size"]),
      (26, ["Content", "Entr", "Size"]), (25, ["Content", "Size"]), (19, ["Content", "Size"]),
      (18, ["Content"]),
    ] as [(Int, [String])]
  )
  func `a column is left out where the others would not have enough room`(width: Int, columns: [String]) {
    let context = Samples.context(in: .english)

    let text = WrittenScreen.filled(cachePage(Samples.cache, context).element(in: context), width: width)

    let heading = text.split(separator: "\n").first { $0.hasPrefix("Content") } ?? ""
    #expect(["Content", "Entr", "Size", "Path"].filter(heading.contains) == columns)
  }

  @Test func `in a narrow terminal each part has its whole name and its size`() {
    let context = Samples.context(in: .english)

    let text = WrittenScreen.filled(cachePage(Samples.cache, context).element(in: context), width: 20)

    let rows = text.split(separator: "\n").drop { !$0.hasPrefix("Responses") }.prefix(4)
    #expect(
      rows.map(String.init) == [
        "Responses    1.4 MiB", "Browsing      12 KiB", "history             ", "(recipes)           ",
      ]
    )
  }

  @Test func `a part without a file says that it is in memory`() {
    let context = Samples.context(in: .english)
    let stores = [CachedStore(kind: .responses, name: "responses", path: nil, bytes: 2048, entries: 3)]

    let text = WrittenScreen.linear(cachePage(stores, context).element(in: context))

    #expect(text.contains("Entries: 3\nSize: 2.0 KiB\nPath: in memory only\n"))
  }

  @Test(
    arguments: [
      (.responses, "responses", "Responses"), (.responses, "", "Responses"),
      (.responses, "history", "Responses (history)"), (.history, "history", "Browsing history"),
      (.history, "", "Browsing history"), (.history, "recipes", "Browsing history (recipes)"),
    ] as [(CachedStore.Kind, String, String)]
  )
  func `a part has its own name only where that says more than its kind`(
    kind: CachedStore.Kind,
    name: String,
    text: String
  ) {
    let store = CachedStore(kind: kind, name: name, path: nil, bytes: 1, entries: 1)

    #expect(CacheStrings(.english).name(of: store).string == text)
  }

  @Test func `parts that were shown stay when they cannot be read again`() async throws {
    let context = Samples.context(in: .english)
    let run = await run(["cache"])
    cache.fail(.cannotBeRead(reason: "torn"))

    await run.screen?.load(LoadRequest(.networkFirst))

    #expect(run.screen?.failure(in: context) == nil)
    let text = WrittenScreen.linear(try #require(run.page).element(in: context))
    #expect(text.contains("The size of the cache could not be refreshed: "))
    #expect(text.contains("Content: Responses"))
  }

  @Test(arguments: [["cache"], ["cache", "status"]])
  func `the bare noun and its status show the cache`(words: [String]) async throws {
    let run = await run(words)

    let context = Samples.context(in: .english)
    #expect(run.exitCode == .done)
    #expect(run.page == cachePage(Samples.cache, context))
    #expect(
      run.rows == [
        "responses\tresponses\t/home/anna/.cache/tessera/responses\t1468006\t1204\n",
        "history\trecipes\t/home/anna/.cache/tessera/recipes-history.sqlite\t12288\t1\n",
      ]
    )
  }

  @Test func `the parts of the cache are a list`() async {
    #expect(await run(["cache"]).screen?.isList == true)
  }

  @Test(arguments: [
    ([], "Total: 0 entries, 0 B"), ([(1, 1023)], "Total: 1 entry, 1023 B"),
    ([(1, 1000), (2, 23)], "Total: 3 entries, 1023 B"),
  ])
  func `the total is the sum of all parts`(parts: [(entries: Int, bytes: Int)], text: String) {
    let stores = parts.map {
      CachedStore(kind: .history, name: "a", path: nil, bytes: $0.bytes, entries: $0.entries)
    }

    #expect(CacheStrings(.english).total(stores).string == text)
  }

  @Test func `a cache whose parts are all empty has nothing to show`() {
    let context = Samples.context(in: .english)
    let empty = [CachedStore(kind: .history, name: "recipes", path: nil, bytes: 4096, entries: 0)]

    #expect(cachePage(empty, context) == cachePage([], context))
    #expect(cachePage(empty, context).actions.isEmpty)
  }

  @Test func `a cache with a single entry is shown, and can be cleared`() {
    let one = [CachedStore(kind: .history, name: "recipes", path: nil, bytes: 4096, entries: 1)]

    #expect(cachePage(one, Samples.context(in: .english)).actions.count == 2)
  }

  @Test func `every action leads to a place that a link can carry`() {
    let actions = cachePage(Samples.cache, Samples.context(in: .english)).actions

    #expect(actions.map(\.effect) == [.changes, .changes])
    #expect(actions.map { Route(link: $0.route.link) } == actions.map(\.route))
  }

  @Test func `clearing removes responses and nothing else`() async throws {
    let run = await run(["cache", "clear"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Removed 1,204 cached responses (1.4 MiB)."])
    #expect(run.screen?.content(in: Samples.context(in: .english)) == .confirmation)
    #expect(try await cache.status().map(\.entries) == [0, 1])
  }

  @Test func `the history is removed as well where it is asked for`() async throws {
    let run = await run(["cache", "clear", "--history"])

    #expect(
      run.notes == [
        "Removed 1,204 cached responses (1.4 MiB) and 1 entry of the browsing history (12 KiB)."
      ]
    )
    #expect(try await cache.status().map(\.entries) == [0, 0])
  }

  @Test func `a script gets the state after the change`() async {
    let run = await run(["cache", "clear", "--json", "--fields", "entries"])

    #expect(run.rows == ["0\n", "1\n"])
  }

  @Test(arguments: [("y", 0), ("YES ", 0), ("n", 1204), ("", 1204), ("yet", 1204)])
  func `where there is a terminal, only a yes removes something`(answer: String, left: Int) async throws {
    let prompter = ScriptedPrompter([answer])

    let run = await run(["cache", "clear"], prompter: prompter)

    #expect(run.exitCode == (left == 0 ? .done : .interrupted))
    #expect(prompter.questions == ["Remove 1,204 cached responses (1.4 MiB)? [y/N]"])
    #expect(try await cache.status().first?.entries == left)
    #expect((run.notes.first?.hasPrefix("Removed 1,204") == true) == (left == 0))
    #expect(run.errorOutput.contains("Nothing was changed.") == (left != 0))
  }

  @Test func `input that ends is no yes`() async throws {
    let run = await run(["cache", "clear"], prompter: ScriptedPrompter())

    #expect(run.exitCode == .interrupted)
    #expect(try await cache.status() == Samples.cache)
  }

  @Test func `nobody is asked who has agreed already, or about nothing`() async throws {
    let prompter = ScriptedPrompter(["n"])

    let agreed = await run(["cache", "clear", "--yes"], prompter: prompter)
    let nothing = await run(["cache", "clear"], prompter: prompter)

    #expect(prompter.questions.isEmpty)
    #expect(agreed.notes == ["Removed 1,204 cached responses (1.4 MiB)."])
    #expect(nothing.notes == ["Nothing to remove."])
  }

  @Test func `the cache is cleared once, and later loads only read`() async throws {
    let prompter = ScriptedPrompter(["n"])
    let run = await run(["cache", "clear"], prompter: prompter)

    await run.screen?.load(LoadRequest(prompter: ScriptedPrompter(["y"])))

    #expect(try await cache.status() == Samples.cache)
  }

  @Test(arguments: [["cache"], ["cache", "clear"], ["cache", "clear", "--yes"]])
  func `a failure is told`(words: [String]) async {
    cache.fail(.cannotBeRead(reason: "/c: Permission denied"))

    let run = await run(words)

    #expect(run.exitCode == .failed)
    #expect(
      run.errorOutput == """
        Error: The cache cannot be read: /c: Permission denied.
        Check the permissions of the file, or remove it: it holds nothing that you saved.
        """
    )
    #expect(run.notes.isEmpty && run.screen?.records == nil)
  }

  @Test(arguments: [
    (PersistenceError.cannotBeRead(reason: "1"), "The cache cannot be read: 1.", "the cache cannot be read"),
    (.cannotBeSaved(reason: "2"), "The cache could not be cleared: 2.", "not cleared"),
    (
      .madeByNewerVersion, "The cache was written by a newer version of tessera.",
      "written by a newer version"
    ),
    (
      .busy(reason: "3"), "Another tessera command has not finished: 3.",
      "another command has not finished"
    ),
  ])
  func `a failure of the cache does not speak of saved data`(
    error: PersistenceError,
    summary: String,
    brief: String
  ) {
    let (failure, context) = (CacheFailure(error), Samples.context(in: .english))

    #expect(failure.summary(in: context) == summary)
    #expect(failure.brief(in: context) == brief)
    #expect(failure.code == error.code && failure.exitCode == error.exitCode)
  }

  @Test(arguments: [
    PersistenceError.cannotBeRead(reason: "1"), .cannotBeSaved(reason: "2"), .busy(reason: "3"),
    .madeByNewerVersion,
  ])
  func `a failure of the cache has no English left in it in Chinese`(error: PersistenceError) {
    let message = FailureMessage(CacheFailure(error), in: Samples.context(in: .simplifiedChinese))

    let text = message.summary + message.brief + (message.hint ?? "")

    #expect(LatinWords.left(in: text, besides: "", names: ["tessera"]) == [])
  }

  @Test func `use cases are traced with their outcomes`() async {
    let events = Events()

    _ = await run(["cache", "clear"], observe: events.add)

    #expect(
      events.all == [
        .useCase("ClearCache", .began), .useCase("ClearCache", .ended(.changed)),
        .useCase("CacheStatus", .began), .useCase("CacheStatus", .ended(.fetched(.stored))),
      ]
    )
  }

  @Test(arguments: [[], ["status"], ["clear"]])
  func `Chinese help has no English left in it`(words: [String]) async {
    let run = await run(["cache"] + words + ["--help"], in: .simplifiedChinese)

    #expect(run.exitCode == .done)
    let names: Set<String> = [
      "cache", "status", "clear", "history", "yes", "help", "data", "source", "page", "kind", "name", "path",
      "bytes", "entries",
    ]
    #expect(LatinWords.left(in: run.output, besides: "", names: names) == [])
  }

  private func run(
    _ arguments: [String],
    in language: Language = .english,
    prompter: any Prompter = SilentPrompter(),
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) async -> ScreenRun {
    await ScreenRun(
      CacheFeature(language: language, cache: cache, observe: observe),
      arguments,
      Samples.context(in: language),
      prompter: prompter
    )
  }
}
