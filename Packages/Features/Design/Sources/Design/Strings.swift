import DesignCatalog
import DesignKit
import LocalizationKit

/// The texts of the catalogue, in one language; what is said of the components themselves is English.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var sampleTitle: SafeText { language.choose(en: "A sample", zhHans: "示例") }
  var sampleText: SafeText {
    language.choose(en: "with some text, its states and a link", zhHans: "包含文字、状态和链接")
  }
  var themes: SafeText { language.choose(en: "Themes", zhHans: "主题") }
  var writers: SafeText { language.choose(en: "Writers", zhHans: "输出形式") }

  func title(of section: CatalogSection) -> SafeText {
    switch section {
    case .foundations: language.choose(en: "Foundations", zhHans: "基础")
    case .layout: language.choose(en: "Layout", zhHans: "布局")
    case .atoms: language.choose(en: "Atoms", zhHans: "原子")
    case .molecules: language.choose(en: "Molecules", zhHans: "分子")
    case .organisms: language.choose(en: "Organisms", zhHans: "有机体")
    }
  }

  func unknownComponent(_ name: String) -> String {
    language.choose(en: "There is no component “\(name)”.", zhHans: "没有名为“\(name)”的组件。")
  }

  func componentHint(_ nearest: String?) -> String {
    let list = language.choose(
      en: "tessera design --json --fields name lists them all.",
      zhHans: "tessera design --json --fields name 可列出全部组件。"
    )
    guard let nearest else { return list }
    return language.choose(en: "Did you mean “\(nearest)”? \(list)", zhHans: "您是指“\(nearest)”吗？\(list)")
  }

  func unknownState(_ name: String) -> String {
    language.choose(en: "There is no state “\(name)” here.", zhHans: "这里没有名为“\(name)”的状态。")
  }

  func stateHint(_ known: [String]) -> String {
    if known.isEmpty {
      return language.choose(
        en: "tessera design --json --fields name,states lists them all.",
        zhHans: "tessera design --json --fields name,states 可列出全部状态。"
      )
    }
    return language.choose(
      en: "Use one of: \(known.joined(separator: ", ")).",
      zhHans: "可用的状态：\(known.joined(separator: "、"))。"
    )
  }
}
