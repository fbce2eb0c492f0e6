import Testing

@testable import ExecutorKit

@Suite struct QueueTests {
  @Test func `jobs of a higher priority come first, others in the order they came`() {
    var queue = JobQueue()
    let priorities: [TaskPriority] = [.background, .medium, .low, .high, .medium, .init(rawValue: 33), .high]
    let record = Record()
    for (place, priority) in priorities.enumerated() {
      queue.append(
        UnownedJob(_swift_createJobForTestingOnly(priority: priority) { record.values.append(place) })
      )
    }

    run(&queue)

    #expect(record.values == [5, 3, 6, 1, 4, 2, 0])
    #expect(queue.isEmpty)
  }

  @Test func `a priority between two steps counts as the lower one`() {
    var queue = JobQueue()
    let priorities: [UInt8] = [1, 16, 17, 20, 21, 24, 25, 32, 33, 40]
    let record = Record()
    for (place, priority) in priorities.enumerated() {
      queue.append(
        UnownedJob(
          _swift_createJobForTestingOnly(priority: TaskPriority(rawValue: priority)) {
            record.values.append(place)
          }
        )
      )
    }

    run(&queue)

    #expect(record.values == [8, 9, 6, 7, 4, 5, 2, 3, 0, 1])
  }

  @Test func `a queue has jobs until the last one was taken, and gives none then`() {
    var queue = JobQueue()
    let record = Record()
    #expect(queue.isEmpty)
    queue.append(UnownedJob(_swift_createJobForTestingOnly(priority: .low) { record.values.append(1) }))
    #expect(!queue.isEmpty)

    run(&queue, atMost: 1)
    let isOver = queue.popFirst() == nil

    #expect(queue.isEmpty)
    #expect(isOver)
    #expect(record.values == [1])
  }

  @Test func `thousands of jobs keep their order while some are taken`() {
    var queue = JobQueue()
    let record = Record()
    for place in 0..<10_000 {
      queue.append(UnownedJob(_swift_createJobForTestingOnly { record.values.append(place) }))
      if place % 3 == 0 { run(&queue, atMost: 2) }
    }

    run(&queue)

    #expect(record.values == Array(0..<10_000))
  }

  @Test func `what is due is taken out in the order of the deadlines`() {
    var list = DeadlineList<String>()

    let areFirst = [("second", 2), ("third", 3), ("second again", 2), ("first", 1)].map { name, seconds in
      list.insert(name, at: .seconds(seconds))
    }
    let earliest = list.earliest
    let due = list.removeDue(at: .seconds(2))

    #expect(earliest == .seconds(1))
    #expect(areFirst == [true, false, false, true])
    #expect(due == ["first", "second", "second again"])
    #expect(list.earliest == .seconds(3))
  }

  @Test func `a later deadline, and an equal one, leave the earliest as it is`() {
    var list = DeadlineList<String>()

    let areFirst = [1, 1, 2, 0].map { list.insert("\($0)", at: .seconds($0)) }

    #expect(areFirst == [true, false, false, true])
    #expect(list.earliest == .zero)
  }

  @Test func `nothing is due before its deadline`() {
    var list = DeadlineList<String>()
    _ = list.insert("one", at: .nanoseconds(10))

    let early = list.removeDue(at: .nanoseconds(9))
    let due = list.removeDue(at: .nanoseconds(10))

    #expect(early == [])
    #expect(due == ["one"])
    #expect(list.earliest == nil)
  }

  private func run(_ queue: inout JobQueue, atMost count: Int = .max) {
    var left = count
    while left > 0, let job = queue.popFirst() {
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
      left -= 1
    }
  }
}

/// What jobs that run one after the other did.
private final class Record {
  var values: [Int] = []
}
