import Foundation
import MonorepoSystem

@testable import MonorepoRunner

/// What a process of Swift Testing tells, one line each.
enum ToldEvent: Sendable {
  case test(String, tags: [String] = [])
  case suite(String)
  case started(String, at: Double = 0)
  case ended(String, at: Double = 0)
  case skipped(String, String)
  /// An issue with its text, of a test or of none, and with its properties as JSON.
  case issue(String?, String, is: String? = nil)
  case runEnded

  var line: String {
    switch self {
    case .test(let id, let tags):
      #"{"kind":"test","payload":{"_tags":\#(tags),"id":"\#(id)","kind":"function"}}"#
    case .suite(let id): #"{"kind":"test","payload":{"id":"\#(id)","kind":"suite"}}"#
    case .started(let id, let time): event("testStarted", id, #","instant":{"absolute":\#(time)}"#)
    case .ended(let id, let time): event("testEnded", id, #","instant":{"absolute":\#(time)}"#)
    case .skipped(let id, let text): event("testSkipped", id, #","messages":[{"text":"\#(text)"}]"#)
    case .issue(let id, let text, let properties):
      event(
        "issueRecorded",
        id,
        #","messages":[{"text":"\#(text)"}]"# + (properties.map { #","issue":{\#($0)}"# } ?? "")
      )
    case .runEnded: event("runEnded", nil, "")
    }
  }

  private func event(_ kind: String, _ id: String?, _ more: String) -> String {
    let test = id.map { #","testID":"\#($0)""# } ?? ""
    return #"{"kind":"event","payload":{"kind":"\#(kind)"\#(test)\#(more)}}"#
  }

  static func stream(_ events: [ToldEvent]) -> EventStream {
    EventStream(Data(events.map(\.line).joined(separator: "\n").utf8))
  }
}

extension ProcessRun {
  /// A process that told some events, printed a text, and ended.
  init(
    telling events: [ToldEvent],
    _ ending: SubprocessOutcome.Ending = .exited(0),
    overrun: Overrun? = nil,
    allowance: Duration? = nil,
    printing text: String = ""
  ) {
    self.init(
      stream: ToldEvent.stream(events),
      outcome: SubprocessOutcome(ending: ending, output: Data(text.utf8)),
      overrun: overrun,
      allowance: allowance
    )
  }
}
