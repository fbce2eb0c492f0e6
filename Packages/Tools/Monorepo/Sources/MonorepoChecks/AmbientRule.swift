import MonorepoGraph

extension Inspection {
  /// Ambient state (clocks, ids, files, environment, globals) is reached for only in the rooms the rules name.
  var ambientFindings: [Finding] {
    let entries = rules.ambient.map { ($0.allowedIn, $0.subject.spellings, $0.remedy ?? $0.subject.remedy) }
    return productionSources.flatMap { _, path, code in
      entries.flatMap { rooms, spellings, remedy -> [Finding] in
        guard !PathPattern.matches(path, any: rooms) else { return [] }
        return spellings.flatMap { spelling in
          spelling.offsets(in: code).map { offset -> Finding in
            let what = "`\(spelling.name)` outside the files that may use it"
            return Finding(.ambient, at: path, line: code.line(at: offset), what, remedy: remedy)
          }
        }
      }
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
