import DesignKit
import Testing

@Suite struct StepsTests {
  @Test(arguments: [
    ([StepState.done, .current, .upcoming], 2), ([.failed, .upcoming, .upcoming], 1),
    ([.done, .done, .upcoming], 3), ([.done, .done, .done], 3), ([.current, .failed, .upcoming], 1),
  ])
  func `a narrow line has the position of the step that counts`(states: [StepState], expected: Int) {
    let steps = states.map { ProcessStep("Title", $0) }

    #expect(
      lines(PlainWriter().render(.wizardSteps(steps), in: .plain(20)))[0] == "Step \(expected) of 3: Title"
    )
  }

  @Test func `a wide line has every step`() {
    let steps = [ProcessStep("A", .done), ProcessStep("B", .failed), ProcessStep("C", .skipped)]

    #expect(PlainWriter().render(.wizardSteps(steps), in: .plain(40)) == "✓ A ─── ✕ B ─── » C\n")
  }

  @Test func `the bar is shown from the width that it needs`() {
    let steps = [ProcessStep("A", .done), ProcessStep("B", .current)]

    #expect(PlainWriter().render(.wizardSteps(steps), in: .plain(11)) == "✓ A ─── ● B\n")
    #expect(PlainWriter().render(.wizardSteps(steps), in: .plain(10)).hasPrefix("Step 2 of"))
  }

  @Test func `steps are heard with the words of the vocabulary`() {
    var swedish = Vocabulary()
    swedish.step = "Steg %1 av %2"
    swedish.position = "%1 av %2"
    swedish.stepStates = [.done: "klart"]

    let written = LinearWriter().render(
      .stack([
        .wizardSteps([ProcessStep("A", .done), ProcessStep("B", .current)]),
        .timeline([ProcessStep("C", .done)]),
      ]),
      in: RenderEnvironment(width: 80, vocabulary: swedish)
    )

    #expect(lines(written) == ["Steg 2 av 2: B", "klart: A, current: B", "1 av 1: klart: C"])
  }

  @Test(arguments: [GlyphSet.unicode, .ascii])
  func `every state has a sign and a word of its own`(glyphs: GlyphSet) {
    let environment = RenderEnvironment(width: 20, capability: Capability(glyphs: glyphs))
    let timelines = StepState.allCases.map { Element.timeline([ProcessStep("Same", $0)]) }

    #expect(Set(timelines.map { PlainWriter().render($0, in: environment) }).count == timelines.count)
    #expect(Set(timelines.map { LinearWriter().render($0, in: environment) }).count == timelines.count)
    #expect(Set(timelines.map { MarkdownWriter().render($0, in: environment) }).count == timelines.count)
  }

  @Test func `no steps are no line`() {
    for element in [Element.wizardSteps([]), .timeline([])] {
      #expect(PlainWriter().render(element, in: .plain(40)).isEmpty)
    }
  }
}
