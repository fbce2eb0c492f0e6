import DesignKit
import DomainKernel
import LocalizationKit

/// The texts that all features share, in one language.
struct Strings: Hashable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  func undertaking(_ what: String, failedFor reason: String) -> String {
    language.choose(en: "\(what): \(reason)", zhHans: "\(what)：\(reason)", id: "\(what): \(reason)")
  }

  var loadingMore: SafeText { language.choose(en: "Loading more", zhHans: "正在载入更多", id: "Memuat lagi") }

  var notContinued: SafeText {
    language.choose(en: "The rest could not be loaded", zhHans: "无法载入其余内容", id: "Sisanya tidak dapat dimuat")
  }
}

// MARK: - Lists

extension Strings {
  var refreshing: SafeText {
    language.choose(en: "Checking for changes", zhHans: "正在检查更新", id: "Memeriksa perubahan")
  }

  func progress(entries count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 entry", "\(number) entries"),
      zhHans: "\(number)项",
      id: "\(number) entri"
    )
  }

  func incomplete(because reason: String) -> String {
    language.choose(
      en: "The list is incomplete: \(reason).",
      zhHans: "列表不完整：\(reason)。",
      id: "Daftar tidak lengkap: \(reason)."
    )
  }

  func warning(_ sentence: String) -> String {
    language.choose(en: "Warning: \(sentence)", zhHans: "警告：\(sentence)", id: "Peringatan: \(sentence)")
  }

  func limitHelp(_ usual: Int) -> String {
    language.choose(
      en: "Maximum number of entries to list (default: \(usual)).",
      zhHans: "最多列出的项数（默认：\(usual)）。",
      id: "Jumlah entri paling banyak (bawaan: \(usual))."
    )
  }

  var allHelp: String {
    language.choose(en: "List all entries.", zhHans: "列出全部内容。", id: "Tampilkan semua entri.")
  }
  var numberValue: String { language.choose(en: "number", zhHans: "数量", id: "angka") }

  func fieldsExample(_ fields: [String]) -> String {
    let list = language.list(fields)
    return language.choose(en: "\(list) as JSON", zhHans: "以 JSON 输出 \(list)", id: "\(list) sebagai JSON")
  }

  var wholeExample: String {
    language.choose(
      en: "the whole list as JSON, written to a file",
      zhHans: "以 JSON 输出整个列表，并写入文件",
      id: "seluruh daftar sebagai JSON, ditulis ke berkas"
    )
  }
}

// MARK: - Changes that wait

extension Strings {
  func waiting(changes count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 change is not sent yet", "\(number) changes are not sent yet"),
      zhHans: "\(number)项更改尚未发送",
      id: "\(number) perubahan belum dikirim"
    )
  }

  var waitingUnreadable: SafeText {
    language.choose(
      en: "The changes that are not sent yet could not be read",
      zhHans: "无法读取尚未发送的更改",
      id: "Perubahan yang belum dikirim tidak dapat dibaca"
    )
  }
}

// MARK: - Failures

extension Strings {
  /// An error of a change, for which nothing that is cached can stand.
  func summary(ofChange error: ServiceError) -> String {
    switch error {
    case .offline:
      language.choose(
        en: "This needs a connection to the service.",
        zhHans: "此操作需要连接到服务。",
        id: "Ini memerlukan koneksi ke layanan."
      )
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
    default: summary(of: error)
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
    case .connectionLost:
      language.choose(
        en: "The connection to the service was lost, and no cached copy is available.",
        zhHans: "与服务的连接中断，也没有缓存副本。",
        id: "Koneksi ke layanan terputus, dan tidak ada salinan tersimpan."
      )
    case .cacheUnreadable(let reason):
      language.choose(
        en: "The cache cannot be read: \(reason).",
        zhHans: "无法读取缓存：\(reason)。",
        id: "Cache tidak dapat dibaca: \(reason)."
      )
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
    case .credentialsUnreadable(let reason):
      language.choose(
        en: "The stored token cannot be read: \(reason).",
        zhHans: "无法读取已存储的令牌：\(reason)。",
        id: "Token yang tersimpan tidak dapat dibaca: \(reason)."
      )
    case .sessionEnded:
      language.choose(
        en: "The service ended your session.",
        zhHans: "服务已结束登录会话。",
        id: "Layanan mengakhiri sesi Anda."
      )
    case .rateLimited:
      language.choose(
        en: "The service is rate-limiting requests.",
        zhHans: "请求过于频繁。",
        id: "Layanan sedang membatasi permintaan."
      )
    case .rejected(let code, let message): refusal(code: code, message: message)
    case .unavailable:
      language.choose(
        en: "The service returned an error.",
        zhHans: "服务出错。",
        id: "Layanan mengalami kesalahan."
      )
    case .malformed(let reason):
      language.choose(
        en: "The service sent an unreadable response: \(reason.words(in: language)).",
        zhHans: "服务的响应无法读取（\(reason.words(in: language))）。",
        id: "Layanan mengirim respons yang tidak dapat dibaca: \(reason.words(in: language))."
      )
    case .cancelled: language.choose(en: "Interrupted.", zhHans: "操作已中断。", id: "Dihentikan.")
    }
  }

  var unlockOrSignIn: String {
    language.choose(
      en: "Unlock the keyring and try again, or sign in again.",
      zhHans: "请解锁密钥环后重试，或重新登录。",
      id: "Buka kunci keyring dan coba lagi, atau masuk kembali."
    )
  }

  private func refusal(code: String?, message: String?) -> String {
    language.choose(
      en:
        "The service refused the request\(message.map { ": \($0)" } ?? "")\(code.map { " (code \($0))" } ?? "").",
      zhHans: "服务拒绝了请求\(message.map { "：\($0)" } ?? "")\(code.map { "（代码\($0)）" } ?? "")。",
      id: "Layanan menolak permintaan\(message.map { ": \($0)" } ?? "")\(code.map { " (kode \($0))" } ?? "")."
    )
  }

  func brief(of error: ServiceError) -> String {
    switch error {
    case .offline: language.choose(en: "no connection", zhHans: "无网络连接", id: "tidak ada koneksi")
    case .connectionLost: language.choose(en: "connection lost", zhHans: "连接中断", id: "koneksi terputus")
    case .cacheUnreadable:
      language.choose(en: "the cache cannot be read", zhHans: "无法读取缓存", id: "cache tidak dapat dibaca")
    case .timedOut:
      language.choose(en: "no response in time", zhHans: "响应超时", id: "tidak ada respons tepat waktu")
    case .notFound:
      language.choose(
        en: "not available from the service",
        zhHans: "服务没有此内容",
        id: "tidak tersedia di layanan"
      )
    case .signInNeeded: language.choose(en: "sign-in required", zhHans: "需要登录", id: "perlu masuk")
    case .credentialsUnreadable:
      language.choose(en: "the token cannot be read", zhHans: "无法读取令牌", id: "token tidak dapat dibaca")
    case .sessionEnded: language.choose(en: "session ended", zhHans: "登录会话已失效", id: "sesi berakhir")
    case .rateLimited:
      language.choose(en: "too many requests", zhHans: "请求过多", id: "terlalu banyak permintaan")
    case .rejected:
      language.choose(en: "refused by the service", zhHans: "服务拒绝了请求", id: "ditolak oleh layanan")
    case .unavailable: language.choose(en: "service error", zhHans: "服务出错", id: "kesalahan layanan")
    case .malformed:
      language.choose(en: "unreadable response", zhHans: "响应无法读取", id: "respons tidak dapat dibaca")
    case .cancelled: language.choose(en: "interrupted", zhHans: "已中断", id: "dihentikan")
    }
  }

  var listAndPick: String {
    language.choose(
      en: "List the available items and pick one.",
      zhHans: "请先列出现有内容，再从中选择。",
      id: "Tampilkan daftar butir yang ada, lalu pilih satu."
    )
  }

  func summary(of error: PersistenceError) -> String {
    switch error {
    case .cannotBeRead(let reason):
      language.choose(
        en: "The saved data cannot be read: \(reason).",
        zhHans: "无法读取保存的内容：\(reason)。",
        id: "Data tersimpan tidak dapat dibaca: \(reason)."
      )
    case .cannotBeSaved(let reason):
      language.choose(
        en: "The change could not be saved: \(reason).",
        zhHans: "无法保存更改：\(reason)。",
        id: "Perubahan tidak dapat disimpan: \(reason)."
      )
    case .madeByNewerVersion:
      language.choose(
        en: "The saved data was written by a newer version of tessera.",
        zhHans: "保存的内容由更新版本的 tessera 写入。",
        id: "Data tersimpan ditulis oleh versi tessera yang lebih baru."
      )
    }
  }

  func brief(of error: PersistenceError) -> String {
    switch error {
    case .cannotBeRead:
      language.choose(
        en: "unreadable saved data",
        zhHans: "无法读取保存的内容",
        id: "data tersimpan tidak dapat dibaca"
      )
    case .cannotBeSaved: language.choose(en: "not saved", zhHans: "无法保存", id: "tidak tersimpan")
    case .madeByNewerVersion:
      language.choose(
        en: "written by a newer version",
        zhHans: "由更新版本写入",
        id: "ditulis oleh versi yang lebih baru"
      )
    }
  }

  func advice(about error: PersistenceError) -> String {
    switch error {
    case .cannotBeRead, .cannotBeSaved:
      language.choose(
        en: "Check the free space and the permissions of the folder, or set TESSERA_HOME to another one.",
        zhHans: "请检查剩余空间和文件夹的权限，或将 TESSERA_HOME 设为其他文件夹。",
        id: "Periksa ruang kosong dan izin folder, atau atur TESSERA_HOME ke folder lain."
      )
    case .madeByNewerVersion:
      language.choose(
        en: "Use that version, or set TESSERA_HOME to another folder.",
        zhHans: "请使用该版本，或将 TESSERA_HOME 设为其他文件夹。",
        id: "Gunakan versi tersebut, atau atur TESSERA_HOME ke folder lain."
      )
    }
  }
}

// MARK: - Sources

extension Strings {
  func label(of reason: StaleReason) -> SafeText {
    switch reason {
    case .notChecked: language.choose(en: "not checked", zhHans: "未检查", id: "belum diperiksa")
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
    case .webPage: language.choose(en: "web page instead", zhHans: "收到网页", id: "halaman web")
    case .noAnswerYet: language.choose(en: "no response yet", zhHans: "尚未响应", id: "belum ada respons")
    case .signInNeeded: language.choose(en: "sign-in required", zhHans: "需要登录", id: "perlu masuk")
    case .refused: language.choose(en: "refused", zhHans: "请求被拒绝", id: "ditolak")
    case .missing: language.choose(en: "page not found", zhHans: "找不到页面", id: "halaman tidak ditemukan")
    case .suspicious: language.choose(en: "unconfirmed response", zhHans: "响应待确认", id: "respons belum pasti")
    }
  }

  func explanation(of reason: StaleReason) -> SafeText {
    switch reason {
    case .notChecked:
      language.choose(en: "Not checked with the service", zhHans: "尚未向服务检查", id: "Belum diperiksa ke layanan")
    case .beingChecked:
      language.choose(
        en: "Being checked with the service",
        zhHans: "正在向服务检查",
        id: "Sedang diperiksa ke layanan"
      )
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
    case .refused:
      language.choose(
        en: "The service refused the request",
        zhHans: "服务拒绝了请求",
        id: "Layanan menolak permintaan"
      )
    case .missing:
      language.choose(
        en: "The service cannot find this page",
        zhHans: "服务找不到此页面",
        id: "Layanan tidak menemukan halaman ini"
      )
    case .suspicious(.empty):
      language.choose(
        en: "The service now lists nothing here",
        zhHans: "服务现在返回空列表",
        id: "Layanan kini tidak menampilkan apa pun di sini"
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

  func mayBeOutOfDate(stored age: SafeText) -> SafeText {
    language.choose(
      en: "This page was cached \(age) and may be out of date.",
      zhHans: "此内容是\(age)缓存的，可能已过时。",
      id: "Halaman ini disimpan \(age) dan mungkin sudah usang."
    )
  }

  var atAnUnknownTime: SafeText {
    language.choose(en: "at an unknown time", zhHans: "在未知时间", id: "pada waktu yang tidak diketahui")
  }

  func staleRows(_ explanation: SafeText, _ age: SafeText) -> String {
    language.choose(
      en: "Warning: \(explanation). This page was cached \(age).",
      zhHans: "警告：\(explanation)。此内容是\(age)缓存的。",
      id: "Peringatan: \(explanation). Halaman ini disimpan \(age)."
    )
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

// MARK: - Options

extension Strings {
  var refresh: String {
    language.choose(
      en: "Ignore the cache and ask the service.",
      zhHans: "忽略缓存，向服务查询。",
      id: "Abaikan cache dan tanyakan ke layanan."
    )
  }

  var offline: String {
    language.choose(
      en: "Use cached data only and do not connect.",
      zhHans: "只使用缓存内容，不连接网络。",
      id: "Gunakan hanya data tersimpan tanpa terhubung."
    )
  }

  var json: String {
    language.choose(
      en: "Write JSON: data, source and, for lists, page.",
      zhHans: "输出 JSON：data、source，列表还有 page。",
      id: "Tulis JSON: data, source, dan page untuk daftar."
    )
  }

  var noDocument: String {
    language.choose(
      en: "This output is not available as JSON.",
      zhHans: "此输出没有 JSON 格式。",
      id: "Keluaran ini tidak tersedia sebagai JSON."
    )
  }

  func documents(at routes: [Route], of program: String) -> String {
    let commands = routes.map { route in
      let line = route.commandLine(program: program)
      return language.choose(en: "'\(line)'", zhHans: "“\(line)”", id: "'\(line)'")
    }
    let list = language.list(commands, .or)
    return language.choose(
      en: "Use \(list) with --json.",
      zhHans: "请使用\(list)并加上 --json。",
      id: "Gunakan \(list) dengan --json."
    )
  }

  var fields: String {
    language.choose(
      en: "Fields to write, with --json or on a pipe.",
      zhHans: "要输出的字段，与 --json 连用或输出到管道时有效。",
      id: "Bidang yang ditulis, dengan --json atau pada pipe."
    )
  }
}
