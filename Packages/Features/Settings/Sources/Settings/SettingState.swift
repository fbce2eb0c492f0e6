public import CommandKit
public import SettingsDomain

/// The value of a setting that is in force in a run of the program, and its source.
public struct SettingState: Hashable, Sendable, Identifiable {
  /// The source of the effective value.
  public enum Source: Hashable, Sendable {
    /// The option, given for this run only.
    case commandLine
    /// An environment variable.
    case environment(variable: String)
    /// The setting.
    case setting
    /// The option's default, or what the program finds out by itself.
    case fallback
  }

  /// The setting's name.
  public let name: SettingName
  /// The purpose of the setting, as a sentence.
  public let purpose: String
  /// The only values that there are; empty when there is no such list.
  public let allowed: [String]
  /// The value that is stored; `nil` when none is.
  public let stored: String?
  /// Whether the stored value is one that the option accepts; `true` when none is stored.
  public let isStoredUsable: Bool
  /// The value in force; `nil` when the program finds it out by itself, such as the width of the terminal.
  public let value: String?
  /// Where the value comes from.
  public let source: Source

  /// Creates the state of a setting and determines its effective value.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - option: The option that it stands in for.
  ///   - stored: The value that is stored; `nil` when none is.
  ///   - given: What the command line or the environment says about the option; a setting does not count.
  public init(_ name: SettingName, of option: any NamedParameter, stored: String?, given: GivenValue?) {
    self.name = name
    purpose = option.help
    allowed = option.allowedTexts
    self.stored = stored
    let usable = stored.flatMap {
      option.problem(with: $0, from: .setting(name: name.rawValue)) == nil ? $0 : nil
    }
    isStoredUsable = usable == stored
    switch given?.origin {
    case .commandLine: (value, source) = (given?.text, .commandLine)
    case .environment(let variable): (value, source) = (given?.text, .environment(variable: variable))
    case .setting, nil:
      (value, source) = usable.map { ($0, .setting) } ?? (option.defaultText, .fallback)
    }
  }

  /// The identity of the setting.
  public var id: SettingName { name }
}

/// Reads the settings as they are in force.
struct SettingsSource: Sendable {
  /// The values of the command line and the environment for each setting.
  typealias Given = [SettingName: GivenValue]

  let repository: any SettingsRepository
  let option: @Sendable (SettingName) -> any NamedParameter

  func given(in invocation: Invocation) -> Given {
    SettingName.allCases.reduce(into: [:]) { given, name in
      given[name] = invocation.source(of: option(name))
    }
  }

  func states(
    of names: [SettingName] = SettingName.allCases,
    _ given: Given
  ) throws(SettingsFailure) -> [SettingState] {
    let stored: [SettingName: String]
    do throws(SettingsError) { stored = try repository.values() } catch { throw .store(error) }
    return names.map { SettingState($0, of: option($0), stored: stored[$0], given: given[$0]) }
  }
}
