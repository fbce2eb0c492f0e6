extension SourceCode {
  /// The offsets of static variables that store a value, with any modifiers before their `var`.
  var storedStaticVariables: [Int] {
    guard words.contains(Array("static".utf8)) else { return [] }
    return offsets(of: "var").filter {
      isStoredProperty(after: $0) && DeclarationFront(self, before: $0).modifiers["static"] != nil
    }
  }

  /// The offsets of state that nobody owns: a variable outside of every type, and a constant that holds a lock or
  /// other state that can change, or that is excluded from the compiler's checks, outside of every type or as a static
  /// member, or that is a static member with the name of a value for everybody.
  var sharedState: [Int] {
    let topLevel = Set(wordOffsets(atDepth: 0, from: 0))
    let variables = offsets(of: "var").filter { topLevel.contains($0) && isStoredProperty(after: $0) }
    let constants = offsets(of: "let").filter { offset in
      let modifiers = DeclarationFront(self, before: offset).modifiers
      let isStatic = modifiers["static"] != nil
      return isStatic && end(ofToken: "shared", behind: offset + "let".utf8.count) != nil
        || (topLevel.contains(offset) || isStatic)
          && (modifiers["nonisolated(unsafe)"] != nil || holdsState(at: offset))
    }
    return variables + constants
  }

  /// Whether the declaration that goes on at an offset stores a value: it has a value or no body, or one of observers.
  private func isStoredProperty(after offset: Int) -> Bool {
    guard let end = bytes[offset...].firstIndex(where: { "={};\n".utf8.contains($0) }),
      let body = self.end(ofToken: "{", behind: end)
    else { return true }
    return ["didSet", "willSet"].contains { self.end(ofToken: $0, behind: body) != nil }
  }

  /// Whether a constant's type or value, up to the end of its line, is a lock or other state that can change.
  private func holdsState(at offset: Int) -> Bool {
    var line = rest(ofLineAt: offset)
    if let last = line.last(where: { $0 != " " }), last == "=" || last == ":" {
      line += rest(ofLineAt: min(offset + line.utf8.count + 1, bytes.count))
    }
    return line.split { !$0.isIdentifier }.contains { word in
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
