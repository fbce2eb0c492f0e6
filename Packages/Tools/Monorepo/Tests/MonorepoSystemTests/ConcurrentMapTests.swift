import MonorepoSystem
import Synchronization
import Testing

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
}
