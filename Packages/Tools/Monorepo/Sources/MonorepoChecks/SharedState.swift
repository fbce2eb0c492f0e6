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
  /// member, or that is a static member with the name of a value for everybody, or of a class with such state.
  var sharedState: [Int] {
    let topLevel = Set(wordOffsets(atDepth: 0, from: 0))
    let variables = offsets(of: "var").filter { topLevel.contains($0) && isStoredProperty(after: $0) }
    let aliases = Set(typeAliases(at: "").filter { isStateType($0.type) }.map(\.name))
    let constants = offsets(of: "let").filter { offset in
      let modifiers = DeclarationFront(self, before: offset).modifiers
      let isStatic = modifiers["static"] != nil
      let name = end(ofToken: "shared", behind: offset + "let".utf8.count)
      return isStatic && (name.map { !isLiteral(behindNameAt: $0) } == true || isInstance(at: offset))
        || (topLevel.contains(offset) || isStatic)
          && (modifiers["nonisolated(unsafe)"] != nil || holdsState(at: offset, aliases))
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

  /// Whether a constant is made of nothing, of a class or an actor of the same file, and either that type stores a
  /// variable or the constant has the name of a value for everybody: a structure is a value.
  private func isInstance(at offset: Int) -> Bool {
    let instance = #/let\s+`?(\w+)[^=]*=\s*(\w+)\(\)/#
    guard let (_, name, type) = rest(ofLineAt: offset).prefixMatch(of: instance)?.output else { return false }
    let isUsual = ["current", "default", "standard"].contains(name)
    let heads = ["actor", "class"].flatMap { offsets(ofTokens: TokenSequence("\($0) \(type)")) }
    return heads.contains { head in
      isUsual || memberKeywords(ofTypeAt: head, among: ["var"]).contains { isStoredProperty(after: $0) }
    }
  }

  /// Whether the value of a constant is a literal or begins with a text, which is no state.
  private func isLiteral(behindNameAt end: Int) -> Bool {
    guard let sign = bytes[end...].firstIndex(where: { "={;\n".utf8.contains($0) }),
      bytes[sign] == UInt8(ascii: "=")
    else { return false }
    // Of a text only blanks are left: those of its two marks, beside the one in front of any value.
    if rest(ofLineAt: sign + 1).prefix(while: { $0 == " " }).count > 2 { return true }
    var position = sign + 1
    let word = path(at: &position)
    if word.isEmpty { return bytes[position...].first == UInt8(ascii: "-") }
    return word.first?.isNumber == true || ["false", "true"].contains(word)
  }

  /// Whether a constant's type or value, up to the end of its line, is a lock or other state that can change.
  private func holdsState(at offset: Int, _ aliases: Set<String>) -> Bool {
    var line = rest(ofLineAt: offset)
    if let last = line.last(where: { $0 != " " }), last == "=" || last == ":" {
      line += rest(ofLineAt: min(offset + line.utf8.count + 1, bytes.count))
    }
    // A member of a type with such a name need not be of that type, unless it is an initializer.
    return line.matches(of: #/(\w+)(\.(?!init\b))?/#).contains { match in
      let word = String(match.output.1)
      if aliases.contains(word) || Self.stateTypes.contains(word) { return true }
      return match.output.2 == nil && isStateType(word)
    }
  }

  private func isStateType(_ name: String) -> Bool {
    if Self.stateTypes.contains(name) { return true }
    guard name.first?.isUppercase == true, Self.stateEndings.contains(where: { name.hasSuffix($0) }) else {
      return false
    }
    // An enumeration holds no state.
    return offsets(ofTokens: TokenSequence("enum " + name)).isEmpty
  }

  private static let stateTypes: Set<String> = [
    "Atomic", "DispatchSemaphore", "LockIsolated", "ManagedAtomic", "ManagedBuffer", "Mutex", "NSCache",
    "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "OSAllocatedUnfairLock", "UnsafeAtomic",
    "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawPointer", "os_unfair_lock",
    "os_unfair_lock_s", "pthread_mutex_t", "pthread_rwlock_t",
  ]
  private static let stateEndings = ["Lock", "LockedValueBox", "Mutex"]
}
