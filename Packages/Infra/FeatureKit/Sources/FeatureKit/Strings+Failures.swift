import DesignKit
import DomainKernel
import LocalizationKit

/// The texts about errors of services.
extension Strings {
  /// The summary of an error that kept a change from being made, for which nothing that is cached can stand.
  func summary(ofChange error: ServiceError) -> String {
    switch error {
    case .offline:
      language.choose(
        en: "This change needs a connection to the service.",
        zhHans: "此操作需要连接到服务。",
        id: "Ini memerlukan koneksi ke layanan."
      )
    case .connectionLost:
      language.choose(
        en: "The connection was lost, so the change was not made.",
        zhHans: "与服务的连接中断，因此未作更改。",
        id: "Koneksi terputus, jadi perubahan tidak dilakukan."
      )
    case .timedOut:
      language.choose(
        en: "The service did not respond in time, so the change was not made.",
        zhHans: "服务未及时响应，因此未作更改。",
        id: "Layanan tidak merespons tepat waktu, jadi perubahan tidak dilakukan."
      )
    case .unconfirmedCopy(let cause, opensOffline: _): summary(ofChange: cause)
    default: summary(of: error)
    }
  }

  /// The summary of an error of a change that was sent and that the service may have made; `nil` for other
  /// errors.
  func summary(ofSentChange error: ServiceError) -> String? {
    switch error {
    case .connectionLost:
      language.choose(
        en: "The connection was lost before the service confirmed the change.",
        zhHans: "连接中断，服务未确认更改。",
        id: "Koneksi terputus sebelum layanan mengonfirmasi perubahan."
      )
    case .timedOut:
      language.choose(
        en: "The service did not confirm the change in time.",
        zhHans: "服务未及时确认更改。",
        id: "Layanan tidak mengonfirmasi perubahan tepat waktu."
      )
    default: nil
    }
  }

  func summary(of error: ServiceError) -> String {
    switch error {
    case .offline:
      language.choose(
        en: "Cannot connect to the service, and no cached copy is available.",
        zhHans: "无法连接到服务，也没有缓存副本。",
        id: "Tidak dapat terhubung ke layanan, dan tidak ada salinan tersimpan."
      )
    case .unconfirmedCopy(let cause, opensOffline: true): copyTooOld(because: cause)
    case .unconfirmedCopy(let cause, opensOffline: false): unconfirmedCopy(because: cause)
    case .connectionLost:
      language.choose(
        en: "The connection to the service was lost, and no cached copy is available.",
        zhHans: "与服务的连接中断，也没有缓存副本。",
        id: "Koneksi ke layanan terputus, dan tidak ada salinan tersimpan."
      )
    case .cacheUnreadable(let reason): language.sentence(cacheCannotBeRead(because: reason))
    case .timedOut:
      language.choose(
        en: "The service did not respond in time, and no cached copy is available.",
        zhHans: "服务未及时响应，也没有缓存副本。",
        id: "Layanan tidak merespons tepat waktu, dan tidak ada salinan tersimpan."
      )
    case .notFound:
      language.choose(
        en: "The service does not have this item.",
        zhHans: "服务没有此内容。",
        id: "Layanan tidak memiliki butir ini."
      )
    case .signInNeeded:
      language.choose(
        en: "You must sign in to use this service.",
        zhHans: "使用此服务需要登录。",
        id: "Anda harus masuk untuk menggunakan layanan ini."
      )
    case .credentialsUnreadable(reason: _, fault: .accountsOfNewerVersion?):
      summary(of: PersistenceError.madeByNewerVersion)
    case .credentialsUnreadable(reason: _, fault: .damagedAccounts?):
      language.choose(
        en: "The file of signed-in accounts is damaged.",
        zhHans: "已登录帐户的文件已损坏。",
        id: "Berkas akun yang masuk rusak."
      )
    case .credentialsUnreadable(let reason, fault: .tokenUnwritable?):
      language.choose(
        en: "The session could not be renewed, as a new token cannot be saved: \(language.reason(reason)).",
        zhHans: "登录会话未能续期，因为无法保存新令牌：\(language.reason(reason))。",
        id: "Sesi tidak diperpanjang, karena token baru tidak dapat disimpan: \(language.reason(reason))."
      )
    case .credentialsUnreadable(let reason, fault: _):
      explained(.tokenUnreadable, language.reason(reason))
    case .sessionEnded:
      language.choose(
        en: "The service ended your session.",
        zhHans: "服务已结束登录会话。",
        id: "Layanan mengakhiri sesi Anda."
      )
    case .sessionNotRenewed:
      language.choose(
        en: "The session could not be renewed, so nothing was sent.",
        zhHans: "登录会话未能续期，因此未发送任何内容。",
        id: "Sesi tidak dapat diperpanjang, jadi tidak ada yang dikirim."
      )
    case .rateLimited(let until): explained(.rateLimited(until: until))
    case .rejected(let code, let message):
      error.refusalStatus.map(refusal(status:))
        ?? explained(
          .refused,
          message,
          remark: code.map { language.choose(en: "code \($0)", zhHans: "代码\($0)", id: "kode \($0)") }
        )
    case .serverError(let status, let message):
      explained(.unavailable, message, remark: status.map(self.status))
    case .malformed(let reason) where reason == .libraryMissing:
      language.choose(
        en: "Cannot connect to the service: \(reason.words(in: language)).",
        zhHans: "无法连接到服务：\(reason.words(in: language))。",
        id: "Tidak dapat terhubung ke layanan: \(reason.words(in: language))."
      )
    case .malformed(.missingPage):
      language.choose(
        en: "The service does not have this page; its address may be wrong.",
        zhHans: "服务没有此页面，其地址可能有误。",
        id: "Layanan tidak memiliki halaman ini; alamatnya mungkin salah."
      )
    case .malformed(.moving):
      language.choose(
        en: "The list changed while it was read.",
        zhHans: "读取期间列表有变动。",
        id: "Daftar berubah saat dibaca."
      )
    case .malformed(.transfer(let fault)): explained(.transfer(fault))
    case .malformed(let reason):
      language.choose(
        en: "The service sent an unreadable response: \(reason.words(in: language)).",
        zhHans: "服务的响应无法读取（\(reason.words(in: language))）。",
        id: "Layanan mengirim respons yang tidak dapat dibaca: \(reason.words(in: language))."
      )
    case .cancelled: language.choose(en: "Interrupted.", zhHans: "操作已中断。", id: "Dihentikan.")
    }
  }

  /// The failure of a request, for which the cache has something that the service must confirm first.
  private func unconfirmedCopy(because cause: ServiceError) -> String {
    switch cause {
    case .connectionLost:
      language.choose(
        en: "The connection was lost, and the service requires the cached copy to be checked before use.",
        zhHans: "与服务的连接中断，而服务要求先确认缓存副本才能显示。",
        id: "Koneksi terputus, dan layanan mengharuskan salinan tersimpan diperiksa sebelum dipakai."
      )
    case .timedOut:
      language.choose(
        en: "The service did not respond in time, and requires the cached copy to be checked before use.",
        zhHans: "服务未及时响应，而它要求先确认缓存副本才能显示。",
        id: "Layanan tidak merespons, dan mengharuskan salinan tersimpan diperiksa sebelum dipakai."
      )
    case .offline:
      language.choose(
        en: "Cannot connect to the service, which requires the cached copy to be checked before use.",
        zhHans: "无法连接到服务，而它要求先确认缓存副本才能显示。",
        id: "Tidak dapat terhubung ke layanan, yang mengharuskan salinan tersimpan diperiksa sebelum dipakai."
      )
    default:
      language.choose(
        en: "\(summary(of: cause)) The service requires the cached copy to be checked before use.",
        zhHans: "\(summary(of: cause))服务要求先确认缓存副本才能显示。",
        id: "\(summary(of: cause)) Layanan mengharuskan salinan tersimpan diperiksa sebelum dipakai."
      )
    }
  }

  /// The failure of a request, for which the cache has something that is too old to be shown instead.
  private func copyTooOld(because cause: ServiceError) -> String {
    let remark = language.choose(
      en: "The cached copy is too old to be shown instead.",
      zhHans: "缓存副本太旧，不能代替显示。",
      id: "Salinan tersimpan sudah terlalu usang untuk ditampilkan sebagai gantinya."
    )
    return language.paragraph([StaleReason(cause).map { explained($0) }, remark].compactMap(\.self))
  }

  /// The failure of an offline run, for which the cache has something that the service must confirm first.
  var offlineWithUnconfirmedCopy: String {
    language.choose(
      en: "Offline mode is on, and the service requires the cached copy to be checked before use.",
      zhHans: "当前为离线模式，而服务要求先确认缓存副本才能显示。",
      id: "Mode luring aktif, dan layanan mengharuskan salinan tersimpan diperiksa sebelum dipakai."
    )
  }

  /// The failure of a run in offline mode, for which the cache has nothing that can be read.
  var offlineWithoutCopy: String {
    language.choose(
      en: "Offline mode is on, and no usable cached copy is available.",
      zhHans: "当前为离线模式，没有可用的缓存副本。",
      id: "Mode luring aktif, dan tidak ada salinan tersimpan yang dapat digunakan."
    )
  }

  /// The same in a few words.
  var offlineWithoutCopyBriefly: String {
    language.choose(
      en: "offline mode is on, and no copy is cached",
      zhHans: "当前为离线模式，没有缓存副本",
      id: "mode luring aktif, dan tidak ada salinan tersimpan"
    )
  }

  /// The reason why a run in offline mode changes nothing at the service, in a few words.
  var offlineBriefly: String {
    language.choose(en: "offline mode is on", zhHans: "当前为离线模式", id: "mode luring aktif")
  }

  /// The sentence for a reason why content may be out of date, which is a failure without content.
  private func explained(_ reason: StaleReason, _ message: String? = nil, remark: String? = nil) -> String {
    let clause = explanation(of: reason).string
    let words = message.map { language.labelled(clause, $0) } ?? clause
    return language.sentence(remark.map { language.text(words, remark: $0) } ?? words)
  }

  private func status(_ status: Int) -> String {
    language.choose(en: "status \(status)", zhHans: "状态码\(status)", id: "status \(status)")
  }

  /// A refusal of which nothing but the status of the response is known.
  private func refusal(status: Int) -> String {
    guard status == 401 || status == 403 else { return explained(.refused, remark: self.status(status)) }
    let refused = language.choose(
      en: "The service refused access",
      zhHans: "服务拒绝访问",
      id: "Layanan menolak akses"
    )
    return language.sentence(language.text(refused, remark: self.status(status)))
  }

  func brief(of error: ServiceError) -> String {
    switch error {
    case .offline: StaleReason.offline.words(in: language)
    case .unconfirmedCopy:
      language.choose(
        en: "the cached copy is not confirmed",
        zhHans: "缓存副本未经确认",
        id: "salinan tersimpan belum dikonfirmasi"
      )
    case .connectionLost: StaleReason.connectionLost.words(in: language)
    case .cacheUnreadable:
      language.choose(en: "the cache cannot be read", zhHans: "无法读取缓存", id: "cache tidak dapat dibaca")
    case .timedOut: StaleReason.timedOut.words(in: language)
    case .notFound:
      language.choose(
        en: "not available from the service",
        zhHans: "服务没有此内容",
        id: "tidak tersedia di layanan"
      )
    case .signInNeeded: StaleReason.signInNeeded.words(in: language)
    case .credentialsUnreadable(reason: _, fault: .accountsOfNewerVersion?):
      brief(of: PersistenceError.madeByNewerVersion)
    case .credentialsUnreadable(reason: _, fault: .damagedAccounts?):
      language.choose(en: "damaged file of accounts", zhHans: "帐户文件已损坏", id: "berkas akun rusak")
    case .credentialsUnreadable(reason: _, fault: .tokenUnwritable?):
      StaleReason.tokenUnwritable.words(in: language)
    case .credentialsUnreadable:
      language.choose(en: "the token cannot be read", zhHans: "无法读取令牌", id: "token tidak dapat dibaca")
    case .sessionEnded: language.choose(en: "session ended", zhHans: "登录会话已失效", id: "sesi berakhir")
    case .sessionNotRenewed:
      language.choose(
        en: "the session could not be renewed",
        zhHans: "登录会话未能续期",
        id: "sesi tidak dapat diperpanjang"
      )
    case .rateLimited(let until): StaleReason.rateLimited(until: until).words(in: language)
    case .rejected:
      language.choose(en: "refused by the service", zhHans: "服务拒绝了请求", id: "ditolak oleh layanan")
    case .serverError: StaleReason.unavailable.words(in: language)
    case .malformed(.libraryMissing):
      language.choose(en: "libcurl is missing", zhHans: "缺少 libcurl", id: "libcurl tidak ada")
    case .malformed(.missingPage): StaleReason.missing.words(in: language)
    case .malformed(.webPage): StaleReason.webPage.words(in: language)
    case .malformed(.moving): MalformedReason.moving.words(in: language)
    case .malformed(.transfer(let fault)): StaleReason.transfer(fault).words(in: language)
    case .malformed: StaleReason.malformed.words(in: language)
    case .cancelled: language.choose(en: "interrupted", zhHans: "已中断", id: "dihentikan")
    }
  }

  var checkAddress: String {
    language.choose(
      en: "Check the address of the service.",
      zhHans: "请检查服务的地址。",
      id: "Periksa alamat layanan."
    )
  }

  var listAndPick: String {
    language.choose(
      en: "List the available items and pick one.",
      zhHans: "请先列出现有内容，再从中选择。",
      id: "Tampilkan daftar butir yang ada, lalu pilih satu."
    )
  }
}
