import Foundation
public import MonorepoSystem

/// Reads a repository: the files that version control knows, and every manifest among them.
public struct RepositoryReader: Sendable {
  /// The repository's root folder, absolute.
  public let root: String
  private let scratch: String
  private let jobs: Int
  private let files: FileSystem
  private let subprocesses: any SubprocessRunner
  private let toolchain: String?

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - root: The repository's root folder.
  ///   - scratch: A folder of its own for what SwiftPM writes meanwhile, so that no running build is waited for.
  ///   - jobs: How many manifests are read at once.
  ///   - files: The files of the machine.
  ///   - subprocesses: Runs `git` and `swift`.
  ///   - toolchain: What the toolchain says of itself, when it has been asked already.
  public init(
    root: String,
    scratch: String,
    jobs: Int,
    files: FileSystem,
    subprocesses: any SubprocessRunner,
    toolchain: String? = nil
  ) {
    self.root = files.resolved(root)
    self.scratch = scratch
    self.jobs = jobs
    self.files = files
    self.subprocesses = subprocesses
    self.toolchain = toolchain
  }

  /// Reads every package below the root.
  ///
  /// - Returns: The repository.
  /// - Throws: ``UnusableInput`` for a folder that is not there, a repository without a manifest, or a manifest
  ///   that SwiftPM cannot read.
  public func read() async throws(UnusableInput) -> Repository {
    guard files.isFolder(root) else {
      throw UnusableInput(
        path: root,
        what: "there is no such folder",
        remedy: "give the repository's folder with --root"
      )
    }
    let listed = await listing()
    let manifests = listed.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
    guard !manifests.isEmpty else {
      throw UnusableInput(
        path: root,
        what: "there is no Package.swift in it",
        remedy: "give the repository's folder with --root"
      )
    }
    var identity = toolchain
    if identity == nil { identity = await Toolchain(subprocesses: subprocesses).identity(in: root) }
    let store = identity.map { ManifestStore(toolchain: $0, folder: scratch + "/read", files: files) }
    let read = await manifests.concurrentMap(limit: jobs) { manifest in
      do throws(UnusableInput) {
        return Result<LocalPackage, UnusableInput>.success(try await package(of: manifest, store))
      } catch {
        return .failure(error)
      }
    }
    var packages: [LocalPackage] = []
    for result in read { packages.append(try result.get()) }
    return try Repository(root: root, files: listed, packages: packages).requiringEveryPackage(files: files)
  }

  /// Every file of the repository, relative to the root: what version control knows or would know, else what is there.
  ///
  /// - Returns: The files in sorted order.
  public func listing() async -> [String] {
    let git = Subprocess(["git", "ls-files", "-co", "--exclude-standard", "-z"], in: root)
    guard let outcome = try? await subprocesses.run(git), outcome.succeeded else {
      return files.files(below: root)
    }
    // In the middle of a merge git names a file once for each side.
    let names = Set(outcome.text.split(separator: "\0").map(String.init))
    let known = names.filter { files.exists(root + "/" + $0) }
    // A folder that an outer repository ignores: version control has nothing to say about it.
    return known.isEmpty ? files.files(below: root) : known.sorted()
  }

  private func package(of manifest: String, _ store: ManifestStore?) async throws(UnusableInput)
    -> LocalPackage
  {
    let folder = manifest == "Package.swift" ? "" : String(manifest.dropLast("/Package.swift".count))
    let path = folder.isEmpty ? root : root + "/" + folder
    let text = files.text(at: path + "/Package.swift") ?? ""
    // Beside a manifest for certain versions of Swift, the text of this one does not tell what SwiftPM reads.
    let store = files.names(in: path).contains { $0.hasPrefix("Package@swift-") } ? nil : store
    func local(_ dump: ManifestDump, _ manifest: String) -> LocalPackage {
      LocalPackage(dump: dump, folder: folder, root: root, manifest: manifest) { below in
        files.isFolder(path + "/" + below)
      }
    }
    if let kept = store?.dump(of: text, at: path),
      let parsed = try? JSONDecoder().decode(ManifestDump.self, from: kept)
    {
      return local(parsed, text)
    }
    let dump = try await answer(of: manifest, folder: folder, path: path)
    guard let parsed = try? JSONDecoder().decode(ManifestDump.self, from: dump) else {
      throw UnusableInput(
        path: manifest,
        what: "SwiftPM describes the manifest in words that this tool does not know",
        remedy: "use Swift 6.2 or later"
      )
    }
    store?.keep(dump, of: text, at: path)
    return local(parsed, text)
  }

  private func answer(of manifest: String, folder: String, path: String) async throws(UnusableInput) -> Data {
    let own = scratch + "/" + (folder.isEmpty ? "root" : folder)
    let dump = Subprocess(
      ["swift", "package", "--package-path", path, "--scratch-path", own, "dump-package"],
      in: root
    )
    let outcome: SubprocessOutcome
    do throws(SubprocessError) {
      outcome = try await subprocesses.run(dump)
    } catch {
      throw UnusableInput(
        path: manifest,
        what: "cannot be read: \(error)",
        remedy: "install a Swift toolchain"
      )
    }
    guard outcome.succeeded else {
      throw UnusableInput(
        path: manifest,
        what: "SwiftPM cannot read the manifest\n\(outcome.errorText.withoutLineEnd)",
        remedy:
          "correct it until `swift package --package-path \(folder.isEmpty ? "." : folder) dump-package` works"
      )
    }
    return outcome.output
  }
}
