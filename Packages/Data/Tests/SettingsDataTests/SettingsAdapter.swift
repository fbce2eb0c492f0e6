import Foundation
import SettingsData
import SettingsDomain
import SettingsFakes
import StorageKit

/// What stores settings in a contract test.
enum SettingsAdapter: CaseIterable {
  case fake
  case file

  /// Runs a test body with a fresh adapter.
  func run(_ body: (any SettingsRepository) throws -> Void) throws {
    switch self {
    case .fake: try body(FakeSettings())
    case .file: try withSettingsFile { try body(SettingsFile(WholeFile(path: $0))) }
    }
  }
}

/// Runs a test body with the path of a file in a folder of its own that is gone afterwards.
func withSettingsFile(_ content: String? = nil, _ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "settings.json")
  try content.map { try Data($0.utf8).write(to: file) }
  try body(file.path(percentEncoded: false))
}
