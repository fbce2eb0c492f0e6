import ClockFakes
import DesignKit
import FeatureKit
import LocalizationKit
import Testing

@testable import ScreenKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Content that tells ages, without a screen around it.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShownContentTests {
  private func context(after seconds: Double = 0) -> ViewContext {
    ViewContext(now: SettableDate.start.addingTimeInterval(seconds), language: .english)
  }

  private func seconds(_ context: ViewContext) -> Double {
    context.now.timeIntervalSince(SettableDate.start)
  }

  @Test(arguments: [(0.5, false), (1, true), (1.5, true), (-0.5, false), (-1, true)])
  func `an age is shown again once a second has passed, also backwards`(passed: Double, isRenewed: Bool) {
    var shown = ShownContent()
    shown.show(in: context()) { .text("\(seconds($0))") }

    let isAnother = shown.renewAges(in: context(after: passed)) { .text("\(seconds($0))") }

    #expect(isAnother == isRenewed)
    #expect(shown.content == .text("\(isRenewed ? passed : 0)"))
  }

  @Test(
    arguments: [
      (10, 30), (30, 30), (31, 60), (60, 60), (100, 127), (600, 600), (3600, 3600), (86_400, 86_400),
      (86_401, nil),
    ] as [(Double, Int?)]
  )
  func `the moment of another text is found with a few looks ahead`(change: Double, found: Int?) {
    var shown = ShownContent()
    shown.show(in: context()) { .text(seconds($0) < change ? "before" : "after") }

    let next = shown.secondsToNextAge(in: context()) { .text(seconds($0) < change ? "before" : "after") }

    #expect(next == found)
  }

  @Test func `texts that are still the same are not shown again`() {
    var shown = ShownContent()
    shown.show(in: context()) { .text(seconds($0) < 100 ? "before" : "after") }
    let number = shown.number

    let isAnother = shown.renewAges(in: context(after: 60)) { .text(seconds($0) < 100 ? "before" : "after") }

    #expect(!isAnother && shown.number == number)
  }

  @Test func `content that was discarded is made by the next frame and not before`() {
    var shown = ShownContent()
    shown.show(in: context()) { .text("\(seconds($0))") }
    shown.discard()

    let isAnother = shown.renewAges(in: context(after: 60)) { .text("\(seconds($0))") }
    let next = shown.secondsToNextAge(in: context(after: 60)) { .text("\(seconds($0))") }

    #expect(!isAnother && next == nil && shown.content == nil)
  }

  @Test func `only the ages of the screen that is shown are waited for`() async {
    let clock = ManualClock()
    var watch = AgeWatch()
    var looked: [Route] = []
    for (index, name) in ["films", "film"].enumerated() {
      let screen = FakeScreen { _ in .idle }
      screen.show(.text(""))
      screen.rendering = { .text("\($0.now)") }
      let opened = OpenScreen(Route(name), title: "", Strings(.english))
      opened.screen = screen
      opened.refreshContent(in: context(), Strings(.english)) {}
      watch.follow(opened, clock) { opened in
        looked.append(opened.route)
        return nil
      }
      await clock.waitForSleeps(index + 1)
    }

    clock.advance(by: .seconds(30))

    await waitUntil { looked.contains(Route("film")) }
    #expect(looked == [Route("film")])
  }
}
