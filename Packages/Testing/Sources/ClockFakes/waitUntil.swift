public import Testing

/// Waits until something is true, and fails the test when it does not become so in time.
///
/// For what another task does and does not tell; a hang becomes a failure that says where it was.
///
/// - Parameters:
///   - limit: How long to wait at most, of real time; no expectation about how long it takes.
///   - isolation: The actor on which the condition is asked.
///   - location: Where a failure is reported.
///   - isTrue: What to wait for, asked again after other tasks had their turn.
public func waitUntil(
  within limit: Duration = .seconds(30),
  isolation: isolated (any Actor)? = #isolation,
  at location: SourceLocation = #_sourceLocation,
  _ isTrue: () async -> Bool
) async {
  // monorepo:allow ambient: the deadline of a wait in a test is real time
  let end = ContinuousClock.now + limit
  while await !isTrue() {
    // monorepo:allow ambient: the deadline of a wait in a test is real time
    guard ContinuousClock.now < end, !Task.isCancelled else {
      Issue.record("what was waited for did not happen within \(limit)", sourceLocation: location)
      return
    }
    await Task.yield()
  }
}
