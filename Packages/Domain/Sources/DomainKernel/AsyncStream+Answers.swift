extension AsyncStream where Element: Sendable {
  /// Asks about several things at the same time, and gives the answers as they arrive.
  ///
  /// - Parameters:
  ///   - items: What to ask about.
  ///   - limit: How many questions are under way at once, 1 or more.
  ///   - ask: Asks about one thing; without an answer it is left out.
  /// - Returns: The answers, in any order; ends when all were asked. Ending the iteration cancels what is still
  ///   under way, and nothing more is asked.
  public static func answers<Item: Sendable>(
    about items: [Item],
    atOnce limit: Int = 8,
    _ ask: @escaping @Sendable (Item) async -> Element?
  ) -> AsyncStream {
    AsyncStream { continuation in
      let work = Task {
        await withTaskGroup { group in
          var waiting = items[...]
          for item in waiting.prefix(limit) { group.addTask { await ask(item) } }
          waiting = waiting.dropFirst(limit)
          for await answer in group {
            if let answer { continuation.yield(answer) }
            guard let item = waiting.popFirst() else { continue }
            guard group.addTaskUnlessCancelled(operation: { await ask(item) }) else { break }
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }
}
