import CommandKit
import SettingsDomain

extension GlobalOptions {
  /// The option or flag that a setting stands in for.
  ///
  /// - Parameter name: The setting.
  /// - Returns: The one of the same name.
  func option(for name: SettingName) -> any NamedParameter {
    switch name {
    case .accessible: accessible
    case .backend: backend
    case .color: color
    case .language: language
    case .theme: theme
    case .timeout: timeout
    case .width: width
    }
  }
}
