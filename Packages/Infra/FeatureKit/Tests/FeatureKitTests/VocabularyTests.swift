import DesignKit
import FeatureKit
import LocalizationKit
import Testing

@Suite struct VocabularyTests {
  @Test func `the English words are those that writers have by themselves`() {
    var english = Vocabulary(.english)
    english.statuses = [:]
    english.stepStates = [:]
    english.trends = [:]
    english.documentStates = [:]

    #expect(english == Vocabulary())
  }

  @Test(arguments: [Language.simplifiedChinese, .indonesian])
  func `words in other languages have places for the same numbers`(language: Language) {
    #expect(Self.places(in: Vocabulary(language)) == Self.places(in: Vocabulary(.english)))
  }

  private static func places(in vocabulary: Vocabulary) -> [[String]] {
    let words = Mirror(reflecting: vocabulary).children.compactMap { $0.value as? SafeText }
    return words.map { word in ["%1", "%2", "%3"].filter { word.string.contains($0) } }
  }

  @Test(
    arguments: [
      (.english, ["Note", "Done", "Warning", "Error", "Offline", "Saved copy"]),
      (.simplifiedChinese, ["提示", "完成", "警告", "错误", "离线", "缓存副本"]),
      (.indonesian, ["Catatan", "Selesai", "Peringatan", "Kesalahan", "Luring", "Salinan tersimpan"]),
    ] as [(Language, [String])]
  )
  func `each status has its word`(language: Language, words: [String]) {
    let statuses: [Status] = [.info, .success, .warning, .error, .offline, .stale]

    #expect(statuses.compactMap { Vocabulary(language).statuses[$0]?.string } == words)
  }

  @Test(
    arguments: [
      (.english, ["done", "current", "to come", "failed", "skipped"]),
      (.simplifiedChinese, ["已完成", "进行中", "待开始", "失败", "已跳过"]),
      (.indonesian, ["selesai", "berjalan", "berikutnya", "gagal", "dilewati"]),
    ] as [(Language, [String])]
  )
  func `each state of a step has its word`(language: Language, words: [String]) {
    let states: [StepState] = [.done, .current, .upcoming, .failed, .skipped]

    #expect(states.compactMap { Vocabulary(language).stepStates[$0]?.string } == words)
  }

  @Test(
    arguments: [
      (.english, ["up", "down", "unchanged"]), (.simplifiedChinese, ["上升", "下降", "持平"]),
      (.indonesian, ["naik", "turun", "tetap"]),
    ] as [(Language, [String])]
  )
  func `each trend has its word`(language: Language, words: [String]) {
    let trends: [Trend.Direction] = [.up, .down, .flat]

    #expect(trends.compactMap { Vocabulary(language).trends[$0]?.string } == words)
  }

  @Test(
    arguments: [
      (.english, ["Missing", "Uploading", "Uploaded", "Verified", "Rejected"]),
      (.simplifiedChinese, ["缺少", "正在上传", "已上传", "已核实", "已退回"]),
      (.indonesian, ["Belum ada", "Sedang diunggah", "Diunggah", "Terverifikasi", "Ditolak"]),
    ] as [(Language, [String])]
  )
  func `each state of a document has its word`(language: Language, words: [String]) {
    let states: [DocumentState.Kind] = [.missing, .uploading, .uploaded, .verified, .rejected]

    #expect(states.compactMap { Vocabulary(language).documentStates[$0]?.string } == words)
  }
}
