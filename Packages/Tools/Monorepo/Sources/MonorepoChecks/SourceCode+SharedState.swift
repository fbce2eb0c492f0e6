extension SourceCode {
  /// The offsets of static variables that store a value, with any modifiers before their `var`.
  var storedStaticVariables: [Int] {
    offsets(of: "static").filter { offset in
      var words = DeclarationWords(bytes, from: offset + "static".utf8.count)
      guard let subject = words.subject(), subject.name.hasPrefix("var ") else { return false }
      return isStoredProperty(after: subject.offset)
    }
  }

  /// The offsets of state that nobody owns: a variable outside of every type, and a constant that holds a lock or
  /// other state that can change, or that is excluded from the compiler's checks, outside of every type or as a static member.
  var sharedState: [Int] {
    let topLevel = Set(topLevelOffsets)
    let variables = offsets(of: "var").filter { topLevel.contains($0) && isStoredProperty(after: $0) }
    let constants = offsets(of: "let").filter { offset in
      let modifiers = modifiers(at: offset)
      return (topLevel.contains(offset) || modifiers.contains("static"))
        && (modifiers.contains("unsafe") || holdsState(at: offset))
    }
    return (variables + constants).sorted()
  }

  /// Whether the declaration that goes on at an offset stores a value: it has no body, or a value before the body.
  func isStoredProperty(after offset: Int) -> Bool {
    for byte in bytes[offset...] {
      switch byte {
      case UInt8(ascii: "{"): return false
      case UInt8(ascii: "="), UInt8(ascii: "\n"): return true
      default: continue
      }
    }
    return true
  }

  /// The offsets of words that are in no braces and no parentheses.
  private var topLevelOffsets: [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var (depth, isInWord, offsets) = (0, false, [Int]())
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
        let isIdentifier = bytes[index].isIdentifier
        if depth == 0, isIdentifier, !isInWord { offsets.append(index) }
        isInWord = isIdentifier
      }
      return offsets
    }
  }

  /// The words in front of a keyword on its line, as in `nonisolated(unsafe) static`.
  private func modifiers(at offset: Int) -> [Substring] {
    let line = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[line..<offset], as: UTF8.self).split { !$0.isLetter }
  }

  /// Whether a constant's type or value, up to the end of its line, is a lock or other state that can change.
  private func holdsState(at offset: Int) -> Bool {
    var line = rest(ofLineAt: offset)
    if let last = line.last(where: { $0 != " " }), last == "=" || last == ":" {
      line += rest(ofLineAt: min(offset + line.utf8.count + 1, bytes.count))
    }
    return line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
      Self.stateTypes.contains(String(word)) || Self.stateEndings.contains { word.hasSuffix($0) }
    }
  }

  private static let stateTypes: Set<String> = [
    "Atomic", "DispatchSemaphore", "LockIsolated", "ManagedAtomic", "ManagedBuffer", "Mutex", "NSCache",
    "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "OSAllocatedUnfairLock", "UnsafeAtomic",
    "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawPointer", "os_unfair_lock",
    "os_unfair_lock_s", "pthread_mutex_t", "pthread_rwlock_t",
  ]
  private static let stateEndings = ["Lock", "LockedValueBox", "Mutex"]
}
