import FeatureFakes
import Testing

@testable import TesseraApp

@Suite(.timeLimit(.minutes(5))) @MainActor struct InterruptibleLoadTests {
  private let interruptions = RecordedInterruptions()
  private let cancellations = CallCount()

  @Test func `a load that has nothing to complete leaves interruptions to the system`() async {
    let load = InterruptibleLoad(interruptions.watch)

    load.watch()
    await load.run {}

    #expect(interruptions.begun == 0)
    #expect(interruptions.ended == 0)
  }

  @Test func `an interruption cancels the load, and the system has the next one when it has ended`() async {
    let load = InterruptibleLoad(interruptions.watch)

    await load.run { [interruptions, cancellations] in
      load.watch()
      #expect(!Task.isCancelled && interruptions.ended == 0)
      interruptions.interrupt()
      if Task.isCancelled { cancellations.add() }
    }

    #expect(cancellations.count == 1)
    #expect(interruptions.ended == 1)
  }

  @Test func `one interruption is waited for, however often something was written`() async {
    let load = InterruptibleLoad(interruptions.watch)

    await load.run {
      load.watch()
      load.watch()
    }

    #expect(interruptions.begun == 1)
    #expect(interruptions.ended == 1)
  }
}
