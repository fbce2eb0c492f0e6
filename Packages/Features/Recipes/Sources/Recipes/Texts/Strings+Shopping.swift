import DesignKit
import LocalizationKit

extension Strings {
  var shoppingList: SafeText { language.choose(en: "Shopping list", zhHans: "购物清单") }
  var nothingToBuy: SafeText { language.choose(en: "The shopping list is empty.", zhHans: "购物清单是空的。") }
  var nothingToBuyHint: SafeText {
    language.choose(
      en: "Add what a meal needs with 'tessera recipes shopping add' and its id.",
      zhHans: "用“tessera recipes shopping add”加上菜肴的编号来添加所需食材。"
    )
  }
  var everythingBought: SafeText { language.choose(en: "Everything is in the basket.", zhHans: "已全部买齐。") }
  var inBasket: SafeText { language.choose(en: "In the basket", zhHans: "已买") }
  var bought: SafeText { language.choose(en: "bought:", zhHans: "已买：") }
  var toBuy: SafeText { language.choose(en: "to buy:", zhHans: "待买：") }
  var tickOne: SafeText { language.choose(en: "Put one into the basket", zhHans: "标记为已买") }
  var takeAlong: SafeText { language.choose(en: "Take the list along", zhHans: "导出清单") }

  func count(lines: Int) -> SafeText {
    language.plural(lines, en: ("1 thing", "\(lines) things"), zhHans: "\(lines)项")
  }

  func count(bought: Int) -> SafeText {
    guard bought > 0 else { return "" }
    return language.choose(en: "\(bought) in the basket", zhHans: "已买\(bought)项")
  }

  func shoppingAdded(_ names: [String]) -> String {
    let list = language.list(names, .and)
    return language.choose(en: "Added to the shopping list: \(list).", zhHans: "已加入购物清单：\(list)。")
  }

  func shoppingRemoved(_ names: [String]) -> String {
    let list = language.list(names, .and)
    return language.choose(en: "Removed from the shopping list: \(list).", zhHans: "已从购物清单移除：\(list)。")
  }

  func ticked(_ names: [String], _ isTicked: Bool) -> String {
    let list = language.list(names, .and)
    return isTicked
      ? language.choose(en: "In the basket: \(list).", zhHans: "已买：\(list)。")
      : language.choose(en: "Back on the list: \(list).", zhHans: "已放回清单：\(list)。")
  }

  func cleared(_ lines: Int) -> String {
    language.plural(
      lines,
      en: (
        "Removed 1 thing; the shopping list is empty.", "Removed \(lines) things; the shopping list is empty."
      ),
      zhHans: "已移除\(lines)项，购物清单已清空。"
    )
  }

  func nothingToBuy(for names: [String]) -> String {
    let list = language.list(names, .and)
    return language.choose(en: "There are no ingredients known for \(list).", zhHans: "没有\(list)的食材信息。")
  }
}
