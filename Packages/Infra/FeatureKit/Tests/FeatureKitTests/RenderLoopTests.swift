import FeatureKit
import Observation
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct RenderLoopTests {
  @MainActor @Observable
  final class Counter {
    var count = 0
    var unread = 0
  }

  @MainActor
  final class Frames {
    var counts: [Int] = []
  }

  private let counter = Counter()
  private let frames = Frames()

  private var loop: RenderLoop {
    RenderLoop { [counter, frames] in frames.counts.append(counter.count) }
  }

  @Test func `nothing is drawn before the beginning, and then at once`() {
    let loop = loop
    #expect(frames.counts.isEmpty)

    loop.begin()

    #expect(frames.counts == [0])
  }

  @Test func `every change is drawn`() async {
    let loop = loop
    loop.begin()

    for count in 1...3 {
      counter.count = count
      while frames.counts.count == count { await Task.yield() }
    }

    #expect(frames.counts == [0, 1, 2, 3])
  }

  @Test func `changes that come together are drawn together`() async {
    let loop = loop
    loop.begin()

    for count in 1...100 { counter.count = count }
    while frames.counts.count == 1 { await Task.yield() }
    await settle()

    #expect(frames.counts == [0, 100])
  }

  @Test func `a change of something that was not read is not drawn`() async {
    let loop = loop
    loop.begin()

    counter.unread = 1
    await settle()

    #expect(frames.counts == [0])
  }

  @Test func `the last change before the end is drawn, and nothing after it`() async {
    let loop = loop
    loop.begin()

    counter.count = 7
    loop.end()
    counter.count = 8
    await settle()

    #expect(frames.counts == [0, 7])
  }

  @Test func `nothing is drawn once the loop is cancelled`() async {
    let loop = loop
    loop.begin()

    counter.count = 1
    loop.cancel()
    loop.end()
    await settle()

    #expect(frames.counts == [0])
  }

  @Test func `a loop that never began has no end to draw`() {
    loop.end()

    #expect(frames.counts.isEmpty)
  }

  @Test func `a loop that begins again draws each change once`() async {
    let loop = loop
    loop.begin()
    loop.end()
    loop.begin()

    counter.count = 1
    while frames.counts.count == 3 { await Task.yield() }
    await settle()

    #expect(frames.counts == [0, 0, 0, 1])
  }

  @Test func `a loop that nobody holds draws no more`() async {
    do {
      let loop = loop
      loop.begin()
    }

    counter.count = 1
    await settle()

    #expect(frames.counts == [0])
  }

  /// Lets everything that waits for the main actor run.
  private func settle() async {
    for _ in 1...20 { await Task.yield() }
  }
}
