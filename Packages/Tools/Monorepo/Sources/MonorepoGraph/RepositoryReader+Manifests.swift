import Foundation
import MonorepoSystem

extension RepositoryReader {
  /// Reads the manifest in a folder relative to the root; nil when SwiftPM would take the file for none.
  ///
  /// Without the toolchain's version and platform, what was read is not stored.
  func package(in folder: String, toolchain: String?) async throws(UnusableInput) -> LocalPackage? {
    let path = folder.isEmpty ? root : root + "/" + folder
    let name = manifestName(in: path, toolchain: toolchain)
    let written = files.text(at: path + "/" + name)
    let text = written ?? ""
    // The text of one manifest among several does not tell which of them SwiftPM reads.
    let isOnlyOne = !files.names(in: path).contains { $0.hasPrefix("Package@swift-") }
    let store = (isOnlyOne ? toolchain : nil).map { toolchain in
      ManifestStore(
        toolchain: toolchain,
        folder: scratch + "/read",
        root: root,
        environment: environment,
        files: files
      )
    }
    func local(_ dump: ManifestDump) -> LocalPackage {
      var package = LocalPackage(
        dump: dump,
        folder: folder,
        root: root,
        manifest: text,
        isFolder: { files.isFolder(path + "/" + $0) },
        text: { files.text(at: path + "/" + $0) }
      )
      package.manifestName = name
      return package
    }
    func parsed(_ answer: Data) -> ManifestDump? {
      try? JSONDecoder().decode(ManifestDump.self, from: answer)
    }
    if let dump = store?.dump(of: text, at: folder).flatMap(parsed) { return local(dump) }
    let manifest = folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
    let outcome = try await answer(of: manifest, folder: folder, path: path)
    guard outcome.succeeded else {
      guard written.map(Self.isMeantForSwiftPM) != false else { return nil }
      // SwiftPM takes a manifest behind a byte order mark for one of Swift 3.1.
      let what =
        text.hasPrefix("\u{FEFF}")
        ? "the manifest begins with a byte order mark, behind which SwiftPM finds no tools version"
        : "SwiftPM cannot read the manifest\n\(outcome.errorText.withoutLineEnd)"
      let command = "swift package --package-path \(folder.isEmpty ? "." : folder) dump-package"
      let remedy = "correct it until `\(command)` works, or name it in “ignore” of the rules file"
      throw UnusableInput(path: manifest, what: what, remedy: remedy)
    }
    guard let dump = parsed(outcome.output) else {
      let what = "SwiftPM describes the manifest in an unknown form"
      throw UnusableInput(path: manifest, what: what, remedy: "use Swift 6.2 or later")
    }
    store?.keep(outcome.output, of: text, at: folder)
    return local(dump)
  }

  /// The manifest that SwiftPM chooses in a folder: one for this version of Swift, or the nearest earlier one where
  /// that needs later tools than `Package.swift`, or this one needs later tools than there are.
  private func manifestName(in path: String, toolchain: String?) -> String {
    let usual = "Package.swift"
    guard let version = toolchain?.firstMatch(of: /Swift version ([\d.]+)/)?.output.1 else { return usual }
    let (own, names) = (Self.numbers(version), files.names(in: path))
    func tools(_ name: String) -> [Int] {
      let text = files.text(at: path + "/" + name) ?? ""
      let version = text.firstMatch(of: /(?i)swift-tools-version:\s*([\d.]+)/)?.output.1
      return Self.numbers(version ?? "3.1")
    }
    let exact = (1...3).reversed().map { count in
      "Package@swift-" + own.prefix(count).map { String($0) }.joined(separator: ".") + ".swift"
    }
    if let name = exact.first(where: { names.contains($0) }) { return name }
    let earlier = names.compactMap { name -> (name: String, version: [Int])? in
      let match = name.wholeMatch(of: /Package@swift-(\d+(?:\.\d+){0,2})\.swift/)
      return match.map { (name, Self.numbers($0.output.1)) }
    }
    .filter { $0.version.lexicographicallyPrecedes(own) }
    let nearest = earlier.max { $0.version.lexicographicallyPrecedes($1.version) }?.name
    guard let nearest else { return usual }
    let isLater = tools(usual).lexicographicallyPrecedes(tools(nearest))
    return isLater || own.lexicographicallyPrecedes(tools(usual)) ? nearest : usual
  }

  private static func numbers(_ version: Substring) -> [Int] {
    Array((version.split(separator: ".").compactMap { Int($0) } + [0, 0]).prefix(3))
  }

  /// Whether a file that SwiftPM cannot read is meant for it; one without any code hides its folder from Xcode.
  private static func isMeantForSwiftPM(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\u{FEFF}"))) }
      .filter { !$0.isEmpty }
    let comments = lines.prefix { $0.hasPrefix("//") }
    guard comments.count < lines.count else { return false }
    return text.utf8.contains(0)
      || comments.contains { $0.lowercased().contains("swift-tools-version") }
      || lines.contains {
        $0.contains(
          /^(@\w+\s+)?((public|internal|package|private|fileprivate)\s+)?import\s+PackageDescription\b/
        )
      }
  }

  private func answer(of manifest: String, folder: String, path: String) async throws(UnusableInput)
    -> SubprocessOutcome
  {
    let own = scratch + "/" + (folder.isEmpty ? "root" : folder)
    let dump = Subprocess(
      ["swift", "package", "--package-path", path, "--scratch-path", own, "dump-package"],
      in: root,
      // A manifest that does not end outlives SwiftPM, which gives it a process group of its own.
      mayLeaveChildren: false
    )
    let limit = limit
    let answer: (outcome: SubprocessOutcome, isLate: Bool?)
    do throws(SubprocessError) {
      answer = try await subprocesses.run(dump) { () -> Bool? in
        guard let limit else { return nil }
        do { try await limit.clock.sleep(for: limit.duration) } catch { return nil }
        return true
      }
    } catch {
      let remedy = "install a Swift toolchain"
      throw UnusableInput(path: manifest, what: "cannot be read: \(error)", remedy: remedy)
    }
    // A manifest that was read as the limit ended is read.
    guard answer.isLate == true, !answer.outcome.succeeded, let limit else { return answer.outcome }
    let what = "SwiftPM did not read the manifest within \(limit.duration.components.seconds) s"
    let remedy = "look for an endless loop in it, or name it in “ignore” of the rules file"
    throw UnusableInput(path: manifest, what: what, remedy: remedy)
  }
}
