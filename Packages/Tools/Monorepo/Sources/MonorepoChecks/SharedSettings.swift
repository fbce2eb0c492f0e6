import Foundation
import MonorepoGraph

/// The settings block that every manifest carries a copy of, because a manifest cannot import it.
struct SharedSettings {
  enum State { case same, different, missing }

  static let start = "// --- shared settings"
  static let end = "// --- end shared settings ---"

  /// The block that most manifests have; of several the first, so that the answer is stable.
  let block: String

  /// Finds the block of a repository, nil when no manifest has one.
  init?(_ packages: [LocalPackage]) {
    let blocks = packages.compactMap { Self.block(in: $0.manifest) }
    let counts = Dictionary(grouping: blocks) { $0 }.mapValues(\.count)
    let most = counts.values.max()
    guard let block = blocks.first(where: { counts[$0] == most }) else { return nil }
    self.block = block
  }

  func state(of manifest: String) -> State {
    guard let own = Self.block(in: manifest) else { return .missing }
    return own == block ? .same : .different
  }

  /// The block of a manifest with line feeds, because how lines end is the file's own affair.
  private static func block(in manifest: String) -> String? {
    manifest.range(from: start, to: end).map { String(manifest[$0]).replacing("\r\n", with: "\n") }
  }

  /// The manifest with this block, nil when only one end of its own can be found: where it belongs is then a guess.
  func applied(to manifest: String) -> String? {
    let lineEnd = manifest.contains("\r\n") ? "\r\n" : "\n"
    let block = block.replacing("\n", with: lineEnd)
    if let own = manifest.range(from: Self.start, to: Self.end) {
      return manifest.replacingCharacters(in: own, with: block)
    }
    guard !manifest.contains(Self.start), !manifest.contains(Self.end) else { return nil }
    let gap = manifest.hasSuffix(lineEnd) ? lineEnd : lineEnd + lineEnd
    return manifest + gap + block + lineEnd
  }

  /// The line of code behind the block that can change its settings again; nil where there is none.
  static func lineOfChange(behindBlockIn manifest: String) -> Int? {
    guard let own = manifest.range(from: start, to: Self.end) else { return nil }
    let code = SourceCode(manifest)
    let end = manifest.utf8.distance(from: manifest.startIndex, to: own.upperBound)
    return changes.flatMap { code.offsets(ofTokens: $0) }.filter { $0 >= end }.min().map { code.line(at: $0) }
  }

  private static let changes = [
    "swiftLanguageModes", "swiftLanguageVersions", "swiftSettings", "targets =", "targets +=",
    "targets.append", "targets.insert",
  ].flatMap { [TokenSequence($0), TokenSequence("." + $0)] }
}

extension Inspection {
  /// Every manifest ends with the same settings; a manifest cannot import them, so the block is copied.
  var sharedSettingsFindings: [Finding] {
    guard let settings = SharedSettings(repository.packages) else { return [] }
    let faults = [SharedSettings.State.different: "differs from the others'", .missing: "is missing"]
    return repository.packages.flatMap { package -> [Finding] in
      let path = package.manifestPath
      let change = SharedSettings.lineOfChange(behindBlockIn: package.manifest).map { line -> Finding in
        let what = "\(package.name) changes settings behind the shared block"
        let remedy = "move the block to the end of the manifest"
        return Finding(.sharedSettings, at: path, line: line, what, remedy: remedy)
      }
      let fault = faults[settings.state(of: package.manifest)].map { fault -> Finding in
        let (line, what) = (package.line(holding: SharedSettings.start), "the shared settings block \(fault)")
        let remedy = "copy the block from another manifest, or run 'monorepo check --fix'"
        return Finding(.sharedSettings, at: path, line: line, what, remedy: remedy)
      }
      return [change, fault].compactMap(\.self)
    }
  }

  /// Where manifests share a settings block, every target of Swift is built with the same settings, as SwiftPM
  /// evaluates the whole manifest: code elsewhere in it can undo them.
  ///
  /// Those of most targets are the right ones, among manifests in which nothing behind the block can have changed them.
  var builtSettingsFindings: [Finding] {
    guard let settings = SharedSettings(repository.packages) else { return [] }
    let targets = allTargets.filter { item in
      [.library, .executable, .test].contains(item.target.kind)
        && !repository.swiftFiles(of: item.target).isEmpty
    }
    let untouched = repository.packages.filter { package in
      settings.state(of: package.manifest) == .same
        && SharedSettings.lineOfChange(behindBlockIn: package.manifest) == nil
    }
    let folders = Set(untouched.map(\.folder))
    let models = targets.filter { folders.contains($0.package.folder) }
    guard !models.isEmpty else { return [] }
    func usual(_ values: [String]) -> Set<String> {
      let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
      return Set(counts.filter { $0.value > models.count / 2 }.keys)
    }
    let shared = usual(models.flatMap { Set($0.target.settings) })
    let mode = usual(models.compactMap(\.target.languageMode)).first
    return targets.flatMap { package, target in
      settingsFaults(of: target, shared, mode).map { what -> Finding in
        let place = package.place(ofTarget: target.name)
        let isMode = what.hasPrefix("as ") && package.manifest.contains("swiftLanguageMode")
        // A block at the end adds to what the manifest says before it, and undoes none of it.
        let isOwn = folders.contains(package.folder) && (isMode || what.hasPrefix("with "))
        let remedy =
          isOwn
          ? "remove \(isMode ? "swiftLanguageMode" : "that setting") from the manifest"
          : "move the shared settings to the end of the manifest"
        return Finding(.sharedSettings, at: place, "\(target.name) is built \(what)", remedy: remedy)
      }
    }
  }

  private func settingsFaults(of target: Target, _ shared: Set<String>, _ mode: String?) -> [String] {
    let missing = shared.subtracting(target.settings).sorted()
    let weakening = Set(target.settings).subtracting(shared).filter { setting in
      ["treatAllWarnings(", "treatWarning(", "disableWarning("].contains { setting.hasPrefix($0) }
    }
    var faults: [String] = []
    if !missing.isEmpty { faults.append("without \(missing.joined(separator: ", "))") }
    if !weakening.isEmpty { faults.append("with \(weakening.sorted().joined(separator: ", "))") }
    if let mode, let own = target.languageMode, own != mode {
      faults.append("as Swift \(own), the others as Swift \(mode)")
    }
    return faults
  }

  /// Only sources under version control are compiled: a fresh clone lacks all others, and nobody reviews them.
  var ignoredSourceFindings: [Finding] {
    let ignored = Set(repository.ignoredSources)
    return ownTargets.flatMap { _, target -> [Finding] in
      let what = "version control ignores the file, and SwiftPM compiles it into \(target.name)"
      let remedy =
        "add it to version control, exclude it in the manifest, or generate it with a build tool plugin"
      return repository.swiftFiles(of: target).filter(ignored.contains)
        .map { Finding(.ignoredSource, at: $0, what, remedy: remedy) }
    }
  }
}
