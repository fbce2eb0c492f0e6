import ScreenKit
import Synchronization
import TerminalModel

/// A terminal in memory: shows what is written, answers queries, and is waited for by what it shows.
final class ModelTerminal: ScreenTerminal {
  private struct Watcher {
    let condition: @Sendable (TerminalModel) -> Bool
    let continuation: CheckedContinuation<TerminalModel, Never>
  }

  /// What a wait in vain ends with, so that the test that waits fails instead of hanging.
  private func giveUp() {
    let (model, watchers) = state.withLock { state in
      defer { state.watchers = [] }
      return (state.model, state.watchers)
    }
    for watcher in watchers { watcher.continuation.resume(returning: model) }
  }

  private struct State {
    var model: TerminalModel
    var restoring = ""
    var isEntered = false
    var writes: [String] = []
    var watchers: [Watcher] = []
    var suspensions = 0
    var leaves = 0
  }

  private let state: Mutex<State>
  private let events: AsyncStream<TerminalEvent>
  private let feed: AsyncStream<TerminalEvent>.Continuation
  private let isThere: Bool
  private let answers: Bool
  private let continues: Bool

  init(
    columns: Int = 60,
    rows: Int = 16,
    widths: TerminalWidths = .unicode,
    capabilities: TerminalCapabilities = .modern,
    isThere: Bool = true,
    answers: Bool = true,
    continues: Bool = true
  ) {
    state = Mutex(
      State(
        model: TerminalModel(columns: columns, rows: rows, widths: widths, capabilities: capabilities)
      )
    )
    (events, feed) = AsyncStream.makeStream(of: TerminalEvent.self)
    self.isThere = isThere
    self.answers = answers
    self.continues = continues
  }

  var model: TerminalModel { state.withLock(\.model) }
  var writes: [String] { state.withLock(\.writes) }
  var suspensions: Int { state.withLock(\.suspensions) }
  var leaves: Int { state.withLock(\.leaves) }
  var size: (columns: Int, rows: Int) { state.withLock { ($0.model.columns, $0.model.rows) } }

  func enter(restoring: String) -> AsyncStream<TerminalEvent>? {
    guard isThere else { return nil }
    state.withLock {
      $0.restoring = restoring
      $0.isEntered = true
    }
    return events
  }

  func leave() {
    let restoring = state.withLock { state in
      defer { state.isEntered = false }
      state.leaves += 1
      return state.isEntered ? state.restoring : ""
    }
    if !restoring.isEmpty { write(restoring) }
    feed.finish()
  }

  func suspend() {
    write(state.withLock(\.restoring))
    state.withLock { $0.suspensions += 1 }
    if continues { feed.yield(.continued) }
  }

  func write(_ frame: String) {
    let (replies, met) = state.withLock { state in
      state.writes.append(frame)
      state.model.feed(frame)
      let model = state.model
      let met = state.watchers.filter { $0.condition(model) }
      state.watchers.removeAll { $0.condition(model) }
      return (state.model.takeReplies(), met.map { ($0.continuation, model) })
    }
    if answers, !replies.isEmpty { feed.yield(.bytes(replies)) }
    for (continuation, model) in met { continuation.resume(returning: model) }
  }

  func type(_ keys: String) { feed.yield(.bytes(Array(keys.utf8))) }

  func send(_ event: TerminalEvent) { feed.yield(event) }

  func hangUp() { feed.finish() }

  func resize(columns: Int, rows: Int) {
    state.withLock { $0.model.resize(columns: columns, rows: rows) }
    feed.yield(.resized)
  }

  /// Waits for the first screen that meets a condition; the suite's time limit ends a wait that is in vain.
  @discardableResult
  func waitUntil(_ condition: @escaping @Sendable (TerminalModel) -> Bool) async -> TerminalModel {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let met = state.withLock { state -> TerminalModel? in
          if condition(state.model) || Task.isCancelled { return state.model }
          state.watchers.append(Watcher(condition: condition, continuation: continuation))
          return nil
        }
        if let met { continuation.resume(returning: met) }
      }
    } onCancel: {
      giveUp()
    }
  }

  @discardableResult
  func waitUntil(shows text: String) async -> TerminalModel { await waitUntil { $0.text.contains(text) } }

  @discardableResult
  func waitUntil(hides text: String) async -> TerminalModel { await waitUntil { !$0.text.contains(text) } }
}
