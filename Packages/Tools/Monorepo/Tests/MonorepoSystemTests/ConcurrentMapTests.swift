import Synchronization
import Testing

@testable import MonorepoSystem

@Suite(.timeLimit(.minutes(5))) struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 3, 100])
  func `results keep the order of the elements`(limit: Int) async {
    #expect(await (0..<10).concurrentMap(limit: limit) { $0 * 2 } == (0..<10).map { $0 * 2 })
  }

  @Test func `no more than the limit run at once`() async {
    let counts = Mutex((now: 0, most: 0))

    _ = await (0..<20).concurrentMap(limit: 3) { _ in
      counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      await Task.yield()
      counts.withLock { $0.now -= 1 }
    }

    #expect(counts.withLock { $0.most } <= 3)
  }

  @Test(arguments: [1, 2, 5]) func `as many as the limit run at once`(limit: Int) async {
    let begun = Mutex(0)

    // Each waits for all others, so that fewer at once would wait for ever.
    let results = await (0..<limit).concurrentMap(limit: limit) { _ in
      begun.withLock { $0 += 1 }
      while begun.withLock(\.self) < limit, !Task.isCancelled { await Task.yield() }
      return begun.withLock(\.self)
    }

    #expect(results == Array(repeating: limit, count: limit))
  }

  @Test func `without elements there are no results`() async {
    #expect(await (0..<0).concurrentMap(limit: 3) { $0 } == [])
  }
}
