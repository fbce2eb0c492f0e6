import LocalizationKit

extension Strings {
  /// What can be asked for and not be found.
  enum Thing {
    case section
    case category
    case block
  }

  func noSuch(_ thing: Thing, _ asked: String) -> String {
    language.choose(en: "There is no \(noun(thing)) '\(asked)'.", zhHans: "没有\(noun(thing))“\(asked)”。")
  }

  func ambiguous(_ thing: Thing, _ asked: String) -> String {
    language.choose(
      en: "'\(asked)' means more than one \(noun(thing)).",
      zhHans: "“\(asked)”对应多个\(noun(thing))。"
    )
  }

  func typeOne(of names: String) -> String {
    language.choose(en: "Type one of: \(names).", zhHans: "请输入其中之一：\(names)。")
  }

  func didYouMean(_ names: [String]) -> String {
    language.choose(
      en: "Did you mean \(language.list(names))?",
      zhHans: "是不是要找\(language.list(names.map { "“\($0)”" }))？"
    )
  }

  /// Names in a row; after the last one, that there are more.
  func listed(_ names: [String], hasMore: Bool) -> String {
    language.list(names) + (hasMore ? language.choose(en: ", …", zhHans: "等") : "")
  }

  /// What a thing is called, behind what to type for it.
  func described(_ selector: String, title: String) -> String {
    language.choose(en: "\(selector) (\(title))", zhHans: "\(selector)（\(title)）")
  }

  var whereSectionsAre: String {
    language.choose(en: "List them with 'tessera sections'.", zhHans: "用“tessera sections”可列出栏目。")
  }

  func listsWithout(_ option: String) -> String {
    language.choose(
      en: "Open the section without \(option); it lists them.",
      zhHans: "打开栏目时去掉 \(option)，即可看到列表。"
    )
  }

  func warning(_ note: String) -> String {
    language.choose(en: "Warning: \(note).", zhHans: "警告：\(note)。")
  }

  private func noun(_ thing: Thing) -> String {
    switch thing {
    case .section: language.choose(en: "section", zhHans: "栏目")
    case .category: language.choose(en: "category", zhHans: "类别")
    case .block: language.choose(en: "block", zhHans: "板块")
    }
  }
}
