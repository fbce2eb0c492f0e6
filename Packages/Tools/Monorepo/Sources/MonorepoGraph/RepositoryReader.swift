import Foundation
public import MonorepoSystem

/// Reads a repository: the files that version control knows, and every manifest among them.
public struct RepositoryReader: Sendable {
  package let root: String
  package let rules: String?
  /// The longest time for one manifest, which is a program and may never end, and the clock that measures it; nil for
  /// no limit.
  package var limit: (duration: Duration, clock: any Clock<Duration>)?
  /// Takes how far it is, replacing what it took before, and nothing in the end; nil where nobody wants to know.
  package var progress: (@Sendable (String) -> Void)?
  let scratch: String
  let files: FileSystem
  let subprocesses: any SubprocessRunner
  let environment: [String: String]?
  private let jobs: Int

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - root: The repository's root folder.
  ///   - scratch: A folder of its own for what SwiftPM writes meanwhile, so that no running build is waited for.
  ///   - jobs: How many manifests are read at once.
  ///   - files: The files of the machine.
  ///   - subprocesses: Runs `git` and `swift`.
  ///   - environment: The variables that manifests may read, which are those of `subprocesses`; nil when they are not
  ///     known, and such manifests are then read each time.
  ///   - rules: The rules file whose `ignore` names packages to leave out; nil when nothing is left out.
  public init(
    root: String,
    scratch: String,
    jobs: Int,
    files: FileSystem,
    subprocesses: any SubprocessRunner,
    environment: [String: String]? = nil,
    rules: String? = nil
  ) {
    self.root = files.resolved(root)
    (self.rules, self.scratch, self.jobs) = (rules, scratch, jobs)
    (self.files, self.subprocesses, self.environment) = (files, subprocesses, environment)
  }

  /// Reads every package below the root, which need not be a package itself.
  ///
  /// - Parameter skipsUnreadable: Whether a manifest that SwiftPM cannot read, and a package that is not there, are
  ///   only listed in ``Repository/unreadable``. Nothing that runs or writes may go on without them.
  /// - Returns: The repository.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` for a folder that is not there, a checkout that git does not
  ///   read, a repository without a manifest that can be read, and, unless they are skipped, the first
  ///   manifest that cannot.
  public func read(skipsUnreadable: Bool = false) async throws(UnusableInput) -> Repository {
    let remedy = "pass the root folder of the repository with --root"
    guard files.isFolder(root) else {
      throw UnusableInput(path: root, what: "the folder does not exist", remedy: remedy)
    }
    let ignored = try architectureRules().ignored
    let isCheckout = ([root] + PathAncestry.folders(above: root)).contains { files.exists($0 + "/.git") }
    if isCheckout {
      let remedy = "do what git says; without it the files that version control ignores cannot be told apart"
      try await subprocesses.requireCheckout(at: root, remedy: remedy)
    }
    let toolchain = await subprocesses.toolchain(in: root)
    let listed = await listing()
    let (packages, unreadable) = await packages(among: listed, ignoring: ignored, toolchain: toolchain)
    if let first = unreadable.first, !skipsUnreadable || packages.isEmpty { throw first }
    guard !packages.isEmpty else {
      let left = ignored.isEmpty ? "" : " but what “ignore” in the rules file excludes"
      throw UnusableInput(path: root, what: "there is no Package.swift in it\(left)", remedy: remedy)
    }
    let targets = packages.flatMap(\.targets)
    var repository = Repository(
      root: root,
      files: listed,
      ignoredSources: await ignoredSources(of: targets, among: Set(listed)),
      linkedFiles: linkedFiles(among: listed),
      packages: packages
    )
    repository.links = links(among: listed)
    repository.omittedPackages = await omittedPackages()
    repository.toolchain = toolchain
    // What asks for a package whose manifest cannot be read is not to blame.
    let missing = repository.missingPackages(files: files, ignoring: ignored + unreadable.map(\.path))
    if let first = missing.first, !skipsUnreadable { throw first }
    repository.unreadable = unreadable + missing
    return repository
  }

  package func architectureRules() throws(UnusableInput) -> ArchitectureRules {
    guard let rules else { return ArchitectureRules() }
    return try ArchitectureRules(at: rules, files: files)
  }

  /// Every file of the repository, sorted and relative to the root: those that version control knows or would
  /// know, else all that are there.
  package func listing() async -> [String] {
    let known = await known(in: "")
    // A folder that an outer repository ignores: version control has nothing to say about it.
    return known.isEmpty ? present(below: "") : known.sorted()
  }

  /// The files that version control knows or would know in a folder, with those of submodules that are checked out.
  private func known(in folder: String) async -> Set<String> {
    var known: Set<String> = []
    // In the middle of a merge git names a file once for each side.
    for path in await git("ls-files", "-co", "--exclude-standard", "-z", in: folder) {
      let path = folder + path
      guard files.exists(root + "/" + path) else { continue }
      // The path of another repository that is no submodule ends with a slash.
      if !path.hasSuffix("/"), files.exists(root + "/" + path + "/.git") {
        known.formUnion(await self.known(in: path + "/"))
      } else {
        known.insert(path)
      }
    }
    return known
  }

  /// The files below a folder, which is empty or ends with a slash, without links that lead nowhere.
  private func present(below folder: String) -> [String] {
    files.files(below: root + "/" + folder).map { folder + $0 }.filter { files.exists(root + "/" + $0) }
  }

  /// The paths that git answers with in a folder below the root; none outside of a checkout.
  private func git(_ arguments: String..., in folder: String = "") async -> [String] {
    let output = await subprocesses.git(arguments, in: folder.isEmpty ? root : root + "/" + folder)
    return String(decoding: output ?? Data(), as: UTF8.self).split(separator: "\0").map(String.init)
  }

  // MARK: Packages

  /// Reads outer packages first: a file named like a manifest may be a source of one, or data of a suite.
  private func packages(among listed: [String], ignoring ignored: [String], toolchain: String?) async
    -> (read: [LocalPackage], unreadable: [UnusableInput])
  {
    var pending = listed.filter { Self.mayBeManifest($0) && !PathPattern.matches($0, any: ignored) }
    var packages: [LocalPackage] = []
    var unreadable: [UnusableInput] = []
    while !pending.isEmpty {
      let own = Set(pending.map { Self.folders(above: $0)[0] })
      let outermost = pending.filter { !Self.folders(above: $0).dropFirst().contains(where: own.contains) }
      let numbered = outermost.enumerated()
      let read = await numbered.concurrentMap(limit: jobs) { item -> (LocalPackage?, UnusableInput?) in
        progress?("[\(item.offset + 1)/\(outermost.count)] reading manifests")
        do throws(UnusableInput) {
          return (try await self.package(in: Self.folders(above: item.element)[0], toolchain: toolchain), nil)
        } catch {
          return (nil, error)
        }
      }
      packages += read.compactMap(\.0)
      unreadable += read.compactMap(\.1)
      pending.removeAll { path in outermost.contains(path) || packages.contains { $0.claims(path) } }
    }
    progress?("")
    return (packages, unreadable)
  }

  private static func mayBeManifest(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.last == "Package.swift" && !parts.contains { Target.isDocument($0) }
  }

  private static func folders(above manifest: String) -> [String] {
    PathAncestry.folders(above: manifest) + [""]
  }

  /// The folders of packages in the index that are marked as not to be checked out: those are not gone.
  private func omittedPackages() async -> Set<String> {
    let omitted = await git("ls-files", "-t", "-z", "--", "*Package.swift").filter { $0.hasPrefix("S ") }
    let manifests = omitted.map { String($0.dropFirst(2)) }.filter(Self.mayBeManifest)
    return Set(manifests.filter { !files.exists(root + "/" + $0) }.map { Self.folders(above: $0)[0] })
  }

  // MARK: Sources that version control does not list

  private func ignoredSources(of targets: [Target], among listed: Set<String>) async -> [String] {
    let ignored = await git("ls-files", "-oi", "--exclude-standard", "--directory", "-z")
      .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
    let folders = Set(targets.map(\.folder))
    let found = ignored.flatMap { path -> [String] in
      guard path.hasSuffix("/") else { return [path] }
      let folder = String(path.dropLast())
      let concernsTarget =
        ([folder] + PathAncestry.folders(above: folder) + [""]).contains(where: folders.contains)
        || folders.contains { $0.hasPrefix(path) }
      return concernsTarget ? present(below: path) : []
    }
    return found.filter { path in
      path.hasSuffix(".swift") && !listed.contains(path)
        && targets.contains { $0.compiles(path) && $0.holds(path) }
    }
  }

  /// Links to folders are single entries for git; SwiftPM follows them.
  private func linkedFiles(among listed: [String]) -> [String] {
    let links = listed.filter { !$0.hasSuffix(".swift") && files.isFolder(root + "/" + $0) }
    return links.flatMap { present(below: $0 + "/") }
  }

  private func links(among listed: [String]) -> [String: String] {
    let links = listed.filter { files.isLink(root + "/" + $0) }
    let destinations = links.map { ($0, files.resolved(root + "/" + $0)) }
    let inside = destinations.filter { $1.hasPrefix(root + "/") }
    return Dictionary(uniqueKeysWithValues: inside.map { ($0, String($1.dropFirst(root.count + 1))) })
  }
}
