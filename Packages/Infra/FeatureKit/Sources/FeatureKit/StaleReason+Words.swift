public import DomainKernel
public import LocalizationKit

extension StaleReason {
  /// The reason in a few words, for the last line of a page and for the trace of a request.
  ///
  /// - Parameter language: The language of the words.
  /// - Returns: Words without a full stop.
  public func words(in language: Language) -> String {
    switch self {
    case .notChecked: language.choose(en: "not checked", zhHans: "未检查", id: "belum diperiksa")
    case .changed, .possiblyChanged:
      language.choose(en: "before your change", zhHans: "早于上次更改", id: "sebelum perubahan Anda")
    case .replaced: language.choose(en: "older version", zhHans: "旧版本", id: "versi lama")
    case .gone:
      language.choose(
        en: "no longer on the service",
        zhHans: "服务已无此内容",
        id: "tidak ada lagi di layanan"
      )
    case .beingChecked: language.choose(en: "being checked", zhHans: "正在检查", id: "sedang diperiksa")
    case .offline: language.choose(en: "no connection", zhHans: "无网络连接", id: "tidak ada koneksi")
    case .connectionLost: language.choose(en: "connection lost", zhHans: "连接中断", id: "koneksi terputus")
    case .timedOut:
      language.choose(en: "no response in time", zhHans: "响应超时", id: "tidak ada respons tepat waktu")
    case .unavailable: language.choose(en: "service error", zhHans: "服务出错", id: "kesalahan layanan")
    case .rateLimited:
      language.choose(en: "too many requests", zhHans: "请求过多", id: "terlalu banyak permintaan")
    case .malformed:
      language.choose(en: "unreadable response", zhHans: "响应无法读取", id: "respons tidak dapat dibaca")
    case .transfer(let fault): fault.words(in: language)
    case .webPage: language.choose(en: "web page instead", zhHans: "收到网页", id: "halaman web")
    case .noAnswerYet: language.choose(en: "no response yet", zhHans: "尚未响应", id: "belum ada respons")
    case .signInNeeded: language.choose(en: "sign-in required", zhHans: "需要登录", id: "perlu masuk")
    case .tokenUnreadable:
      language.choose(en: "token unreadable", zhHans: "令牌无法读取", id: "token tidak dapat dibaca")
    case .tokenUnwritable:
      language.choose(en: "token not saved", zhHans: "令牌无法保存", id: "token tidak dapat disimpan")
    case .sessionNotRenewed:
      language.choose(en: "session not renewed", zhHans: "登录会话未续期", id: "sesi tidak diperpanjang")
    case .accountsOfNewerVersion: Strings(language).brief(of: PersistenceError.madeByNewerVersion)
    case .cacheUnreadable:
      language.choose(en: "cache unreadable", zhHans: "缓存无法读取", id: "cache tidak dapat dibaca")
    case .refused: language.choose(en: "refused", zhHans: "请求被拒绝", id: "ditolak")
    case .missing: language.choose(en: "page not found", zhHans: "找不到页面", id: "halaman tidak ditemukan")
    case .beyondReach:
      language.choose(
        en: "not among the newest",
        zhHans: "不在最新内容中",
        id: "tidak di antara yang terbaru"
      )
    case .suspicious: language.choose(en: "unconfirmed response", zhHans: "响应待确认", id: "respons belum pasti")
    }
  }
}
