import DomainKernel
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct AnswersTests {
  @Test func `questions are under way at the same time`() async {
    let gate = Gate(expecting: 3)

    var answers: Set<Int> = []
    for await answer in AsyncStream.answers(about: [1, 2, 3], { await gate.arrive(with: $0) }) {
      answers.insert(answer)
    }

    #expect(answers == [1, 2, 3])
  }

  @Test func `no more are under way than the limit`() async {
    let load = Mutex((now: 0, most: 0))

    for await _ in AsyncStream.answers(
      about: Array(0..<50),
      atOnce: 4,
      { (item: Int) -> Int? in
        load.withLock { load in
          load.now += 1
          load.most = max(load.most, load.now)
        }
        await Task.yield()
        load.withLock { $0.now -= 1 }
        return item
      }
    ) {}

    #expect(load.withLock { $0.most } <= 4)
  }

  @Test func `no more than eight are under way unless it is said otherwise`() async {
    let load = Mutex((now: 0, most: 0))

    for await _ in AsyncStream.answers(
      about: Array(0..<50),
      { (item: Int) -> Int? in
        load.withLock { load in
          load.now += 1
          load.most = max(load.most, load.now)
        }
        for _ in 0..<100 { await Task.yield() }
        load.withLock { $0.now -= 1 }
        return item
      }
    ) {}

    #expect(load.withLock { $0.most } <= 8)
  }

  @Test func `things without an answer are left out`() async {
    var answers: [Int] = []
    for await answer in AsyncStream.answers(about: [1, 2, 3], { $0 == 2 ? nil : $0 }) {
      answers.append(answer)
    }

    #expect(answers.sorted() == [1, 3])
  }

  @Test func `nothing to ask about ends at once`() async {
    var count = 0
    for await _ in AsyncStream<Int>.answers(about: [Int](), { $0 }) { count += 1 }

    #expect(count == 0)
  }

  @Test(arguments: [7, 8, 9, 40])
  func `everything is asked about, also what is more than the limit`(count: Int) async {
    var answers: [Int] = []
    for await answer in AsyncStream.answers(about: Array(0..<count), { (item: Int) -> Int? in item }) {
      answers.append(answer)
    }

    #expect(answers.sorted() == Array(0..<count))
  }

  @Test func `once nobody listens, what is under way is cancelled and nothing more is asked`() async {
    let asked = Mutex<[Int]>([])
    let (ended, end) = AsyncStream<Never>.makeStream()
    var work: AsyncStream<Int>? = {
      // Lives as long as the work that asks.
      let whileAsking = Sentinel { end.finish() }
      return .answers(about: [1, 2, 3, 4], atOnce: 2) { item in
        withExtendedLifetime(whileAsking) { asked.withLock { $0.append(item) } }
        if item == 1 { return 1 }
        for await _ in AsyncStream<Never>.makeStream().stream {}
        return Task.isCancelled ? nil : item
      }
    }()

    if let answers = work { for await _ in answers { break } }
    work = nil
    for await _ in ended {}

    // The third may be asked while the answer of the first is on its way.
    #expect(Set(asked.withLock { $0 }).isSubset(of: [1, 2, 3]))
  }
}

/// Does something when nobody needs it any more.
private final class Sentinel: Sendable {
  private let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit { end() }
}
