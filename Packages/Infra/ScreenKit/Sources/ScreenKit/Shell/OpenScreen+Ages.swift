import FeatureKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OpenScreen {
  /// When what is shown was made, and whether it tells ages.
  struct Making {
    /// The moment; `nil` before anything was shown.
    var moment: Date?
    /// Whether the present was asked for, so that a text may be another one later.
    var tellsAges = false
    /// How often something else was shown before.
    var number = 0
  }

  /// Shows the ages of the present, which change at most once a second.
  ///
  /// - Returns: Whether a shown text is another one now.
  @discardableResult
  func renewAges(in context: ViewContext, _ strings: Strings) -> Bool {
    // Discarded content is made by the next frame, which follows its changes as well.
    guard shown != nil, making.tellsAges, let moment = making.moment,
      abs(context.now.timeIntervalSince(moment)) >= 1
    else { return false }
    making.moment = context.now
    let present = content(in: context, strings)
    guard present != shown else { return false }
    shown = present
    making.number += 1
    isOutdated = true
    return true
  }

  /// About how long it takes until a shown text is another one.
  ///
  /// Seconds are not followed one by one: nobody reads along, and each frame wakes the terminal up as well.
  ///
  /// - Returns: The seconds; `nil` where no text changes within a day.
  func secondsToNextAge(in context: ViewContext, _ strings: Strings) -> Int? {
    guard shown != nil, making.tellsAges else { return nil }
    func differs(after seconds: Int) -> Bool { content(in: context.later(by: seconds), strings) != shown }
    var lower = 0
    for step in Self.steps {
      guard differs(after: step) else {
        lower = step
        continue
      }
      var upper = step
      for _ in 0..<Self.halvings where upper - lower > Self.steps[0] {
        let middle = (lower + upper) / 2
        if differs(after: middle) { upper = middle } else { lower = middle }
      }
      return upper
    }
    return nil
  }

  /// The shortest time between two looks at the ages in seconds, and some longer ones.
  static let steps = [30, 60, 600, 3600, 86_400]
  private static let halvings = 4
}

/// Whether a view has asked for the present.
final class PresentUse: Sendable {
  private let wasAsked = Atomic(false)

  var isNoticed: Bool { wasAsked.load(ordering: .acquiring) }

  func notice() { wasAsked.store(true, ordering: .releasing) }
}

extension Browser {
  /// The wait for the next age of a screen.
  struct AgeWatch {
    let opened: OpenScreen
    /// The number of what it showed when the wait began.
    let number: Int
    let task: Task<Void, Never>
  }

  /// Draws again at about the moment at which a shown text tells another age; without such a text nothing wakes up.
  func trackAges() {
    guard let current, current.making.tellsAges else { return stopTrackingAges() }
    if let ageWatch, ageWatch.opened === current, ageWatch.number == current.making.number { return }
    stopTrackingAges()
    let task = Task { [weak self, clock = configuration.clock] in
      var wait: Int? = OpenScreen.steps[0]
      while let seconds = wait {
        do { try await clock.sleep(for: .seconds(seconds)) } catch { return }
        wait = self?.secondsToNextAge(of: current)
      }
    }
    ageWatch = AgeWatch(opened: current, number: current.making.number, task: task)
  }

  /// Waits for no age any more.
  func stopTrackingAges() {
    ageWatch?.task.cancel()
    ageWatch = nil
  }

  /// Asks for a new frame where a text is another one now, and otherwise says how long to wait.
  private func secondsToNextAge(of opened: OpenScreen) -> Int? {
    let context = viewContext(of: opened.route)
    guard opened.renewAges(in: context, strings) else { return opened.secondsToNextAge(in: context, strings) }
    changed()
    return nil
  }
}
