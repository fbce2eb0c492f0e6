import RecipesDomain
import Testing

@testable import RecipesData

@Suite struct InstructionReaderTests {
  @Test(arguments: [
    ("", []), (" \r\n ", []), ("Fry it.", ["Fry it."]),
    ("Melt.\r\nStir.\r\n\r\nBake.", ["Melt.", "Stir.", "Bake."]),
    ("1. Melt.\r\n2. Stir.\r\n3. Bake.", ["Melt.", "Stir.", "Bake."]),
    ("1) Melt.\n2) Stir.", ["Melt.", "Stir."]), ("(1) Melt.\n(2) Stir.", ["Melt.", "Stir."]),
    ("1.Melt.\n2.Stir.", ["Melt.", "Stir."]), ("1\r\nMelt.\r\n2\r\nStir.", ["Melt.", "Stir."]),
    ("STEP 1\r\nMelt.\r\nStir.\r\nSTEP 2\r\nBake.", ["Melt. Stir.", "Bake."]),
    ("Step 1: Melt.\nStep 2: Bake.", ["Melt.", "Bake."]),
    ("step 1 - Melt.\nstep 2 - Bake.", ["Melt.", "Bake."]),
    ("STEP 1\r\n\r\nMelt.\r\n\r\nSTEP 2\r\n\r\nBake.", ["Melt.", "Bake."]),
    ("1. Melt. 2. Stir well. 3. Bake.", ["Melt.", "Stir well.", "Bake."]),
    ("Step 1: Melt. Step 2: Bake.", ["Melt.", "Bake."]),
    ("1. Melt.\n\nServe warm.", ["Melt.", "Serve warm."]),
    ("1. Melt\nslowly.\n2. Bake.", ["Melt slowly.", "Bake."]),
    ("Melt the butter. Stir. Bake for 2. Then rest.", ["Melt the butter. Stir. Bake for 2. Then rest."]),
    ("Take 3. Peel.", ["Take 3. Peel."]), ("1.5 cups go in.", ["1.5 cups go in."]),
    ("350. Heat to that.", ["350. Heat to that."]), ("2 eggs are beaten.", ["2 eggs are beaten."]),
    ("1. Add 2. eggs. 3. Bake", ["Add 2. eggs. 3. Bake"]),
    ("10 minutes later, stir.", ["10 minutes later, stir."]),
    ("Step 10 minutes aside.", ["Step 10 minutes aside."]),
    ("- Melt.\n• Stir.\n▢ Bake.", ["Melt.", "Stir.", "Bake."]),
    ("*Meanwhile, boil.", ["*Meanwhile, boil."]), ("1. Melt.\n1. Stir.", ["Melt.", "Stir."]),
    ("1、切菜。\n2、翻炒。", ["切菜。", "翻炒。"]), ("Melt.\u{2028}Stir.\u{0B}Bake.", ["Melt.", "Stir.", "Bake."]),
    ("1.", []), ("-", ["-"]), ("1. Melt! 2. Stir? 3. Bake", ["Melt!", "Stir?", "Bake"]),
    ("1. Melt; 2. Stir (well) 3. Bake", ["Melt;", "Stir (well)", "Bake"]), ("1. 切菜。 2. 翻炒。", ["切菜。", "翻炒。"]),
    ("1. Melt. 2.", ["Melt. 2."]), ("2. Stir. 3. Bake.", ["2. Stir. 3. Bake."]),
    ("1. Melt.\n\nRest.\nServe.", ["Melt.", "Rest. Serve."]), ("STEP 10. Melt.", ["Melt."]),
    ("STEP 100. Melt.", ["STEP 100. Melt."]), ("Step #1: Melt.", ["Melt."]), ("Step 1 Melt.", ["Melt."]),
    ("Step 2nd time.", ["Step 2nd time."]), ("(1 cup) of milk.", ["(1 cup) of milk."]), ("(1", ["(1"]),
    ("1:30 hours pass.", ["1:30 hours pass."]),
    ("Heat the oven.\r\n02.Melt.\r\n03.Stir.", ["Heat the oven.", "Melt.", "Stir."]),
    ("Heat.\n2. To make it, mix.\n3. Bake.", ["Heat.", "To make it, mix.", "Bake."]),
    ("Heat.\nMelt.\n3. Bake.", ["Heat.", "Melt.", "Bake."]), ("Heat.\n3. Bake.", ["Heat.", "3. Bake."]),
    ("Heat.\n2 eggs go in.", ["Heat.", "2 eggs go in."]),
  ])
  func `instructions become steps`(text: String, expected: [String]) {
    #expect(InstructionReader.steps(of: text).map(\.text) == expected)
  }

  @Test(arguments: [
    ("For the sauce:\r\nMelt.\r\nStir.", [Step("Melt.", heading: "For the sauce"), Step("Stir.")]),
    ("MARINADE\nMix.\nDOUGH\nKnead.", [Step("Mix.", heading: "MARINADE"), Step("Knead.", heading: "DOUGH")]),
    (
      "STEP 1 - MARINATE THE FISH\nMix.\nSTEP 2\nFry.",
      [Step("Mix.", heading: "MARINATE THE FISH"), Step("Fry.")]
    ),
    ("Sauce:\nTopping:\nMix.", [Step("Sauce"), Step("Mix.", heading: "Topping")]),
    ("Mix.\nTo serve:", [Step("Mix."), Step("To serve")]),
    ("Heat.\nSauce:\n2. Bake.", [Step("Heat."), Step("Bake.", heading: "Sauce")]),
    ("Heat.\nSauce:\n3. Bake.", [Step("Heat."), Step("3. Bake.", heading: "Sauce")]),
    ("2. Bake.", [Step("2. Bake.")]),
    ("1. Mix.\nSauce:\n1. Stir.", [Step("Mix."), Step("Stir.", heading: "Sauce")]),
    ("酱汁：\n搅拌。", [Step("搅拌。", heading: "酱汁")]),
    ("ENJOY!", [Step("ENJOY!")]), ("Mix. Now bake it:", [Step("Mix. Now bake it:")]),
  ])
  func `a line that names what follows is a heading`(text: String, expected: [Step]) {
    #expect(InstructionReader.steps(of: text) == expected)
  }

  @Test(arguments: "-–—•·*▢☐○●◦▪".map { String($0) })
  func `a sign of a list is taken away`(sign: String) {
    #expect(InstructionReader.steps(of: sign + " Melt.") == [Step("Melt.")])
  }

  @Test(arguments: [
    (String(repeating: "a", count: 59) + ":", true), (String(repeating: "a", count: 60) + ":", false),
    ("ABC", true), ("AB", false), ("ABC,", false), ("ABC;", false), ("1:", false), ("SAUCE ::", true),
  ])
  func `a heading is short, and not a sentence`(line: String, isHeading: Bool) {
    #expect(InstructionHeading.isHeading(line) == isHeading)
  }

  @Test(arguments: ["Sauce:", "Sauce ::", "Sauce：", "Sauce"])
  func `a heading is shown without its colon`(line: String) {
    #expect(InstructionHeading.title(line) == "Sauce")
  }

  @Test func `no word is lost, in order`() {
    let pieces = [
      "Melt", "stir.", "FRY", "sauce:", "1.", "2)", "3", "STEP 1", "Step 2:", "\r\n", "\n\n", " ", " ", "-",
      "•",
      "(1)", "10", "½", "食べる。", "e\u{301}", ":", "\t", "step",
    ]
    // Not one case for each seed: telling of a case takes longer than the case.
    for seed in 0..<500 {
      var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
      let text = (0..<(seed % 40)).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return pieces[Int(state >> 33) % pieces.count]
      }.joined(separator: " ")

      let steps = InstructionReader.steps(of: text)

      let shown = steps.map { ($0.heading ?? "") + " " + $0.text }.joined(separator: " ")
      #expect(words(shown) == words(text), "seed \(seed)")
      #expect(steps.allSatisfy { !$0.text.isEmpty }, "seed \(seed)")
    }
  }

  @Test(arguments: [" ", "a", "a ", "1. a ", "a\r\n", "STEP 1\n", ":", "1. ", "e\u{301}"])
  func `a text of a megabyte is read`(piece: String) {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)

    #expect(InstructionReader.steps(of: text).count <= text.utf8.count)
  }

  /// The words of a text; those that only number or mark a step are not counted.
  private func words(_ text: String) -> [String] {
    text.split { !$0.isLetter }.map { $0.lowercased() }.filter { $0 != "step" }
  }
}
