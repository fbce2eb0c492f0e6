import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import SnapshotKit
import Testing

@Suite struct ChineseTests {
  private let context = ViewContext(now: now, language: .simplifiedChinese, backendLabel: "沙盒")

  @Test(arguments: [
    (nil, nil, "服务拒绝了请求。"), ("5100", nil, "服务拒绝了请求（代码5100）。"), (nil, "不", "服务拒绝了请求：不。"),
    ("1", "不", "服务拒绝了请求：不（代码1）。"),
  ])
  func `a refusal repeats the service's words`(code: String?, message: String?, summary: String) {
    #expect(
      FailureMessage(ServiceError.rejected(code: code, message: message), in: context).summary == summary
    )
  }

  static let provenances = [
    provenance(.network), provenance(.revalidated, age: 12), provenance(.stored, age: 180),
    provenance(.stored, .notChecked, age: 7200), provenance(.stored, .beingChecked, age: 90),
    provenance(.stored, .changed, age: 7200),
    provenance(.stored, .offline, age: 86_400), provenance(.stored, .timedOut, age: 7200),
    provenance(.stored, .unavailable, age: 7200), provenance(.stored, .malformed, age: 7200),
    provenance(.stored, .rateLimited(until: now.addingTimeInterval(180)), age: 7200),
    provenance(.stored, .webPage, age: 7200), provenance(.stored, .noAnswerYet, age: 7200),
    provenance(.stored, .signInNeeded, age: 7200), provenance(.stored, .refused, age: 7200),
    provenance(.stored, .missing, age: -7200),
    provenance(.stored, .suspicious(.shrunk(from: 64, to: 3)), age: 7200),
  ]

  static func recording(of provenance: Provenance) -> String {
    "\(provenance.kind.rawValue)-\(provenance.staleness.map { "\($0)".prefix { $0 != "(" } } ?? "")"
  }

  @Test(arguments: provenances)
  func `every source is told as it was reviewed`(provenance: Provenance) {
    let screen = Element.stack(
      [SourceFacts.notice(provenance, context), .facts(SourceFacts.facts(provenance, context))],
      spacing: 1
    )
    let texts = [
      WrittenScreen.plain(screen, in: .simplifiedChinese),
      WrittenScreen.linear(screen, in: .simplifiedChinese),
    ]
    expectSnapshot(texts.joined(separator: "\n"), named: Self.recording(of: provenance))
    #expect(LatinWords.left(in: texts.joined(), besides: ["columns"]) == [])
  }

  @Test func `digits stand close to Chinese, and Latin words apart from it`() {
    let context = context
    let errors =
      FailureMessageTests.errors.map { FailureMessage($0, in: context) }
      + FailureMessageTests.persistenceErrors.map { FailureMessage($0, in: context) }
    let texts =
      errors.flatMap { [$0.summary, $0.brief, $0.hint ?? ""] }
      + MalformedReasonTests.all.map { $0.words(in: .simplifiedChinese) }
      + ReadingOptions(.simplifiedChinese).all.map(\.help)

    #expect(texts.flatMap(ChineseSpacing.problems) == [])
  }

  @Test func `writers and components have Chinese words for everything they add`() {
    let chinese = Vocabulary(.simplifiedChinese)
    let states =
      Status.allCases.map { chinese.statuses[$0] } + StepState.allCases.map { chinese.stepStates[$0] }
      + Trend.Direction.allCases.map { chinese.trends[$0] }
      + DocumentState.Kind.allCases.map { chinese.documentStates[$0] }
    let words = Mirror(reflecting: chinese).children.compactMap { $0.value as? SafeText }

    #expect(!states.contains(nil))
    #expect(words.count > 30)
    for word in words + states.compactMap(\.self) {
      #expect(LatinWords.left(in: word.string, besides: []) == [])
    }
  }
}
