#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One delivery of a queue, by the holder of the right to send it.
struct OutboxRun {
  /// Entries that are noted as under way and not sent yet, in their order.
  private struct Group {
    var turns: [OutboxTurn] = []
    var notedAt = Date.distantPast
  }

  /// The end of the turn of an entry.
  private enum End {
    case sent(OutboxEffect)
    case refused(OutboxRefusal)
    case stopped(OutboxDrain.Stop)
  }

  private let rules: DrainOutbox
  private let receive: @Sendable (OutboxDeliveryResult) async -> Void
  private var turns: OutboxTurns
  private var outcome = OutboxDrain()
  private var group = Group()
  /// Entries that the service has, and whose removal is still to be noted.
  private var done: [OutboxEntry.ID] = []

  init(
    _ rules: DrainOutbox,
    _ route: OutboxRoute,
    receive: @escaping @Sendable (OutboxDeliveryResult) async -> Void
  ) {
    self.rules = rules
    self.receive = receive
    turns = OutboxTurns(rules.outbox, route, ahead: rules.group)
  }

  mutating func drain() async throws(PersistenceError) -> OutboxDrain {
    while outcome.stop == nil {
      if !group.turns.isEmpty {
        try await send()
      } else if try await !begin() {
        break
      }
    }
    return outcome
  }

  /// Notes the next entries as under way where none is, and sends the first one; whether any was left.
  private mutating func begin() async throws(PersistenceError) -> Bool {
    let next = turns.take()
    guard let first = next.first else {
      try await flush()
      return try await passHeldBack()
    }
    if Task.isCancelled {
      try await flush()
      outcome.stop = .service(.cancelled)
      return true
    }
    if first.entry.attempts > 0 {
      try await flush()
      if let end = try await check(first) {
        await conclude(first, end)
        return true
      }
    }
    group = try await Self.note(done, beginning: next, rules).get()
    done = []
    // It is sent however long the note took.
    if !group.turns.isEmpty { try await send(isFirstNew: true) }
    return true
  }

  /// Passes an entry at the front that may not be sent; whether there is any entry.
  private mutating func passHeldBack() async throws(PersistenceError) -> Bool {
    try await turns.fill()
    guard let entry = turns.takeHeldBack() else { return !turns.isEmpty }
    if entry.refusal != nil {
      outcome.refusedBefore += 1
    } else {
      outcome.heldBack += 1
      await receive(.heldBack(entry))
    }
    return true
  }

  /// Sends the entries that are under way one after the other, while those behind them are noted and the next ones read.
  ///
  /// What is noted as under way cannot be dropped until it is sent or waits again, so that nothing is asked for here.
  private mutating func send(isFirstNew: Bool = false) async throws(PersistenceError) {
    let current = group
    group = Group()
    let next = Task.isCancelled ? [] : turns.take(beside: current.turns)
    let (rules, before) = (rules, done)
    async let noting = Self.note(before, beginning: next, rules)
    // Read now, so that the exchange after these entries does not wait for it.
    let known = turns
    async let reading = known.nextPage()
    done = []
    var isFirst = isFirstNew
    var rest = current.turns[...]
    while outcome.stop == nil, let turn = rest.first {
      if !isFirst {
        if Task.isCancelled { outcome.stop = .service(.cancelled) }
        guard outcome.stop == nil, isValid(current.notedAt) else { break }
      }
      isFirst = false
      rest.removeFirst()
      rules.observe(.selected(turn.id))
      do throws(SendingError) {
        let effect = try await turn.sender.send(turn.entry)
        rules.observe(.answered(turn.id, nil))
        await conclude(turn, .sent(effect))
      } catch {
        rules.observe(.answered(turn.id, error.cause))
        // Before this is known nothing else may be noted, not even that the exchange failed.
        _ = try await noting.get()
        await conclude(turn, try await handle(error, turn))
      }
    }
    let following = try await noting.get()
    // One that cannot be read is read again when it is needed, and tells why then.
    if case .success(let page) = await reading { turns.append(page) }
    if outcome.stop == nil, rest.isEmpty {
      group = following
    } else {
      try await giveUp(rest + following.turns)
    }
  }

  /// Lets entries wait again that were noted as under way and not sent.
  private mutating func giveUp(_ unsent: ArraySlice<OutboxTurn>) async throws(PersistenceError) {
    try await flush()
    guard !unsent.isEmpty else { return }
    try await rules.outbox.postpone(unsent.map(\.id), wasSent: false)
    for turn in unsent { rules.observe(.postponed(turn.id, wasSent: false)) }
    turns.putBack(unsent)
  }

  /// Removes what the service has.
  private mutating func flush() async throws(PersistenceError) {
    _ = try await Self.note(done, beginning: [], rules).get()
    done = []
  }

  /// Notes in one step that the service has some entries and that others are about to be sent.
  ///
  /// - Returns: Those of the others that may be sent.
  private static func note(
    _ done: [OutboxEntry.ID],
    beginning next: [OutboxTurn],
    _ rules: DrainOutbox
  ) async -> Result<Group, PersistenceError> {
    guard !done.isEmpty || !next.isEmpty else { return .success(Group()) }
    let moment = rules.now()
    do throws(PersistenceError) {
      let begun = try await rules.outbox.finish(done, beginning: next.map(\.id), at: moment)
      for id in done { rules.observe(.finished(id)) }
      let turns = next.filter { begun.contains($0.id) }
      for turn in turns { rules.observe(.begun(turn.id)) }
      return .success(Group(turns: turns, notedAt: moment))
    } catch {
      return .failure(error)
    }
  }

  /// Whether a note is recent enough to tell when a request was sent, should its sender die.
  private func isValid(_ moment: Date) -> Bool {
    // A moment in the future is of a clock that was set back, and says nothing.
    (0..<DrainOutbox.noteValidity / .seconds(1)).contains(rules.now().timeIntervalSince(moment))
  }

  // MARK: - Outcomes

  private mutating func conclude(_ turn: OutboxTurn, _ end: End) async {
    switch end {
    case .sent(let effect):
      done.append(turn.id)
      outcome.sent += 1
      await receive(.sent(turn.entry, effect))
    case .refused(let refusal):
      turns.block(turn.entry)
      outcome.refused += 1
      await receive(.refused(turn.entry, refusal))
    case .stopped(let stop):
      outcome.stop = stop
    }
  }

  /// Asks for the outcome of an earlier attempt; `nil` when the entry can be sent.
  private func check(_ turn: OutboxTurn) async throws(PersistenceError) -> End? {
    let answer: Bool?
    do throws(ServiceError) {
      answer = try await turn.sender.isDone(turn.entry)
      rules.observe(.checked(turn.id, answer))
    } catch {
      return .stopped(.service(error))
    }
    if answer == true { return .sent(.changed) }
    // The user has retried it, or the service had told that it did nothing.
    guard case .sending(let since) = turn.entry.state else { return nil }
    // A moment in the future is of a clock that was set back, and says nothing.
    let delay = rules.confirmationDelay / .seconds(1)
    if (0..<delay).contains(rules.now().timeIntervalSince(since)) {
      return .stopped(.unconfirmed(until: since + delay))
    }
    return answer == nil ? try await refuse(turn, .unknownOutcome) : nil
  }

  private func handle(_ error: SendingError, _ turn: OutboxTurn) async throws(PersistenceError) -> End {
    switch error.cause.failedChange {
    case .refused:
      guard case .rejected(let code, let message) = error.cause else {
        return try await refuse(turn, .notFound)
      }
      return try await refuse(turn, .rejected(code: code, message: message))
    case _ where error.wasSent == false:
      try await postpone(turn, wasSent: false)
    case .unconnected, .notTaken:
      try await postpone(turn, wasSent: error.wasSent ?? false)
    case .answered:
      if let end = try await resolve(turn) { return end }
    case .unanswered, .untold:
      break
    }
    return .stopped(.service(error.cause))
  }

  /// Asks for the outcome of an attempt that was answered with an error of the service; `nil` ends the delivery.
  private func resolve(_ turn: OutboxTurn) async throws(PersistenceError) -> End? {
    let answer: Bool?
    do throws(ServiceError) {
      answer = try await turn.sender.isDone(turn.entry)
      rules.observe(.checked(turn.id, answer))
    } catch {
      // monorepo:allow swallowed-error: the delivery ends with the error that was to be resolved
      return nil
    }
    switch answer {
    case true: return .sent(.changed)
    case nil: return try await refuse(turn, .unknownOutcome)
    case false:
      guard turn.sender.waitsAfterServiceError else { return try await refuse(turn, .serviceError) }
      // What fails again and again is set aside, so that it does not hold back the rest for ever.
      let attempts = turn.entry.attempts + 1
      if attempts >= DrainOutbox.mostAttempts { return try await refuse(turn, .serviceError) }
      try await postpone(turn, wasSent: true)
      return nil
    }
  }

  private func refuse(
    _ turn: OutboxTurn,
    _ reason: OutboxRefusal.Reason
  ) async throws(PersistenceError) -> End {
    let refusal = OutboxRefusal(reason, at: rules.now())
    try await rules.outbox.refuse(turn.id, refusal)
    rules.observe(.refused(turn.id))
    return .refused(refusal)
  }

  private func postpone(_ turn: OutboxTurn, wasSent: Bool) async throws(PersistenceError) {
    try await rules.outbox.postpone([turn.id], wasSent: wasSent)
    rules.observe(.postponed(turn.id, wasSent: wasSent))
  }
}
