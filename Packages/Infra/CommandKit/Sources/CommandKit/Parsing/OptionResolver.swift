/// Decides, for each option and flag, which source its value comes from.
///
/// Command line before environment before settings. Where parameters contradict each other, a stronger source also
/// silences the weaker sources of the others. After a problem it goes on, so that the other options can be used.
struct OptionResolver {
  /// The value that one source gives for a parameter.
  struct Given {
    let texts: [String]
    let origin: ValueOrigin
    /// Its name there: `--refresh`, or the variable.
    let name: String
    /// Whether it counts in a contradiction: a flag that is switched off does not.
    let isActive: Bool
  }

  private let scope: OptionScope
  private let conflicts: [Conflict]
  private var decided: [String: Given] = [:]
  private var silenced: Set<String> = []
  private var problem: UsageProblem?

  init(scope: OptionScope, conflicts: [Conflict]) {
    self.scope = scope
    self.conflicts = conflicts
  }

  /// Takes the options from the command line, which must all belong to the command in the end.
  mutating func addCommandLine(_ occurrences: [Occurrence]) {
    var texts: [String: [String]] = [:]
    var spellings: [String: (last: String, isActive: Bool)] = [:]
    for occurrence in occurrences {
      guard scope.named[occurrence.key] != nil else {
        report(.unknownOption(UntrustedText(occurrence.spelling), suggestion: nil))
        continue
      }
      switch occurrence.content {
      case .text(let text):
        texts[occurrence.key, default: []].append(text)
        spellings[occurrence.key] = (occurrence.spelling, true)
      case .flag(let value):
        texts[occurrence.key] = [value.argumentText]
        spellings[occurrence.key] = (occurrence.spelling, value)
      case .missingValue, .needlessValue: continue
      }
    }
    addLayer { key in
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
  mutating func addEnvironment(_ environment: [String: String]) {
    addLayer { [scope] key in
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
    _ settings: [String: String],
    for keys: Set<String>
  ) {
    addLayer { [scope] key in
      guard keys.contains(key), let definition = scope.named[key],
        let name = definition.option?.name ?? definition.flag?.name, let text = settings[name]
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

  private mutating func addLayer(_ given: (String) -> Given?) {
    var layer: [String: Given] = [:]
    for key in scope.keys where decided[key] == nil && !silenced.contains(key) {
      layer[key] = given(key)
    }
    for conflict in conflicts {
      let active = conflict.keys.filter { layer[$0]?.isActive == true }
      if active.count > 1, let one = layer[active[0]], let other = layer[active[1]] {
        report(.conflict(one.name, other.name, origin: one.origin))
      }
      if active.count == 1 { silenced.formUnion(conflict.keys.filter { $0 != active[0] }) }
    }
    decided.merge(layer) { stronger, _ in stronger }
  }

  private mutating func report(_ problem: UsageProblem) {
    self.problem = self.problem ?? problem
  }

  /// Reads the values of what was decided; a parameter that was not given, or given wrongly, has none.
  ///
  /// - Returns: The values, and the first problem of all.
  func resolved() -> (values: BoundValues, problem: UsageProblem?) {
    var problem = problem
    var values: [String: any Sendable] = [:]
    for key in scope.keys {
      do throws(UsageProblem) {
        values[key] = try value(forKey: key)
      } catch {
        problem = problem ?? error
      }
    }
    return (BoundValues(values: values, given: decided), problem)
  }

  private func value(forKey key: String) throws(UsageProblem) -> (any Sendable)? {
    guard let definition = scope.named[key] else { return nil }
    guard let given = decided[key] else {
      if let option = definition.option, option.isRequired { throw .missingParameter(option.display) }
      return nil
    }
    return try definition.read(given.texts, from: given.origin)
  }
}
