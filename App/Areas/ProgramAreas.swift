import Design
import FeatureKit
import Settings
import SettingsDomain
import StorageKit

extension Area {
  /// The settings of the program.
  static let settings = Area(commands: ["settings"]) { services in
    let options = GlobalOptions(services.launch.language)
    return [
      SettingsFeature(
        language: services.launch.language,
        repository: services.settings,
        option: options.option,
        observe: services.trace.record
      )
    ]
  }

  /// The status of the cache, and clearing it.
  static let cache = Area(commands: ["cache"]) { services in
    [
      CacheFeature(
        language: services.launch.language,
        cache: StoredCache(services),
        observe: services.trace.record
      )
    ]
  }

  /// The sandbox: what it keeps, and its ports.
  static let sandbox = Area(commands: ["sandbox"]) { services in
    [
      SandboxFeature(
        language: services.launch.language,
        sandbox: SandboxAdministration(services: services),
        observe: services.trace.record
      )
    ]
  }

  /// The catalogue of the design system.
  static let design = Area(commands: ["design"]) { services in
    [DesignFeature(language: services.launch.language, observe: services.trace.record)]
  }
}
