import CommandKit
import DomainKernel
import FeatureKit
import SettingsDomain

/// Why a setting cannot be shown or changed.
enum SettingsFailure: PresentableFailure {
  /// The settings cannot be read or stored.
  case store(SettingsError)
  /// The setting has no value, and its option no default.
  case notSet(SettingName)

  var code: String {
    switch self {
    case .store(.cannotBeRead), .store(.cannotBeOpened): "unreadable"
    case .store(.cannotBeSaved): "unwritable"
    case .notSet: "not-set"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .store: .failed
    case .notSet: .notFound
    }
  }

  func summary(in context: ViewContext) -> String { Strings(context.language).summary(of: self) }

  func brief(in context: ViewContext) -> String { Strings(context.language).brief(of: self) }

  func remedy(in context: ViewContext) -> Remedy? {
    let strings = Strings(context.language)
    return switch self {
    case .store(.cannotBeRead): .sentence(strings.correctTheFile)
    case .store(.cannotBeOpened): .sentence(strings.checkThePermissions)
    case .store(.cannotBeSaved(let reason)) where reason.hasSuffix(KnownReason.noHome.rawValue):
      PersistenceError.cannotBeSaved(reason: reason).remedy(in: context)
    case .store(.cannotBeSaved): .sentence(strings.checkTheFile)
    case .notSet: .open(Route("help", "settings", "set"), purpose: strings.seeHowToSet)
    }
  }
}
