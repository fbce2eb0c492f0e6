import Foundation
import MonorepoSystem

/// Keeps what SwiftPM said of a manifest, so that it is asked again only when the answer could be another one.
///
/// A manifest that looks at anything but itself and variables that it names (the disk, say) is never kept. What was
/// kept of a repository holds for a copy of it in another folder.
struct ManifestStore: Sendable {
  /// The mark that stands for the root folder in an answer: no path has it.
  private static let mark = "\u{1}root"

  let toolchain: String
  let folder: String
  let root: String
  let environment: [String: String]?
  let files: FileSystem

  /// The answer that was kept for a manifest with this text in a folder relative to the root.
  func dump(of manifest: String, at location: String) -> Data? {
    guard let origin = origin(of: manifest, at: location), let text = files.text(at: path(location)),
      text.hasPrefix(origin)
    else { return nil }
    return Data(text.dropFirst(origin.count).replacing(Self.mark, with: root).utf8)
  }

  /// Keeps an answer; when that fails it is only asked again.
  func keep(_ dump: Data, of manifest: String, at location: String) {
    guard Self.isSelfContained(manifest), let origin = origin(of: manifest, at: location) else { return }
    // The mark stands for the root folder where a path begins with it.
    let marked = String(decoding: dump, as: UTF8.self)
      .replacing("\"\(root)\"", with: "\"\(Self.mark)\"").replacing("\"\(root)/", with: "\"\(Self.mark)/")
    try? files.write(Data((origin + marked).utf8), to: path(location))
  }

  /// The first line of a file: a digest of all that the answer depends on; nil when the manifest reads
  /// variables and they are not known.
  private func origin(of manifest: String, at location: String) -> String? {
    let names = manifest.matches(of: Self.variable).map { String($0.1) }
    guard let environment = names.isEmpty ? [:] : environment else { return nil }
    var digest = Digest()
    for text in [toolchain, location, manifest] { digest.add(text) }
    // One that is not set differs from an empty one.
    for name in names { digest.add(environment[name].map { "=" + $0 } ?? "") }
    return "\(digest)\n"
  }

  private static var variable: Regex<(Substring, Substring)> { /Context\.environment\["([A-Za-z0-9_]+)"\]/ }

  /// Whether a manifest imports nothing that could read more than its text and the variables that it names.
  static func isSelfContained(_ manifest: String) -> Bool {
    let imports = manifest.split(whereSeparator: \.isNewline).filter { $0.contains("import") }
    return !manifest.replacing(variable, with: "").contains("Context")
      && imports.allSatisfy { $0.trimmingCharacters(in: .whitespaces) == "import PackageDescription" }
  }

  private func path(_ location: String) -> String { folder + "/\(Digest(location))" }
}
