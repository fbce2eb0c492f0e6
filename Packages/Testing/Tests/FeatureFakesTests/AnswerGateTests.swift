import ClockFakes
import FeatureFakes
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct AnswerGateTests {
  private let gate = AnswerGate(holding: ["a", "b"])
  private let passed = CallCount()
  private let arrived = CallCount()

  private func pass(_ request: String) {
    Task {
      await gate.pass(request)
      passed.add()
    }
  }

  private func awaitArrival(of request: String) {
    Task {
      await gate.arrival(of: request)
      arrived.add()
    }
  }

  /// Gives the tasks that have begun their turn at the gate, and then here.
  private func letOthersGoOn() async {
    for _ in 1...3 {
      await Task.yield()
      await gate.open("nothing")
    }
  }

  @Test func `a request that is not held passes`() async {
    pass("c")

    await waitUntil { passed.count == 1 }
    #expect(passed.count == 1)
  }

  @Test func `a request that is held passes once it is let go`() async {
    pass("a")
    awaitArrival(of: "a")
    await waitUntil { arrived.count == 1 }
    await letOthersGoOn()
    #expect(passed.count == 0)

    await gate.open("a")

    await waitUntil { passed.count == 1 }
    #expect(passed.count == 1)
  }

  @Test func `every request that waits is let go`() async {
    pass("a")
    pass("a")
    awaitArrival(of: "a")
    await waitUntil { arrived.count == 1 }
    await letOthersGoOn()
    #expect(passed.count == 0)

    await gate.open("a")

    await waitUntil { passed.count == 2 }
    #expect(passed.count == 2)
  }

  @Test func `a request that comes after it was let go passes`() async {
    await gate.open("a")

    pass("a")

    await waitUntil { passed.count == 1 }
    #expect(passed.count == 1)
  }

  @Test func `a request is not let go with another one`() async {
    pass("a")
    pass("b")
    awaitArrival(of: "a")
    awaitArrival(of: "b")
    await waitUntil { arrived.count == 2 }

    await gate.open("b")

    await waitUntil { passed.count == 1 }
    await letOthersGoOn()
    #expect(passed.count == 1)
    await gate.open("a")
    await waitUntil { passed.count == 2 }
    #expect(passed.count == 2)
  }

  @Test func `who waits for an arrival goes on when the request comes, and not before`() async {
    awaitArrival(of: "a")
    awaitArrival(of: "a")
    awaitArrival(of: "b")
    await letOthersGoOn()
    #expect(arrived.count == 0)

    pass("a")

    await waitUntil { arrived.count == 2 }
    await letOthersGoOn()
    #expect(arrived.count == 2)
    #expect(passed.count == 0)
    pass("b")
    await waitUntil { arrived.count == 3 }
    #expect(arrived.count == 3)
    await gate.open("a")
    await gate.open("b")
  }

  @Test func `a request that waits already has arrived`() async {
    pass("a")
    awaitArrival(of: "a")
    await waitUntil { arrived.count == 1 }

    awaitArrival(of: "a")

    await waitUntil { arrived.count == 2 }
    #expect(arrived.count == 2)
    await gate.open("a")
  }
}
