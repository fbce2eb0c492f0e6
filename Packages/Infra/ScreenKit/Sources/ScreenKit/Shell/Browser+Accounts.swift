import FeatureKit

extension Browser {
  /// Makes the screens afresh that show data of an account which is another one now, so that nothing of it stays.
  ///
  /// Behind the other tabs what was opened from such a screen is closed, since titles tell of the account as well. On the
  /// tab of the user, and where nobody was signed in before, the way to each page stays. Forms of the account are left.
  ///
  /// - Returns: Whether the shown screen is one of them; it is being loaded then.
  @discardableResult
  func renewScreens() -> Bool {
    let present = current
    var isRenewed = false
    leaveForms { form in
      form.change.map { isOfAnotherAccount($0) && !$0.accounts.isEmpty } ?? false
    }
    for index in tabs.indices {
      let stays = index == selectedTab || !showsAccount(onTab: index)
      isRenewed = forgetSiblings(onTab: index) || isRenewed
      isRenewed = (stays ? renewWay(onTab: index) : closeWay(onTab: index)) || isRenewed
    }
    guard isRenewed else { return false }
    leavePreview()
    guard let current, current !== present else { return false }
    arrive()
    return true
  }

  private func isOfAnotherAccount(_ opened: OpenScreen) -> Bool {
    opened.accounts != configuration.accounts(opened.route)
  }

  /// Whether a tab has a screen with data of an account that is another one now.
  private func showsAccount(onTab index: Int) -> Bool {
    tabs[index].screens.contains { isOfAnotherAccount($0) && !$0.accounts.isEmpty }
  }

  private func afresh(_ opened: OpenScreen) -> OpenScreen {
    opened.cancel()
    let fresh = opened.afresh(strings)
    make(fresh)
    return fresh
  }

  /// Forgets the screens behind other tabs of a page.
  private func forgetSiblings(onTab index: Int) -> Bool {
    var isRenewed = false
    for (level, siblings) in tabs[index].siblings {
      let own = siblings.filter { !isOfAnotherAccount($0) }
      guard own.count < siblings.count else { continue }
      isRenewed = true
      tabs[index].siblings[level] = own
    }
    return isRenewed
  }

  /// Makes the screens on the way to the present page afresh; one that a change has led to cannot be, and is closed.
  private func renewWay(onTab index: Int) -> Bool {
    guard tabs[index].screens.contains(where: { isOfAnotherAccount($0) }) else { return false }
    tabs[index].screens = tabs[index].screens.compactMap { opened in
      guard isOfAnotherAccount(opened) else { return opened }
      return opened.isOutcome ? nil : afresh(opened)
    }
    return true
  }

  /// Leaves only what comes before the first screen of the account; the first screen of the tab is made afresh.
  private func closeWay(onTab index: Int) -> Bool {
    let screens = tabs[index].screens
    guard let first = screens.firstIndex(where: { isOfAnotherAccount($0) }) else { return false }
    for opened in screens[first...] { opened.cancel() }
    tabs[index].screens = first == 0 ? [afresh(screens[0])] : Array(screens[..<first])
    for level in tabs[index].siblings.keys where level >= max(first, 1) { tabs[index].siblings[level] = nil }
    return true
  }
}
