/// Jobs that wait for a thread: those of a higher priority first, those of the same priority in the order they came.
struct JobQueue {
  /// The lowest priority of each lane but the last, which takes all others.
  private static let lowest: [UInt8] = [
    33, TaskPriority.high.rawValue, TaskPriority.medium.rawValue, TaskPriority.low.rawValue,
  ]

  private var lanes = [Lane](repeating: Lane(), count: lowest.count + 1)

  var isEmpty: Bool { lanes.allSatisfy(\.isEmpty) }

  mutating func append(_ job: UnownedJob) {
    let lane = Self.lowest.firstIndex { job.priority.rawValue >= $0 } ?? Self.lowest.count
    lanes[lane].append(job)
  }

  mutating func popFirst() -> UnownedJob? {
    for index in lanes.indices where !lanes[index].isEmpty { return lanes[index].removeFirst() }
    return nil
  }
}

private struct Lane {
  private var jobs: [UnownedJob] = []
  private var start = 0

  var isEmpty: Bool { start == jobs.count }

  mutating func append(_ job: UnownedJob) { jobs.append(job) }

  mutating func removeFirst() -> UnownedJob {
    let job = jobs[start]
    start += 1
    if start == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      start = 0
    } else if start > 1_024, start * 2 > jobs.count {
      jobs.removeFirst(start)
      start = 0
    }
    return job
  }
}
