import DomainKernel
import FeatureKit
import LocalizationKit
import Testing

@Suite struct UnconfirmedListTests {
  @Test(arguments: [nil, .beingChecked] as [StaleReason?])
  func `a list that is current, or may be shown while it is checked, is none`(reason: StaleReason?) {
    #expect(UnconfirmedList(provenance(.stored, reason)) == nil)
  }

  @Test(arguments: [
    (StaleReason.notChecked, ServiceError.offline), (.offline, .offline), (.unavailable, .unavailable),
    (.rateLimited(until: nil), .rateLimited(until: nil)), (.webPage, .malformed(.webPage)),
  ])
  func `it stands in for the error of the service`(reason: StaleReason, error: ServiceError) {
    #expect(UnconfirmedList(provenance(.stored, reason))?.error == error)
  }

  @Test(arguments: [
    (Language.english, "No connection to the service. The list was cached 2 hours ago."),
    (.simplifiedChinese, "无法连接到服务。列表是2小时前缓存的。"),
    (.indonesian, "Tidak ada koneksi ke layanan. Daftar ini disimpan 2 jam yang lalu."),
  ])
  func `its reason and its age are told in every language`(language: Language, words: String) {
    let list = UnconfirmedList(provenance(.stored, .offline, age: 7200))

    #expect(list?.words(in: ViewContext(now: now, language: language)) == words)
  }

  @Test func `without a connection, connecting brings the present list`() {
    #expect(UnconfirmedList(provenance(.stored, .offline))?.remedy(in: context) == .connectAndRefresh)
  }
}
