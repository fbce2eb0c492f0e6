import DesignKit
import LocalizationKit

/// What is said of kitchens and ingredients as lists.
extension Strings {
  var loadingNames: SafeText { language.choose(en: "Loading names", zhHans: "正在载入名称") }
  var namesNotRefreshed: SafeText {
    language.choose(en: "The names could not be refreshed", zhHans: "无法刷新名称")
  }
  var noNames: SafeText { language.choose(en: "The service has no names.", zhHans: "服务没有名称。") }
  var seeAllNames: SafeText {
    language.choose(en: "Leave out --filter to see all of them.", zhHans: "去掉 --filter 可查看全部。")
  }

  func noName(with text: String) -> SafeText {
    language.choose(en: "Nothing mentions '\(SafeText(text))'.", zhHans: "没有提到“\(SafeText(text))”的内容。")
  }

  func title(of listing: NameListing) -> SafeText {
    switch listing {
    case .areas: language.choose(en: "Kitchens", zhHans: "菜系")
    case .ingredients: ingredients
    }
  }

  func count(names: Int, of total: Int, _ listing: NameListing) -> SafeText {
    let number = SafeText(language.grouped(total))
    let all: SafeText =
      switch listing {
      case .areas: language.plural(total, en: ("1 kitchen", "\(number) kitchens"), zhHans: "\(number)种菜系")
      case .ingredients:
        language.plural(total, en: ("1 ingredient", "\(number) ingredients"), zhHans: "\(number)种食材")
      }
    if names == total { return all }
    let part = SafeText(language.grouped(names))
    return language.choose(en: "\(part) of \(all)", zhHans: "\(all)中的\(part)种")
  }

  func abstract(of listing: NameListing) -> String {
    switch listing {
    case .areas: language.choose(en: "List the kitchens that meals come from.", zhHans: "列出菜肴所属的菜系。")
    case .ingredients: language.choose(en: "List the ingredients of meals.", zhHans: "列出菜肴的食材。")
    }
  }

  var filterNamesHelp: String {
    language.choose(en: "Show only those that mention a text.", zhHans: "只显示提到某文本的内容。")
  }
  var filterNamesExample: String {
    language.choose(en: "those with a part of a name", zhHans: "按名称的一部分查找")
  }
}
