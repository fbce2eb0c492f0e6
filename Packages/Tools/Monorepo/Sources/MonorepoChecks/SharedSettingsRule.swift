import Foundation
import MonorepoGraph

/// Every manifest ends with the same settings; a manifest cannot import them, so the block is copied.
struct SharedSettingsRule: CheckRule {
  private static let start = "// --- shared settings"
  private static let end = "// --- end shared settings ---"

  func findings(in inspection: Inspection) -> [Finding] {
    let packages = inspection.repository.packages
    let blocks = packages.map { block(in: $0.manifest) }
    let present = blocks.compactMap(\.self)
    guard let reference = mostCommon(present) else { return [] }
    return zip(packages, blocks).compactMap { package, block in
      guard block != reference else { return nil }
      return Finding(
        .sharedSettings,
        at: package.manifestPath,
        line: package.line(holding: Self.start),
        block == nil
          ? "the shared settings block is missing" : "the shared settings block differs from the others'",
        remedy: "copy the block from another manifest"
      )
    }
  }

  private func block(in manifest: String) -> String? {
    guard let start = manifest.range(of: Self.start), let end = manifest.range(of: Self.end),
      start.lowerBound < end.lowerBound
    else { return nil }
    return String(manifest[start.lowerBound..<end.upperBound])
  }

  /// The block that most manifests have; of several the first, so that the answer is stable.
  private func mostCommon(_ blocks: [String]) -> String? {
    let counts = Dictionary(grouping: blocks) { $0 }.mapValues(\.count)
    let most = counts.values.max()
    return blocks.first { counts[$0] == most }
  }
}
