/// Decides, for each option and flag, which source its value comes from.
///
/// Command line before environment before settings. Where parameters contradict each other, a stronger source also
/// silences the weaker sources of the others.
struct OptionResolver {
  /// What a source gives for one parameter.
  struct Given {
    let texts: [String]
    let origin: ValueOrigin
    /// Its name there: `--refresh`, or the variable.
    let name: String
    /// Whether it counts in a contradiction: a flag that is switched off does not.
    let isActive: Bool
  }

  let scope: OptionScope
  let conflicts: [Conflict]
  private(set) var decided: [String: Given] = [:]
  private var silenced: Set<String> = []

  init(scope: OptionScope, conflicts: [Conflict]) {
    self.scope = scope
    self.conflicts = conflicts
  }

  /// Takes the options from the command line, which must all belong to the command in the end.
  mutating func addCommandLine(_ occurrences: [ScannedArguments.Occurrence]) throws(UsageProblem) {
    var texts: [String: [String]] = [:]
    var spellings: [String: (last: String, isActive: Bool)] = [:]
    for occurrence in occurrences {
      guard scope.named[occurrence.key] != nil else {
        throw .unknownOption(UntrustedText(occurrence.spelling), suggestion: nil)
      }
      switch occurrence.content {
      case .text(let text):
        texts[occurrence.key, default: []].append(text)
        spellings[occurrence.key] = (occurrence.spelling, true)
      case .flag(let value):
        texts[occurrence.key] = [value.argumentText]
        spellings[occurrence.key] = (occurrence.spelling, value)
      }
    }
    try addLayer { key in
      guard let texts = texts[key], let spelling = spellings[key] else { return nil }
      return Given(
        texts: texts,
        origin: .commandLine,
        name: spelling.last,
        isActive: spelling.isActive
      )
    }
  }

  /// Takes what the environment says about parameters that declare a variable; an empty one counts as unset.
  mutating func addEnvironment(_ environment: [String: String]) throws(UsageProblem) {
    try addLayer { [scope] key in
      let definition = scope.named[key]
      guard let variable = definition?.option?.environment ?? definition?.flag?.environment,
        let text = environment[variable], !text.isEmpty
      else { return nil }
      return Given(
        texts: [text],
        origin: .environment(variable: variable),
        name: variable,
        isActive: definition?.flag == nil || Self.isOn(text)
      )
    }
  }

  /// Takes the settings of the given options, by name.
  mutating func addSettings(
    _ setting: (String) -> String?,
    for keys: Set<String>
  ) throws(UsageProblem) {
    try addLayer { [scope] key in
      guard keys.contains(key), let definition = scope.named[key],
        let name = definition.option?.name ?? definition.flag?.name, let text = setting(name)
      else { return nil }
      return Given(
        texts: [text],
        origin: .setting(name: name),
        name: name,
        isActive: definition.flag == nil || Self.isOn(text)
      )
    }
  }

  private static func isOn(_ text: String) -> Bool {
    (try? Bool(argument: text)) ?? false
  }

  private mutating func addLayer(_ given: (String) -> Given?) throws(UsageProblem) {
    var layer: [String: Given] = [:]
    for key in scope.keys where decided[key] == nil && !silenced.contains(key) {
      layer[key] = given(key)
    }
    for conflict in conflicts {
      let active = conflict.keys.filter { layer[$0]?.isActive == true }
      if active.count > 1, let one = layer[active[0]], let other = layer[active[1]] {
        throw .conflict(one.name, other.name, origin: one.origin)
      }
      if active.count == 1 { silenced.formUnion(conflict.keys.filter { $0 != active[0] }) }
    }
    decided.merge(layer) { stronger, _ in stronger }
  }
}
