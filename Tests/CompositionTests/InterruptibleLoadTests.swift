import CommandKit
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

  @Test func `the first Ctrl-C ends a list of jobs whose parts come without waiting`() async throws {
    let (output, errorOutput) = (WrittenText(), WrittenText())
    var context = try TesseraRun().context(["jobs", "--all"], [:], .pipes)
    context.output.write = { [interruptions] text in
      output.add(text)
      interruptions.interrupt()
    }
    context.errorOutput.write = { errorOutput.add($0) }
    context.interruptions = interruptions.watch

    let code = ExitCode(rawValue: await TesseraProgram(process: context).run())

    #expect(code == .interrupted)
    #expect(output.text.split(separator: "\n").count == 50)
    #expect(errorOutput.text.contains("The list is incomplete: interrupted."))
  }
}
