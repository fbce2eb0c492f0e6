#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A fast checksum against damage on the disk; no protection against someone who forges it.
///
/// Every step is a bijection of the state for a given word and of the word for a given state, so damage within
/// one word of eight bytes is always found, and any other with all but 1 in 2⁶⁴. The result is part of the file
/// format: changing it makes every stored document look damaged.
struct Checksum64 {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  mutating func combine(_ data: Data) {
    data.withUnsafeBytes { combine($0) }
  }

  /// Takes in a long content in four lanes side by side: within one, each step waits for the one before.
  mutating func combineInLanes(_ data: Data) {
    data.withUnsafeBytes { bytes in
      let wholeBlocks = bytes.count / 32
      var lanes = (self, self, self, self)
      for start in stride(from: 0, to: wholeBlocks * 32, by: 32) {
        lanes.0.mix(Self.word(of: bytes, at: start))
        lanes.1.mix(Self.word(of: bytes, at: start + 8))
        lanes.2.mix(Self.word(of: bytes, at: start + 16))
        lanes.3.mix(Self.word(of: bytes, at: start + 24))
      }
      mix(UInt64(bytes.count))
      mix(lanes.0.value)
      mix(lanes.1.value)
      mix(lanes.2.value)
      mix(lanes.3.value)
      combine(UnsafeRawBufferPointer(rebasing: bytes[(wholeBlocks * 32)...]))
    }
  }

  /// Takes in a length first, so that bytes cannot move from one part to the next unnoticed.
  mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    mix(UInt64(bytes.count))
    let wholeWords = bytes.count / 8
    for index in 0..<wholeWords {
      mix(Self.word(of: bytes, at: index * 8))
    }
    var rest: UInt64 = 0
    for byte in bytes[(wholeWords * 8)...].reversed() {
      rest = rest << 8 | UInt64(byte)
    }
    mix(rest)
  }

  private static func word(of bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 32
  }
}
