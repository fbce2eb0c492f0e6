import DesignKit
import FeatureKit
import LocalizationKit
import Testing

/// The words about entries that are listed and saved, in every language.
@Suite struct EntryWordsTests {
  private let words = Language.allCases.map { language in
    EntryWords(en: ("job", "jobs"), zhHans: "个职位", id: "lowongan", in: language)
  }

  @Test(
    arguments: [
      (true, ["Save the job", "收藏职位", "Simpan lowongan"]),
      (
        false,
        ["Remove the job from your saved jobs", "取消收藏职位", "Hapus lowongan dari yang tersimpan"]
      ),
    ] as [(Bool, [SafeText])]
  )
  func `an action says whether it saves the entry or removes it`(isSaved: Bool, texts: [SafeText]) {
    #expect(words.map { $0.action(saving: isSaved) } == texts)
  }

  @Test(arguments: [
    (true, ["Save the job a", "收藏职位a", "Simpan lowongan a"]),
    (false, ["Remove the saved job a", "取消收藏职位a", "Hapus lowongan tersimpan a"]),
  ])
  func `a change that waits names the entry`(isSaved: Bool, texts: [String]) {
    #expect(words.map { $0.title(saving: isSaved, "a") } == texts)
  }

  @Test(
    arguments: [
      (true, ["not published yet", "尚未发布", "belum diterbitkan"]),
      (false, ["no longer published", "已下线", "tidak lagi diterbitkan"]),
    ] as [(Bool, [SafeText])]
  )
  func `an entry that is not published was withdrawn or is scheduled`(isScheduled: Bool, texts: [SafeText]) {
    #expect(words.map { $0.unpublished(isScheduled: isScheduled) } == texts)
  }

  @Test func `a noun is capitalised where a sentence or a title begins`() {
    #expect(words.map(\.saved) == ["Saved jobs", "收藏的职位", "Lowongan tersimpan"])
    #expect(words[0].savedDiscussion.contains("saved job comes first. Jobs that are no longer published"))
  }
}
