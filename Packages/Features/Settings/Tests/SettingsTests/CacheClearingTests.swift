import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SettingsDomain
import SettingsFakes
import Testing

@testable import Settings

@MainActor @Suite(.timeLimit(.minutes(5))) struct CacheClearingTests {
  private let cache = FakeCache(Samples.cache)
  private let context = Samples.context(in: .english)

  @Test(
    arguments: [
      ([(.responses, 1, 1)], "1 cached response (1 B)"),
      ([(.responses, 2, 1023)], "2 cached responses (1023 B)"),
      ([(.history, 1, 1)], "1 entry of the browsing history (1 B)"),
      ([(.history, 2, 2)], "2 entries of the browsing history (2 B)"),
      ([(.history, 1, 1000), (.history, 2, 23)], "3 entries of the browsing history (1023 B)"),
      (
        [(.history, 1200, 5), (.responses, 1, 6)],
        "1 cached response (6 B) and 1,200 entries of the browsing history (5 B)"
      ),
      ([(.history, 0, 4096), (.responses, 1, 6)], "1 cached response (6 B)"),
    ] as [([(CachedStore.Kind, Int, Int)], String)]
  )
  func `what is removed is summed up by kind, the responses first`(
    parts: [(CachedStore.Kind, Int, Int)],
    text: String
  ) {
    let stores = parts.map { CachedStore(kind: $0.0, name: "a", path: nil, bytes: $0.2, entries: $0.1) }

    #expect(CacheStrings(.english).removed(stores) == "Removed \(text).")
    #expect(CacheStrings(.english).question(about: stores) == "Remove \(text)? [y/N]")
  }

  @Test func `nobody is asked about parts without entries`() {
    let stores = [CachedStore(kind: .history, name: "a", path: nil, bytes: 4096, entries: 0)]

    #expect(CacheStrings(.english).question(about: stores) == nil)
    #expect(CacheStrings(.english).removed(stores) == "Nothing to remove.")
  }

  @Test func `the question names the history where it is removed as well`() async throws {
    let prompter = ScriptedPrompter(["y"])

    let run = await run(["--history"], prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(
      prompter.questions == [
        "Remove 1,204 cached responses (1.4 MiB) and 1 entry of the browsing history (12 KiB)? [y/N]"
      ]
    )
    #expect(try await cache.status().map(\.entries) == [0, 0])
  }

  @Test func `the question and the confirmation are in the user's language`() async {
    let prompter = ScriptedPrompter(["是"])

    let run = await run(in: .simplifiedChinese, prompter: prompter)

    #expect(prompter.questions == ["删除1,204个缓存的响应（1.4 MiB）？[y/N]"])
    #expect(run.notes == ["已删除1,204个缓存的响应（1.4 MiB）。"])
  }

  @Test func `work that was cancelled removes nothing`() async throws {
    let screen = CacheClearingViewModel(
      [.responses, .history],
      cache: cache,
      isConfirmed: true,
      language: .english,
      observe: { _ in }
    )

    let work = Task { await screen.load(LoadRequest()) }
    work.cancel()
    await work.value

    #expect(try await cache.status() == Samples.cache)
    #expect(screen.failure(in: context)?.status == .interrupted)
    #expect(screen.notes(in: context).isEmpty)
  }

  @Test func `who wants no questions has declined none, and learns the option that confirms`() async throws {
    let run = await run(prompter: UnwillingPrompter())

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("Use --yes to confirm it."))
    #expect(try await cache.status() == Samples.cache)
  }

  @Test func `a clearing that fails is traced with its code, and a script gets nothing`() async {
    cache.fail(.cannotBeSaved(reason: "/c: No space left"))
    let events = Events()

    let run = await run(["--json"], observe: events.add)

    #expect(run.exitCode == .failed)
    #expect(run.document == nil)
    #expect(
      events.all == [.useCase("ClearCache", .began), .useCase("ClearCache", .ended(.failed("unwritable")))]
    )
  }

  @Test func `a declined question is no change in the trace`() async {
    let events = Events()

    _ = await run(prompter: ScriptedPrompter(["n"]), observe: events.add)

    #expect(
      Array(events.all.prefix(2)) == [.useCase("ClearCache", .began), .useCase("ClearCache", .ended(.done))]
    )
  }

  @Test func `a cache that is being measured says so`() {
    let screen = CacheViewModel(cache: cache) { _ in }

    guard case .page(let page) = screen.content(in: context) else {
      Issue.record("There is no page.")
      return
    }
    #expect(WrittenScreen.linear(page.element(in: context)).contains("Calculating the size of the cache"))
    #expect(screen.records == nil)
  }

  private func run(
    _ options: [String] = [],
    in language: Language = .english,
    prompter: any Prompter = SilentPrompter(),
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) async -> ScreenRun {
    await ScreenRun(
      CacheFeature(language: language, cache: cache, observe: observe),
      ["cache", "clear"] + options,
      Samples.context(in: language),
      prompter: prompter
    )
  }
}
