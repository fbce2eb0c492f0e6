import Foundation
import MonorepoGraph

/// The root manifest's copy of the packages: the products of each, and every suite with its dependencies.
///
/// A manifest cannot read others, because SwiftPM keeps what it said until its own text changes. So the tool writes
/// this part, between two lines of the manifest. The manifest uses `packages` and `packageSuites` as it likes, and has
/// a function `suite(_:in:uses:excludes:)`.
struct RootPackages {
  static let start = "// --- packages:"
  static let end = "// --- end packages ---"

  private static let firstLine = start + " as their manifests declare them, written by check --fix ---"
  private static let width = 110

  private let manifest: String
  private let written: Range<String.Index>
  private let packages: [LocalPackage]

  /// Finds the part in the text of the root manifest, nil when it has none.
  init?(_ repository: Repository, in manifest: String) {
    guard let written = manifest.range(from: Self.start, to: Self.end) else { return nil }
    self.manifest = manifest
    self.written = written
    packages = repository.packages.filter { !$0.folder.isEmpty }
  }

  /// Whether the manifest says what the packages say; how its lines are broken does not matter.
  var isCurrent: Bool { Self.plain(manifest[written]) == Self.plain(text[...]) }

  var repaired: String { manifest.replacingCharacters(in: written, with: text) }

  /// Whether a target of the root package is of this part, even when its package does not have it any more.
  func holds(_ target: Target) -> Bool { packages.contains { target.folder.hasPrefix($0.folder + "/") } }

  private static func plain(_ text: Substring) -> String { text.filter { !$0.isWhitespace && $0 != "," } }

  private var text: String {
    let products = packages.map { package in
      Self.entry("  \"\(package.folder)\": ", package.products.keys.sorted(), depth: 2)
    }
    let suites = packages.flatMap { package in
      package.targets.filter { !$0.isProduction }.map { ($0, package) }
    }
    let lines =
      [Self.firstLine, "let packages = ["] + products + ["]", "", "let packageSuites = ["]
      + suites.sorted { $0.0.name < $1.0.name }.map(Self.suite) + ["]", Self.end]
    return lines.joined(separator: "\n")
  }

  private static func suite(_ suite: Target, of package: LocalPackage) -> String {
    let uses = Set(suite.dependencies.map(\.name)).sorted()
    let excludes = suite.excluded.isEmpty ? "" : ", excludes: [\(quoted(suite.excluded))]"
    let line =
      "  suite(\"\(suite.name)\", in: \"\(package.folder)\", uses: [\(quoted(uses))]\(excludes)),"
    guard line.count >= width else { return line }
    // The last argument has no comma.
    let list = entry("    uses: ", uses, depth: 4).dropLast()
    let last = excludes.isEmpty ? "" : ",\n    " + excludes.dropFirst(2)
    return """
        suite(
          "\(suite.name)",
          in: "\(package.folder)",
      \(list)\(last)
        ),
      """
  }

  /// A list after its label, on one line or filled into several.
  private static func entry(_ label: String, _ names: [String], depth: Int) -> String {
    let line = "\(label)[\(quoted(names))],"
    guard line.count >= width else { return line }
    let indentation = String(repeating: " ", count: depth)
    var lines: [String] = []
    for name in names {
      let word = "\"\(name)\","
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(indentation + "  " + word)
      }
    }
    return ([label + "["] + lines + [indentation + "],"]).joined(separator: "\n")
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension String {
  /// The range from one mark to another one behind it, both included; nil when one of them is not there.
  func range(from start: String, to end: String) -> Range<Index>? {
    guard let first = range(of: start), let last = range(of: end), first.lowerBound < last.lowerBound else {
      return nil
    }
    return first.lowerBound..<last.upperBound
  }
}
