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
        The newest posts come first. Common categories: \(categories). No account is needed. A long list that is \
        written to a pipe or as JSON is written while it loads. Pages you have opened before stay available offline.
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
        Options narrow the posts to look through. Posts you have listed before stay available offline.
        """,
      zhHans: """
        服务没有单篇文章的页面，因此在资讯最新的\(number)篇文章中查找。选项用于缩小查找范围。列出过的文章可离线查看。
        """,
      id:
        "Layanan tidak memiliki halaman untuk satu artikel, jadi artikel dicari dalam feed, di antara \(number) yang terbaru. Opsi mempersempit artikel yang dicari. Artikel yang pernah ditampilkan tetap tersedia secara luring."
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
      en: "Print a text to share a post.",
      zhHans: "输出文章的分享文本。",
      id: "Cetak teks untuk membagikan artikel."
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
    language.choose(en: "a text about a post", zhHans: "一篇文章的分享文本", id: "teks tentang sebuah artikel")
  }

  var savedAbstract: String {
    language.choose(en: "List your saved posts.", zhHans: "列出收藏的文章。", id: "Tampilkan artikel tersimpan Anda.")
  }
  var savedDiscussion: String {
    language.choose(
      en: """
        The last one saved comes first. Posts that are no longer published stay in the list until you remove them. An \
        account is needed.
        """,
      zhHans: "最后收藏的文章在前。已下线的文章会保留在列表中，直到取消收藏。需要帐户。",
      id:
        "Yang terakhir disimpan tampil lebih dulu. Artikel yang tidak lagi diterbitkan tetap ada sampai Anda menghapusnya. Akun diperlukan."
    )
  }
  var savedExample: String {
    language.choose(en: "the saved posts", zhHans: "收藏的文章", id: "artikel tersimpan")
  }

  var saveAbstract: String { language.choose(en: "Save a post.", zhHans: "收藏文章。", id: "Simpan artikel.") }
  var unsaveAbstract: String {
    language.choose(
      en: "Remove a post from the saved ones.",
      zhHans: "取消收藏文章。",
      id: "Hapus artikel dari yang tersimpan."
    )
  }
  var saveDiscussion: String {
    language.choose(
      en: "Without a connection the change is stored and sent later. An account is needed.",
      zhHans: "无网络连接时，更改会先保存在本机，稍后发送。需要帐户。",
      id: "Tanpa koneksi, perubahan disimpan dan dikirim nanti. Akun diperlukan."
    )
  }
  var saveExample: String { language.choose(en: "save a post", zhHans: "收藏一篇文章", id: "simpan artikel") }
  var unsaveExample: String {
    language.choose(en: "remove a saved post", zhHans: "取消收藏一篇文章", id: "hapus artikel tersimpan")
  }

  /// The title of a change in the list of what waits to be sent.
  func title(of change: SavedChange, named name: String?) -> String {
    guard let name = name.map({ SafeText($0).string }) else {
      return change.isSaved
        ? language.choose(
          en: "Save the post \(change.id)",
          zhHans: "收藏文章 \(change.id)",
          id: "Simpan artikel \(change.id)"
        )
        : language.choose(
          en: "Remove the saved post \(change.id)",
          zhHans: "取消收藏文章 \(change.id)",
          id: "Hapus artikel tersimpan \(change.id)"
        )
    }
    return change.isSaved
      ? language.choose(
        en: "Save the post '\(name)'",
        zhHans: "收藏文章“\(name)”",
        id: "Simpan artikel '\(name)'"
      )
      : language.choose(
        en: "Remove the saved post '\(name)'",
        zhHans: "取消收藏文章“\(name)”",
        id: "Hapus artikel tersimpan '\(name)'"
      )
  }

  /// The outcome of a change.
  func note(_ change: SavedChange, _ outcome: SavedOutcome, in context: ViewContext) -> String {
    switch (change.isSaved, outcome) {
    case (true, .changed):
      language.choose(en: "The post is saved.", zhHans: "已收藏文章。", id: "Artikel disimpan.")
    case (true, .unchanged):
      language.choose(
        en: "The post was saved already.",
        zhHans: "此文章之前已收藏。",
        id: "Artikel sudah disimpan sebelumnya."
      )
    case (false, .changed):
      language.choose(
        en: "The post is no longer saved.",
        zhHans: "已取消收藏文章。",
        id: "Artikel tidak lagi disimpan."
      )
    case (false, .unchanged):
      language.choose(en: "The post was not saved.", zhHans: "此文章未收藏。", id: "Artikel memang tidak disimpan.")
    case (_, .pending(let stop)): pending(because: stop, in: context)
    }
  }

  /// That a change waits, why, and how to sign in where that is the reason.
  private func pending(because stop: OutboxDrain.Stop?, in context: ViewContext) -> String {
    let reason = brief(of: stop, in: context)
    let note = language.choose(
      en: "The change is stored and will be sent later: \(reason).",
      zhHans: "更改已保存在本机，将在稍后发送：\(reason)。",
      id: "Perubahan disimpan dan akan dikirim nanti: \(reason)."
    )
    guard case .service(let error)? = stop, error.exitCode == .signInNeeded,
      let remedy = error.remedy(in: context)
    else { return note }
    let hint = context.sentence(for: remedy)
    return language.choose(en: "\(note) \(hint)", zhHans: "\(note)\(hint)", id: "\(note) \(hint)")
  }

  private func brief(of stop: OutboxDrain.Stop?, in context: ViewContext) -> String {
    switch stop {
    case .service(let error)?: error.brief(in: context)
    case .beingSent?:
      language.choose(
        en: "another process is sending changes",
        zhHans: "另一个进程正在发送更改",
        id: "proses lain sedang mengirim perubahan"
      )
    case .unconfirmed?:
      language.choose(
        en: "an earlier change is not confirmed yet",
        zhHans: "之前的更改尚未确认",
        id: "perubahan sebelumnya belum dikonfirmasi"
      )
    case nil:
      language.choose(
        en: "it waits behind another change",
        zhHans: "之前还有其他更改",
        id: "menunggu di belakang perubahan lain"
      )
    }
  }

  func noID(_ text: String) -> String {
    language.choose(
      en: "'\(text)' is not a post ID.",
      zhHans: "“\(text)”不是文章编号。",
      id: "'\(text)' bukan ID artikel."
    )
  }
  var idHint: String {
    language.choose(
      en: "Copy the ID from the list of posts.",
      zhHans: "请从文章列表中复制编号。",
      id: "Salin ID dari daftar artikel."
    )
  }
}
