import FeatureKit
import Observation
import Synchronization
import Testing

@MainActor
@Suite struct ObservedTests {
  @MainActor
  private final class Counter<Unit: Equatable & Sendable> {
    @Observed var shown: [Unit]
    @Observed var other = 0

    init(_ shown: [Unit]) { self.shown = shown }
  }

  private final class Notice: Sendable {
    private let values = Mutex<[[String]]>([])
    var shown: [[String]] { values.withLock(\.self) }

    func add(_ value: [String]) { values.withLock { $0.append(value) } }
  }

  /// Notes what is shown when the observer is told of a change.
  private func follow(_ counter: Counter<String>, _ notice: Notice) {
    withObservationTracking {
      _ = counter.shown
    } onChange: {
      MainActor.assumeIsolated {
        let shown = counter.shown
        notice.add(shown)
      }
    }
  }

  @Test func `observers are told once, before the value changes`() {
    let (counter, notice) = (Counter(["a"]), Notice())
    follow(counter, notice)

    counter.shown = ["b"]
    counter.shown = ["c"]

    #expect(notice.shown == [["a"]])
    #expect(counter.shown == ["c"])
  }

  @Test func `a change of a part of the value is a change`() {
    let (counter, notice) = (Counter(["a"]), Notice())
    follow(counter, notice)

    counter.shown[0] = "b"

    #expect(notice.shown == [["a"]])
    #expect(counter.shown == ["b"])
  }

  @Test func `a value that was not read, or is another object's, tells nobody`() {
    let (counter, another, notice) = (Counter(["a"]), Counter(["a"]), Notice())
    follow(counter, notice)

    counter.other = 1
    another.shown = ["b"]

    #expect(notice.shown.isEmpty)
  }
}
