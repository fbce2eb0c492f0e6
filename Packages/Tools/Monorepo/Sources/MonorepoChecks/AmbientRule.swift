import MonorepoGraph

extension Inspection {
  /// Ambient state (clocks, ids, files, environment, globals) is reached for only in the rooms the rules name.
  var ambientFindings: [Finding] {
    let entries = rules.ambient.map { ($0, $0.subject.spellings) }
    var findings: [Finding] = []
    for (_, target) in modules {
      let files = sources(of: target)
      let aliases = files.flatMap { path, code in code.extensions(at: path) + code.typeAliases(at: path) }
      for (entry, spellings) in entries {
        let remedy = entry.remedy ?? entry.subject.remedy
        let renamed = aliases.flatMap { alias in
          spellings.compactMap { $0.renamed(alias.type, to: alias.name) }.map { (alias, $0) }
        }
        for (path, code) in files where !PathPattern.matches(path, any: entry.allowedIn) {
          let others = files.lazy.filter { $0.path != path }.map { $0.code }
          let known = renamed.filter { alias, _ in (alias.path ?? path) == path }
            .map { alias, spelling in (spelling, alias.room ?? code.bytes.indices) }
          for (spelling, room) in spellings.map({ ($0, code.bytes.indices) }) + known {
            let what = "`\(spelling.name)` outside the files that may use it"
            findings += spelling.offsets(code)
              .filter { room.contains($0) && !code.callsFunction(at: $0, declaredIn: others) }
              .map { Finding(.ambient, at: path, line: code.line(at: $0), what, remedy: remedy) }
          }
        }
      }
    }
    return findings
  }
}

/// Another name for a type, which every file of a target knows unless it says otherwise.
struct TypeAlias {
  let name: String
  let type: String
  /// The only file that knows the name for sure.
  let path: String?
  /// The only part of that file that knows it.
  var room: Range<Int>?
}

extension SourceCode {
  func typeAliases(at path: String) -> [TypeAlias] {
    let offsets = offsets(of: "typealias")
    let topLevel = offsets.isEmpty ? [] : Set(wordOffsets(atDepth: 0, from: 0))
    return offsets.compactMap { offset -> TypeAlias? in
      var position = offset + "typealias".utf8.count
      let name = self.path(at: &position)
      guard var value = end(ofToken: "=", behind: position) else { return nil }
      var type = self.path(at: &value)
      if type == "any" { type = self.path(at: &value) }
      guard !type.isEmpty else { return nil }
      let isPrivate = DeclarationFront(self, before: offset).isPrivate
      let file = isPrivate || !topLevel.contains(offset) ? path : nil
      return TypeAlias(name: name, type: Self.withoutModule(type), path: file)
    }
  }

  /// `Self` within an extension is another name for the type, and so is `self` before an initializer.
  fileprivate func extensions(at path: String) -> [TypeAlias] {
    offsets(of: "extension").flatMap { offset -> [TypeAlias] in
      var position = offset + "extension".utf8.count
      let type = Self.withoutModule(self.path(at: &position))
      guard !type.isEmpty else { return [] }
      let body = enclosed("{}", behind: position)
      return ["Self", "self"].map { TypeAlias(name: $0, type: type, path: path, room: body) }
    }
  }

  private static func withoutModule(_ type: String) -> String {
    String(type.dropFirst(modules.first { type.hasPrefix($0) }?.count ?? 0))
  }
}

extension ArchitectureRules.Ambient.Subject {
  fileprivate var spellings: [AmbientSpelling] {
    switch self {
    case .code("static var"): [.storedStatic]
    case .code(let code): [.code(code)]
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
