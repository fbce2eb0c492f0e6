import DesignCatalog
import DesignKit
import FeatureKit
import LocalizationKit

/// The texts of the catalogue, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var sampleTitle: SafeText { language.choose(en: "Sample", zhHans: "示例") }
  var sampleText: SafeText {
    language.choose(en: "with some text, its states and a link", zhHans: "包含文字、状态和链接")
  }
  var themes: SafeText { language.choose(en: "Themes", zhHans: "主题") }
  var writers: SafeText { language.choose(en: "Writers", zhHans: "输出形式") }

  /// The purpose of a component; a component without a translation keeps the English text.
  func summary(of entry: CatalogEntry) -> SafeText {
    language.choose(
      en: entry.summary,
      zhHans: ChineseSummaries.byName[entry.name].map { SafeText($0) } ?? entry.summary
    )
  }

  func title(of section: CatalogSection) -> SafeText {
    switch section {
    case .foundations: language.choose(en: "Foundations", zhHans: "基础")
    case .layout: language.choose(en: "Layout", zhHans: "布局")
    case .atoms: language.choose(en: "Atoms", zhHans: "原子")
    case .molecules: language.choose(en: "Molecules", zhHans: "分子")
    case .organisms: language.choose(en: "Organisms", zhHans: "组织")
    }
  }
}

// MARK: - Failures

extension Strings {
  func summary(of error: CatalogError) -> String {
    switch error {
    case .unknownComponent(let name, let nearest):
      language.paragraph(
        [
          language.choose(
            en: "There is no component '\(name.shortened())'.",
            zhHans: "没有名为“\(name.shortened())”的组件。"
          ),
          nearest.map { language.didYouMean([language.quoted($0)]) },
        ].compactMap(\.self)
      )
    case .unknownState(let name, _):
      language.choose(
        en: "There is no state '\(name.shortened())' here.",
        zhHans: "这里没有名为“\(name.shortened())”的状态。"
      )
    }
  }

  func brief(of error: CatalogError) -> String {
    switch error {
    case .unknownComponent: language.choose(en: "no such component", zhHans: "没有此组件")
    case .unknownState: language.choose(en: "no such state", zhHans: "没有此状态")
    }
  }

  var listAll: String { language.choose(en: "List all components", zhHans: "列出所有组件") }

  func chooseOne(of states: [String]) -> String {
    language.chooseOne(of: states.map(language.quoted))
  }
}
