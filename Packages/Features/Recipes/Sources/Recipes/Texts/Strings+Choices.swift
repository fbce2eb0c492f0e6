import LocalizationKit

extension Strings {
  /// A kind of thing that can be asked for by a text.
  enum Thing {
    case category
    case area
    case ingredient
    case meal
    case shoppingLine
  }

  func noSuch(_ thing: Thing, _ asked: String) -> String {
    switch thing {
    case .category: language.choose(en: "There is no category '\(asked)'.", zhHans: "没有分类“\(asked)”。")
    case .area: language.choose(en: "There is no kitchen '\(asked)'.", zhHans: "没有菜系“\(asked)”。")
    case .ingredient: language.choose(en: "There is no ingredient '\(asked)'.", zhHans: "没有食材“\(asked)”。")
    case .meal: language.choose(en: "There is no meal '\(asked)'.", zhHans: "没有菜肴“\(asked)”。")
    case .shoppingLine:
      language.choose(en: "There is no '\(asked)' on the shopping list.", zhHans: "购物清单上没有“\(asked)”。")
    }
  }

  func ambiguous(_ thing: Thing, _ asked: String) -> String {
    switch thing {
    case .category:
      language.choose(en: "'\(asked)' means more than one category.", zhHans: "“\(asked)”对应多个分类。")
    case .area:
      language.choose(en: "'\(asked)' means more than one kitchen.", zhHans: "“\(asked)”对应多个菜系。")
    case .ingredient:
      language.choose(en: "'\(asked)' means more than one ingredient.", zhHans: "“\(asked)”对应多种食材。")
    case .meal: language.choose(en: "'\(asked)' means more than one meal.", zhHans: "“\(asked)”对应多道菜。")
    case .shoppingLine:
      language.choose(en: "'\(asked)' means more than one thing on the list.", zhHans: "“\(asked)”对应清单上的多项。")
    }
  }

  func didYouMean(_ names: String) -> String {
    language.choose(en: "Did you mean \(names)?", zhHans: "是不是要找\(names)？")
  }

  func typeOne(of names: String) -> String {
    language.choose(en: "Type one of: \(names).", zhHans: "请输入其中之一：\(names)。")
  }

  func listed(_ names: [String], hasMore: Bool) -> String {
    let list = language.list(names)
    return hasMore ? language.choose(en: "\(list), and more", zhHans: "\(list)等") : list
  }

  func described(_ id: String, title: String) -> String {
    guard !title.isEmpty else { return id }
    return language.choose(en: "\(id) (\(title))", zhHans: "\(id)（\(title)）")
  }

  var whereCategoriesAre: String {
    language.choose(en: "List them with 'tessera recipes'.", zhHans: "用“tessera recipes”列出所有分类。")
  }

  var howAreasAreCalled: String {
    language.choose(
      en: "'tessera recipes areas' lists them; the beginning of a name is enough, such as 'ital'.",
      zhHans: "可用“tessera recipes areas”列出菜系；输入名称开头即可，例如“ital”。"
    )
  }

  var howIngredientsAreCalled: String {
    language.choose(
      en: "'tessera recipes ingredients' lists them; the beginning of a name is enough, such as 'salm'.",
      zhHans: "可用“tessera recipes ingredients”列出食材；输入名称开头即可，例如“salm”。"
    )
  }

  var howToFindMeals: String {
    language.choose(
      en: "Find it with 'tessera recipes search', or list a category with 'tessera recipes list'.",
      zhHans: "可以用“tessera recipes search”查找，或用“tessera recipes list”列出一个分类。"
    )
  }

  var whereShoppingIs: String {
    language.choose(
      en: "See the list with 'tessera recipes shopping'.",
      zhHans: "用“tessera recipes shopping”查看清单。"
    )
  }
}
