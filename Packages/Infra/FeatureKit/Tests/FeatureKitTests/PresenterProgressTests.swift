import DesignKit
import FeatureFakes
import FeatureKit
import Observation
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct PresenterProgressTests {
  @MainActor @Observable
  final class Counter {
    var count = 0
    var unseen = 0
  }

  private let counter = Counter()
  private let presenter = RecordingPresenter(context: context, showsProgress: true)

  @Test func `the view is shown again when its state changes`() async {
    await presenter.show(view) {
      for count in 1...2 {
        counter.count = count
        while presenter.messages.count == count { await Task.yield() }
      }
    }

    #expect(presenter.messages == frames(0, 1, 2))
  }

  @Test func `a change right before the end is shown`() async {
    await presenter.show(view) { counter.count = 7 }

    #expect(presenter.messages == frames(0, 7))
  }

  @Test func `changes that come together are shown together`() async {
    await presenter.show(view) { for count in 1...100 { counter.count = count } }

    #expect(presenter.messages == frames(0, 100))
  }

  @Test func `a change that the view does not show is not drawn`() async {
    await presenter.show(view) { counter.unseen = 1 }

    #expect(presenter.messages == frames(0))
  }

  @Test func `nothing is shown after the work has ended`() async {
    await presenter.show(view) { counter.count = 1 }

    counter.count = 2
    for _ in 1...10 { await Task.yield() }

    #expect(presenter.messages == frames(0, 1))
  }

  @Test func `where nothing can be replaced, only the work is done`() async {
    let presenter = RecordingPresenter(context: context, showsProgress: false)

    await presenter.show(view) { counter.count = 1 }

    #expect(counter.count == 1)
    #expect(presenter.messages.isEmpty)
  }

  private var view: @MainActor () -> Element {
    { [counter] in
      _ = counter.unseen
      return .text("\(SafeText("\(counter.count)"))")
    }
  }

  private func frames(_ counts: Int...) -> [RecordingPresenter.Message] {
    counts.map { .update(.text("\(SafeText("\($0)"))")) }
  }
}
