import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The texts about what is refused, and about what goes wrong beside an answer.
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
    language.chooseOne(of: countries.map(language.quoted))
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
        "Set it to an address such as \(example), without a user name. Only this computer may be addressed with http.",
      zhHans: "请将其设为 \(example) 这样的地址，不含用户名。明文 http 仅限本机。",
      id:
        "Atur ke alamat seperti \(example), tanpa nama pengguna. Hanya komputer ini yang boleh dialamatkan dengan http."
    )
  }

  func cannotBeCached(_ reason: String) -> String {
    language.warning(
      language.choose(
        en: "This page could not be cached: \(reason)",
        zhHans: "无法缓存此页面：\(reason)",
        id: "Halaman ini tidak dapat disimpan: \(reason)"
      )
    )
  }

  func cannotBeAddedToHistory(_ reason: String) -> String {
    language.warning(
      language.choose(
        en: "This page could not be added to the browsing history: \(reason)",
        zhHans: "无法将此页面加入浏览记录：\(reason)",
        id: "Halaman ini tidak dapat ditambahkan ke riwayat: \(reason)"
      )
    )
  }

  func historyCannotBeRead(_ reason: String) -> String {
    language.warning(
      language.choose(
        en: "The browsing history could not be read: \(reason)",
        zhHans: "无法读取浏览记录：\(reason)",
        id: "Riwayat tidak dapat dibaca: \(reason)"
      )
    )
  }

  func unwritableResult(_ reason: String) -> String {
    language.choose(
      en: "The result could not be written: \(reason).",
      zhHans: "无法写入结果：\(reason)。",
      id: "Hasil tidak dapat ditulis: \(reason)."
    )
  }

  /// That there is no folder for the cache, for what the user saved, or for both.
  func nothingIsStored(lacksCache: Bool, lacksData: Bool) -> String {
    let what =
      switch (lacksCache, lacksData) {
      case (true, true):
        language.choose(
          en: "Nothing is cached or saved",
          zhHans: "没有缓存或保存任何内容",
          id: "Tidak ada yang di-cache atau disimpan"
        )
      case (true, false):
        language.choose(en: "Nothing is cached", zhHans: "没有缓存任何内容", id: "Tidak ada yang di-cache")
      default: language.choose(en: "Nothing is saved", zhHans: "没有保存任何内容", id: "Tidak ada yang disimpan")
      }
    let reason = language.reason(KnownReason.noHome.rawValue)
    return language.warning(language.sentence(language.labelled(what, reason)))
  }

  func unreadableSettings(_ reason: String) -> String {
    let reason = SafeText(language.reason(reason)).string
    return language.warning(
      language.choose(
        en: "The settings are ignored because they cannot be read: \(reason).",
        zhHans: "设置无法读取，因此不生效：\(reason)。",
        id: "Pengaturan diabaikan karena tidak dapat dibaca: \(reason)."
      )
    )
  }

  func refusedSetting(_ problem: String) -> String {
    language.warning(
      language.choose(
        en: "\(problem) The setting is ignored.",
        zhHans: "\(problem)已忽略该设置。",
        id: "\(problem) Pengaturan diabaikan."
      )
    )
  }

  var fieldsWithoutDocument: String {
    language.choose(
      en: "--fields works only for JSON, and for lists written to a pipe or file.",
      zhHans: "--fields 只能用于 JSON，以及输出到管道或文件的列表。",
      id: "--fields hanya berfungsi untuk JSON, dan untuk daftar yang ditulis ke pipe atau berkas."
    )
  }

  /// That a text of the program itself has no form for scripts.
  func notForText(_ option: String) -> String {
    language.choose(
      en: "This output is text only and cannot be used with \(option).",
      zhHans: "此输出只有文本形式，不能与 \(option) 一起使用。",
      id: "Keluaran ini hanya berupa teks dan tidak dapat digunakan dengan \(option)."
    )
  }

  /// That an output of the program itself is no list or item whose fields have names.
  var hasNoFields: String {
    language.choose(
      en: "This output has no fields to choose.",
      zhHans: "此输出没有可选的字段。",
      id: "Keluaran ini tidak memiliki bidang yang dapat dipilih."
    )
  }

  func leaveOut(_ option: String) -> String {
    language.choose(en: "Remove \(option).", zhHans: "请去掉 \(option)。", id: "Hilangkan \(option).")
  }

  var addJSON: String { language.choose(en: "Add --json.", zhHans: "请加上 --json。", id: "Tambahkan --json.") }

  /// Names the request for a report to the service.
  func requestID(_ id: String) -> String {
    language.choose(en: "Request ID: \(id)", zhHans: "请求编号：\(id)", id: "ID permintaan: \(id)")
  }

  /// Why arguments cannot be taken from standard input.
  func unusableInput(_ failure: InputFailure) -> CommandFailure {
    switch failure {
    case .notText:
      return CommandFailure(
        .failed,
        language.choose(
          en: "Standard input is not valid text.",
          zhHans: "标准输入不是有效的文本。",
          id: "Masukan standar bukan teks yang valid."
        )
      )
    case .unreadable(let reason):
      let words = FileWords(FileWords.standardStream, in: language)
      return CommandFailure(.failed, words.summary(of: .cannotBeRead(reason: reason)), hint: words.usePipe)
    }
  }

  func savedCannotBeChecked(_ reason: String) -> String { language.warning(savedUnchecked(reason)) }

  /// The same for a page, whose notices are marked as warnings.
  func savedUnchecked(_ reason: String) -> String {
    let reason = language.reason(reason)
    return language.choose(
      en: "The folder with your saved data cannot be read (\(reason)). Check its permissions.",
      zhHans: "无法读取存放已保存内容的文件夹（\(reason)）。请检查其权限。",
      id: "Folder data tersimpan tidak dapat dibaca (\(reason)). Periksa izinnya."
    )
  }
}
