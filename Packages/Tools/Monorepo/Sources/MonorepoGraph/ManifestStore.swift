import Foundation
import MonorepoSystem

/// Keeps what SwiftPM said of a manifest, so that it is asked again only when the answer could be another one.
///
/// A manifest that looks at anything but itself (the environment, the disk) is never kept.
struct ManifestStore: Sendable {
  private struct Entry: Codable {
    let toolchain: String
    let location: String
    let manifest: String
    let dump: Data
  }

  /// The toolchain's own words about itself.
  let toolchain: String
  /// The folder in which answers are kept.
  let folder: String
  let files: FileSystem

  /// The answer that was kept for a manifest with this text at this place.
  func dump(of manifest: String, at location: String) -> Data? {
    guard let data = files.data(at: path(location)),
      let entry = try? JSONDecoder().decode(Entry.self, from: data),
      entry.toolchain == toolchain, entry.location == location, entry.manifest == manifest
    else { return nil }
    return entry.dump
  }

  /// Keeps an answer; when that fails it is only asked again.
  func keep(_ dump: Data, of manifest: String, at location: String) {
    guard Self.isSelfContained(manifest) else { return }
    let entry = Entry(toolchain: toolchain, location: location, manifest: manifest, dump: dump)
    if let data = try? JSONEncoder().encode(entry) { try? files.write(data, to: path(location)) }
  }

  /// Whether a manifest's meaning is in its text alone: it imports nothing that could read something else.
  static func isSelfContained(_ manifest: String) -> Bool {
    let imports = manifest.split(whereSeparator: \.isNewline).filter { $0.contains("import") }
    return !manifest.contains("Context")
      && imports.allSatisfy { $0.trimmingCharacters(in: .whitespaces) == "import PackageDescription" }
  }

  private func path(_ location: String) -> String { folder + "/\(Digest(location)).json" }
}
