import CareersDomain
import LocalizationKit

/// The texts of the command line: help, examples and what changes have done.
extension Strings {
  var textValue: String { language.choose(en: "text", zhHans: "文字") }
  var nameValue: String { language.choose(en: "name", zhHans: "名称") }
  var idValue: String { language.choose(en: "ID", zhHans: "编号") }

  var listAbstract: String {
    language.choose(en: "List posts about life and work in Japan.", zhHans: "列出有关在日本生活和工作的文章。")
  }
  var listDiscussion: String {
    let categories = language.list(PostCategory.named.map(\.word))
    return language.choose(
      en: """
        The newest posts come first. Common categories: \(categories). No account is needed. A long list that is \
        written to a pipe or as JSON is written while it loads. Pages you have opened before stay available offline.
        """,
      zhHans: """
        最新的文章在前。常见的分类：\(categories)。无需帐户。较长的列表输出到管道或以 JSON 输出时，边载入边输出。浏览过的内容可离线查看。
        """
    )
  }
  var queryHelp: String {
    language.choose(
      en: "Text in title, excerpt, author or category.",
      zhHans: "标题、摘要、作者或分类中的文字。"
    )
  }
  var categoryHelp: String {
    let example = PostCategory.visa.word
    return language.choose(en: "Category, such as \(example).", zhHans: "分类，例如 \(example)。")
  }
  var listExample: String { language.choose(en: "the newest posts", zhHans: "最新的文章") }
  var categoryExample: String { language.choose(en: "posts of one category", zhHans: "一个分类的文章") }
  var queryExample: String {
    language.choose(en: "five posts about interviews", zhHans: "五篇有关面试的文章")
  }

  var showAbstract: String { language.choose(en: "Show a post.", zhHans: "显示文章。") }
  func showDiscussion(_ reach: Int) -> String {
    let number = language.grouped(reach)
    return language.choose(
      en: """
        The service has no page for a single post, so the post is looked up in the feed, among the newest \(number). \
        Options narrow the posts to look through. Posts you have listed before stay available offline.
        """,
      zhHans: """
        服务没有单篇文章的页面，因此在资讯最新的\(number)篇文章中查找。选项用于缩小查找范围。列出过的文章可离线查看。
        """
    )
  }
  var postHelp: String { language.choose(en: "Post ID, as shown in the feed.", zhHans: "文章编号，见资讯列表。") }
  var showExample: String { language.choose(en: "a post", zhHans: "一篇文章") }
  var narrowExample: String {
    language.choose(en: "a post of a category, found faster", zhHans: "一个分类中的文章，查找更快")
  }

  var shareAbstract: String { language.choose(en: "Print a text to share a post.", zhHans: "输出文章的分享文本。") }
  var shareDiscussion: String {
    language.choose(
      en: "The text has the title, the beginning of the excerpt and the author.",
      zhHans: "文本包含标题、摘要的开头和作者。"
    )
  }
  var shareExample: String { language.choose(en: "a text about a post", zhHans: "一篇文章的分享文本") }

  var savedAbstract: String { language.choose(en: "List your saved posts.", zhHans: "列出收藏的文章。") }
  var savedDiscussion: String {
    language.choose(
      en: """
        The last one saved comes first. Posts that are no longer published stay in the list until you remove them. An \
        account is needed.
        """,
      zhHans: "最后收藏的文章在前。已下线的文章会保留在列表中，直到取消收藏。需要帐户。"
    )
  }
  var savedExample: String { language.choose(en: "the saved posts", zhHans: "收藏的文章") }

  var saveAbstract: String { language.choose(en: "Save a post.", zhHans: "收藏文章。") }
  var unsaveAbstract: String {
    language.choose(en: "Remove a post from the saved ones.", zhHans: "取消收藏文章。")
  }
  var saveDiscussion: String {
    language.choose(
      en: "Without a connection the change is stored and sent later. An account is needed.",
      zhHans: "无网络连接时，更改会先保存在本机，稍后发送。需要帐户。"
    )
  }
  var saveExample: String { language.choose(en: "save a post", zhHans: "收藏一篇文章") }
  var unsaveExample: String { language.choose(en: "remove a saved post", zhHans: "取消收藏一篇文章") }

  /// The title of a change in the list of what waits to be sent.
  func title(of change: SavedChange) -> String {
    change.isSaved
      ? language.choose(en: "Save the post \(change.id)", zhHans: "收藏文章 \(change.id)")
      : language.choose(en: "Remove the saved post \(change.id)", zhHans: "取消收藏文章 \(change.id)")
  }

  /// What has become of a change.
  func note(_ change: SavedChange, _ outcome: SavedOutcome) -> String {
    switch (change.isSaved, outcome) {
    case (true, .changed): language.choose(en: "The post is saved.", zhHans: "已收藏文章。")
    case (true, .unchanged): language.choose(en: "The post was saved already.", zhHans: "此文章之前已收藏。")
    case (false, .changed): language.choose(en: "The post is no longer saved.", zhHans: "已取消收藏文章。")
    case (false, .unchanged): language.choose(en: "The post was not saved.", zhHans: "此文章未收藏。")
    case (_, .pending):
      language.choose(
        en: "The change is stored and will be sent when the service can be reached.",
        zhHans: "更改已保存在本机，将在能够连接服务时发送。"
      )
    }
  }
}
