import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import Observation

extension Browser {
  /// Asks for the latest; what could not be made is made again.
  func refresh() {
    renewScreens()
    guard let current else { return }
    if current.screen == nil { make(current) }
    load(current, configuration.refreshPolicy)
  }

  /// Loads the next part of the list before the cursor reaches it.
  ///
  /// A part that brought no rows, such as one that failed, is not loaded once more before the user asks for it.
  func loadAhead() {
    guard current?.rowsBeforePart != layout.body.total else { return }
    loadMore()
  }

  /// Loads the next part of the list, unless a load is under way.
  func loadMore() {
    guard let current, let screen = current.screen, screen.hasMore, !current.isBusy else { return }
    current.rowsBeforePart = layout.body.total
    let request = configuration.request(configuration.policy, UnansweredPrompter())
    current.continuing = Task { [weak self] in
      await screen.loadMore(request)
      guard !Task.isCancelled else { return }
      current.continuing = nil
      self?.changed()
    }
  }

  /// Makes a screen from its route, or notes why it cannot be made.
  func make(_ opened: OpenScreen) {
    opened.failure = nil
    opened.note(accounts: configuration.accounts(opened.route))
    do throws(CommandFailure) {
      opened.screen = try configuration.open(opened.route)
    } catch {
      opened.failure = error
    }
    opened.invalidate()
  }

  /// Whether a screen that was just made stands for a change.
  func isChange(_ opened: OpenScreen) -> Bool {
    if case .confirmation? = opened.screen?.content(in: viewContext(of: opened.route)) { true } else { false }
  }

  /// Loads a screen; an earlier load of it is superseded.
  func load(_ opened: OpenScreen, _ policy: FetchPolicy) {
    guard opened.change == nil, let screen = opened.screen else { return }
    opened.cancel()
    if opened.failure != nil {
      opened.failure = nil
      opened.invalidate()
    }
    opened.isLoaded = false
    let prompter = UnansweredPrompter()
    let request = configuration.request(policy, prompter)
    opened.work = Task { [weak self, configuration = configuration] in
      await screen.load(request)
      guard !Task.isCancelled else { return }
      // A load may be what tells that the session ended.
      let hasEndedSession = await configuration.hasEndedSession(opened.route)
      guard !Task.isCancelled else { return }
      opened.hasEndedSession = hasEndedSession
      // A load may be what finds the damage.
      let context = configuration.viewContext(of: opened.route)
      opened.savedDataNotice =
        screen.showsSavedData ? configuration.savedDataNotice(opened.route, context) : .empty
      opened.work = nil
      self?.finish(opened, screen, wasAsked: prompter.wasAsked)
    }
  }

  private func finish(_ opened: OpenScreen, _ screen: any Screen, wasAsked: Bool) {
    let context = viewContext(of: opened.route)
    opened.isLoaded = true
    opened.failure = screen.failure(in: context)
    opened.invalidate()
    defer { changed() }
    // A load may be told that nobody is signed in any more.
    renewScreens()
    // The user has not opened it yet.
    guard preview?.opened !== opened else { return }
    say(screen.notes(in: context))
    if wasAsked { message = .warning(strings.asksQuestion(opened.route, configuration.program)) }
  }

  /// Makes a change; the user stays where the change was asked for and sees what has become of it.
  func perform(_ screen: any Screen, _ opened: OpenScreen) {
    message = .working(strings.working)
    let prompter = ScreenPrompter(
      title: opened.title,
      homeDirectory: configuration.style.homeDirectory,
      remarks: remarks.flatMap { $0.page == current?.route ? $0.notes : nil } ?? [],
      strings,
      say: { [weak self] text in
        self?.say([text])
        self?.changed()
      },
      show: { [weak self] form in
        form.change = opened
        if let self { show(form) } else { form.cancel() }
      }
    )
    let request = configuration.request(configuration.policy, prompter, isFromPage: true)
    lastChange.asked += 1
    let number = lastChange.asked
    opened.change = number
    changingRoutes[number] = opened.route
    changes[number] = Task { [weak self] in
      await screen.load(request)
      await self?.finishChange(number, screen, opened)
    }
  }

  /// Shows the page of a change once it has one to wait on, such as a code to be entered elsewhere.
  ///
  /// - Parameters:
  ///   - opened: The change, which is being made.
  ///   - tab: The position of the tab on which it was asked for.
  func watch(_ opened: OpenScreen, on tab: Int) {
    guard !isEnding, opened.change != nil, !opened.isOutcome, let screen = opened.screen else { return }
    let context = viewContext(of: opened.route)
    let content = withObservationTracking {
      screen.content(in: context)
    } onChange: { [weak self] in
      // The change is only about to happen: what it leads to can be read in the turn after it.
      Task { @MainActor in self?.watch(opened, on: tab) }
    }
    guard case .page = content else { return }
    opened.isLoaded = true
    opened.isOutcome = true
    tabs[tab].push(opened)
    changed()
  }

  /// Gives up a change whose page is left; other screens are no changes.
  func giveUp(_ opened: OpenScreen) {
    guard let number = opened.change else { return }
    changes[number]?.cancel()
    changingRoutes[number] = nil
    opened.change = nil
  }

  private func finishChange(_ number: Int, _ screen: any Screen, _ opened: OpenScreen) async {
    // One that failed says why, and nothing besides.
    let isMade = screen.failure(in: viewContext(of: opened.route, key: opened.key)) == nil
    if isMade, case .confirmation = screen.content(in: viewContext(of: opened.route, key: opened.key)) {
      lastChange.made = max(lastChange.made, number)
    }
    let others =
      isMade ? await configuration.afterChange(opened.route, viewContext(of: opened.route)) : []
    changes[number] = nil
    changingRoutes[number] = nil
    opened.change = nil
    guard !isEnding else {
      return noteOutcome(number, of: screen, others, in: viewContext(of: opened.route, key: opened.key))
    }
    defer { changed() }
    let wasShown = current === opened
    for index in tabs.indices { tabs[index].close(opened) }
    let context = viewContext(of: opened.route, key: opened.key)
    let isRenewed = renewScreens()
    if wasShown, !isRenewed { arrive() }
    if let failure = screen.failure(in: context) {
      guard failure.status != .interrupted else {
        return tell(
          opened.isOfEarlierAccount
            ? .warning(strings.accountChanged) : .notes([SafeText(failure.message)]),
          of: number
        )
      }
      return tell(
        .failure([failure.message, failure.hint].compactMap { $0.map { SafeText($0) } }),
        of: number
      )
    }
    guard case .confirmation = screen.content(in: context) else {
      if number >= lastChange.told { message = nil }
      opened.isLoaded = true
      opened.isOutcome = true
      opened.note(accounts: configuration.accounts(opened.route))
      push(opened)
      say(others)
      return
    }
    if number >= lastChange.made {
      let notes = screen.notes(in: context) + others
      tell(.notes(notes.isEmpty ? [strings.done] : notes.map { SafeText($0) }), of: number)
      remarks = current.map { ($0.route, screen.remarks(in: context)) }
    } else if !others.isEmpty {
      // A later change was made since, so that its own notes need not be true any more.
      tell(.notes(others.map { SafeText($0) }), of: number)
    }
    // Other screens may show what was changed as well: they are loaded again when the user comes back to them.
    for tab in tabs { for screen in tab.all where screen.screen != nil { screen.isLoaded = false } }
    leavePreview()
    if !isRenewed, let current { load(current, configuration.policy) }
  }

  /// Tells the outcome of a change; that of a later one, where it is shown already, stays beside it.
  private func tell(_ outcome: Message, of number: Int) {
    guard number < lastChange.told else {
      lastChange.told = number
      message = outcome
      return
    }
    switch (message, outcome) {
    case (.notes(let later)?, .notes(let earlier)): message = .notes(later + earlier)
    // Of what has no room the end is left out, which must not be a failure.
    case (.notes(let later)?, .failure(let earlier)): message = .failure(earlier + later)
    case (.failure(let later)?, .notes(let earlier)), (.failure(let later)?, .failure(let earlier)):
      message = .failure(later + earlier)
    default: message = outcome
    }
  }

  /// Notes what the user has to know about a change that ended after the last frame; one that was left is nothing new.
  private func noteOutcome(
    _ number: Int,
    of screen: any Screen,
    _ others: [String],
    in context: ViewContext
  ) {
    guard let failure = screen.failure(in: context) else {
      outcomes += (number < lastChange.made ? [] : screen.notes(in: context)) + others
      return
    }
    guard failure.status != .interrupted else { return }
    outcomes += [failure.message, failure.hint].compactMap(\.self)
  }

  private func say(_ notes: [String]) {
    guard !notes.isEmpty else { return }
    message = .notes(notes.map { SafeText($0) })
  }
}
