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
    (#"[{"kind":"one"},{"kind":"two"}]"#, JSONShapeFault.unusable(place: "1.kind")),
    (#"[{"kind":"one"},{}]"#, .missing(name: "kind", place: "1")),
    (#"[{"kind":7}]"#, .otherType(place: "0.kind")),
  ])
  func `a value that does not fit is named by the place where it stands`(
    text: String,
    mismatch: JSONShapeFault
  ) {
    #expect(throws: JSONBodyError.unexpectedShape(mismatch)) {
      try JSONBody.decode([Part].self, from: Data(text.utf8))
    }
  }

  @Test func `a key from the body shows forty characters at most`() {
    let body = Data(("{\"" + String(repeating: "a", count: 41) + "\":{\"kind\":7}}").utf8)
    let shown = String(repeating: "a", count: 40)

    #expect(throws: JSONBodyError.unexpectedShape(.otherType(place: "\(shown).kind"))) {
      try JSONBody.decode([String: Part].self, from: body)
    }
  }

  @Test func `a key from the body shows letters, digits and three signs`() {
    let body = Data("{\"aZ09_-:./ \u{E9}\":{\"kind\":7}}".utf8)

    #expect(throws: JSONBodyError.unexpectedShape(.otherType(place: "aZ09_-:????.kind"))) {
      try JSONBody.decode([String: Part].self, from: body)
    }
  }
}
