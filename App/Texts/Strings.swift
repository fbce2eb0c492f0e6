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
