import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
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

  @Test func `an interruption is noted while the load ends`() async {
    let noted = CallCount()
    let load = InterruptibleLoad(interruptions.watch) { noted.add() }

    await load.run { [interruptions] in
      load.watch()
      await Task.yield()
      #expect(noted.count == 0)
      interruptions.interrupt()
      while noted.count == 0 { await Task.yield() }
    }

    #expect(noted.count == 1)
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

  @Test func `while the user is asked, interruptions are left to the system`() async {
    let load = InterruptibleLoad(interruptions.watch)
    let prompter = load.prompter(
      WatchingPrompter { [interruptions] in #expect(interruptions.ended == interruptions.begun) }
    )

    await load.run { [interruptions] in
      load.watch()
      _ = await prompter.confirm("Sure?")
      #expect(interruptions.begun == 2 && interruptions.ended == 1)
      await prompter.readWord()
      #expect(interruptions.begun == 3 && interruptions.ended == 2)
    }

    #expect(interruptions.ended == 3)
  }

  @Test func `a question changes nothing for a load that has nothing to complete`() async {
    let load = InterruptibleLoad(interruptions.watch)
    let prompter = load.prompter(WatchingPrompter {})

    await load.run { _ = await prompter.confirm("Sure?") }

    #expect(interruptions.begun == 0 && interruptions.ended == 0)
  }

  @Test func `a load that was interrupted asks nothing, and the system has the next interruption`() async {
    let load = InterruptibleLoad(interruptions.watch)
    let asking = load.prompter(WatchingPrompter { Issue.record("somebody was asked") })
    let reading = load.prompter(WatchingPrompter {})

    await load.run { [interruptions, cancellations] in
      load.watch()
      interruptions.interrupt()
      if await asking.confirm("Sure?") == false { cancellations.add() }
      await reading.readWord()
      #expect(interruptions.begun == 1 && interruptions.ended == 1)
    }

    #expect(cancellations.count == 1)
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

/// Tells when it asks or reads.
private struct WatchingPrompter: Prompter {
  let note: @Sendable () -> Void

  func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    note()
    throw .ended
  }

  func readInput(limit: Int) async throws(FileFault) -> String? {
    note()
    return nil
  }
}

extension Prompter {
  /// Reads standard input, of which only the time matters.
  fileprivate func readWord() async {
    do throws(FileFault) { _ = try await readInput(limit: 1) } catch { Issue.record(error) }
  }
}
