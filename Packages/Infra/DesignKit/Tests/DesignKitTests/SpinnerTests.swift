import DesignKit
import Testing

@Suite struct SpinnerTests {
  @Test func `frames differ from the next one and come again`() {
    let frames = (0..<8).map(Spinner.frame)

    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 != $1 })
    #expect(frames[0] == frames[4])
    #expect(Spinner.frame(at: -1) == frames[3])
    #expect([Int.min, .max].map(Spinner.frame).allSatisfy(frames.contains))
  }

  @Test(arguments: 0..<4)
  func `what is heard and read stays the same`(tick: Int) {
    #expect(LinearWriter().render(.spinner("Signing in", tick: tick), in: .plain(9)) == "Signing in\n")
    #expect(MarkdownWriter().render(.spinner("Signing in", tick: tick), in: .plain(9)) == "Signing in\n")
  }
}
