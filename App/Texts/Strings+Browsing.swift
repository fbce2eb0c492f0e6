import LocalizationKit

/// The texts about the full-screen browser.
extension Strings {
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

  func needsTerminal(_ program: String) -> String {
    language.choose(
      en: "'\(program) browse' needs a terminal.",
      zhHans: "“\(program) browse”需要终端。",
      id: "'\(program) browse' memerlukan terminal."
    )
  }

  func needsCursor(_ program: String) -> String {
    language.choose(
      en:
        "'\(program) browse' needs a terminal that can move its cursor. The terminal that TERM names cannot.",
      zhHans: "“\(program) browse”需要可移动光标的终端，而 TERM 指定的终端不支持。",
      id:
        "'\(program) browse' memerlukan terminal yang dapat memindahkan kursor, sedangkan terminal dalam TERM tidak dapat."
    )
  }

  func notFullScreen(_ name: String, _ program: String) -> String {
    let blank = name.allSatisfy(\.isASCII) ? " " : ""
    return language.choose(
      en: "'\(program) browse' cannot be used with \(name), which writes text.",
      zhHans: "\(name)\(blank)输出文本，不能与“\(program) browse”一起使用。",
      id: "'\(program) browse' tidak dapat digunakan dengan \(name), yang menulis teks."
    )
  }

  /// That an option which chooses the data for scripts has no meaning in full screen.
  func notForScripts(_ option: String, _ program: String) -> String {
    language.choose(
      en: "'\(program) browse' cannot be used with \(option), which is for scripts.",
      zhHans: "\(option) 供脚本使用，不能与“\(program) browse”一起使用。",
      id: "'\(program) browse' tidak dapat digunakan dengan \(option), yang untuk skrip."
    )
  }

  /// The ways out: without what was given, or with commands.
  ///
  /// - Parameters:
  ///   - program: How the user calls the program.
  ///   - setting: The name of the setting that has to be removed; `nil` for what was given with the command.
  /// - Returns: A sentence.
  func leaveOutOrUseCommands(_ program: String, setting: String? = nil) -> String {
    if let setting {
      return language.choose(
        en: "Run '\(program) settings unset \(setting)', or use a command such as '\(program) sections'.",
        zhHans: "请运行“\(program) settings unset \(setting)”，或使用“\(program) sections”等命令。",
        id:
          "Jalankan '\(program) settings unset \(setting)', atau gunakan perintah seperti '\(program) sections'."
      )
    }
    return language.choose(
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
}
