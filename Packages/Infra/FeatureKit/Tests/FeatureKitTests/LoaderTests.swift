import DomainKernel
import FeatureFakes
import FeatureKit
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct LoaderTests {
  @Test func `what is on its way is loading, and then there`() async {
    let script = Script(holding: ["a1"])
    let loader = script.loader()
    #expect(loader.state == .idle && loader.request == nil)

    let load = Task { await loader.load("a", .cacheOnly) }
    await script.gate.arrival(of: "a1")
    #expect(loader.state == .loading && loader.request == "a")
    await script.gate.open("a1")

    #expect(await load.value)
    #expect(loader.state == .loaded(fetched([1])))
    #expect(script.policies == [.cacheOnly])
  }

  @Test func `a value with nothing in it is empty`() async {
    let script = Script(["a1": .success([])])
    let loader = script.loader()

    await loader.load("a", .cacheFirst)

    #expect(loader.state == .empty(fetched([])))
  }

  @Test func `what is shown stays while the same is loaded once more`() async {
    let script = Script(["a2": .success([2])], holding: ["a2"])
    let loader = script.loader()
    await loader.load("a", .cacheFirst)

    let reload = Task { await loader.reload() }
    await script.gate.arrival(of: "a2")
    #expect(loader.state == .refreshing(fetched([1])))
    await script.gate.open("a2")

    #expect(await reload.value)
    #expect(loader.state == .loaded(fetched([2])))
    #expect(script.policies == [.cacheFirst, .networkFirst])
  }

  @Test func `what is shown stays when loading the same fails, also twice`() async {
    let script = Script(["a2": .failure(.offline), "a3": .failure(.timedOut)])
    let loader = script.loader()
    await loader.load("a", .cacheFirst)

    #expect(await loader.reload())
    #expect(loader.state == .failed(.offline, previous: fetched([1])))
    #expect(await loader.reload())
    #expect(loader.state == .failed(.timedOut, previous: fetched([1])))
  }

  @Test(arguments: [ServiceError.signInNeeded, .sessionEnded, .credentialsUnreadable(reason: "locked")])
  func `what is shown goes when somebody has to sign in for it`(error: ServiceError) async {
    let script = Script(["a2": .failure(error)])
    let loader = script.loader()
    await loader.load("a", .cacheFirst)

    #expect(await loader.reload())

    #expect(loader.state == .failed(error, previous: nil))
  }

  @Test func `what is shown goes when something else is loaded`() async {
    let script = Script(["b2": .failure(.notFound)], holding: ["b2"])
    let loader = script.loader()
    await loader.load("a", .cacheFirst)

    let load = Task { await loader.load("b", .cacheFirst) }
    await script.gate.arrival(of: "b2")
    #expect(loader.state == .loading && loader.request == "b")
    await script.gate.open("b2")

    #expect(await load.value)
    #expect(loader.state == .failed(.notFound, previous: nil))
  }

  @Test(arguments: [["a1", "b2"], ["b2", "a1"]])
  func `work that is superseded is cancelled, and its answer has no effect`(order: [String]) async {
    let script = Script(["a1": .success([1]), "b2": .success([2])], holding: ["a1", "b2"])
    let loader = script.loader()
    let first = Task { await loader.load("a", .cacheFirst) }
    await script.gate.arrival(of: "a1")
    let second = Task { await loader.load("b", .cacheFirst) }
    await script.gate.arrival(of: "b2")

    for key in order { await script.gate.open(key) }

    #expect(await (first.value, second.value) == (false, true))
    #expect(loader.state == .loaded(fetched([2])) && loader.request == "b")
    #expect(script.cancelled == ["a1"])
  }

  @Test func `superseded work that fails late does not replace what came after it`() async {
    let script = Script(["a1": .failure(.offline)], holding: ["a1"])
    let loader = script.loader()
    let first = Task { await loader.load("a", .cacheFirst) }
    await script.gate.arrival(of: "a1")

    #expect(await loader.load("a", .networkFirst))
    await script.gate.open("a1")

    #expect(await first.value == false)
    #expect(loader.state == .loaded(fetched([1])))
  }

  @Test func `a caller that is cancelled at first leaves nothing`() async {
    let script = Script(holding: ["a1"])
    let loader = script.loader()
    let load = Task { await loader.load("a", .cacheFirst) }
    await script.gate.arrival(of: "a1")

    load.cancel()
    await script.gate.open("a1")

    #expect(await load.value == false)
    #expect(loader.state == .idle && loader.request == nil)
    #expect(script.cancelled == ["a1"])
  }

  @Test func `a caller that is cancelled leaves the state of before, a failure too`() async {
    let script = Script(["a2": .failure(.offline)], holding: ["a3"])
    let loader = script.loader()
    await loader.load("a", .cacheFirst)
    await loader.reload()
    let reload = Task { await loader.reload() }
    await script.gate.arrival(of: "a3")

    reload.cancel()
    await script.gate.open("a3")

    #expect(await reload.value == false)
    #expect(loader.state == .failed(.offline, previous: fetched([1])))
  }

  @Test func `a caller that is cancelled brings back what was shown before it asked for something else`()
    async
  {
    let script = Script(holding: ["b2", "c3"])
    let loader = script.loader()
    await loader.load("a", .cacheFirst)
    let second = Task { await loader.load("b", .cacheFirst) }
    await script.gate.arrival(of: "b2")
    let third = Task { await loader.load("c", .cacheFirst) }
    await script.gate.arrival(of: "c3")

    third.cancel()
    for key in ["b2", "c3"] { await script.gate.open(key) }

    #expect(await (second.value, third.value) == (false, false))
    #expect(loader.state == .loaded(fetched([1])) && loader.request == "a")
  }

  @Test func `a use case that was cancelled leaves the state of before`() async {
    let script = Script(["a2": .failure(.cancelled)])
    let loader = script.loader()
    await loader.load("a", .cacheFirst)

    #expect(await loader.reload())

    #expect(loader.state == .loaded(fetched([1])))
  }

  @Test func `resetting cancels what is on its way and forgets what is shown`() async {
    let script = Script(holding: ["a2"])
    let loader = script.loader()
    await loader.load("a", .cacheFirst)
    let reload = Task { await loader.reload() }
    await script.gate.arrival(of: "a2")

    loader.reset()
    await script.gate.open("a2")

    #expect(await reload.value == false)
    #expect(loader.state == .idle && loader.request == nil)
    #expect(script.cancelled == ["a2"])
  }

  @Test func `a use case is traced from its beginning to what it ended with`() async {
    let script = Script(["a2": .failure(.rateLimited(until: nil))])
    let loader = script.loader()

    await loader.load("a", .cacheFirst)
    await loader.reload()

    #expect(
      script.events == [
        .useCase("Numbers", .began), .useCase("Numbers", .ended(.fetched(.network))),
        .useCase("Numbers", .began), .useCase("Numbers", .ended(.failed("rate-limited"))),
      ]
    )
  }

  @Test func `what this machine holds is loaded without a service`() async {
    let loader = Loader<String, [Int], PersistenceError>("Local", isEmpty: \.isEmpty, local: { _ in [] })

    await loader.load("a", .cacheFirst)

    #expect(loader.state.shown?.value == [])
    #expect(loader.state.shown?.provenance.kind == .stored)
    if case .empty = loader.state {} else { Issue.record("The state is \(loader.state).") }
  }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct LoaderContinuationTests {
  @Test func `the part that follows is appended, up to the end`() async {
    let script = Script(holding: ["more2"])
    let loader = script.loader()
    #expect(!loader.hasMore)
    await loader.load("a", .cacheFirst)
    #expect(loader.hasMore)

    let more = Task { await loader.loadMore(.cacheOnly) }
    await script.gate.arrival(of: "more2")
    #expect(loader.state == .loadingMore(fetched([1])))
    await script.gate.open("more2")
    #expect(await more.value)
    #expect(loader.state == .loaded(fetched([1, 2])))
    #expect(script.policies == [.cacheFirst, .cacheOnly])

    #expect(await loader.loadMore())
    #expect(loader.state == .loaded(fetched([1, 2, 3])))
    #expect(!loader.hasMore)
    #expect(await loader.loadMore() == false)
    #expect(script.policies.count == 3)
  }

  @Test func `only one part is loaded at a time`() async {
    let script = Script(holding: ["more2"])
    let loader = script.loader()
    await loader.load("a", .cacheFirst)
    let more = Task { await loader.loadMore() }
    await script.gate.arrival(of: "more2")

    #expect(await loader.loadMore() == false)
    await script.gate.open("more2")

    #expect(await more.value)
    #expect(loader.state == .loaded(fetched([1, 2])))
    #expect(script.policies.count == 2)
  }

  @Test func `a part that cannot be loaded is tried from where the list ends`() async {
    let script = Script(["more2": .failure(.offline)])
    let loader = script.loader()
    await loader.load("a", .cacheFirst)

    #expect(await loader.loadMore())
    #expect(loader.state == .partial(fetched([1]), .offline) && loader.hasMore)
    #expect(await loader.loadMore())
    #expect(loader.state == .loaded(fetched([1, 2])))
  }

  @Test func `nothing follows what is not there, or not there yet`() async {
    let script = Script(holding: ["a1"])
    let loader = script.loader()
    #expect(await loader.loadMore() == false)
    let load = Task { await loader.load("a", .cacheFirst) }
    await script.gate.arrival(of: "a1")

    #expect(await loader.loadMore() == false)
    await script.gate.open("a1")

    #expect(await load.value)
    #expect(script.policies.count == 1)
  }

  @Test func `loading the list once more supersedes the part that follows`() async {
    let script = Script(["a3": .success([7])], holding: ["more2"])
    let loader = script.loader()
    await loader.load("a", .cacheFirst)
    let more = Task { await loader.loadMore() }
    await script.gate.arrival(of: "more2")

    #expect(await loader.reload())
    await script.gate.open("more2")

    #expect(await more.value == false)
    #expect(loader.state == .loaded(fetched([7])))
    #expect(script.cancelled == ["more2"])
  }

  @Test func `a caller that is cancelled leaves the list as it was`() async {
    let script = Script(["more2": .failure(.offline)], holding: ["more3"])
    let loader = script.loader()
    await loader.load("a", .cacheFirst)
    await loader.loadMore()
    let more = Task { await loader.loadMore() }
    await script.gate.arrival(of: "more3")

    more.cancel()
    await script.gate.open("more3")

    #expect(await more.value == false)
    #expect(loader.state == .partial(fetched([1]), .offline))
  }
}

extension Loader {
  /// Loads the latest request again, as a refresh does.
  @discardableResult
  fileprivate func reload() async -> Bool {
    guard let request else { return false }
    return await load(request, .networkFirst)
  }
}

/// Answers the calls of a loader of numbers, each known by its request and its place: `a1`, `more2`.
private final class Script: Sendable {
  typealias Answer = Result<[Int], ServiceError>

  let gate: AnswerGate<String>
  private let answers: [String: Answer]
  private let journal = Mutex(Journal())

  private struct Journal {
    var calls = 0
    var policies: [FetchPolicy] = []
    var cancelled: [String] = []
    var events: [FeatureEvent] = []
  }

  init(_ answers: [String: Answer] = [:], holding held: Set<String> = []) {
    self.answers = answers
    gate = AnswerGate(holding: held)
  }

  var policies: [FetchPolicy] { journal.withLock { $0.policies } }
  var cancelled: [String] { journal.withLock { $0.cancelled } }
  var events: [FeatureEvent] { journal.withLock { $0.events } }

  /// A loader whose list has three numbers; without an answer of its own, a request gives 1, and every part the next.
  @MainActor
  func loader() -> Loader<String, [Int], ServiceError> {
    Loader(
      "Numbers",
      isEmpty: \.isEmpty,
      continuation: .init(hasMore: { $0.count < 3 }) { (shown, policy) async throws(ServiceError) in
        try await self.answer("more", policy, else: shown.value + [shown.value.count + 1])
      },
      observe: { event in self.journal.withLock { $0.events.append(event) } },
      operation: { (request, policy) async throws(ServiceError) in
        try await self.answer(request, policy, else: [1])
      }
    )
  }

  private func answer(
    _ request: String,
    _ policy: FetchPolicy,
    else usual: [Int]
  ) async throws(ServiceError) -> Fetched<[Int]> {
    let key = journal.withLock { journal in
      journal.calls += 1
      journal.policies.append(policy)
      return "\(request)\(journal.calls)"
    }
    await gate.pass(key)
    if Task.isCancelled { journal.withLock { $0.cancelled.append(key) } }
    return fetched(try (answers[key] ?? .success(usual)).get())
  }
}
