import FeatureKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The content that a screen shows, whose texts may tell ages.
@MainActor
struct ShownContent {
  /// Makes the content for the time of a context; `nil` where there is none yet.
  typealias Make = @MainActor (ViewContext) -> ScreenContent?

  /// The content; `nil` before something was shown, and once it was discarded.
  private(set) var content: ScreenContent?
  /// How often it has changed.
  private(set) var number = 0
  /// When it was made, where the present was asked for, so that a text may be another one later.
  private var toldAt: Date?

  /// The number of content that tells ages; `nil` for other content.
  var ageNumber: Int? { toldAt == nil ? nil : number }

  /// Makes the content.
  mutating func show(in context: ViewContext, _ make: Make) {
    let use = PresentUse()
    content = make(context.noticingPresent { use.notice() })
    toldAt = use.isNoticed ? context.now : nil
    number += 1
  }

  /// Discards the content, so that it is made again.
  mutating func discard() {
    content = nil
    number += 1
  }

  /// Shows the ages of the present, which change at most once a second.
  ///
  /// - Returns: Whether a shown text is another one now.
  mutating func renewAges(in context: ViewContext, _ make: Make) -> Bool {
    // Discarded content is made by the next frame, which follows its changes as well.
    guard content != nil, let toldAt, abs(context.now.timeIntervalSince(toldAt)) >= 1 else { return false }
    self.toldAt = context.now
    let present = make(context)
    guard present != content else { return false }
    content = present
    number += 1
    return true
  }

  /// About how long it takes until a shown text is another one.
  ///
  /// Seconds are not followed one by one: nobody reads along, and each frame wakes the terminal up as well.
  ///
  /// - Returns: The seconds; `nil` where no text changes within a day.
  func secondsToNextAge(in context: ViewContext, _ make: Make) -> Int? {
    guard content != nil, toldAt != nil else { return nil }
    func differs(after seconds: Int) -> Bool { make(context.later(by: seconds)) != content }
    var lower = 0
    for step in AgeWatch.steps {
      guard differs(after: step) else {
        lower = step
        continue
      }
      var upper = step
      for _ in 0..<AgeWatch.halvings where upper - lower > AgeWatch.steps[0] {
        let middle = (lower + upper) / 2
        if differs(after: middle) { upper = middle } else { lower = middle }
      }
      return upper
    }
    return nil
  }
}

/// Whether a view has asked for the present.
private final class PresentUse: Sendable {
  private let wasAsked = Atomic(false)

  var isNoticed: Bool { wasAsked.load(ordering: .acquiring) }

  func notice() { wasAsked.store(true, ordering: .releasing) }
}

/// The wait for the next age that a screen tells.
@MainActor
struct AgeWatch {
  /// The shortest time between two looks at the ages in seconds, and some longer ones.
  static let steps = [30, 60, 600, 3600, 86_400]
  static let halvings = 4

  private var present: (opened: OpenScreen, number: Int, task: Task<Void, Never>)?

  /// Waits for the ages of a screen; without a text that tells one nothing wakes up.
  ///
  /// - Parameters:
  ///   - opened: The screen that is shown; `nil` where there is none.
  ///   - clock: Waits.
  ///   - look: Looks at the ages, and says how many seconds to wait then; `nil` to look no more.
  mutating func follow(
    _ opened: OpenScreen?,
    _ clock: any Clock<Duration>,
    look: @escaping @MainActor (OpenScreen) -> Int?
  ) {
    guard let opened, let number = opened.ageNumber else { return stop() }
    if let present, present.opened === opened, present.number == number { return }
    stop()
    let task = Task {
      var wait: Int? = Self.steps[0]
      while let seconds = wait {
        do { try await clock.sleep(for: .seconds(seconds)) } catch { return }
        wait = look(opened)
      }
    }
    present = (opened, number, task)
  }

  /// Waits for no age any more.
  mutating func stop() {
    present?.task.cancel()
    present = nil
  }
}
