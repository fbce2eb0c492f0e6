import MonorepoGraph

extension Inspection {
  /// Ambient state (clocks, ids, files, environment, globals) is reached for only in the rooms the rules name.
  var ambientFindings: [Finding] {
    let entries = rules.ambient.map { ($0.allowedIn, $0.subject.spellings, $0.remedy ?? $0.subject.remedy) }
    let files = productionSources
    let aliases = aliases(in: files, of: entries.flatMap { $0.1 })
    return files.flatMap { target, path, code -> [Finding] in
      let known = aliases.filter { $0.isKnown(in: path, of: target) }
      return entries.flatMap { rooms, spellings, remedy -> [Finding] in
        guard !PathPattern.matches(path, any: rooms) else { return [] }
        let own: [(AmbientSpelling, Range<Int>?)] = spellings.map { ($0, nil) }
        let renamed: [(AmbientSpelling, Range<Int>?)] = known.flatMap { alias in
          spellings.compactMap { $0.renamed(by: alias) }.map { ($0, alias.room) }
        }
        return (own + renamed).flatMap { spelling, room in
          spelling.offsets(in: code).filter { room?.contains($0) ?? true }.map { offset -> Finding in
            let what = "`\(spelling.name)` outside the files that may use it"
            return Finding(.ambient, at: path, line: code.line(at: offset), what, remedy: remedy)
          }
        }
      }
    }
  }

  /// The names that files give to a type of some spellings.
  private func aliases(
    in files: [(target: Target, path: String, code: SourceCode)],
    of spellings: [AmbientSpelling]
  ) -> [TypeAlias] {
    let aliases = files.flatMap { target, path, code in code.aliases(at: path, in: target.name) }
    return aliases.filter { alias in spellings.contains { $0.renamed(by: alias) != nil } }
  }
}

/// Another name for a type.
private struct TypeAlias {
  let name: String
  let type: String
  /// The only file that knows the name for sure; nil where every file of the target does.
  let path: String?
  let target: String
  /// The only part of that file that knows it; nil where all of it does.
  var room: Range<Int>?

  func isKnown(in path: String, of target: Target) -> Bool {
    target.name == self.target && (self.path ?? path) == path
  }
}

extension SourceCode {
  fileprivate func aliases(at path: String, in target: String) -> [TypeAlias] {
    let offsets = offsets(of: "typealias")
    let topLevel = offsets.isEmpty ? [] : Set(wordOffsets(atDepth: 0, from: 0))
    let aliases = offsets.compactMap { offset -> TypeAlias? in
      var position = offset + "typealias".utf8.count
      let name = self.path(at: &position)
      guard let value = end(ofToken: "=", behind: position) else { return nil }
      position = value
      var type = self.path(at: &position)
      if type == "any" { type = self.path(at: &position) }
      guard !type.isEmpty else { return nil }
      let modifiers = DeclarationFront(self, before: offset).modifiers
      let isForFile = !topLevel.contains(offset) || !modifiers.isDisjoint(with: ["fileprivate", "private"])
      return TypeAlias(
        name: name,
        type: Self.withoutModule(type),
        path: isForFile ? path : nil,
        target: target
      )
    }
    return aliases + extensions(at: path, in: target)
  }

  /// `Self` within an extension is another name for the type, and so is `self` before an initializer.
  private func extensions(at path: String, in target: String) -> [TypeAlias] {
    offsets(of: "extension").flatMap { offset -> [TypeAlias] in
      var position = offset + "extension".utf8.count
      let type = Self.withoutModule(self.path(at: &position))
      guard !type.isEmpty else { return [] }
      let body = enclosed(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"), behind: position)
      return ["Self", "self"].map { TypeAlias(name: $0, type: type, path: path, target: target, room: body) }
    }
  }

  private static func withoutModule(_ type: String) -> String {
    String(type.dropFirst(modules.first { type.hasPrefix($0) }?.count ?? 0))
  }
}

extension AmbientSpelling {
  /// The spelling with another name for its type; nil where it does not begin with that type.
  fileprivate func renamed(by alias: TypeAlias) -> AmbientSpelling? {
    func renamed(_ code: String) -> String? {
      guard code.hasPrefix(alias.type) else { return nil }
      let rest = code.dropFirst(alias.type.count)
      guard rest.utf8.first?.isIdentifier == false else { return nil }
      return "\(alias.name)\(rest)"
    }
    switch self {
    case .text(let code): return renamed(code).map { .text($0) }
    case .tokens(let code): return renamed(code.text).map { .tokens(TokenSequence($0)) }
    case .reference(let code): return renamed(code.text).map { .reference(TokenSequence($0)) }
    case .call(let code, let fits): return renamed(code.text).map { .call(TokenSequence($0), where: fits) }
    case .member(let member, let type, let both):
      guard type.text == alias.type else { return nil }
      return renamed(both.text).map {
        .member(member, of: TokenSequence(alias.name), both: TokenSequence($0))
      }
    case .implicitMember, .namedMember, .function, .storedStatic, .sharedState: return nil
    }
  }
}

extension ArchitectureRules.Ambient.Subject {
  fileprivate var spellings: [AmbientSpelling] {
    switch self {
    case .code("static var"): [.storedStatic]
    case .code(let code): [.text(code)]
    case .kind(let kind): AmbientSpelling.all(of: kind)
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .code: "take it as a value"
    case .kind(.console): "return the text, or take a closure that reads or writes it"
    case .kind(.environment): "take the value that is needed"
    case .kind(.files): "take the file manager, or the folder"
    case .kind(.globals): "keep the state in a value with an owner, and pass it in"
    case .kind(.identifiers): "take the identifier, or a closure that makes one"
    case .kind(.locale): "take the locale, the calendar or the time zone"
    case .kind(.network): "take a transport"
    case .kind(.preferences): "take a store, or a stream of values"
    case .kind(.process): "return an exit code or throw, or take what runs programs"
    case .kind(.randomness): "take a random number generator"
    case .kind(.time): "take a clock, or the time as a value"
    }
  }
}
