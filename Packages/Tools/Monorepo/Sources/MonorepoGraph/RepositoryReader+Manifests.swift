import Foundation
import MonorepoSystem

extension RepositoryReader {
  /// Reads the manifest in a folder relative to the root; nil when SwiftPM would take the file for none.
  ///
  /// Without the toolchain's version and platform, what was read is not stored.
  func package(in folder: String, toolchain: String?) async throws(UnusableInput) -> LocalPackage? {
    let path = folder.isEmpty ? root : root + "/" + folder
    let text = files.text(at: path + "/Package.swift") ?? ""
    // Beside a manifest for certain versions of Swift, the text of this one does not tell what SwiftPM reads.
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
      LocalPackage(
        dump: dump,
        folder: folder,
        root: root,
        manifest: text,
        isFolder: { files.isFolder(path + "/" + $0) },
        text: { files.text(at: path + "/" + $0) }
      )
    }
    func parsed(_ answer: Data) -> ManifestDump? {
      try? JSONDecoder().decode(ManifestDump.self, from: answer)
    }
    if let dump = store?.dump(of: text, at: folder).flatMap(parsed) { return local(dump) }
    let manifest = folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
    let outcome = try await answer(of: manifest, folder: folder, path: path)
    guard outcome.succeeded else {
      guard Self.isMeantForSwiftPM(text) else { return nil }
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

  /// Whether a file that SwiftPM cannot read was meant to be a manifest: it names the version of its tools in
  /// a comment before any code, it imports what manifests are written with, it is in UTF-16, or it is one
  /// that was emptied.
  private static func isMeantForSwiftPM(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\u{FEFF}"))) }
      .filter { !$0.isEmpty }
    let comments = lines.prefix { $0.hasPrefix("//") }
    return comments.count == lines.count || text.utf8.contains(0)
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
