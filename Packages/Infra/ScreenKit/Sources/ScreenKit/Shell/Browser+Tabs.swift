import FeatureKit

extension Browser {
  /// A tab with its screens, the shown one last.
  @MainActor
  struct Tab {
    /// Opens its first screen.
    let start: Action
    private(set) var screens: [OpenScreen] = []
    /// The screens behind the other tabs of a page, by the level of its screen.
    private var siblings: [Int: [OpenScreen]] = [:]

    init(start: Action) {
      self.start = start
    }

    /// All screens, also those behind other tabs of a page.
    var all: [OpenScreen] { screens + siblings.values.joined() }

    /// The screen of a route behind the other tabs of the shown page; `nil` where it was not shown there.
    func sibling(_ route: Route) -> OpenScreen? {
      siblings[screens.count - 1]?.first { $0.route == route }
    }

    /// Shows a screen on top of the shown one, which is left.
    mutating func push(_ opened: OpenScreen) {
      screens.last?.cancel()
      screens.append(opened)
    }

    /// Closes the shown screen, with those behind the other tabs of its page.
    mutating func pop() {
      screens.popLast()?.cancel()
      siblings[screens.count] = nil
    }

    /// Closes a screen with those above it; has no effect where it is not on the tab.
    mutating func close(_ opened: OpenScreen) {
      while screens.contains(where: { $0 === opened }) { pop() }
    }

    /// Shows another tab of the page; the shown screen stays behind it as it is left.
    mutating func swap(to opened: OpenScreen) {
      guard let left = screens.popLast() else { return }
      left.cancel()
      siblings[screens.count, default: []].removeAll { $0 === opened }
      siblings[screens.count, default: []].append(left)
      screens.append(opened)
    }

    /// Makes the screens of other accounts afresh, or closes them.
    ///
    /// - Parameters:
    ///   - isShown: Whether it is the tab of the user, on which the way to each page stays.
    ///   - isOfAnotherAccount: Whether a screen shows what is there for accounts that are others now.
    ///   - afresh: Makes the screen of a route once more.
    /// - Returns: Whether there was such a screen.
    mutating func renew(
      isShown: Bool,
      _ isOfAnotherAccount: @MainActor (OpenScreen) -> Bool,
      afresh: @MainActor (OpenScreen) -> OpenScreen
    ) -> Bool {
      let stays = isShown || !screens.contains { isOfAnotherAccount($0) && $0.showsAccount }
      let own = siblings.mapValues { behind in behind.filter { !isOfAnotherAccount($0) } }
      let isForgotten = siblings.contains { level, behind in behind.count != own[level]?.count }
      siblings = own
      guard let first = screens.firstIndex(where: { isOfAnotherAccount($0) }) else { return isForgotten }
      if stays {
        renewWay(isOfAnotherAccount, afresh)
      } else {
        for opened in screens[first...] { opened.cancel() }
        screens = first == 0 ? [afresh(screens[0])] : Array(screens[..<first])
        siblings = siblings.filter { $0.key < max(first, 1) }
      }
      return true
    }

    /// Makes the screens on the way to the shown page afresh; one that a change has led to cannot be,
    /// and is closed.
    private mutating func renewWay(
      _ isOfAnotherAccount: @MainActor (OpenScreen) -> Bool,
      _ afresh: @MainActor (OpenScreen) -> OpenScreen
    ) {
      var way: [OpenScreen] = []
      var behind: [Int: [OpenScreen]] = [:]
      for (level, opened) in screens.enumerated() {
        let isRenewed = isOfAnotherAccount(opened)
        if isRenewed, opened.isOutcome { continue }
        behind[way.count] = siblings[level]
        way.append(isRenewed ? afresh(opened) : opened)
      }
      (screens, siblings) = (way, behind)
    }
  }

  /// Makes the screens afresh that show data of an account which is another one now, so that nothing of it
  /// stays; another program may have signed it out.
  ///
  /// Behind the other tabs what was opened from such a screen is closed, since titles tell of the account as
  /// well. On the tab of the user, and where nobody was signed in before, the way to each page stays. Forms of
  /// the account are left.
  ///
  /// - Returns: Whether the shown screen is one of them; it is being loaded then.
  @discardableResult
  func renewScreens() -> Bool {
    configuration.followAccounts()
    watchAlerts()
    let present = current
    leaveForms { form in
      guard let change = form.change, change.showsAccount, isOfAnotherAccount(change) else { return false }
      change.isOfEarlierAccount = true
      return true
    }
    var isRenewed = false
    for index in tabs.indices {
      var tab = tabs[index]
      let isShown = index == selectedTab
      if tab.renew(isShown: isShown, { isOfAnotherAccount($0) }, afresh: { afresh($0) }) { isRenewed = true }
      tabs[index] = tab
    }
    guard isRenewed else { return false }
    leavePreview()
    guard let current, current !== present else { return false }
    arrive()
    return true
  }

  /// Leaves the form of a change where another program has changed who is signed in since its beginning.
  ///
  /// - Returns: Whether it was left; its change is not made then.
  func leaveFormOfEarlierAccount() -> Bool {
    guard let change = form?.change, change.showsAccount else { return false }
    let accounts = configuration.accounts(change.route)
    configuration.followAccounts()
    guard configuration.accounts(change.route) != accounts else { return false }
    change.isOfEarlierAccount = true
    leaveForms { $0.change === change }
    renewScreens()
    message = .warning(strings.accountChanged)
    return true
  }

  private func isOfAnotherAccount(_ opened: OpenScreen) -> Bool {
    opened.isOfAnotherAccount(than: configuration.accounts(opened.route))
  }

  private func afresh(_ opened: OpenScreen) -> OpenScreen {
    opened.cancel()
    let fresh = opened.afresh(strings)
    make(fresh)
    return fresh
  }
}
