/// Cuts a stream of bytes into text, controls and sequences; the cuts do not depend on how the stream arrives.
struct SequenceParser: Equatable, Sendable {
  /// The item that the bytes so far form.
  enum Item {
    case text(Unicode.Scalar)
    case control(UInt8)
    case escape([UInt8])
    case sequence(ControlSequence)
    case command([UInt8])
    case problem(TerminalProblem.Kind, [UInt8])
  }

  private enum State {
    case text
    case escape
    case sequence
    case command
    case string
  }

  private var state = State.text
  /// The bytes of what has no end yet.
  private(set) var unfinished: [UInt8] = []

  mutating func consume(_ byte: UInt8, into items: inout [Item]) {
    switch state {
    case .text: consumeText(byte, into: &items)
    case .escape: consumeEscape(byte, into: &items)
    case .sequence: consumeSequence(byte, into: &items)
    case .command, .string: consumeString(byte, into: &items)
    }
  }

  private mutating func consumeText(_ byte: UInt8, into items: inout [Item]) {
    if !unfinished.isEmpty, byte & 0xC0 != 0x80 {
      items.append(.problem(.invalidText, take()))
    }
    switch byte {
    case 0x1B: begin(.escape, byte)
    case 0..<0x20, 0x7F: items.append(.control(byte))
    case 0x20..<0x7F: items.append(.text(Unicode.Scalar(byte)))
    default:
      unfinished.append(byte)
      guard unfinished.count >= Self.length(of: unfinished[0]) else { return }
      let bytes = take()
      guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first else {
        return items.append(.problem(.invalidText, bytes))
      }
      items.append((0x80..<0xA0).contains(scalar.value) ? .problem(.unknownSequence, bytes) : .text(scalar))
    }
  }

  /// The bytes of a character, from its first; 1 for what cannot be a first byte.
  private static func length(of lead: UInt8) -> Int {
    switch lead {
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 1
    }
  }

  private mutating func consumeEscape(_ byte: UInt8, into items: inout [Item]) {
    let isFirst = unfinished.count == 1
    switch (byte, isFirst) {
    case (0x5B, true): begin(.sequence, byte)
    case (0x5D, true): begin(.command, byte)
    case (0x50, true), (0x58, true), (0x5E, true), (0x5F, true): begin(.string, byte)
    case (0x20..<0x30, _): unfinished.append(byte)
    case (0x30..<0x7F, _):
      unfinished.append(byte)
      items.append(.escape(take()))
    default: breakOff(at: byte, into: &items)
    }
  }

  private mutating func consumeSequence(_ byte: UInt8, into items: inout [Item]) {
    switch byte {
    case 0x20..<0x40: unfinished.append(byte)
    case 0x40..<0x7F:
      unfinished.append(byte)
      let bytes = take()
      items.append(ControlSequence(bytes).map(Item.sequence) ?? .problem(.malformedSequence, bytes))
    default: breakOff(at: byte, into: &items)
    }
  }

  private mutating func consumeString(_ byte: UInt8, into items: inout [Item]) {
    let isEscaped = unfinished.count > 2 && unfinished.last == 0x1B
    let isBell = byte == 0x07 && state == .command
    switch (byte, isEscaped) {
    case (0x5C, true),
      (_, false) where isBell:
      let isCommand = state == .command
      let bytes = take()
      if isCommand { items.append(.command(Array(bytes.dropFirst(2).dropLast(isEscaped ? 1 : 0)))) }
    case (_, true):
      unfinished.removeLast()
      items.append(.problem(.malformedSequence, take()))
      begin(.escape, 0x1B)
      consume(byte, into: &items)
    case (0x1B, false), (0x20..., false): unfinished.append(byte)
    case (_, false) where state == .string && byte != 0x18 && byte != 0x1A: unfinished.append(byte)
    default: breakOff(at: byte, into: &items)
    }
  }

  /// A byte that cannot go on with the sequence ends it and is taken by itself; CAN and SUB do nothing else.
  private mutating func breakOff(at byte: UInt8, into items: inout [Item]) {
    items.append(.problem(.malformedSequence, take()))
    if byte != 0x18, byte != 0x1A { consume(byte, into: &items) }
  }

  private mutating func begin(_ next: State, _ byte: UInt8) {
    state = next
    unfinished.append(byte)
  }

  private mutating func take() -> [UInt8] {
    state = .text
    defer { unfinished = [] }
    return unfinished
  }
}
