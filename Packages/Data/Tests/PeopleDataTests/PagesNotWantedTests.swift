import DomainKernel
import PeopleDomain
import Synchronization
import Testing

@testable import PeopleData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What becomes of pages that were asked for ahead and that nobody waits for any more.
@Suite(.timeLimit(.minutes(5))) struct PagesNotWantedTests {
  /// A service that answers no request before it is cancelled.
  private final class SilentService: Sendable {
    private struct State {
      var asked: [String] = []
      var cancelled: Set<String> = []
    }

    private let state = Mutex(State())

    var asked: [String] { state.withLock { $0.asked } }
    var cancelled: Set<String> { state.withLock { $0.cancelled } }

    func page(_ place: PagesAhead.Place) async throws(ServiceError) -> Fetched<UserPage> {
      let name = place.url.lastPathComponent
      state.withLock { $0.asked.append(name) }
      while !Task.isCancelled { await Task.yield() }
      state.withLock { state in _ = state.cancelled.insert(name) }
      throw .cancelled
    }

    /// Waits until this many requests were cancelled.
    func wait(for count: Int) async {
      while cancelled.count < count, !Task.isCancelled { await Task.yield() }
    }
  }

  private let ahead = PagesAhead()
  private let service = SilentService()

  private func place(_ name: String) throws -> PagesAhead.Place {
    let url = try #require(URL(string: "https://people.example.com/\(name)"))
    return PagesAhead.Place(url: url, policy: .cacheFirst)
  }

  private func expect(_ names: String...) throws {
    for name in names {
      ahead.expect(try place(name)) { [service] (place, _) async throws(ServiceError) in
        try await service.page(place)
      }
    }
  }

  @Test func `a walk that goes elsewhere cancels what was asked for`() async throws {
    defer { ahead.restart() }
    try expect("a", "b")

    let page = try await ahead.take(try place("elsewhere"))
    await service.wait(for: 2)

    #expect(page == nil)
    #expect(service.cancelled == ["a", "b"])
  }

  @Test func `another walk cancels what was asked for`() async throws {
    try expect("a", "b")

    ahead.restart()
    await service.wait(for: 2)

    #expect(service.cancelled == ["a", "b"])
  }

  @Test func `a page that is passed is cancelled, and one that is taken with those who wait for it`()
    async throws
  {
    defer { ahead.restart() }
    try expect("a", "b")
    let wanted = try place("b")

    let walk = Task { [ahead] in try await ahead.take(wanted) }
    await service.wait(for: 1)
    #expect(service.cancelled == ["a"])
    walk.cancel()
    let outcome = await walk.result

    #expect(throws: ServiceError.cancelled) { try outcome.get() }
    #expect(service.cancelled == ["a", "b"])
  }

  @Test func `a page is asked for once, however often it is expected`() async throws {
    try expect("a", "a")

    ahead.restart()
    await service.wait(for: 1)

    #expect(service.asked == ["a"])
  }

  @Test func `a page that was cancelled leads to no other`() async throws {
    defer { ahead.restart() }
    let wanted = try place("a")

    let walk = Task { [ahead, service] in
      while !Task.isCancelled { await Task.yield() }
      ahead.expect(wanted) { (place, _) async throws(ServiceError) in try await service.page(place) }
    }
    walk.cancel()
    await walk.value

    #expect(service.asked.isEmpty)
  }
}
