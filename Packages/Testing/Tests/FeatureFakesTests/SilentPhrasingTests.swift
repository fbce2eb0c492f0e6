import DesignKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@Suite struct SilentPhrasingTests {
  private let phrasing = SilentPhrasing()

  @Test(arguments: Language.allCases)
  func `a page says nothing of commands and options`(language: Language) {
    let route = Route("deck", "list")

    #expect(phrasing.sentence(for: .connect, at: now, in: language) == "")
    #expect(phrasing.hint(for: Action("List", route), in: language) == nil)
    #expect(phrasing.word(opening: route) == nil)
  }

  @Test(arguments: ["offline", "token"])
  func `every option is of the start`(name: String) {
    #expect(phrasing.origin(option: name, in: .english) == "at start")
  }
}
