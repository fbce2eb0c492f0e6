import DesignKit
public import FeatureKit
import Observation

/// News, and the screens from which they can be opened.
public struct ShellAlerts: Sendable {
  /// The news.
  public let alerts: Alerts
  /// The first words of the routes on which they are offered.
  public let nouns: Set<String>

  /// Describes news.
  ///
  /// - Parameters:
  ///   - alerts: The news.
  ///   - nouns: The first words of the routes on which they are offered.
  public init(_ alerts: Alerts, on nouns: some Sequence<String>) {
    self.alerts = alerts
    self.nouns = Set(nouns)
  }
}

extension Browser {
  /// The news that can be opened from the shown screen.
  var offeredAlerts: Alerts? {
    guard let offered = configuration.alerts, let route = current?.route,
      route.words.first.map(offered.nouns.contains) == true, route != offered.alerts.action.route
    else { return nil }
    return offered.alerts
  }

  /// The title of the news with the number of those that are new; `nil` where none are offered.
  var alertsTitle: SafeText? {
    offeredAlerts.map { alerts in
      let count = alerts.unread.value
      return count == 0 ? alerts.action.title : strings.titled(alerts.action.title, count: count)
    }
  }

  /// The words that there are news; `nil` where there are none, or none are offered.
  var alertsNotice: SafeText? {
    guard let alerts = offeredAlerts else { return nil }
    let count = alerts.unread.value
    return count == 0 ? nil : strings.news(count)
  }

  /// Watches for news of those who are signed in now; a number of others is not shown any more.
  func watchAlerts() {
    guard !isEnding, let alerts = configuration.alerts?.alerts else { return }
    let accounts = configuration.accounts(alerts.action.route)
    guard alertsWatch?.accounts != accounts else { return }
    if let earlier = alertsWatch {
      earlier.task.cancel()
      alerts.unread.set(0)
    }
    let policy = configuration.policy
    alertsWatch = (accounts, Task { await alerts.watch(policy) })
  }

  /// Draws again once the number of news changes.
  func trackAlerts() {
    guard !isTrackingAlerts, let unread = configuration.alerts?.alerts.unread else { return }
    isTrackingAlerts = true
    _ = withObservationTracking {
      unread.value
    } onChange: { [weak self] in
      // The change is only about to happen: what it leads to can be read in the turn after it.
      Task { @MainActor in
        self?.isTrackingAlerts = false
        self?.changed()
      }
    }
  }
}
