import CommandKit
import DesignKit
import LocalizationKit

/// The texts of the program, in one language.
struct Strings: Sendable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var abstract: String {
    language.choose(
      en: "Browse streaming, recipes, GitHub and jobs in Japan, online or offline.",
      zhHans: "在终端中浏览流媒体、食谱、GitHub 和日本的职位，离线也可用。",
      id: "Jelajahi streaming, resep, GitHub, dan lowongan kerja di Jepang, daring maupun luring."
    )
  }

  var discussion: String {
    language.choose(
      en: """
        By default, Tessera shows built-in sample data and needs no network. Use --backend live for the real services. \
        Pages you have opened before stay available offline and show their age.
        """,
      zhHans: """
        默认使用内置的示例数据（沙盒），无需联网。要使用真实的服务，请用 --backend live。浏览过的内容可离线查看，并标明缓存了多久。
        """,
      id:
        "Secara bawaan, Tessera menampilkan data contoh dan tidak memerlukan jaringan. Gunakan --backend live untuk layanan yang sebenarnya. Halaman yang pernah dibuka tetap tersedia secara luring dan menunjukkan umurnya."
    )
  }

  var browseExample: String {
    language.choose(en: "browse in full screen", zhHans: "全屏浏览", id: "jelajahi dalam layar penuh")
  }

  var browseAbstract: String {
    language.choose(en: "Browse in full screen.", zhHans: "全屏浏览。", id: "Jelajahi dalam layar penuh.")
  }

  var browseDiscussion: String {
    language.choose(
      en: """
        Opens a full-screen browser: arrow keys choose, Enter opens, Esc goes back, / filters, r refreshes, ? lists \
        all keys, q quits. Needs a terminal.
        """,
      zhHans: "打开全屏浏览器：用方向键选择，Enter 打开，Esc 返回，“/”筛选，r 刷新，“?”列出所有按键，q 退出。需要终端。",
      id:
        "Membuka penjelajah layar penuh: tombol panah memilih, Enter membuka, Esc kembali, / memfilter, r menyegarkan, ? menampilkan semua tombol, q keluar. Memerlukan terminal."
    )
  }

  var openAbstract: String { language.choose(en: "Open a link.", zhHans: "打开链接。", id: "Buka tautan.") }

  var openDiscussion: String {
    language.choose(
      en:
        "Opens the shared link of a card, or a link to a page of this program. A link never changes anything.",
      zhHans: "打开卡片的分享链接，或本程序页面的链接。链接不会更改任何内容。",
      id:
        "Membuka tautan kartu yang dibagikan, atau tautan ke halaman program ini. Tautan tidak pernah mengubah apa pun."
    )
  }

  var linkHelp: String { language.choose(en: "Link to open.", zhHans: "要打开的链接。", id: "Tautan yang dibuka.") }
  var linkValue: String { language.choose(en: "link", zhHans: "链接", id: "tautan") }
  var openCardExample: String {
    language.choose(en: "the card of an account", zhHans: "某帐户的卡片", id: "kartu sebuah akun")
  }
  var openPlaceExample: String {
    language.choose(en: "a page of this program", zhHans: "本程序的页面", id: "sebuah halaman program ini")
  }

  var notALink: String {
    language.choose(
      en: "This link does not lead to a page of this program.",
      zhHans: "此链接不是本程序页面的链接。",
      id: "Tautan ini tidak menuju halaman program ini."
    )
  }

  var linkForms: String {
    language.choose(
      en: "Use a link of this program, or one that begins with https://octodeck.furari.co/users/",
      zhHans: "请使用本程序的链接，或以 https://octodeck.furari.co/users/ 开头的链接。",
      id: "Gunakan tautan program ini, atau yang diawali https://octodeck.furari.co/users/"
    )
  }

  var linkChanges: String {
    language.choose(
      en: "This link stands for a change, which links must not make.",
      zhHans: "此链接会更改内容，而链接不得更改内容。",
      id: "Tautan ini berarti perubahan, yang tidak boleh dilakukan oleh tautan."
    )
  }

  var runTheCommand: String {
    language.choose(
      en: "Run the command itself to make the change.",
      zhHans: "要更改，请直接运行相应的命令。",
      id: "Jalankan perintahnya langsung untuk membuat perubahan."
    )
  }

  var programGroup: String { language.choose(en: "Program", zhHans: "程序", id: "Program") }

  var working: String { language.choose(en: "Loading", zhHans: "正在载入", id: "Memuat") }

  /// Says that the data are not of the real service.
  var sandbox: String { language.choose(en: "sandbox", zhHans: "示例数据", id: "data contoh") }

  var firstRunHint: String {
    language.choose(
      en: "This is built-in sample data. Use --backend live for the real services.",
      zhHans: "这是内置的示例数据。要使用真实的服务，请用 --backend live。",
      id: "Ini data contoh. Gunakan --backend live untuk layanan yang sebenarnya."
    )
  }
}

// MARK: - Options

extension Strings {
  var name: String { language.choose(en: "name", zhHans: "名称", id: "nama") }
  var condition: String { language.choose(en: "condition", zhHans: "条件", id: "kondisi") }
  var time: String { language.choose(en: "time", zhHans: "时长", id: "waktu") }
  var when: String { language.choose(en: "mode", zhHans: "模式", id: "mode") }
  var cells: String { language.choose(en: "columns", zhHans: "列数", id: "kolom") }
  var languageName: String { language.choose(en: "tag", zhHans: "语言", id: "kode") }

  var backend: String {
    language.choose(en: "Services to use.", zhHans: "要使用的服务。", id: "Layanan yang digunakan.")
  }

  var network: String {
    language.choose(
      en: "Simulated network condition (sandbox only).",
      zhHans: "模拟的网络条件（仅限沙盒）。",
      id: "Kondisi jaringan tiruan (hanya sandbox)."
    )
  }

  var timeout: String {
    language.choose(
      en: "Total time to wait for the service.",
      zhHans: "等待服务的总时间。",
      id: "Total waktu menunggu layanan."
    )
  }

  var patience: String {
    language.choose(
      en: "Time to wait for the service if a cached copy is available.",
      zhHans: "有缓存副本时等待服务的时间。",
      id: "Waktu menunggu layanan jika ada salinan tersimpan."
    )
  }

  func wasDamaged(_ path: String) -> String {
    language.choose(
      en: """
        Warning: Some of your saved data was damaged, and the rest has been recovered. Move or remove the damaged \
        file to stop this warning: \(path)
        """,
      zhHans: "警告：部分已保存的内容已损坏，其余部分已恢复。移走或删除损坏的文件后，不再显示此警告：\(path)",
      id:
        "Peringatan: Sebagian data tersimpan rusak, dan sisanya telah dipulihkan. Pindahkan atau hapus berkas yang rusak untuk menghentikan peringatan ini: \(path)"
    )
  }

  func savedCannotBeChecked(_ reason: String) -> String {
    language.choose(
      en: "Warning: The folder of your saved data cannot be read (\(reason)).",
      zhHans: "警告：无法读取存放已保存内容的文件夹（\(reason)）。",
      id: "Peringatan: Folder data tersimpan tidak dapat dibaca (\(reason))."
    )
  }

  var plain: String {
    language.choose(
      en: "Write plain text without colours or escape sequences.",
      zhHans: "输出纯文本，不含颜色和转义序列。",
      id: "Tulis teks biasa tanpa warna atau urutan escape."
    )
  }

  var accessible: String {
    language.choose(
      en: "Format output for screen readers: one item per line, no graphics.",
      zhHans: "为屏幕阅读器输出：每行一条信息，不使用图形。",
      id: "Format keluaran untuk pembaca layar: satu butir per baris, tanpa grafik."
    )
  }

  var color: String { language.choose(en: "Coloured output.", zhHans: "彩色输出。", id: "Keluaran berwarna.") }

  var images: String {
    language.choose(
      en: "Pictures on profiles and cards, in terminals with kitty or iTerm2 graphics.",
      zhHans: "在支持 kitty 或 iTerm2 图形协议的终端上显示个人资料和卡片的头像。",
      id: "Gambar pada profil dan kartu, di terminal dengan grafik kitty atau iTerm2."
    )
  }

  var theme: String {
    language.choose(
      en: "Colour theme (default: chosen from COLORFGBG, otherwise dark).",
      zhHans: "配色主题（默认按 COLORFGBG 判断，否则为 dark）。",
      id: "Tema warna (bawaan: dari COLORFGBG, jika tidak ada dark)."
    )
  }

  var width: String {
    language.choose(
      en: "Line width in columns (default: terminal width, or 80).",
      zhHans: "每行的列数（默认为终端的列数，或80）。",
      id: "Lebar baris dalam kolom (bawaan: lebar terminal, atau 80)."
    )
  }

  var languageOption: String {
    language.choose(
      en: "Interface language (default: from the environment, otherwise English).",
      zhHans: "界面语言（默认取自系统环境，否则为英语）。",
      id: "Bahasa antarmuka (bawaan: dari lingkungan, jika tidak ada bahasa Inggris)."
    )
  }

  var noInput: String {
    language.choose(en: "Never ask questions.", zhHans: "从不提问。", id: "Jangan pernah bertanya.")
  }

  var clientID: String {
    language.choose(
      en: "Client ID of an app that is registered at GitHub.",
      zhHans: "在 GitHub 注册的应用的客户端 ID。",
      id: "ID klien aplikasi yang terdaftar di GitHub."
    )
  }

  var clientIDName: String { language.choose(en: "id", zhHans: "ID", id: "id") }

  var explain: String {
    language.choose(
      en: "Print a timing trace of the request to stderr.",
      zhHans: "在标准错误输出中显示请求跟踪和用时。",
      id: "Cetak jejak waktu permintaan ke stderr."
    )
  }

  var verbose: String {
    language.choose(
      en: "Log requests and responses to stderr (secrets removed).",
      zhHans: "在标准错误输出中记录请求和响应（已去除机密）。",
      id: "Catat permintaan dan respons ke stderr (tanpa rahasia)."
    )
  }
}

// MARK: - Failures and warnings

extension Strings {
  func notAbsolute(_ variable: String) -> String {
    language.choose(
      en: "\(variable) is not an absolute path.",
      zhHans: "\(variable) 不是绝对路径。",
      id: "\(variable) bukan path absolut."
    )
  }

  var setToAbsolutePath: String {
    language.choose(
      en: "Set it to an absolute path, or unset it.",
      zhHans: "请将其设为绝对路径，或取消设置。",
      id: "Atur ke path absolut, atau hapus."
    )
  }

  /// An option by the name under which the user gave it.
  func name(of option: String, from origin: ValueOrigin?) -> String {
    switch origin {
    case .environment(let variable): variable
    case .setting(let name):
      language.choose(en: "the setting '\(name)'", zhHans: "设置“\(name)”", id: "pengaturan '\(name)'")
    case .commandLine, nil: "--\(option)"
    }
  }

  func needsSandbox(_ name: String) -> String {
    language.choose(
      en: "\(name) works with the sandbox only.",
      zhHans: "\(name) 只能与沙盒一起使用。",
      id: "\(name) hanya berfungsi dengan sandbox."
    )
  }

  /// The steps that enable the sandbox: unsetting a variable, changing the backend, or both.
  func useSandbox(unsetting variable: String?, isLive: Bool) -> String {
    let steps = [
      variable.map { language.choose(en: "unset \($0)", zhHans: "取消设置 \($0)", id: "hapus \($0)") },
      isLive
        ? language.choose(
          en: "use --backend sandbox",
          zhHans: "使用 --backend sandbox",
          id: "gunakan --backend sandbox"
        ) : nil,
    ]
    let list = steps.compactMap(\.self).joined(
      separator: language.choose(en: " and ", zhHans: " 并", id: " dan ")
    )
    return language.choose(
      en: "Remove it, or \(list).",
      zhHans: "请去掉它，或\(list)。",
      id: "Hilangkan, atau \(list)."
    )
  }

  func unknownCountry(_ country: String, _ variable: String) -> String {
    let country = SafeText(country).string
    return language.choose(
      en: "The value '\(country)' of the environment variable '\(variable)' is invalid.",
      zhHans: "环境变量“\(variable)”的值“\(country)”无效。",
      id: "Nilai '\(country)' dari variabel lingkungan '\(variable)' tidak valid."
    )
  }

  func chooseCountry(_ countries: [String]) -> String {
    language.choose(
      en: "Choose one of: \(countries.map { "'\($0)'" }.joined(separator: ", ")).",
      zhHans: "可选值：\(countries.map { "“\($0)”" }.joined(separator: "、"))。",
      id: "Pilih salah satu: \(countries.map { "'\($0)'" }.joined(separator: ", "))."
    )
  }

  func unusableAddress(_ variable: String) -> String {
    language.choose(
      en: "The address in \(variable) cannot be used.",
      zhHans: "\(variable) 中的地址不可用。",
      id: "Alamat dalam \(variable) tidak dapat digunakan."
    )
  }

  func usableAddress(_ example: String) -> String {
    language.choose(
      en:
        "Set it to an address such as \(example), without a user name. Plain http works for this computer only.",
      zhHans: "请将其设为 \(example) 这样的地址，不含用户名。明文 http 仅限本机。",
      id: "Atur ke alamat seperti \(example), tanpa nama pengguna. http biasa hanya untuk komputer ini."
    )
  }

  func cannotBeCached(_ reason: String) -> String {
    language.choose(
      en: "Warning: This page could not be cached: \(reason)",
      zhHans: "警告：无法缓存此页面：\(reason)",
      id: "Peringatan: Halaman ini tidak dapat disimpan: \(reason)"
    )
  }

  func unwritableResult(_ reason: String) -> String {
    language.choose(
      en: "The result could not be written: \(reason).",
      zhHans: "无法写入结果：\(reason)。",
      id: "Hasil tidak dapat ditulis: \(reason)."
    )
  }

  func warning(_ what: String) -> String {
    language.choose(en: "Warning: \(what)", zhHans: "警告：\(what)", id: "Peringatan: \(what)")
  }

  var noPlaceForFiles: String {
    language.choose(en: "neither names a folder", zhHans: "都没有指定文件夹", id: "keduanya tidak menunjuk folder")
  }

  func unreadableSettings(_ reason: String) -> String {
    language.choose(
      en: "Warning: The settings cannot be read and are ignored: \(SafeText(reason).string).",
      zhHans: "警告：无法读取设置，已忽略：\(SafeText(reason).string)。",
      id: "Peringatan: Pengaturan tidak dapat dibaca dan diabaikan: \(SafeText(reason).string)."
    )
  }

  func refusedSetting(_ problem: String) -> String {
    language.choose(
      en: "Warning: \(problem) The setting is ignored.",
      zhHans: "警告：\(problem)已忽略该设置。",
      id: "Peringatan: \(problem) Pengaturan diabaikan."
    )
  }

  var fieldsWithoutDocument: String {
    language.choose(
      en: "--fields applies to JSON and to lists on a pipe only.",
      zhHans: "--fields 只适用于 JSON 和输出到管道的列表。",
      id: "--fields hanya berlaku untuk JSON dan daftar pada pipe."
    )
  }

  var addJSON: String { language.choose(en: "Add --json.", zhHans: "请加上 --json。", id: "Tambahkan --json.") }

  var unreadableInput: String {
    language.choose(
      en: "Standard input is not valid text.",
      zhHans: "标准输入不是有效的文本。",
      id: "Masukan standar bukan teks yang valid."
    )
  }

  func needsTerminal(_ program: String) -> String {
    language.choose(
      en: "'\(program) browse' needs a terminal.",
      zhHans: "“\(program) browse”需要终端。",
      id: "'\(program) browse' memerlukan terminal."
    )
  }

  func needsCursor(_ program: String) -> String {
    language.choose(
      en: "'\(program) browse' needs a terminal that can move its cursor, and TERM does not name one.",
      zhHans: "“\(program) browse”需要可移动光标的终端，而 TERM 没有指定这样的终端。",
      id:
        "'\(program) browse' memerlukan terminal yang dapat memindahkan kursor, dan TERM tidak menyebutkannya."
    )
  }

  func notFullScreen(_ name: String, _ program: String) -> String {
    let blank = name.first?.isASCII == true ? " " : ""
    return language.choose(
      en: "'\(program) browse' cannot be used with \(name), which writes text.",
      zhHans: "\(name)\(blank)输出文本，不能与“\(program) browse”一起使用。",
      id: "'\(program) browse' tidak dapat digunakan dengan \(name), yang menulis teks."
    )
  }

  func leaveOutOrUseCommands(_ program: String) -> String {
    language.choose(
      en: "Remove it, or use a command such as '\(program) sections'.",
      zhHans: "请去掉它，或使用“\(program) sections”等命令。",
      id: "Hilangkan, atau gunakan perintah seperti '\(program) sections'."
    )
  }

  var notBrowsable: String {
    language.choose(
      en: "This page cannot be shown in full screen.",
      zhHans: "此页面无法全屏显示。",
      id: "Halaman ini tidak dapat ditampilkan dalam layar penuh."
    )
  }

  func useCommands(_ program: String) -> String {
    language.choose(
      en: "Run it in a terminal window, or use commands such as '\(program) sections'.",
      zhHans: "请在终端窗口中运行，或使用“\(program) sections”等命令。",
      id: "Jalankan di jendela terminal, atau gunakan perintah seperti '\(program) sections'."
    )
  }

  /// Says how many changes of an area wait for the network.
  func changesWait(_ count: Int) -> String {
    language.plural(
      count,
      en: ("1 change waits to be sent.", "\(language.grouped(count)) changes wait to be sent."),
      zhHans: "\(language.grouped(count))项更改待发送。",
      id: "\(language.grouped(count)) perubahan menunggu dikirim."
    )
  }

  /// The blank between two sentences of a note.
  var sentenceSpace: String { language.choose(en: " ", zhHans: "", id: " ") }

  var sendThem: String { language.choose(en: "Send now", zhHans: "立即发送", id: "Kirim semuanya") }
}
