import DesignKit
import FeatureKit
import LocalizationKit

/// The texts of the full-screen program in one language.
struct Strings: Hashable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var nothingToBrowse: SafeText {
    language.choose(
      en: "There is nothing to browse.",
      zhHans: "没有可浏览的内容。",
      id: "Tidak ada yang dapat dijelajahi."
    )
  }

  var nextSteps: SafeText { language.choose(en: "Next", zhHans: "下一步", id: "Berikutnya") }

  var help: SafeText { language.choose(en: "Keys", zhHans: "按键", id: "Tombol") }

  var loading: SafeText { language.choose(en: "loading", zhHans: "正在载入", id: "memuat") }

  var done: SafeText { language.choose(en: "Done.", zhHans: "已完成。", id: "Selesai.") }

  var working: SafeText { language.choose(en: "Working", zhHans: "正在处理", id: "Memproses") }

  /// That the program waits for changes before it ends.
  func finishing(_ count: Int) -> String {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("Finishing 1 change…", "Finishing \(number) changes…"),
      zhHans: "正在完成\(number)项更改…",
      id: "Menyelesaikan \(number) perubahan…"
    )
  }

  var nothingFound: SafeText {
    language.choose(en: "Nothing matches.", zhHans: "没有匹配的内容。", id: "Tidak ada yang cocok.")
  }

  var pasteCut: SafeText {
    language.choose(
      en: "The pasted text was too long, so its end was cut off.",
      zhHans: "粘贴的文本过长，末尾已截去。",
      id: "Teks yang ditempel terlalu panjang, jadi bagian akhirnya dipotong."
    )
  }

  var retryHint: SafeText {
    language.choose(en: "Press r to try again.", zhHans: "按 r 重试。", id: "Tekan r untuk mencoba lagi.")
  }

  var noTerminal: String {
    language.choose(
      en: "Browsing needs a terminal.",
      zhHans: "浏览需要终端。",
      id: "Penjelajahan memerlukan terminal."
    )
  }

  func noTerminalHint(_ program: String) -> String {
    language.choose(
      en: "Run it in a terminal, or use another command. See '\(program) --help'.",
      zhHans: "请在终端中运行，或使用其他命令：请参阅“\(program) --help”。",
      id: "Jalankan di terminal, atau gunakan perintah lain. Lihat '\(program) --help'."
    )
  }

  func count(_ shown: Int, of all: Int) -> SafeText {
    language.choose(
      en: "\(language.grouped(shown)) of \(language.grouped(all))",
      zhHans: "\(language.grouped(all))项中的\(language.grouped(shown))项",
      id: "\(language.grouped(shown)) dari \(language.grouped(all))"
    )
  }

  func asksQuestion(_ route: Route, _ program: String) -> SafeText {
    let command = SafeText(route.commandLine(program: program))
    return language.choose(
      en: "This needs confirmation. Quit and run: \(command)",
      zhHans: "此操作需要确认。请退出后运行：\(command)",
      id: "Tindakan ini perlu konfirmasi. Keluar, lalu jalankan: \(command)"
    )
  }

  func changesSomething(_ route: Route, _ program: String) -> SafeText {
    let command = SafeText(route.commandLine(program: program))
    return language.choose(
      en: "This changes saved data. Quit and run: \(command)",
      zhHans: "此操作会更改已保存的内容。请退出后运行：\(command)",
      id: "Tindakan ini mengubah data tersimpan. Keluar, lalu jalankan: \(command)"
    )
  }

  /// That a change was not made, as it was begun for another account than the one that is signed in now.
  var accountChanged: SafeText {
    language.choose(
      en: "Nothing was changed: another account is signed in now, or none. Check the page, then try again.",
      zhHans: "未作更改：现在登录的是其他帐户，或已无帐户登录。请查看页面后重试。",
      id: "Tidak ada yang diubah: kini akun lain yang masuk, atau tidak ada. Periksa halaman, lalu coba lagi."
    )
  }

  /// The number of notifications that the user has not read.
  func news(_ count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.choose(en: "\(number) new", zhHans: "\(number)条新通知", id: "\(number) baru")
  }

  /// A title with a number.
  func titled(_ title: SafeText, count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.choose(
      en: "\(title) (\(number))",
      zhHans: "\(title)（\(number)）",
      id: "\(title) (\(number))"
    )
  }

  /// The name of a key in words.
  func word(for key: KeyCap) -> SafeText {
    guard language != .english else { return key.word }
    let words = key.word.string.split(separator: " ").map { word -> String in
      switch word {
      case "Up": language.choose(en: "Up", zhHans: "上箭头", id: "Panah atas")
      case "Down": language.choose(en: "Down", zhHans: "下箭头", id: "Panah bawah")
      case "Left": language.choose(en: "Left", zhHans: "左箭头", id: "Panah kiri")
      case "Right": language.choose(en: "Right", zhHans: "右箭头", id: "Panah kanan")
      case "Space": language.choose(en: "Space", zhHans: "空格", id: "Spasi")
      case "to": language.choose(en: "to", zhHans: "至", id: "sampai")
      default: String(word)
      }
    }
    return SafeText(words.joined(separator: " "))
  }

  /// The label of the keys of tabs where there are more tabs than keys.
  var someTabsByNumber: SafeText {
    language.choose(
      en: "Tab by number (only the first nine)",
      zhHans: "按编号选择标签页（仅前9个）",
      id: "Tab menurut nomor (hanya sembilan pertama)"
    )
  }

  func label(of command: ShellCommand) -> SafeText {
    switch command {
    case .changeRow, .change: language.choose(en: "Change", zhHans: "更改", id: "Ubah")
    case .open: language.choose(en: "Open", zhHans: "打开", id: "Buka")
    case .ask: language.choose(en: "Search", zhHans: "搜索", id: "Cari")
    case .alerts: language.choose(en: "Notifications", zhHans: "通知", id: "Notifikasi")
    case .back: language.choose(en: "Back", zhHans: "返回", id: "Kembali")
    case .clearFilter: language.choose(en: "Clear filter", zhHans: "清除筛选", id: "Hapus filter")
    case .closeHelp: language.choose(en: "Close", zhHans: "关闭", id: "Tutup")
    case .up: language.choose(en: "Up", zhHans: "上移", id: "Naik")
    case .down: language.choose(en: "Down", zhHans: "下移", id: "Turun")
    case .pageUp: language.choose(en: "Page up", zhHans: "上一页", id: "Halaman sebelumnya")
    case .pageDown: language.choose(en: "Page down", zhHans: "下一页", id: "Halaman berikutnya")
    case .first: language.choose(en: "Go to start", zhHans: "转到开头", id: "Ke awal")
    case .last: language.choose(en: "Go to end", zhHans: "转到末尾", id: "Ke akhir")
    case .filter: language.choose(en: "Filter", zhHans: "筛选", id: "Filter")
    case .acceptFilter: language.choose(en: "Keep filter", zhHans: "保留筛选", id: "Pertahankan filter")
    case .loadMore: language.choose(en: "Load more", zhHans: "载入更多", id: "Muat lagi")
    case .refresh: language.choose(en: "Refresh", zhHans: "刷新", id: "Segarkan")
    case .nextTab: language.choose(en: "Next tab", zhHans: "下一个标签页", id: "Tab berikutnya")
    case .previousTab: language.choose(en: "Previous tab", zhHans: "上一个标签页", id: "Tab sebelumnya")
    case .tab: language.choose(en: "Tab by number", zhHans: "按编号选择标签页", id: "Tab menurut nomor")
    case .left: language.choose(en: "Left", zhHans: "左移", id: "Ke kiri")
    case .right: language.choose(en: "Right", zhHans: "右移", id: "Ke kanan")
    case .earlierWeeks: language.choose(en: "Earlier weeks", zhHans: "较早的周", id: "Minggu sebelumnya")
    case .laterWeeks: language.choose(en: "Later weeks", zhHans: "较晚的周", id: "Minggu berikutnya")
    case .nextPageTab: language.choose(en: "Next view", zhHans: "下一个视图", id: "Tampilan berikutnya")
    case .previousPageTab:
      language.choose(en: "Previous view", zhHans: "上一个视图", id: "Tampilan sebelumnya")
    case .nextField: language.choose(en: "Next field", zhHans: "下一项", id: "Isian berikutnya")
    case .previousField: language.choose(en: "Previous field", zhHans: "上一项", id: "Isian sebelumnya")
    case .nextValue: language.choose(en: "Next value", zhHans: "下一个值", id: "Nilai berikutnya")
    case .previousValue: language.choose(en: "Previous value", zhHans: "上一个值", id: "Nilai sebelumnya")
    case .completeField: continueForm
    case .leaveForm: language.choose(en: "Back", zhHans: "返回", id: "Kembali")
    case .agree: yes
    case .disagree: no
    case .acceptDefault: keepEditing
    case .redraw: language.choose(en: "Redraw", zhHans: "重绘", id: "Gambar ulang")
    case .suspend: language.choose(en: "Suspend", zhHans: "挂起", id: "Tangguhkan")
    case .help: language.choose(en: "Keys", zhHans: "按键", id: "Tombol")
    case .quit: language.choose(en: "Quit", zhHans: "退出", id: "Keluar")
    }
  }
}

// MARK: - Forms

extension Strings {
  var continueForm: SafeText { language.choose(en: "Continue", zhHans: "继续", id: "Lanjutkan") }

  var newLine: SafeText { language.choose(en: "New line", zhHans: "换行", id: "Baris baru") }

  /// Stands behind the label of a field.
  var required: SafeText { language.choose(en: " (required)", zhHans: "（必填）", id: " (wajib)") }

  var submit: SafeText { language.choose(en: "Submit", zhHans: "提交", id: "Kirim") }

  var yes: SafeText { language.choose(en: "Yes", zhHans: "是", id: "Ya") }

  var no: SafeText { language.choose(en: "No", zhHans: "否", id: "Tidak") }

  func consent(_ isGiven: Bool) -> SafeText { isGiven ? yes : no }

  func repeated(_ label: SafeText) -> SafeText {
    language.choose(en: "\(label) again", zhHans: "再次输入\(label)", id: "\(label), sekali lagi")
  }

  func counter(_ count: Int, limit: Int) -> SafeText {
    language.choose(
      en: "\(language.grouped(count)) of \(language.grouped(limit)) characters",
      zhHans: "\(language.grouped(count))个字符，上限为\(language.grouped(limit))个",
      id: "\(language.grouped(count)) dari \(language.grouped(limit)) karakter"
    )
  }

  /// Which lines of a text are shown.
  func lines(_ first: Int, to last: Int, of all: Int) -> SafeText {
    let (first, last, all) = (language.grouped(first), language.grouped(last), language.grouped(all))
    return language.choose(
      en: "Lines \(first) to \(last) of \(all)",
      zhHans: "第\(first)至\(last)行，共\(all)行",
      id: "Baris \(first) sampai \(last) dari \(all)"
    )
  }

  var discardQuestion: SafeText {
    language.choose(en: "Discard your changes?", zhHans: "要放弃所做的更改吗？", id: "Buang perubahan?")
  }

  var discard: SafeText { language.choose(en: "Discard", zhHans: "放弃", id: "Buang") }

  var keepEditing: SafeText {
    language.choose(en: "Continue editing", zhHans: "继续编辑", id: "Lanjut mengedit")
  }
}
