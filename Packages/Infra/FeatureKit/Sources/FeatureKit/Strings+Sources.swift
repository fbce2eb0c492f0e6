import DesignKit
import DomainKernel
import LocalizationKit

/// The texts about where content comes from and how old it is.
extension Strings {
  /// A request that could not be carried by the rules of HTTP, or not safely; without a full stop.
  private func failedRequest(because fault: TransferFault) -> String {
    language.choose(
      en: "The request to the service failed: \(fault.words(in: language))",
      zhHans: "对服务的请求失败：\(fault.words(in: language))",
      id: "Permintaan ke layanan gagal: \(fault.words(in: language))"
    )
  }

  /// That the cache cannot be read, and why; without a full stop.
  func cacheCannotBeRead(because reason: String) -> String {
    language.choose(
      en: "The cache cannot be read: \(language.reason(reason))",
      zhHans: "无法读取缓存：\(language.reason(reason))",
      id: "Cache tidak dapat dibaca: \(language.reason(reason))"
    )
  }

  func explanation(of reason: StaleReason) -> SafeText {
    switch reason {
    case .notChecked:
      language.choose(en: "Not checked for changes", zhHans: "尚未检查更新", id: "Perubahan belum diperiksa")
    case .changed, .possiblyChanged:
      language.choose(
        en: "From before your last change",
        zhHans: "内容早于上次更改",
        id: "Dari sebelum perubahan terakhir Anda"
      )
    case .replaced:
      language.choose(
        en: "The service has sent a newer version that could not be cached",
        zhHans: "服务返回过更新的版本，但无法缓存",
        id: "Layanan telah mengirim versi lebih baru yang tidak dapat disimpan"
      )
    case .gone:
      language.choose(
        en: "The service has reported that it no longer has this item",
        zhHans: "服务曾表示已没有此内容",
        id: "Layanan telah menyatakan tidak lagi memiliki butir ini"
      )
    case .beingChecked: refreshing
    case .offline:
      language.choose(
        en: "No connection to the service",
        zhHans: "无法连接到服务",
        id: "Tidak ada koneksi ke layanan"
      )
    case .connectionLost:
      language.choose(
        en: "The connection to the service was lost",
        zhHans: "与服务的连接中断",
        id: "Koneksi ke layanan terputus"
      )
    case .timedOut:
      language.choose(
        en: "The service did not respond in time",
        zhHans: "服务未及时响应",
        id: "Layanan tidak merespons tepat waktu"
      )
    case .unavailable:
      language.choose(en: "The service returned an error", zhHans: "服务出错", id: "Layanan mengalami kesalahan")
    case .rateLimited:
      language.choose(
        en: "The service is rate-limiting requests",
        zhHans: "请求过于频繁",
        id: "Layanan sedang membatasi permintaan"
      )
    case .malformed:
      language.choose(
        en: "The service sent an unreadable response",
        zhHans: "服务的响应无法读取",
        id: "Layanan mengirim respons yang tidak dapat dibaca"
      )
    case .transfer(let fault): SafeText(failedRequest(because: fault))
    case .webPage:
      language.choose(
        en: "The service sent a web page instead of data",
        zhHans: "服务返回的是网页，而不是数据",
        id: "Layanan mengirim halaman web, bukan data"
      )
    case .noAnswerYet:
      language.choose(
        en: "The service has not responded yet",
        zhHans: "服务尚未响应",
        id: "Layanan belum merespons"
      )
    case .signInNeeded:
      language.choose(
        en: "The service requires you to sign in",
        zhHans: "服务要求登录",
        id: "Layanan mengharuskan Anda masuk"
      )
    case .tokenUnreadable:
      language.choose(
        en: "The stored token cannot be read",
        zhHans: "无法读取已存储的令牌",
        id: "Token yang tersimpan tidak dapat dibaca"
      )
    case .tokenUnwritable:
      language.choose(
        en: "A new token cannot be saved",
        zhHans: "无法保存新令牌",
        id: "Token baru tidak dapat disimpan"
      )
    case .sessionNotRenewed:
      language.choose(
        en: "The session could not be renewed",
        zhHans: "登录会话未能续期",
        id: "Sesi tidak dapat diperpanjang"
      )
    case .accountsOfNewerVersion:
      language.choose(
        en: "The saved data was written by a newer version of tessera",
        zhHans: "保存的内容由更新版本的 tessera 写入",
        id: "Data tersimpan ditulis oleh versi tessera yang lebih baru"
      )
    case .cacheUnreadable(let reason): SafeText(cacheCannotBeRead(because: reason))
    case .refused:
      language.choose(
        en: "The service refused the request",
        zhHans: "服务拒绝了请求",
        id: "Layanan menolak permintaan"
      )
    case .missing:
      language.choose(
        en: "The service cannot find a page it should have",
        zhHans: "服务找不到应有的页面",
        id: "Layanan tidak menemukan halaman yang seharusnya ada"
      )
    case .beyondReach:
      language.choose(
        en: "This is not among the newest entries, and older ones were not searched",
        zhHans: "此内容不在最新条目中，更早的条目未搜索",
        id: "Ini tidak ada di antara entri terbaru, dan entri yang lebih lama tidak dicari"
      )
    case .suspicious(.empty):
      language.choose(
        en: "The service now returns an empty list",
        zhHans: "服务现在返回空列表",
        id: "Layanan kini mengembalikan daftar kosong"
      )
    case .suspicious(.gone):
      language.choose(
        en: "The service no longer has this item",
        zhHans: "服务已没有此内容",
        id: "Layanan tidak lagi memiliki butir ini"
      )
    case .suspicious(.shrunk(let from, let to)):
      language.choose(
        en: "The service now lists only \(to) of \(from) items",
        zhHans: "服务现在只列出\(to)项，之前有\(from)项",
        id: "Layanan kini hanya menampilkan \(to) dari \(from) butir"
      )
    case .suspicious(.incomplete):
      language.choose(
        en: "The service sent less than before",
        zhHans: "服务返回的内容比之前少",
        id: "Layanan mengirim lebih sedikit daripada sebelumnya"
      )
    case .suspicious(.unrelated):
      language.choose(
        en: "The service sent different content than before",
        zhHans: "服务返回的内容与之前不同",
        id: "Layanan mengirim isi yang berbeda dari sebelumnya"
      )
    }
  }

  /// That a page may be out of date, and its age; before that, an answer that speaks against it.
  func mayBeOutOfDate(stored age: SafeText, because addition: StaleReason?) -> SafeText {
    let sentence: SafeText = language.choose(
      en: "This page was cached \(age) and may be out of date.",
      zhHans: "此内容是\(age)缓存的，可能已过时。",
      id: "Halaman ini disimpan \(age) dan mungkin sudah usang."
    )
    return addition.map { SafeText(rows(explanation(of: $0), sentence.string)) } ?? sentence
  }

  var searchWithFilter: String {
    language.choose(
      en: "Narrow the search to find the current version.",
      zhHans: "请缩小搜索范围，以找到当前版本。",
      id: "Persempit pencarian untuk menemukan versi terkini."
    )
  }

  var shownAfterADay: String {
    language.choose(
      en: "The new version is shown if it is still sent after 24 hours.",
      zhHans: "24小时后仍如此，就会显示新版本。",
      id: "Versi baru ditampilkan jika masih dikirim setelah 24 jam."
    )
  }

  var atAnUnknownTime: SafeText {
    language.choose(en: "at an unknown time", zhHans: "在未知时间", id: "pada waktu yang tidak diketahui")
  }

  var neverFetched: SafeText {
    language.choose(
      en: "This page was never fetched and shows waiting changes only.",
      zhHans: "此页面从未获取过，只显示待发送的更改。",
      id: "Halaman ini belum pernah diambil dan hanya menampilkan perubahan yang menunggu."
    )
  }

  var waitingOnly: SafeText {
    language.choose(en: "waiting changes only", zhHans: "只有待发送的更改", id: "hanya perubahan yang menunggu")
  }

  /// Why rows may be out of date, and their age, which they do not have where they were never fetched;
  /// between the two, an answer that speaks against them.
  func rows(_ explanation: SafeText, _ age: SafeText?, because addition: StaleReason?) -> String {
    guard let age else { return rows(explanation, neverFetched.string) }
    let sentence = language.choose(
      en: "This page was cached \(age).",
      zhHans: "此内容是\(age)缓存的。",
      id: "Halaman ini disimpan \(age)."
    )
    return rows(explanation, addition.map { rows(self.explanation(of: $0), sentence) } ?? sentence)
  }

  /// Why a list may lack what the service has, and the age of the list.
  func list(_ explanation: SafeText, _ age: SafeText) -> String {
    let sentence: String = language.choose(
      en: "The list was cached \(age).",
      zhHans: "列表是\(age)缓存的。",
      id: "Daftar ini disimpan \(age)."
    )
    return rows(explanation, sentence)
  }

  private func rows(_ explanation: SafeText, _ sentence: String) -> String {
    language.paragraph([language.sentence(explanation.string), sentence])
  }

  func fetched(_ age: SafeText) -> SafeText {
    language.choose(en: "fetched \(age)", zhHans: "\(age)获取", id: "diambil \(age)")
  }

  func revalidated(_ age: SafeText) -> SafeText {
    language.choose(en: "revalidated \(age)", zhHans: "已确认为最新（\(age)）", id: "divalidasi ulang \(age)")
  }

  func storedAndChecked(_ age: SafeText) -> SafeText {
    language.choose(
      en: "cached, checked \(age)",
      zhHans: "已缓存，已确认为最新（\(age)）",
      id: "tersimpan, diperiksa \(age)"
    )
  }

  func stored(_ age: SafeText) -> SafeText {
    language.choose(en: "cached \(age)", zhHans: "\(age)缓存", id: "disimpan \(age)")
  }
}
