import Foundation
public import MonorepoGraph
public import MonorepoSystem

/// Repairs what needs no thought: entries of the test plan, what the root manifest repeats of the packages, and copies
/// of the shared settings block.
///
/// Every other byte of the files stays. A second repair finds nothing to do.
public struct Repairer: Sendable {
  private let files: FileSystem

  /// Makes a repairer.
  public init(files: FileSystem) { self.files = files }

  /// Repairs what can be repaired, and writes it; tells what was done, in the order of the files.
  package func repair(_ inspection: Inspection) throws(UnusableInput) -> [Repair] {
    let plan = try planChange(inspection)
    let changes = [plan].compactMap(\.self) + manifestChanges(inspection.repository)
    for change in changes {
      try files.write(Data(change.text.utf8), to: inspection.repository.root + "/" + change.path)
    }
    return changes.flatMap { change in change.repairs.map { Repair(path: change.path, what: $0) } }
  }

  /// Repairs what follows from the manifests alone, in a repository that has a test plan; nothing in another one.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - planPath: The path of the test plan relative to the root.
  /// - Returns: What was done, in the order of the files.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` when a file cannot be read or written.
  public func repair(_ repository: Repository, planPath: String) throws(UnusableInput) -> [Repair] {
    let path = repository.root + "/" + planPath
    guard files.exists(path) else { return [] }
    let plan = try repository.plan(at: planPath, files: files)
    return try repair(Inspection(repository: repository, plan: plan, planPath: planPath))
  }

  private struct Change {
    let path: String
    let text: String
    let repairs: [String]
  }

  private func planChange(_ inspection: Inspection) throws(UnusableInput) -> Change? {
    let difference = PlanDifference(inspection)
    let missing = difference.missing.map(PlanDifference.suite)
    guard inspection.plan != nil else {
      guard !missing.isEmpty else { return nil }
      let repair = "written, with \(missing.count.counted("suite"))"
      return Change(path: inspection.planPath, text: PlanText.new(missing), repairs: [repair])
    }
    guard !missing.isEmpty || !difference.removable.isEmpty else { return nil }
    let path = inspection.repository.root + "/" + inspection.planPath
    guard var plan = files.text(at: path).flatMap(PlanText.init) else {
      let what = "its test targets cannot be found"
      let remedy = "check that the file has not changed, and try again"
      throw UnusableInput(path: inspection.planPath, what: what, remedy: remedy)
    }
    for suite in missing { plan.add(suite) }
    let removed = plan.remove(difference.removable)
    let repairs = missing.map { "added \($0.name)" } + removed.map { "removed \($0.name)" }
    return repairs.isEmpty ? nil : Change(path: inspection.planPath, text: plan.text, repairs: repairs)
  }

  /// The packages are in the order of their folders, so the root comes first.
  private func manifestChanges(_ repository: Repository) -> [Change] {
    let settings = SharedSettings(repository.packages)
    return repository.packages.compactMap { package in
      var (text, repairs) = (package.manifest, [String]())
      let state = settings?.state(of: text) ?? .same
      if state != .same, let repaired = settings?.applied(to: text) {
        text = repaired
        repairs.append("\(state == .missing ? "added" : "replaced") the shared settings")
      }
      if package.folder.isEmpty, let list = RootPackages(repository, in: text), !list.isCurrent {
        text = list.repaired
        repairs.append("wrote the packages and their suites")
      }
      return repairs.isEmpty ? nil : Change(path: package.manifestPath, text: text, repairs: repairs)
    }
  }
}

/// One mechanical repair: which file, and what was done to it.
public struct Repair: Equatable, CustomStringConvertible, Sendable {
  /// The file, relative to the repository's root.
  public let path: String
  /// The operation, in a few words.
  public let what: String

  /// The line that tells of it.
  public var description: String { "fixed: \(path): \(what)" }
}
