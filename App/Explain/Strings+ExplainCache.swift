import FeatureKit
import LocalizationKit
import OfflineHTTP

/// The cache in an explanation.
extension Strings {
  func words(for step: OfflineHTTPEvent.Step) -> String {
    switch step {
    case .hit(let age):
      language.choose(
        en: "cached \(age.components.seconds) s ago, still fresh",
        zhHans: "\(age.components.seconds)秒前缓存，仍然有效",
        id: "disimpan \(age.components.seconds) detik lalu, masih berlaku"
      )
    case .miss: language.choose(en: "not cached", zhHans: "未缓存", id: "tidak tersimpan")
    case .stale(let age):
      language.choose(
        en: "cached \(age.components.seconds) s ago, needs revalidation",
        zhHans: "\(age.components.seconds)秒前缓存，需要重新验证",
        id: "disimpan \(age.components.seconds) detik lalu, perlu divalidasi ulang"
      )
    case .conditionalRequestSent:
      language.choose(en: "revalidating", zhHans: "正在重新验证", id: "memvalidasi ulang")
    case .notModified:
      language.choose(en: "not modified (304)", zhHans: "没有变化（304）", id: "tidak berubah (304)")
    case .coalesced:
      language.choose(
        en: "joined an identical request in progress",
        zhHans: "与进行中的相同请求合并",
        id: "bergabung dengan permintaan sama yang sedang berjalan"
      )
    case .stored(let bytes):
      language.choose(
        en: "stored \(count(bytes: bytes))",
        zhHans: "已保存\(count(bytes: bytes))",
        id: "\(count(bytes: bytes)) disimpan"
      )
    case .notStored(let reason):
      language.choose(
        en: "not stored: \(reason.rawValue)",
        zhHans: "不保存：\(words(for: reason))",
        id: "tidak disimpan: \(words(for: reason))"
      )
    case .servedStale(let reason, _):
      language.choose(
        en: "served the cached copy: \(reason.words(in: language))",
        zhHans: "提供缓存内容：\(reason.words(in: language))",
        id: "salinan tersimpan disajikan: \(reason.words(in: language))"
      )
    case .backgroundRefreshStarted:
      language.choose(
        en: "refreshing in the background",
        zhHans: "正在后台刷新",
        id: "menyegarkan di latar belakang"
      )
    case .backgroundRefreshFailed:
      language.choose(
        en: "background refresh failed",
        zhHans: "后台刷新失败",
        id: "penyegaran di latar belakang gagal"
      )
    case .invalidated:
      language.choose(en: "outdated by a change", zhHans: "缓存早于更改", id: "usang karena perubahan")
    case .dropped(let reason):
      language.choose(
        en: "removed: \(words(for: reason))",
        zhHans: "已移除：\(words(for: reason))",
        id: "dihapus: \(words(for: reason))"
      )
    case .storedUnreadable(let reason):
      language.choose(
        en: "cached copy unreadable: \(cause(reason))",
        zhHans: "缓存内容无法读取：\(cause(reason))",
        id: "salinan tersimpan tidak dapat dibaca: \(cause(reason))"
      )
    case .storeUnreadable(let error), .storeFailed(let error): cacheFailed(words(for: error))
    }
  }

  func cacheFailed(_ reason: String) -> String {
    language.choose(
      en: "store error: \(reason)",
      zhHans: "存储失败：\(reason)",
      id: "kesalahan penyimpanan: \(reason)"
    )
  }

  private func words(for reason: NotStoredReason) -> String {
    switch reason {
    case .method: language.choose(en: reason.rawValue, zhHans: "方法不是 GET", id: "metodenya bukan GET")
    case .noStoreRequested:
      language.choose(en: reason.rawValue, zhHans: "请求要求 no-store", id: "permintaan meminta no-store")
    case .noStore:
      language.choose(en: reason.rawValue, zhHans: "响应要求 no-store", id: "respons meminta no-store")
    case .notUnderstood: language.choose(en: reason.rawValue, zhHans: "无法识别的状态", id: "status tidak dikenal")
    case .partial: language.choose(en: reason.rawValue, zhHans: "不是完整的内容", id: "isi tidak lengkap")
    case .variesOnEverything:
      language.choose(en: reason.rawValue, zhHans: "随一切条件变化", id: "bergantung pada segalanya")
    case .noFreshness:
      language.choose(en: reason.rawValue, zhHans: "此状态需要明确的有效期", id: "status ini memerlukan masa berlaku")
    case .contentStored:
      language.choose(
        en: reason.rawValue,
        zhHans: "已缓存内容，而这不是内容",
        id: "isi sudah tersimpan, dan respons ini tidak memilikinya"
      )
    case .unusable: language.choose(en: reason.rawValue, zhHans: "无法读取", id: "tidak dapat dibaca")
    case .refusal: language.choose(en: reason.rawValue, zhHans: "这是服务的错误响应", id: "respons kesalahan")
    case .wiped:
      language.choose(en: reason.rawValue, zhHans: "此帐户的内容已全部移除", id: "semua isi akun telah dihapus")
    case .tooLarge:
      language.choose(en: reason.rawValue, zhHans: "超过单个响应的大小限制", id: "lebih besar dari batas satu respons")
    case .suspicious:
      language.choose(
        en: reason.rawValue,
        zhHans: "会丢失已缓存的内容，尚未确认",
        id: "akan menghilangkan isi tersimpan, dan belum pasti"
      )
    }
  }

  private func words(for reason: DroppedReason) -> String {
    switch reason {
    case .otherFormat: language.choose(en: "different format", zhHans: "格式不同", id: "format berbeda")
    case .noStore:
      language.choose(
        en: "the service no longer allows caching",
        zhHans: "服务不再允许缓存",
        id: "layanan tidak lagi mengizinkan penyimpanan"
      )
    case .changed:
      language.choose(en: "changed by the service", zhHans: "内容已在服务端更改", id: "diubah oleh layanan")
    case .deleted: language.choose(en: "deleted by a change", zhHans: "已被更改删除", id: "dihapus oleh perubahan")
    }
  }
}
