import MonorepoGraph

extension AmbientSpelling {
  static func all(of kind: ArchitectureRules.Ambient.Kind) -> [Self] {
    (codes[kind] ?? []).map { code($0) } + special(kind)
  }

  /// The spellings that are found otherwise than by their tokens.
  private static func special(_ kind: ArchitectureRules.Ambient.Kind) -> [Self] {
    switch kind {
    case .console:
      let write = call("write(") { $0.hasPrefix("(1,") || $0.hasPrefix("(2,") }
      let handle = call("FileHandle(") { $0.prefixMatch(of: #/\(fileDescriptor:(\d|STD)/#) != nil }
      return ["print(", "debugPrint(", "dump("].map { call($0) { !hasArgument("to:", in: $0) } }
        + [function("print"), function("debugPrint"), write, handle, call("read(") { isCall($0, of: "0,") }]
        + ["to: .standardOutput", "to: .standardError"].map { implicitMember($0) }
    case .environment: return [implicitMember(".processInfo"), function("getenv")]
    case .files:
      return [
        call("open(") { $0.contains(",O_") },
        call("access(") { $0.hasSuffix("_OK)") },
        tokens(".write(", ending: ")") { source, range in
          let arguments = source.arguments(ofCallAt: range.lowerBound)
          guard arguments.hasPrefix("(to:"), !arguments.hasPrefix("(to:&") else { return false }
          let owner = source.lead(before: range.lowerBound).split(separator: ".").last ?? ""
          return owner == "data" || owner.hasSuffix("Data")
            || arguments.contains(#/,atomically:|,options:|url|URL/#)
        },
      ] + ["chmod(", "rename(", "stat("].map { call($0) { isCall($0) && $0.contains(",") } }
    case .globals:
      return [storedStatic, sharedState]
    case .identifiers: return [reference("UUID.init")]
    case .process:
      let raise = call("raise(") { $0.hasPrefix("(SIG") }
      // With the handler behind its parentheses, which another function of that name may have as well.
      let handled = call("signal(") { $0.prefixMatch(of: #/\(SIG\w+\)/#) != nil }
      return ["kill(", "signal("].map { call($0) { !isLabelled($0) && $0.contains(",") } }
        + [raise, handled, function("exit")]
    case .randomness:
      // Without a range it is the function of a Boolean, and else one of the code's own.
      let random = tokens(".random(", ending: ")") { source, range in
        let (start, arguments) = (range.lowerBound, source.arguments(ofCallAt: range.lowerBound))
        guard arguments == "()" else { return !hasArgument("using:", in: arguments) }
        let owner = source.lead(before: start)
        if owner.isEmpty { return source.beginsExpression(at: start) && !source.hasOwnMember("random") }
        return owner == "Bool"
      }
      let others = [".randomElement(", ".shuffled(", ".shuffle("].map {
        call($0) { !hasArgument("using:", in: $0) }
      }
      return others + [random] + ["Bool", "Double", "Int", "UInt64"].map { reference($0 + ".random") }
    case .time:
      // Code has closures and methods of that name; they take durations.
      let sleep = call("sleep(") { $0.dropFirst().dropLast().allSatisfy(\.isNumber) }
      return [implicitMember(".now"), reference("Date.init"), sleep]
    case .locale:
      // A function of that name in the file is meant, but for what it calls itself.
      let formatted = ["()", "(date:"].map { arguments -> Self in
        let declaration = TokenSequence("func formatted" + arguments)
        return tokens(".formatted" + arguments) { source, range in
          let own = source.offsets(ofTokens: declaration).map { source.enclosed("{}", behind: $0) }
          return own.isEmpty || own.contains { $0.contains(range.lowerBound) }
        }
      }
      return ["in: .current", "using: .current", "with: .current"].map { implicitMember($0) } + formatted + [
        value("Calendar(identifier:", without: ".timeZone ="),
        value("DateFormatter()", without: ".locale ="), value("ListFormatter()", without: ".locale ="),
        value("MeasurementFormatter()", without: ".locale ="),
        value("NumberFormatter()", without: ".locale ="),
        value("RelativeDateTimeFormatter()", without: ".locale ="),
      ]
    case .network: return ["connect(", "socket("].map { call($0) { isCall($0) && $0.contains(",") } }
    case .preferences: return []
    }
  }

  /// Whether a call has an argument with a label; the arguments of calls within it do not count.
  private static func hasArgument(_ label: String, in arguments: String) -> Bool {
    var depth = 0
    let own = arguments.filter { character in
      if ")]}".contains(character) { depth -= 1 }
      defer { if "([{".contains(character) { depth += 1 } }
      return depth <= 1
    }
    return own.hasPrefix("(" + label) || own.contains("," + label)
  }

  /// Whether arguments begin as those of a function of C do, none of which has a label.
  private static func isCall(_ arguments: String, of first: String = "") -> Bool {
    arguments.hasPrefix("(" + first) && !arguments.contains(":")
  }

  private static func isLabelled(_ arguments: String) -> Bool {
    arguments.dropFirst().drop(while: \.isIdentifier).first == ":"
  }
}
