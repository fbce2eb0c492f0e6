import Foundation
import MonorepoSystem

/// Keeps what SwiftPM said of a manifest, so that it is asked again only when the answer could be another one.
///
/// A manifest that looks at anything but itself and variables that it names (the disk, say) is never kept. What was
/// kept of a repository holds for a copy of it in another folder.
struct ManifestStore: Sendable {
  private struct Entry: Codable {
    let toolchain: String
    let location: String
    let manifest: String
    /// The values of the variables that the manifest reads, by their names; those that are not set are left out.
    let variables: [String: String]
    /// The answer, with a mark for the root folder.
    let dump: Data
  }

  /// The mark that stands for the root folder in an answer: no path has it.
  private static let mark = "\u{1}root"

  let toolchain: String
  let folder: String
  let root: String
  let environment: [String: String]?
  let files: FileSystem

  /// The answer that was kept for a manifest with this text in a folder relative to the root.
  func dump(of manifest: String, at location: String) -> Data? {
    guard let data = files.data(at: path(location)),
      let entry = try? JSONDecoder().decode(Entry.self, from: data),
      entry.toolchain == toolchain, entry.location == location, entry.manifest == manifest,
      entry.variables == variables(of: manifest)
    else { return nil }
    return Data(String(decoding: entry.dump, as: UTF8.self).replacing(Self.mark, with: root).utf8)
  }

  /// Keeps an answer; when that fails it is only asked again.
  func keep(_ dump: Data, of manifest: String, at location: String) {
    guard Self.isSelfContained(manifest), let variables = variables(of: manifest) else { return }
    // The mark stands for the root folder where a path begins with it.
    let marked = String(decoding: dump, as: UTF8.self)
      .replacing("\"\(root)\"", with: "\"\(Self.mark)\"").replacing("\"\(root)/", with: "\"\(Self.mark)/")
    let entry = Entry(
      toolchain: toolchain,
      location: location,
      manifest: manifest,
      variables: variables,
      dump: Data(marked.utf8)
    )
    if let data = try? JSONEncoder().encode(entry) { try? files.write(data, to: path(location)) }
  }

  /// The values of the variables that a manifest reads; nil when it reads some and they are not known.
  private func variables(of manifest: String) -> [String: String]? {
    let names = manifest.matches(of: Self.variable).map { String($0.1) }
    if names.isEmpty { return [:] }
    return environment.map { $0.filter { names.contains($0.key) } }
  }

  private static var variable: Regex<(Substring, Substring)> { /Context\.environment\["([A-Za-z0-9_]+)"\]/ }

  /// Whether a manifest's meaning is in its text and the variables that it names: it imports nothing that could read
  /// something else.
  static func isSelfContained(_ manifest: String) -> Bool {
    let imports = manifest.split(whereSeparator: \.isNewline).filter { $0.contains("import") }
    return !manifest.replacing(variable, with: "").contains("Context")
      && imports.allSatisfy { $0.trimmingCharacters(in: .whitespaces) == "import PackageDescription" }
  }

  private func path(_ location: String) -> String { folder + "/\(Digest(location)).json" }
}
