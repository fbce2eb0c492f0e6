import FeatureFakes
import Testing

@MainActor @Suite struct CallCountTests {
  @Test func `calls are counted one by one`() {
    let calls = CallCount()
    #expect(calls.count == 0)

    calls.add()
    #expect(calls.count == 1)

    calls.add()
    #expect(calls.count == 2)
  }
}
