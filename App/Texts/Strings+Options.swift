import LocalizationKit

/// The help of the global options.
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
      en: "Total time to wait for a response.",
      zhHans: "等待一次响应的总时间。",
      id: "Total waktu menunggu satu respons."
    )
  }

  var patience: String {
    language.choose(
      en: "Time to wait for the service if a cached copy is available.",
      zhHans: "有缓存副本时等待服务的时间。",
      id: "Waktu menunggu layanan jika ada salinan tersimpan."
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
