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

  var feed: SafeText { language.choose(en: "Feed", zhHans: "资讯", id: "Feed") }
  var entries: EntryWords {
    EntryWords(en: ("post", "posts"), zhHans: "篇文章", id: "artikel", in: language)
  }
}

// MARK: - The feed

extension Strings {
  func listWords(of query: FeedQuery) -> QueryListWords {
    entries.list(
      feed,
      heading: feed,
      notRefreshed: language.notRefreshed(en: "The feed", zhHans: "资讯", id: "Feed"),
      filters: filters(of: query)
    )
  }

  /// The filters of the feed, a few words for each.
  func filters(of query: FeedQuery) -> [SafeText] {
    [
      query.text.map(SearchWords(language).containing),
      query.category.map(name),
    ].compactMap(\.self)
  }

  /// The name of a category; one that has none here is written as the service writes it.
  func name(of category: PostCategory) -> SafeText {
    switch category {
    case .visa: language.choose(en: "visa", zhHans: "签证", id: "visa")
    case .career: language.choose(en: "career", zhHans: "职场", id: "karier")
    case .interview: language.choose(en: "interview", zhHans: "面试", id: "wawancara")
    case .lifestyle: language.choose(en: "living in Japan", zhHans: "日本生活", id: "hidup di Jepang")
    case .safety: language.choose(en: "safety", zhHans: "安全", id: "keamanan")
    case .community: language.choose(en: "community", zhHans: "社区", id: "komunitas")
    default: SafeText(category.word)
    }
  }

  var textHelp: SafeText {
    language.choose(
      en: "In title, excerpt, author or category.",
      zhHans: "在标题、摘要、作者或分类中查找。",
      id: "Dalam judul, kutipan, penulis, atau kategori."
    )
  }
  var categoryLabel: SafeText { language.choose(en: "Category", zhHans: "分类", id: "Kategori") }
}

// MARK: - A post

extension Strings {
  func reading(minutes: Int) -> SafeText {
    let number = language.grouped(minutes)
    return language.plural(
      minutes,
      en: ("1 minute to read", "\(number) minutes to read"),
      zhHans: "阅读约\(number)分钟",
      id: "\(number) menit baca"
    )
  }
  func dated(_ day: SafeText, _ age: SafeText) -> SafeText {
    SafeText(language.text(day.string, remark: age.string))
  }

  var sharePost: SafeText {
    language.choose(en: "Show text for sharing", zhHans: "显示分享文本", id: "Tampilkan teks untuk dibagikan")
  }
  var signIn: SafeText {
    language.choose(en: "Sign in to save", zhHans: "登录后可收藏", id: "Masuk untuk menyimpan")
  }

  /// The last line of a shared text.
  var sharedFrom: String {
    language.choose(en: "Shared from Tessera", zhHans: "来自 Tessera 的分享", id: "Dibagikan dari Tessera")
  }

  var image: SafeText { language.choose(en: "Picture", zhHans: "图片", id: "Foto") }
  var id: SafeText { language.choose(en: "ID", zhHans: "编号", id: "ID") }
  var noText: SafeText {
    language.choose(
      en: "The service has no text for this post.",
      zhHans: "服务未提供此文章的正文。",
      id: "Layanan tidak memiliki teks untuk artikel ini."
    )
  }
  var noFullText: SafeText {
    language.choose(
      en: "The service offers excerpts only.",
      zhHans: "服务仅提供摘要。",
      id: "Layanan hanya menyediakan kutipan."
    )
  }

  func noSuchPost(_ id: String, isNarrowed: Bool) -> String {
    isNarrowed
      ? language.choose(
        en: "No post '\(id)' matches these filters.",
        zhHans: "没有符合条件的文章“\(id)”。",
        id: "Tidak ada artikel '\(id)' yang cocok dengan filter ini."
      )
      : language.choose(
        en: "The feed has no post '\(id)'.",
        zhHans: "资讯中没有文章“\(id)”。",
        id: "Feed tidak memiliki artikel '\(id)'."
      )
  }

  func notAmong(_ count: Int, _ id: String) -> String {
    language.choose(
      en: "The post '\(id)' is not among the newest \(language.grouped(count)).",
      zhHans: "最新的\(language.grouped(count))篇文章中没有“\(id)”。",
      id: "Artikel '\(id)' tidak termasuk \(language.grouped(count)) yang terbaru."
    )
  }

  func notAmong(_ count: Int, _ id: String, because reason: String) -> String {
    language.choose(
      en: """
        The post '\(id)' is not among the newest \(language.grouped(count)), and older ones could not be loaded: \
        \(reason).
        """,
      zhHans: "最新的\(language.grouped(count))篇文章中没有“\(id)”，更早的文章无法载入：\(reason)。",
      id:
        "Artikel '\(id)' tidak termasuk \(language.grouped(count)) yang terbaru, dan yang lebih lama tidak dapat dimuat: \(reason)."
    )
  }

  func notSearched(_ id: String, because reason: String) -> String {
    language.choose(
      en: "The feed could not be searched completely for the post '\(id)': \(reason).",
      zhHans: "未能在全部资讯中查找文章“\(id)”：\(reason)。",
      id: "Feed tidak dapat dicari seluruhnya untuk artikel '\(id)': \(reason)."
    )
  }

  var postNotFound: String {
    language.choose(en: "post not found", zhHans: "没有此文章", id: "artikel tidak ditemukan")
  }
  var narrow: String {
    language.choose(
      en: "look through older posts",
      zhHans: "查找更早的文章",
      id: "mencari di artikel yang lebih lama"
    )
  }
}
