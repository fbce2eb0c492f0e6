import LocalizationKit

/// The help of the options that features have in common.
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
    let list = language.list(routes.map { language.quoted($0.commandLine(program: program)) }, .or)
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
