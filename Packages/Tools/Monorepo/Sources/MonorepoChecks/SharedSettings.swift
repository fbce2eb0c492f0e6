import Foundation
import MonorepoGraph

/// The settings block that every manifest carries a copy of, because a manifest cannot import it.
struct SharedSettings {
  static let start = "// --- shared settings"
  static let end = "// --- end shared settings ---"

  /// The block that most manifests have; of several the first, so that the answer is stable.
  let block: String

  /// Finds the block of a repository, nil when no manifest has one.
  init?(_ packages: [LocalPackage]) {
    let blocks = packages.compactMap { Self.range(in: $0.manifest).map { Self.plain($0) } }
    let counts = Dictionary(grouping: blocks) { $0 }.mapValues(\.count)
    let most = counts.values.max()
    guard let block = blocks.first(where: { counts[$0] == most }) else { return nil }
    self.block = block
  }

  /// How a manifest's own block compares.
  func state(of manifest: String) -> State {
    guard let own = Self.range(in: manifest) else { return .missing }
    return Self.plain(own) == block ? .same : .different
  }

  /// A block with line feeds, because how lines end is the file's own affair.
  private static func plain(_ block: Substring) -> String {
    String(block).replacing("\r\n", with: "\n")
  }

  /// The manifest with this block, nil when only one end of its own can be found: where it belongs is then a guess.
  func applied(to manifest: String) -> String? {
    let lineEnd = manifest.contains("\r\n") ? "\r\n" : "\n"
    let block = block.replacing("\n", with: lineEnd)
    if let own = Self.range(in: manifest) {
      return manifest.replacingCharacters(in: own.startIndex..<own.endIndex, with: block)
    }
    guard !manifest.contains(Self.start), !manifest.contains(Self.end) else { return nil }
    let gap = manifest.hasSuffix(lineEnd) ? lineEnd : lineEnd + lineEnd
    return manifest + gap + block + lineEnd
  }

  private static func range(in manifest: String) -> Substring? {
    guard let start = manifest.range(of: Self.start), let end = manifest.range(of: Self.end),
      start.lowerBound < end.lowerBound
    else { return nil }
    return manifest[start.lowerBound..<end.upperBound]
  }
}

extension SharedSettings {
  /// How a manifest's own block compares with the one that most have.
  enum State: Equatable {
    case same, different, missing
  }
}
