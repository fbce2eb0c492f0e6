/// Jobs that wait for a thread: those of a higher priority first, those of the same priority in the order they came.
struct JobQueue {
  /// The lowest priority of each lane but the last, which takes all others.
  private static let lowest: [UInt8] = [
    33, TaskPriority.high.rawValue, TaskPriority.medium.rawValue, TaskPriority.low.rawValue,
  ]

  private var lanes = [Lane()] + lowest.map { _ in Lane() }

  var isEmpty: Bool { lanes.allSatisfy(\.isEmpty) }

  mutating func append(_ job: UnownedJob) {
    lanes[Self.lowest.count { job.priority.rawValue < $0 }].append(job)
  }

  mutating func popFirst() -> UnownedJob? {
    for index in lanes.indices where !lanes[index].isEmpty { return lanes[index].removeFirst() }
    return nil
  }
}

private struct Lane {
  private var entering: [UnownedJob] = []
  /// The jobs that leave next, the first one last.
  private var leaving: [UnownedJob] = []

  var isEmpty: Bool { leaving.isEmpty && entering.isEmpty }

  mutating func append(_ job: UnownedJob) { entering.append(job) }

  mutating func removeFirst() -> UnownedJob {
    if leaving.isEmpty {
      swap(&entering, &leaving)
      leaving.reverse()
    }
    return leaving.removeLast()
  }
}
