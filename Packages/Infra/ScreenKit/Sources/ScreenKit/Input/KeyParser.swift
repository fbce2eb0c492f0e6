/// Reads keys, pastes and replies from the bytes of a terminal.
///
/// A state machine that takes one byte at a time: however a stream is divided, the events are the same. What it does
/// not know is ignored and never becomes a key.
struct KeyParser {
  /// An incomplete sequence of bytes.
  enum Pending: Hashable, Sendable {
    /// An escape character, which is a key by itself when nothing follows soon.
    case escape
    /// A sequence or a paste without its end.
    case sequence
  }

  private enum State {
    case ground
    case character(ByteCollector)
    case escape
    /// `ESC O` and one byte.
    case singleShift
    /// `ESC [`, parameters and intermediates.
    case sequence([UInt8])
    /// `ESC [ [` and one byte: a function key of the Linux console.
    case consoleFunction
    /// OSC, DCS, APC, PM or SOS until its terminator; whether an escape character came last.
    case string(isEnding: Bool)
    /// APC until its terminator, which an escape character may have begun.
    case command([UInt8], isEnding: Bool)
    case paste(PasteCollector)
  }

  /// The longest sequence that is read; longer ones are ignored to their end.
  private static let longestSequence = 64

  private var state = State.ground

  /// The incomplete sequence; `nil` between events.
  var pending: Pending? {
    switch state {
    case .ground: nil
    case .escape: .escape
    case .character, .singleShift, .sequence, .consoleFunction, .string, .command, .paste: .sequence
    }
  }

  /// Takes bytes.
  ///
  /// - Parameter bytes: The next bytes of the input, divided anywhere.
  /// - Returns: What they mean, in order.
  mutating func parse(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes { consume(byte, into: &events) }
    return events
  }

  /// Ends what waits for more bytes: an escape character becomes a key, a paste ends, everything else is discarded.
  ///
  /// - Returns: What it means.
  mutating func flush() -> [InputEvent] {
    defer { state = .ground }
    switch state {
    case .escape: return [.key(.escape)]
    case .paste(let collector): return [collector.event]
    case .ground, .character, .singleShift, .sequence, .consoleFunction, .string, .command: return []
    }
  }

  private mutating func consume(_ byte: UInt8, into events: inout [InputEvent]) {
    switch state {
    case .ground: begin(byte, into: &events)
    case .character(var collector):
      // A byte that does not continue the character begins something of its own.
      guard collector.add(byte) else {
        state = .ground
        return begin(byte, into: &events)
      }
      state = collector.isComplete ? .ground : .character(collector)
      if collector.isComplete, let scalar = collector.scalar { events.append(.key(.character(scalar))) }
    case .escape: consumeEscaped(byte, into: &events)
    case .singleShift:
      state = .ground
      if let key = ControlSequences.singleShifted(byte) { events.append(.key(key)) }
      if byte == ASCII.escape { state = .escape }
    case .sequence(let bytes): consumeSequence(byte, after: bytes, into: &events)
    case .consoleFunction: state = .ground
    case .string(let isEnding):
      state = Self.endsString(byte, isEnding) ? .ground : .string(isEnding: byte == ASCII.escape)
    case .command(let bytes, let isEnding):
      if Self.endsString(byte, isEnding) {
        state = .ground
        events += ControlSequences.events(command: bytes)
      } else {
        let isKept = byte != ASCII.escape && bytes.count < Self.longestSequence
        state = .command(isKept ? bytes + [byte] : bytes, isEnding: byte == ASCII.escape)
      }
    case .paste(var collector):
      // The only other reference to the buffer goes first, so that adding a byte does not copy it.
      state = .ground
      collector.add(byte)
      if collector.isComplete { events.append(collector.event) } else { state = .paste(collector) }
    }
  }

  /// Whether a byte ends a string: BEL, or the backslash behind an escape character (ECMA-48, ST).
  private static func endsString(_ byte: UInt8, _ isBehindEscape: Bool) -> Bool {
    byte == ASCII.bell || (isBehindEscape && byte == UInt8(ascii: "\\"))
  }

  private mutating func begin(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case ASCII.escape: state = .escape
    case 0x0A, 0x0D: events.append(.key(.enter))
    case 0x09: events.append(.key(.tab))
    case 0x08, 0x7F: events.append(.key(.backspace))
    case 0x01...0x1A: events.append(.key(.control(Unicode.Scalar(byte + 0x60))))
    case 0x20..<0x7F: events.append(.key(.character(Unicode.Scalar(byte))))
    default: if let collector = ByteCollector(lead: byte) { state = .character(collector) }
    }
  }

  private mutating func consumeEscaped(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case ASCII.escape: events.append(.key(.escape))
    case 0x01...0x1A:
      // Nobody presses Ctrl-C with Alt: the keys only came quickly after each other.
      state = .ground
      events.append(.key(.escape))
      begin(byte, into: &events)
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "_"): state = .command([], isEnding: false)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      state = .string(isEnding: false)
    default:
      // A key with Alt, which has no meaning here; its further bytes are swallowed with it.
      state = ByteCollector(lead: byte).map { .character($0.ignored) } ?? .ground
    }
  }

  private mutating func consumeSequence(_ byte: UInt8, after bytes: [UInt8], into events: inout [InputEvent])
  {
    switch byte {
    case ASCII.escape: state = .escape
    case 0x20...0x3F:
      if bytes.count < Self.longestSequence { state = .sequence(bytes + [byte]) }
    case 0x40...0x7E:
      state = .ground
      if bytes.isEmpty, byte == UInt8(ascii: "[") {
        state = .consoleFunction
      } else if bytes == Array("200".utf8), byte == UInt8(ascii: "~") {
        state = .paste(PasteCollector())
      } else if bytes.count < Self.longestSequence {
        events += ControlSequences.events(bytes, final: byte)
      }
    default: state = .ground
    }
  }
}

/// The control characters that sequences are made of.
enum ASCII {
  static let bell: UInt8 = 0x07
  static let escape: UInt8 = 0x1B
}
