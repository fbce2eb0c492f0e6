import DesignKit
import FeatureKit
import LocalizationKit
import RecipesDomain

// MARK: - The list

extension Strings {
  func favouriteWords<Value>() -> LoadState<Value, RecipesFailure>.Words {
    .init(title: favourites, loading: language.choose(en: "Loading favourites", zhHans: "正在载入收藏"))
  }

  var favourites: SafeText { language.choose(en: "Favourites", zhHans: "收藏") }
  var noFavourites: SafeText { language.choose(en: "You have no favourites.", zhHans: "没有收藏。") }
  var onThisComputer: SafeText { language.choose(en: "stored on this computer", zhHans: "保存在本机") }

  func noFavouritesHint(_ context: ViewContext) -> SafeText {
    hint(
      [.open(Route("recipes"), purpose: language.choose(en: "Find a meal to add", zhHans: "查找要收藏的菜肴"))],
      context
    )
  }

  func added(secondsAgo: Int) -> SafeText {
    let ago = SafeText(language.ago(seconds: secondsAgo))
    return language.choose(en: "added \(ago)", zhHans: "\(ago)添加")
  }
}

// MARK: - Changes

extension Strings {
  func notes(_ outcome: FavouritesViewModel.Outcome) -> [String] {
    switch outcome {
    case .added(let new, let alreadyThere):
      let added = names(new)
      let there = names(alreadyThere)
      return [
        new.isEmpty ? "" : language.choose(en: "Added to favourites: \(added).", zhHans: "已收藏：\(added)。"),
        alreadyThere.isEmpty
          ? "" : language.choose(en: "Already in favourites: \(there).", zhHans: "之前已收藏：\(there)。"),
      ].filter { !$0.isEmpty }
    case .removed(let meals):
      let removed = names(meals)
      return [language.choose(en: "Removed from favourites: \(removed).", zhHans: "已取消收藏：\(removed)。")]
    }
  }

  func unreadable(favourites ids: [String]) -> String {
    let list = language.shortList(ids, .and)
    return language.plural(
      ids.count,
      en: (
        "1 favourite cannot be read and is left out: \(list). Add it again on the page of the meal, or remove it on the command line.",
        "\(language.grouped(ids.count)) favourites cannot be read and are left out: \(list). Add them again on the pages of the meals, or remove them on the command line."
      ),
      zhHans: "有\(language.grouped(ids.count))项收藏无法读取，未列出：\(list)。请在菜肴页面重新收藏，或在命令行中取消收藏。"
    )
  }
}

// MARK: - Commands

extension Strings {
  var favouritesAbstract: String { language.choose(en: "List favourite meals.", zhHans: "列出收藏的菜肴。") }
  var favouritesDiscussion: String {
    language.choose(
      en: "Favourites are stored on this computer, newest first.",
      zhHans: "收藏保存在本机，最近收藏的排在最前。"
    )
  }
  var favouritesExample: String { language.choose(en: "all favourites", zhHans: "所有收藏") }
  var favouritesDocumentExample: String {
    language.choose(en: "all favourites as JSON", zhHans: "以 JSON 输出所有收藏")
  }
  var addFavouriteAbstract: String { language.choose(en: "Add meals to the favourites.", zhHans: "收藏菜肴。") }
  func addFavouriteExample(_ meals: Int) -> String {
    language.plural(
      meals,
      en: ("add one meal", "add \(language.grouped(meals)) meals"),
      zhHans: "收藏\(language.grouped(meals))道菜"
    )
  }
  var removeFavouriteAbstract: String {
    language.choose(en: "Remove meals from the favourites.", zhHans: "取消收藏菜肴。")
  }
  var removeFavouriteExample: String { language.choose(en: "remove one meal", zhHans: "取消收藏1道菜") }
  var mealsHelp: String {
    language.choose(en: "Meals, by ID or name.", zhHans: "菜肴的编号或名称。")
  }
}
