import ClockFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct WaitUntilTests {
  @Test func `what is true already is not waited for`() async {
    await waitUntil(within: .zero) { true }
  }

  @Test func `what becomes true is waited for`() async {
    var asked = 0
    await waitUntil {
      asked += 1
      return asked == 5
    }

    #expect(asked == 5)
  }

  @Test func `what does not become true is a failure`() async {
    await withKnownIssue { await waitUntil(within: .milliseconds(1)) { false } }
  }

  @Test func `waiting ends with the task`() async {
    let waiting = Task { await withKnownIssue { await waitUntil { false } } }

    waiting.cancel()

    await waiting.value
  }
}
