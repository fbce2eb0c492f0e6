import DomainKernel
import FeatureKit
import SettingsDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON document of the settings; its members are a promise.
struct SettingsDocument {
  static let fields = ["name", "value", "decidedBy", "variable", "stored", "allowed", "purpose"]

  let settings: [SettingState]
  let selection: FieldSelection

  func json(at now: Date) -> JSONValue {
    ResultDocument(list: settings.map(object), provenance: Provenance(kind: .stored, fetchedAt: now))
      .json(at: now)
  }

  private func object(_ setting: SettingState) -> JSONValue {
    selection.object([
      JSONValue.Member("name", .string(setting.name.rawValue)),
      JSONValue.Member("value", .optional(setting.value)),
      JSONValue.Member("decidedBy", .string(setting.decider.code)),
      JSONValue.Member("variable", .optional(setting.decider.variable)),
      JSONValue.Member("stored", .optional(setting.stored)),
      JSONValue.Member("allowed", .strings(setting.allowed)),
      JSONValue.Member("purpose", .string(setting.purpose)),
    ])
  }
}

extension SettingState.Decider {
  fileprivate var code: String {
    switch self {
    case .commandLine: "commandLine"
    case .environment: "environment"
    case .setting: "settings"
    case .nobody: "default"
    }
  }

  fileprivate var variable: String? {
    if case .environment(let variable) = self { variable } else { nil }
  }
}
