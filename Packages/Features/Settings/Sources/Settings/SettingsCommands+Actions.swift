import CommandKit
import DesignKit
import FeatureKit
import SettingsDomain

extension SettingsCommands {
  @Sendable
  func list(_ invocation: Invocation) async throws -> ExitCode {
    let run = try begin(invocation)
    let states = try run.states()
    if run.write(states) { return .done }
    run.session.observe(.view("settingsView"))
    let presenter = run.session.presenter
    presenter.show(settingsView(states, place: run.session.useCases.place, presenter.context))
    return .done
  }

  @Sendable
  func get(_ invocation: Invocation) async throws -> ExitCode {
    let run = try begin(invocation)
    let state = try run.state(of: invocation[name].value)
    if run.write([state]) { return .done }
    guard let value = state.value else {
      let name = state.name.rawValue
      throw CommandFailure(.notFound, strings.notSettled(name), hint: strings.settle(name))
    }
    run.session.presenter.write(lines: SafeText(value).string + "\n")
    return .done
  }

  @Sendable
  func set(_ invocation: Invocation) async throws -> ExitCode {
    let run = try begin(invocation)
    let name = invocation[name].value
    let text = invocation[value]
    if let problem = option(name).problem(with: text, from: .commandLine) {
      throw CommandFailure(.usage, language.commandVocabulary.message(for: problem))
    }
    try run.keeping { settings throws(SettingsError) in try settings.set(text, for: name) }
    let state = try run.state(of: name)
    run.session.presenter.note(strings.settled(name.rawValue, text))
    if case .environment(let variable) = state.decider {
      run.session.presenter.note(strings.isStronger(variable))
    }
    _ = run.write([state])
    return .done
  }

  @Sendable
  func unset(_ invocation: Invocation) async throws -> ExitCode {
    let run = try begin(invocation)
    let names = invocation[names].map(\.value)
    let removed = try run.keeping { settings throws(SettingsError) in try settings.unset(names) }
    run.session.presenter.note(strings.opened(removed.map(\.rawValue)))
    _ = run.write(try run.states().filter { names.contains($0.name) })
    return .done
  }

  private func begin(_ invocation: Invocation) throws(CommandFailure) -> SettingsRun {
    let selection = try FieldSelection(invocation, in: language)
    return SettingsRun(
      invocation: invocation,
      session: try open(invocation),
      selection: invocation[json] ? selection : nil,
      option: option
    )
  }
}
