public import MonorepoGraph
public import MonorepoSystem

/// Makes new features or areas for a repository from a template.
public struct Scaffold: Sendable {
  let template: Template
  let folder: String
  let repository: Repository
  let files: FileSystem
}

extension Scaffold {
  /// Reads a template.
  ///
  /// - Parameters:
  ///   - folder: The folder that holds `template.json`.
  ///   - repository: The repository that it is for.
  ///   - files: The files of the machine.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` with the place inside the file.
  public init(from folder: String, for repository: Repository, files: FileSystem) throws(UnusableInput) {
    let template = try JSONFile.decode(
      Template.self,
      at: folder + "/template.json",
      files: files,
      remedyWhenMissing: "write a template there, or name its folder with --template"
    )
    self.init(template: template, folder: folder, repository: repository, files: files)
  }

  /// Works out everything that a new feature or area needs; nothing is written yet.
  ///
  /// - Parameters:
  ///   - name: The name of the feature or area.
  ///   - area: The area of the domain that a feature belongs to, if any.
  /// - Returns: The files to create and to change.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` for a name that is taken, an area that there is not, or a file
  ///   without the place for what is to be added.
  public func plan(for name: NewName, area: String? = nil) throws(UnusableInput) -> ScaffoldPlan {
    if let area { try requireArea(area) }
    let placeholders = Placeholders(subject: template.subject, name: name, area: area)
    try refuseTakenName(placeholders)
    let created = try createdFiles(placeholders)
    let (before, changed) = try changedFiles(placeholders)
    return ScaffoldPlan(
      root: repository.root,
      before: before,
      texts: created.merging(changed) { $1 },
      nextSteps: template.nextSteps.filter(placeholders.canFill).map(placeholders.fill)
    )
  }

  private func requireArea(_ area: String) throws(UnusableInput) {
    let modules = repository.packages.flatMap(\.targets).filter(\.isProduction).map(\.name)
    let found = modules.compactMap { module in
      template.areaModule.flatMap { PathPattern.area(of: module, in: $0) }
    }
    let areas = Set(found).subtracting([""])
    guard !areas.contains(area) else { return }
    let remedy =
      areas.isEmpty
      ? "leave out --area: no module of this repository makes one"
      : "choose one of \(areas.sorted().joined(separator: ", ")), or make it first"
    throw UnusableInput(path: area, what: "there is no such area", remedy: remedy)
  }

  private func createdFiles(_ placeholders: Placeholders) throws(UnusableInput) -> [String: String] {
    var created: [String: String] = [:]
    for (source, destination) in template.folders.sorted(by: { $0.key < $1.key }) {
      let folder = folder + "/" + source
      let found = files.files(below: folder).filter { $0.hasSuffix(".template") }
      guard !found.isEmpty else {
        let what = "there are no files that end with .template"
        throw UnusableInput(path: folder, what: what, remedy: correction(of: "folders"))
      }
      for file in found where placeholders.canFill(file) {
        let path = placeholders.fill(destination + "/" + file.dropLast(".template".count))
        created[path] = placeholders.fillLines(of: files.text(at: folder + "/" + file) ?? "")
      }
    }
    try requireRoom(for: created.keys.sorted())
    return created
  }

  /// Refuses to write over anything: a file that is there, or a package folder that is there already.
  private func requireRoom(for paths: [String]) throws(UnusableInput) {
    let manifests = paths.filter { $0.hasSuffix("/Package.swift") }
    let folders = manifests.map { String($0.dropLast("/Package.swift".count)) }
    for path in folders + paths where files.exists(repository.root + "/" + path) {
      throw UnusableInput(path: path, what: "this is there already", remedy: Self.removal)
    }
  }

  private func changedFiles(_ placeholders: Placeholders) throws(UnusableInput)
    -> (before: [String: String], after: [String: String])
  {
    var (before, after): ([String: String], [String: String]) = ([:], [:])
    for template in template.insertions where placeholders.canFill(template.texts) {
      let insertion = template.filled(placeholders)
      let text = if let text = after[insertion.file] { text } else { try wholeText(of: insertion.file) }
      before[insertion.file] = before[insertion.file] ?? text
      do throws(Insertion.Problem) {
        after[insertion.file] = try insertion.applied(to: text)
      } catch {
        throw refusal(error, in: insertion.file)
      }
    }
    return (before, after)
  }

  private func wholeText(of path: String) throws(UnusableInput) -> String {
    guard let data = files.data(at: repository.root + "/" + path),
      let text = String(validating: data, as: UTF8.self)
    else {
      let subject = template.subject.lowercased()
      let what = "the file is missing or no UTF-8 text, and the \(subject) must be named in it"
      throw UnusableInput(path: path, what: what, remedy: "restore it, or " + correction(of: "insertions"))
    }
    return text
  }

  private func refusal(_ problem: Insertion.Problem, in path: String) -> UnusableInput {
    switch problem {
    case .noPlace(let looked):
      let what = "there is no place for the \(template.subject.lowercased()); looked for \(looked)"
      let remedy = "restore the place, or " + correction(of: "insertions")
      return UnusableInput(path: path, what: what, remedy: remedy)
    case .alreadyThere(let entry):
      return UnusableInput(path: path, what: "“\(entry)” is there already", remedy: Self.removal)
    }
  }

  private func correction(of key: String) -> String { "correct “\(key)” in \(folder)/template.json" }

  private static let removal = "remove it, or choose another name"
}
