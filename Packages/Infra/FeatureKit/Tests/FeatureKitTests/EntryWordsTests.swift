import DesignKit
import DomainKernel
import LocalizationKit
import Testing

@testable import FeatureKit

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

  @Test(
    arguments: [
      ([], ["No jobs available.", "暂无职位。", "Tidak ada lowongan."]),
      (
        ["Berlin"],
        [
          "No jobs match these filters.", "没有符合条件的职位。",
          "Tidak ada lowongan yang cocok dengan filter ini.",
        ]
      ),
    ] as [([SafeText], [SafeText])]
  )
  func `a list without entries names its filters as the reason where it has some`(
    filters: [SafeText],
    texts: [SafeText]
  ) {
    #expect(words.map { $0.list("Jobs", heading: "Jobs", filters: filters).none } == texts)
  }

  @Test func `a list offers its entries and counts them`() {
    let lists = words.map { $0.list("Jobs", heading: "All jobs", notRefreshed: "Old", filters: ["Berlin"]) }

    #expect(lists.map(\.loading) == ["Loading jobs", "正在载入职位", "Memuat lowongan"])
    #expect(lists.map(\.loadingMore) == ["Loading more jobs", "正在载入更多职位", "Memuat lowongan lagi"])
    #expect(lists.map(\.openOne) == ["Open a job", "打开一个职位", "Buka lowongan"])
    #expect(lists.map(\.showAll) == ["List all jobs", "列出全部职位", "Tampilkan semua lowongan"])
    #expect(lists.map { $0.count(1, nil) } == ["1 job", "1个职位", "1 lowongan"])
    #expect(lists.map { $0.count(2, 3) } == ["2 of 3 jobs", "3个职位中的2个", "2 dari 3 lowongan"])
    #expect(lists[0].title == "Jobs" && lists[0].heading == "All jobs")
    #expect(lists[0].notRefreshed == "Old" && lists[0].filters == ["Berlin"])
  }

  @Test func `the list of saved entries is named as one`() {
    let lists = words.map(\.savedList)

    #expect(lists.map(\.title) == words.map(\.saved))
    #expect(lists.map(\.loading) == ["Loading saved jobs", "正在载入收藏的职位", "Memuat lowongan tersimpan"])
    #expect(
      lists.map(\.none) == ["You have no saved jobs.", "暂无收藏的职位。", "Anda belum menyimpan lowongan."]
    )
  }

  @Test func `the page of an entry is named by its noun`() {
    let pages: [LoadState<Int, ServiceError>.Words] = words.map { $0.page() }

    #expect(pages.map(\.title) == ["Job", "职位", "Lowongan"])
    #expect(pages.map(\.loading) == ["Opening the job", "正在打开职位", "Membuka lowongan"])
    #expect(
      pages.map(\.notRefreshed)
        == ["The job could not be refreshed", "无法刷新职位", "Lowongan tidak dapat disegarkan"]
    )
  }

  @Test(
    arguments: [
      (true, ["Save a job.", "收藏职位。", "Simpan lowongan."]),
      (false, ["Unsave a job.", "取消收藏职位。", "Hapus lowongan dari yang tersimpan."]),
    ] as [(Bool, [String])]
  )
  func `the command that saves says so, as does the one that removes`(isSaved: Bool, texts: [String]) {
    #expect(words.map { $0.abstract(saving: isSaved) } == texts)
  }

  @Test func `a noun is capitalised where a sentence or a title begins`() {
    #expect(words.map(\.saved) == ["Saved jobs", "收藏的职位", "Lowongan tersimpan"])
    #expect(words[0].savedDiscussion.contains("saved job comes first. Jobs that are no longer published"))
  }
}
