import Testing

@testable import Sandbox

@Suite struct InstructionStyleTests {
  @Test(arguments: [
    (InstructionStyle.lines, "Boil.\r\nEat."), (.paragraphs, "Boil.\r\n\r\nEat.\r\n"),
    (.numbered, "1. Boil.\r\n2. Eat."), (.headings, "STEP 1\r\nBoil.\r\n\r\nSTEP 2\r\nEat."),
    (.lowerCaseHeadings, "step 1\r\nBoil.\r\n\r\nstep 2\r\nEat."), (.blob, "Boil. Eat."),
    (.untidy, "1) Boil.  \n   \n2) Eat.  "),
  ])
  func `steps are laid out as the author liked`(style: InstructionStyle, text: String) {
    #expect(style.text(["Boil.", "Eat."]) == text)
  }
}
