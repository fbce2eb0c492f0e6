import Foundation
import StorageKit

extension DocumentKey {
  static func sample(_ name: String, in partition: String = "anna") -> DocumentKey {
    DocumentKey(partition: partition, name: name)
  }
}

extension Document {
  /// A document whose content follows from a number, so that a mixture of two is noticed.
  static func numbered(_ number: Int, bytes: Int = 5000) -> Document {
    var state = UInt64(number) &* 0x9e37_79b9_7f4a_7c15
    let words = (0..<(bytes + 7) / 8).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
    let body = words.withUnsafeBytes { Data($0.prefix(bytes)) }
    return Document(metadata: Data(String(number).utf8), body: body)
  }

  /// The number of a document that `numbered` made.
  var number: Int? {
    String(data: metadata, encoding: .utf8).flatMap(Int.init)
  }
}
