import Foundation
import Testing

@testable import StorageKit

@Suite struct Checksum64Tests {
  @Test func `the checksum of a known document does not change between versions`() {
    let document = Document(metadata: Data("metadata".utf8), body: Data("a body of some length".utf8))
    #expect(document.checksum(for: .sample("https://example.com/a")) == 14_349_144_151_542_613_754)
  }

  @Test func `every changed bit changes the checksum`() {
    let original = Document.numbered(1, bytes: 40)
    let expected = original.checksum(for: .sample("a"))
    for bit in 0..<(40 * 8) {
      var changed = original
      changed.body[bit / 8] ^= 1 << (bit % 8)
      #expect(changed.checksum(for: .sample("a")) != expected)
    }
  }

  @Test func `the same content under another key has another checksum`() {
    let document = Document.numbered(1)
    #expect(document.checksum(for: .sample("a")) != document.checksum(for: .sample("b")))
    #expect(document.checksum(for: .sample("a", in: "x")) != document.checksum(for: .sample("a", in: "y")))
  }

  @Test func `a byte that moves from the metadata to the body changes the checksum`() {
    let one = Document(metadata: Data([1, 2]), body: Data([3]))
    let other = Document(metadata: Data([1]), body: Data([2, 3]))
    #expect(one.checksum(for: .sample("a")) != other.checksum(for: .sample("a")))
  }

  @Test func `trailing zeros count`() {
    let short = Document(metadata: Data(), body: Data([1]))
    let long = Document(metadata: Data(), body: Data([1, 0]))
    #expect(short.checksum(for: .sample("a")) != long.checksum(for: .sample("a")))
  }

  @Test(arguments: [(64, 4_958_720_033_652_786_469), (100, 7_529_283_202_597_606_745)] as [(UInt8, UInt64)])
  func `the checksum of a known body does not change between versions`(length: UInt8, checksum: UInt64) {
    let body = Data(0..<length)
    #expect(DocumentKey.sample("https://example.com/a").checksum(ofBody: body) == checksum)
  }

  @Test(arguments: [0, 1, 31, 32, 33, 64, 100]) func `every changed bit changes the checksum of a body`(
    length: Int
  ) {
    let (key, original) = (DocumentKey.sample("a"), Data((0..<length).map { UInt8($0) }))
    let expected = key.checksum(ofBody: original)
    for bit in 0..<(length * 8) {
      var changed = original
      changed[bit / 8] ^= 1 << (bit % 8)
      #expect(key.checksum(ofBody: changed) != expected)
    }
    #expect(key.checksum(ofBody: original + [0]) != expected)
  }

  @Test func `words of a body that change places change its checksum`() {
    let key = DocumentKey.sample("a")
    let words = (0..<12).map { Data(repeating: UInt8($0), count: 8) }
    let expected = key.checksum(ofBody: Data(words.joined()))
    for first in 0..<12 {
      for second in 0..<first {
        var swapped = words
        swapped.swapAt(first, second)
        #expect(key.checksum(ofBody: Data(swapped.joined())) != expected)
      }
    }
  }
}
