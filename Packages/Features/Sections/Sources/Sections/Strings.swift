import DesignKit
import FeatureKit
import LocalizationKit

/// The texts of this feature in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var untitled: SafeText { language.choose(en: "Sections", zhHans: "栏目") }
  var loading: SafeText { language.choose(en: "Loading sections", zhHans: "正在载入栏目") }
  var empty: SafeText { language.choose(en: "No sections found.", zhHans: "暂无栏目。") }

  func tryLater(_ context: ViewContext) -> SafeText { SafeText(context.sentence(for: .refresh(.later))) }

  func count(_ sections: Int) -> SafeText {
    SafeText(language.counted(sections, en: ("section", "sections"), zhHans: "个栏目"))
  }

  var openOne: SafeText { language.choose(en: "Open a section", zhHans: "打开栏目") }

  var descriptionsLate: String {
    language.choose(
      en: "Note: Some descriptions did not load in time. Open the list again to see them.",
      zhHans: "提示：部分简介未及时载入。再次打开列表即可查看。"
    )
  }

  func descriptionsFailed(_ count: Int, for reasons: [String]) -> String {
    let reasons = language.list(reasons)
    return language.plural(
      count,
      en: (
        "Note: 1 description could not be loaded: \(reasons).",
        "Note: \(language.grouped(count)) descriptions could not be loaded: \(reasons)."
      ),
      zhHans: "提示：\(language.grouped(count))条简介无法载入：\(reasons)。"
    )
  }
}

// MARK: - The command

extension Strings {
  var abstract: String {
    language.choose(
      en: "List the sections of the streaming service.",
      zhHans: "列出流媒体服务的栏目。",
      id: "Tampilkan bagian layanan streaming."
    )
  }

  var discussion: String {
    language.choose(
      en: """
        Lists sections in the service's own order, with a short description of each. Pages you have opened before \
        stay available offline.
        """,
      zhHans: "按服务的顺序列出各栏目及其简介。浏览过的内容可离线查看。"
    )
  }

  var listExample: String { language.choose(en: "all sections", zhHans: "所有栏目") }
  var offlineExample: String { language.choose(en: "cached sections only", zhHans: "只显示已缓存的栏目") }
  var documentExample: String { language.choose(en: "IDs and titles as JSON", zhHans: "以 JSON 输出标识和标题") }
  var group: String { language.choose(en: "Streaming", zhHans: "流媒体") }
}
