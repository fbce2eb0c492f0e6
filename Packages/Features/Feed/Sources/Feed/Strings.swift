import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The texts of the feed, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var feed: SafeText { language.choose(en: "Feed", zhHans: "资讯") }

  var group: String { language.choose(en: "Jobs in Japan", zhHans: "日本求职") }

  private func words<Value, Failure>(
    _ title: SafeText,
    loading: SafeText,
    notRefreshed: SafeText
  ) -> LoadState<Value, Failure>.Words {
    .init(
      title: title,
      loading: loading,
      refreshing: language.choose(en: "Checking for changes", zhHans: "正在检查更新"),
      notRefreshed: notRefreshed,
      loadingMore: language.choose(en: "Loading more posts", zhHans: "正在载入更多文章")
    )
  }
}

// MARK: - The feed

extension Strings {
  var listWords: LoadState<EntryPage<Post>, ServiceError>.Words {
    words(
      feed,
      loading: language.choose(en: "Loading posts", zhHans: "正在载入文章"),
      notRefreshed: language.choose(en: "The feed could not be refreshed", zhHans: "无法刷新资讯")
    )
  }

  func count(_ shown: Int, of total: Int?) -> SafeText {
    let number = language.grouped(shown)
    if let total, total > shown {
      let all = language.grouped(total)
      return language.choose(en: "\(number) of \(all) posts", zhHans: "\(all)篇文章中的\(number)篇")
    }
    return language.plural(shown, en: ("1 post", "\(number) posts"), zhHans: "\(number)篇文章")
  }

  /// The filters of the feed, a few words for each.
  func filters(of query: FeedQuery) -> [SafeText] {
    [
      query.text.map { language.choose(en: "with '\($0)'", zhHans: "包含“\($0)”") },
      query.category.map(name),
    ].compactMap(\.self)
  }

  /// The name of a category; one that has none here is written as the service writes it.
  func name(of category: PostCategory) -> SafeText {
    switch category {
    case .visa: language.choose(en: "visa", zhHans: "签证")
    case .career: language.choose(en: "career", zhHans: "职场")
    case .interview: language.choose(en: "interview", zhHans: "面试")
    case .lifestyle: language.choose(en: "living in Japan", zhHans: "日本生活")
    case .safety: language.choose(en: "safety", zhHans: "安全")
    case .community: language.choose(en: "community", zhHans: "社区")
    default: SafeText(category.word)
    }
  }

  var noPosts: SafeText { language.choose(en: "No posts available.", zhHans: "暂无文章。") }
  var noneMatches: SafeText { language.choose(en: "No posts match these filters.", zhHans: "没有符合条件的文章。") }
  var openOne: SafeText { language.choose(en: "Open a post", zhHans: "打开一篇文章") }
  var showAll: SafeText { language.choose(en: "List all posts", zhHans: "列出全部文章") }
  var listPosts: String { language.choose(en: "List all posts", zhHans: "列出全部文章") }

  func incomplete(because reason: String) -> String {
    language.choose(
      en: "Warning: The list is incomplete: \(reason).",
      zhHans: "警告：列表不完整：\(reason)。"
    )
  }
}

// MARK: - A post

extension Strings {
  var postWords: LoadState<Post, PostFailure>.Words {
    words(
      language.choose(en: "Post", zhHans: "文章"),
      loading: language.choose(en: "Opening the post", zhHans: "正在打开文章"),
      notRefreshed: language.choose(en: "The post could not be refreshed", zhHans: "无法刷新文章")
    )
  }

  var image: SafeText { language.choose(en: "Picture", zhHans: "图片") }
  var id: SafeText { language.choose(en: "ID", zhHans: "编号") }
  var noText: SafeText {
    language.choose(en: "The service has no text for this post.", zhHans: "服务未提供此文章的正文。")
  }
  var noFullText: SafeText {
    language.choose(en: "The service offers excerpts only.", zhHans: "服务仅提供摘要。")
  }

  func noSuchPost(_ id: String, isNarrowed: Bool) -> String {
    isNarrowed
      ? language.choose(
        en: "No post '\(id)' matches these filters.",
        zhHans: "没有符合条件的文章“\(id)”。"
      )
      : language.choose(en: "The feed has no post '\(id)'.", zhHans: "资讯中没有文章“\(id)”。")
  }

  func notAmong(_ count: Int, _ id: String) -> String {
    language.choose(
      en: "The post '\(id)' is not among the newest \(language.grouped(count)).",
      zhHans: "最新的\(language.grouped(count))篇文章中没有“\(id)”。"
    )
  }

  func notAmong(_ count: Int, _ id: String, because reason: String) -> String {
    language.choose(
      en: """
        The post '\(id)' is not among the newest \(language.grouped(count)), and older ones could not be loaded: \
        \(reason).
        """,
      zhHans: "最新的\(language.grouped(count))篇文章中没有“\(id)”，更早的文章无法载入：\(reason)。"
    )
  }

  var postNotFound: String { language.choose(en: "post not found", zhHans: "没有此文章") }
  var narrow: String {
    language.choose(
      en: "look through older posts",
      zhHans: "查找更早的文章"
    )
  }
}

// MARK: - The commands

extension Strings {
  var textValue: String { language.choose(en: "text", zhHans: "文字") }
  var nameValue: String { language.choose(en: "name", zhHans: "名称") }
  var numberValue: String { language.choose(en: "number", zhHans: "数量") }
  var idValue: String { language.choose(en: "ID", zhHans: "编号") }

  var listAbstract: String {
    language.choose(en: "List posts about life and work in Japan.", zhHans: "列出有关在日本生活和工作的文章。")
  }
  var listDiscussion: String {
    let categories = language.list(PostCategory.named.map(\.word))
    return language.choose(
      en: """
        The newest posts come first. Common categories: \(categories). No account is needed. Pages you have opened \
        before stay available offline.
        """,
      zhHans: "最新的文章在前。常见的分类：\(categories)。无需帐户。浏览过的内容可离线查看。"
    )
  }
  var searchHelp: String {
    language.choose(
      en: "Text in title, excerpt, author or category.",
      zhHans: "标题、摘要、作者或分类中的文字。"
    )
  }
  var categoryHelp: String {
    let example = PostCategory.visa.word
    return language.choose(en: "Category, such as \(example).", zhHans: "分类，例如 \(example)。")
  }
  func limitHelp(_ usual: Int) -> String {
    language.choose(
      en: "Maximum number of posts to list (default: \(usual)).",
      zhHans: "最多列出的文章数量（默认：\(usual)）。"
    )
  }
  var allHelp: String { language.choose(en: "List all posts.", zhHans: "列出全部文章。") }
  var listExample: String { language.choose(en: "the newest posts", zhHans: "最新的文章") }
  var categoryExample: String { language.choose(en: "posts of one category", zhHans: "一个分类的文章") }
  var searchExample: String {
    language.choose(en: "five posts about interviews", zhHans: "五篇有关面试的文章")
  }
  var documentExample: String {
    language.choose(en: "IDs and titles as JSON", zhHans: "以 JSON 输出编号和标题")
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
}
