import DesignKit

/// The control sequences of keys and replies (ECMA-48, xterm).
enum ControlSequences {
  /// Decodes an application command, of which only the answer to ``/DesignKit/ImageProtocol/kittyQuery`` is known.
  ///
  /// - Parameter bytes: The bytes between `ESC _` and the terminator.
  /// - Returns: One event at most.
  static func events(command bytes: [UInt8]) -> [InputEvent] {
    bytes.elementsEqual("Gi=\(ImageProtocol.queryNumber);OK".utf8) ? [.graphics] : []
  }

  /// The key behind `ESC O`.
  static func singleShifted(_ byte: UInt8) -> Key? {
    byte == UInt8(ascii: "M") ? .enter : letters[byte]
  }

  /// Decodes a complete sequence; `nil` for an unknown one.
  ///
  /// - Parameters:
  ///   - bytes: What stands between `ESC [` and the last byte.
  ///   - final: The last byte.
  /// - Returns: One event at most.
  static func events(_ bytes: [UInt8], final: UInt8) -> [InputEvent] {
    switch (bytes.first, final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): return [.deviceAttributes]
    case (UInt8(ascii: "?"), UInt8(ascii: "y")):
      let numbers = numbers(bytes.dropFirst().filter { $0 != UInt8(ascii: "$") })
      return numbers.count == 2 ? [.mode(numbers[0], state: numbers[1])] : []
    default: return key(bytes, final: final).map { [.key($0)] } ?? []
    }
  }

  private static func key(_ bytes: [UInt8], final: UInt8) -> Key? {
    // A digit or nothing begins the parameters of keys; `?`, `<`, `=` and `>` mark private sequences.
    guard bytes.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    let numbers = numbers(bytes)
    let isReleased = bytes.hasSuffix(":3")
    guard !isReleased else { return nil }
    switch final {
    case UInt8(ascii: "~"): return numbers.first.flatMap { numbered[$0] }
    case UInt8(ascii: "u"):
      return numbers.first.flatMap { encoded($0, modifiers: numbers.dropFirst().first ?? 1) }
    default: return letters[final]
    }
  }

  /// The keys of the kitty keyboard protocol that its first level reports this way.
  private static func encoded(_ code: Int, modifiers: Int) -> Key? {
    switch code {
    case 27: return .escape
    case 13: return .enter
    case 9: return (modifiers - 1) & 1 == 1 ? .backTab : .tab
    case 127: return .backspace
    default:
      let isControl = modifiers == 5 && (0x61...0x7A).contains(code)
      return isControl ? .control(Unicode.Scalar(UInt8(code))) : nil
    }
  }

  private static let letters: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home, UInt8(ascii: "Z"): .backTab,
  ]

  private static let numbered: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  /// The first numbers between semicolons; sub-parameters behind colons are left out.
  private static func numbers(_ bytes: some Sequence<UInt8>) -> [Int] {
    String(decoding: Array(bytes), as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false)
      .map { part in part.split(separator: ":").first.flatMap { Int($0) } ?? 0 }
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
