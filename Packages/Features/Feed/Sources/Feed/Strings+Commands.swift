import CareersDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The texts of the command line: help, examples and what changes have done.
extension Strings {
  var textValue: String { language.choose(en: "text", zhHans: "文字", id: "teks") }
  var nameValue: String { language.choose(en: "name", zhHans: "名称", id: "nama") }
  var idValue: String { language.choose(en: "ID", zhHans: "编号", id: "ID") }

  var listAbstract: String {
    language.choose(
      en: "List posts about life and work in Japan.",
      zhHans: "列出有关在日本生活和工作的文章。",
      id: "Tampilkan artikel tentang hidup dan kerja di Jepang."
    )
  }
  var listDiscussion: String {
    let categories = language.list(PostCategory.named.map(\.word))
    return language.choose(
      en: """
        The newest posts come first. Common categories: \(categories). No account is required. On a pipe or with \
        --json, entries are written as they load. Pages you have opened before stay available offline.
        """,
      zhHans: """
        最新的文章在前。常见的分类：\(categories)。无需帐户。较长的列表输出到管道或以 JSON 输出时，边载入边输出。浏览过的内容可离线查看。
        """,
      id:
        "Artikel terbaru tampil lebih dulu. Kategori umum: \(categories). Akun tidak diperlukan. Daftar panjang ke pipe atau sebagai JSON ditulis sambil dimuat. Halaman yang pernah dibuka tetap tersedia secara luring."
    )
  }
  var queryHelp: String {
    language.choose(
      en: "Text in title, excerpt, author or category.",
      zhHans: "标题、摘要、作者或分类中的文字。",
      id: "Teks dalam judul, kutipan, penulis, atau kategori."
    )
  }
  var categoryHelp: String {
    let example = PostCategory.visa.word
    return language.choose(
      en: "Category, such as \(example).",
      zhHans: "分类，例如 \(example)。",
      id: "Kategori, misalnya \(example)."
    )
  }
  var listExample: String { language.choose(en: "the newest posts", zhHans: "最新的文章", id: "artikel terbaru") }
  var categoryExample: String {
    language.choose(en: "posts of one category", zhHans: "一个分类的文章", id: "artikel satu kategori")
  }
  var queryExample: String {
    language.choose(
      en: "five posts about interviews",
      zhHans: "五篇有关面试的文章",
      id: "lima artikel tentang wawancara"
    )
  }

  var showAbstract: String { language.choose(en: "Show a post.", zhHans: "显示文章。", id: "Tampilkan artikel.") }
  func showDiscussion(_ reach: Int) -> String {
    let number = language.grouped(reach)
    return language.choose(
      en: """
        The service has no page for a single post, so the post is looked up in the feed, among the newest \(number). \
        Use options to search fewer posts. Posts you have listed before stay available offline.
        """,
      zhHans: """
        服务没有单篇文章的页面，因此在资讯最新的\(number)篇文章中查找。选项用于缩小查找范围。列出过的文章可离线查看。
        """,
      id:
        "Layanan tidak memiliki halaman untuk satu artikel, jadi artikel dicari dalam feed, di antara \(number) yang terbaru. Gunakan opsi untuk mencari di lebih sedikit artikel. Artikel yang pernah ditampilkan tetap tersedia secara luring."
    )
  }
  var postHelp: String {
    language.choose(
      en: "Post ID, as shown in the feed.",
      zhHans: "文章编号，见资讯列表。",
      id: "ID artikel, seperti dalam feed."
    )
  }
  var showExample: String { language.choose(en: "a post", zhHans: "一篇文章", id: "sebuah artikel") }
  var narrowExample: String {
    language.choose(
      en: "a post of a category, found faster",
      zhHans: "一个分类中的文章，查找更快",
      id: "artikel satu kategori, lebih cepat ditemukan"
    )
  }

  var shareAbstract: String {
    language.choose(
      en: "Print text for sharing a post.",
      zhHans: "输出文章的分享文本。",
      id: "Tampilkan teks untuk membagikan artikel."
    )
  }
  var shareDiscussion: String {
    language.choose(
      en: "The text has the title, the beginning of the excerpt and the author.",
      zhHans: "文本包含标题、摘要的开头和作者。",
      id: "Teks berisi judul, awal kutipan, dan penulis."
    )
  }
  var shareExample: String {
    language.choose(en: "text for sharing a post", zhHans: "一篇文章的分享文本", id: "teks tentang sebuah artikel")
  }

  /// The title of a change in the list of what waits to be sent.
  func title(of change: SavedChange, named name: String?) -> String {
    let id = language.choose(en: change.id, zhHans: " \(change.id)", id: change.id)
    return entries.title(saving: change.isSaved, name.map { language.quoted(SafeText($0).string) } ?? id)
  }
}
