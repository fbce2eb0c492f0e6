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

  @Test func `every failure says what happened and what to do`() {
    let messages = ErrorMessageTests.errors.map { error in
      let message = ErrorMessage(error, in: context)
      return "\(error.code)\n  \(message.summary)\n  \(message.brief)\n  \(message.hint)"
    }

    expectSnapshot(messages.joined(separator: "\n") + "\n", named: "errors")
  }

  @Test func `a failure is a message on a screen`() {
    let message = ErrorMessage(.unavailable, in: context)

    #expect(message.line(about: "无法刷新列表") == "无法刷新列表：服务出错")
  }

  @Test(arguments: [
    (-1.0, "请立即重试。"), (0.2, "请在1秒后重试。"), (60, "请在60秒后重试。"), (61, "请在2分钟后重试。"),
    (3601, "请在2小时后重试。"), (.infinity, "请在几分钟后重试。"),
  ])
  func `a wait is told`(seconds: Double, hint: String) {
    #expect(ErrorMessage(.rateLimited(until: now.addingTimeInterval(seconds)), in: context).hint == hint)
  }

  @Test(arguments: [
    (nil, nil, "服务拒绝了请求。"), ("5100", nil, "服务拒绝了请求（代码5100）。"), (nil, "不", "服务拒绝了请求：不。"),
    ("1", "不", "服务拒绝了请求：不（代码1）。"),
  ])
  func `a refusal repeats the service's words`(code: String?, message: String?, summary: String) {
    #expect(ErrorMessage(.rejected(code: code, message: message), in: context).summary == summary)
  }

  static let provenances = [
    provenance(.network), provenance(.revalidated, age: 12), provenance(.stored, age: 180),
    provenance(.stored, .notChecked, age: 7200), provenance(.stored, .beingChecked, age: 90),
    provenance(.stored, .offline, age: 86_400), provenance(.stored, .timedOut, age: 7200),
    provenance(.stored, .unavailable, age: 7200), provenance(.stored, .malformed, age: 7200),
    provenance(.stored, .rateLimited(until: now.addingTimeInterval(180)), age: 7200),
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
