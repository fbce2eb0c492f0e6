import DesignKit
import FeatureKit
import LocalizationKit
import Testing

/// The words for things that a load did not bring, in every language.
@Suite struct LanguageOutcomesTests {
  @Test func `a thing that could not be loaded is named`() {
    let texts = Language.allCases.map { $0.notLoaded(en: "The deck", zhHans: "卡组", id: "Dek") }

    #expect(texts == ["The deck could not be loaded", "无法载入卡组", "Dek tidak dapat dimuat"])
  }

  @Test func `a thing that could not be refreshed is named`() {
    let texts = Language.allCases.map { $0.notRefreshed(en: "The deck", zhHans: "卡组", id: "Dek") }

    #expect(texts == ["The deck could not be refreshed", "无法刷新卡组", "Dek tidak dapat disegarkan"])
  }

  @Test func `a thing without an Indonesian name has the English sentence`() {
    let language = Language.indonesian

    #expect(language.notLoaded(en: "The deck", zhHans: "卡组") == "The deck could not be loaded")
    #expect(language.notRefreshed(en: "The deck", zhHans: "卡组") == "The deck could not be refreshed")
  }
}
