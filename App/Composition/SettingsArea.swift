import CommandKit
import FeatureKit
import LocalizationKit
import Settings
import SettingsData
import SettingsDomain
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a person has settled, which needs no service.
struct SettingsArea {
  let wiring: Wiring

  var features: [any Feature] {
    let options = GlobalOptions(wiring.language)
    return [
      SettingsFeature(language: wiring.language, option: options.option) {
        [wiring] invocation throws(CommandFailure) in
        try wiring.infrastructure(invocation).session(ManageSettings(repository: wiring.settings))
      }
    ]
  }

  /// The settings of the person who started the program.
  ///
  /// - Parameters:
  ///   - environment: The environment variables, which say where the file is.
  ///   - language: The language in which is said that there is no place for it.
  /// - Returns: The settings; where there is no place for a file, or no usable one, there are none.
  static func repository(
    environment: [String: String],
    in language: Language
  ) -> any SettingsRepository {
    let strings = Strings(language)
    guard let folder = (try? Directories(environment, strings))?.configuration else {
      return UnavailableSettings(reason: strings.noPlaceForFiles)
    }
    let path = folder.appending(path: "settings.json").path(percentEncoded: false)
    return SettingsFile(WholeFile(path: path))
  }
}
