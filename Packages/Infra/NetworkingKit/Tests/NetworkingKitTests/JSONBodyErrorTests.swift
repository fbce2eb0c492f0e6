import Foundation
import NetworkingKit
import Testing

@Suite struct JSONBodyErrorTests {
  private enum Kind: String, Decodable {
    case one
  }

  private struct Part: Decodable {
    let kind: Kind
  }

  @Test(arguments: [
    (#"[{"kind":"one"},{"kind":"two"}]"#, "an unusable value at 1.kind"),
    (#"[{"kind":"one"},{}]"#, "no \"kind\" at 1"),
    (#"[{"kind":7}]"#, "another type than expected at 0.kind"),
  ])
  func `a value that does not fit is named by the place where it stands`(text: String, reason: String) {
    #expect(throws: JSONBodyError.unexpectedShape(reason: reason)) {
      try JSONBody.decode([Part].self, from: Data(text.utf8))
    }
  }

  @Test func `a key from the body shows forty characters at most`() {
    let body = Data(("{\"" + String(repeating: "a", count: 41) + "\":{\"kind\":7}}").utf8)
    let shown = String(repeating: "a", count: 40)

    #expect(throws: JSONBodyError.unexpectedShape(reason: "another type than expected at \(shown).kind")) {
      try JSONBody.decode([String: Part].self, from: body)
    }
  }

  @Test func `a key from the body shows letters, digits and three signs`() {
    let body = Data("{\"aZ09_-:./ \u{E9}\":{\"kind\":7}}".utf8)

    #expect(throws: JSONBodyError.unexpectedShape(reason: "another type than expected at aZ09_-:????.kind")) {
      try JSONBody.decode([String: Part].self, from: body)
    }
  }
}
