import DesignKit
import LocalizationKit

extension Strings {
  var favourites: SafeText { language.choose(en: "Favourites", zhHans: "收藏") }
  var noFavourites: SafeText { language.choose(en: "There is no favourite yet.", zhHans: "还没有收藏。") }
  var noFavouritesHint: SafeText {
    language.choose(
      en: "Add one with 'tessera recipes favourites add' and the id of a meal.",
      zhHans: "用“tessera recipes favourites add”加上菜肴的编号来添加。"
    )
  }
  var keptHere: SafeText { language.choose(en: "kept on this machine", zhHans: "保存在本机") }

  func added(secondsAgo: Int) -> SafeText {
    let ago = SafeText(language.ago(seconds: secondsAgo))
    return language.choose(en: "added \(ago)", zhHans: "\(ago)添加")
  }

  func favouritesAdded(_ names: [String]) -> String {
    let list = language.list(names, .and)
    return language.choose(en: "Added to favourites: \(list).", zhHans: "已收藏：\(list)。")
  }

  func favouritesRemoved(_ names: [String]) -> String {
    let list = language.list(names, .and)
    return language.choose(en: "Removed from favourites: \(list).", zhHans: "已取消收藏：\(list)。")
  }

  var favouritesAbstract: String { language.choose(en: "List favourite meals.", zhHans: "列出收藏的菜肴。") }
  var favouritesDiscussion: String {
    language.choose(
      en: "Favourites are kept on this machine, whatever the service does; the last one chosen comes first.",
      zhHans: "收藏保存在本机，不受服务影响；最近收藏的排在最前。"
    )
  }
  var favouritesExample: String { language.choose(en: "the favourites", zhHans: "收藏列表") }
  var addFavouriteAbstract: String { language.choose(en: "Add meals to the favourites.", zhHans: "收藏菜肴。") }
  var addFavouriteExample: String { language.choose(en: "add two meals", zhHans: "收藏两道菜") }
  var removeFavouriteAbstract: String {
    language.choose(en: "Remove meals from the favourites.", zhHans: "取消收藏菜肴。")
  }
  var removeFavouriteExample: String { language.choose(en: "remove a meal", zhHans: "取消收藏一道菜") }
  var mealsHelp: String {
    language.choose(en: "The meals, each by its id or name.", zhHans: "菜肴，每道用编号或名称指定。")
  }
}
