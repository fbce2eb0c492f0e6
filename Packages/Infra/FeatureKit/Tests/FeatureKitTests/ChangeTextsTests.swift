import DomainKernel
import FeatureKit
import Foundation
import LocalizationKit
import Testing

@Suite struct ChangeTextsTests {
  private let texts = ChangeTexts([
    ChangeTexts(reason: { code, _ in code == "gone" ? "The file is gone." : nil }) { draft, language in
      draft.kind == "job.save"
        ? language.choose(en: "Save ", zhHans: "收藏") + (draft.name ?? draft.subject) : nil
    },
    ChangeTexts { draft, _ in draft.kind == "post.save" ? "Save a post" : nil },
  ])

  private func entry(_ kind: String, name: String? = nil, earlierTitle: String? = nil) throws -> OutboxEntry {
    OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: try OutboxDraft(kind, of: "7", in: OutboxQueue(area: "careers", account: "a"), name: name),
      createdAt: Date(timeIntervalSince1970: 0),
      earlierTitle: earlierTitle
    )
  }

  @Test func `a title is made in the language in which it is shown`() throws {
    let entry = try entry("job.save", name: "Welder")

    #expect(texts.title(of: entry, in: .english) == "Save Welder")
    #expect(texts.title(of: entry, in: .simplifiedChinese) == "收藏Welder")
  }

  @Test func `the feature that knows a change gives its title`() throws {
    #expect(texts.title(of: try entry("post.save"), in: .english) == "Save a post")
  }

  @Test func `a title that an earlier version stored stays as it is`() throws {
    let entry = try entry("job.save", earlierTitle: "收藏职位 7")

    #expect(texts.title(of: entry, in: .english) == "收藏职位 7")
  }

  @Test func `a change that no feature knows is told by its kind and item`() throws {
    #expect(texts.title(of: try entry("x.y"), in: .english) == "x.y 7")
    #expect(texts.title(of: try entry("x.y", name: "Welder"), in: .english) == "x.y Welder")
  }

  @Test func `an area that no feature knows has the name that queues have`() {
    let texts = ChangeTexts([
      texts, ChangeTexts(area: { name, _ in name == "careers" ? "Jobs in Japan" : nil }) { _, _ in nil },
    ])

    #expect(texts.name(ofArea: "careers", in: .english) == "Jobs in Japan")
    #expect(texts.name(ofArea: "films", in: .english) == "films")
  }

  @Test func `of several features the first that knows a change tells about it`() throws {
    let texts = ChangeTexts([
      ChangeTexts { _, _ in nil },
      ChangeTexts(unchanged: { draft, _ in draft.kind == "job.save" ? "saved before" : nil }) { _, _ in
        "Change a job"
      },
      ChangeTexts(
        reason: { _, _ in "It was refused." },
        unchanged: { _, _ in "the same as before" },
        area: { _, _ in "Everything" }
      ) { _, _ in "Change something" },
    ])
    let job = try entry("job.save")
    let post = try entry("post.save")

    #expect(texts.title(of: job, in: .english) == "Change a job")
    #expect(texts.unchanged(job.draft, in: .english) == "saved before")
    #expect(texts.unchanged(post.draft, in: .english) == "the same as before")
    #expect(texts.name(ofArea: "careers", in: .english) == "Everything")
    #expect(self.texts.unchanged(job.draft, in: .english) == nil)
  }

  @Test func `only a code without a message of the service is a feature's own`() {
    let now = Date(timeIntervalSince1970: 0)
    func reason(_ reason: OutboxRefusal.Reason) -> String? {
      texts.reason(of: OutboxRefusal(reason, at: now), in: .english)
    }

    #expect(reason(.rejected(code: "gone", message: nil)) == "The file is gone.")
    #expect(reason(.rejected(code: "gone", message: "Gone.")) == nil)
    #expect(reason(.rejected(code: "other", message: nil)) == nil)
    #expect(reason(.notFound) == nil)
  }
}
