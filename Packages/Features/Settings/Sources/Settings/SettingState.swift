public import CommandKit
public import SettingsDomain

/// What holds for a setting in a run of the program, and why.
public struct SettingState: Hashable, Sendable, Identifiable {
  /// Who decides what holds.
  public enum Decider: Hashable, Sendable {
    /// The option was given for this run only.
    case commandLine
    /// An environment variable.
    case environment(variable: String)
    /// The setting.
    case setting
    /// Nobody: what holds is the option's default, or depends on the surroundings.
    case nobody
  }

  /// Which setting.
  public let name: SettingName
  /// What it is for, as a sentence.
  public let purpose: String
  /// The only values that there are; empty when there is no such list.
  public let allowed: [String]
  /// The value that is stored; `nil` when none is.
  public let stored: String?
  /// Whether what is stored could hold; `true` when nothing is.
  public let isStoredUsable: Bool
  /// What holds; `nil` when it depends on the surroundings, such as the width of the terminal.
  public let value: String?
  /// Who decides it.
  public let decider: Decider

  /// Finds out what holds.
  ///
  /// - Parameters:
  ///   - name: Which setting.
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
    case .commandLine: (value, decider) = (given?.text, .commandLine)
    case .environment(let variable): (value, decider) = (given?.text, .environment(variable: variable))
    case .setting, nil:
      (value, decider) = usable.map { ($0, .setting) } ?? (option.defaultText, .nobody)
    }
  }

  /// What identifies the setting.
  public var id: SettingName { name }
}
