package import MonorepoSystem

package enum UsualRules {
  package static let places = [name, "Packages/Tools/Monorepo/" + name]

  private static let name = "architecture.json"

  /// The path of the rules file below an absolute root; nil when there is none.
  ///
  /// Rules in both places are refused, and a file whose name differs in its case, which would not be read.
  package static func path(in root: String, files: FileSystem) throws(UnusableInput) -> String? {
    // By its name a link is found that leads nowhere: rules that are gone must not be taken for no rules.
    let found = places.filter { place in
      files.names(in: String((root + "/" + place).dropLast(name.count + 1))).contains(name)
    }
    if found.count > 1 {
      let (path, remedy) = (root + "/" + places[0], "keep one of the two, or name one with --rules")
      throw UnusableInput(path: path, what: "there are rules in \(places[1]) too", remedy: remedy)
    }
    if let place = found.first { return root + "/" + place }
    if let other = files.names(in: root).first(where: { $0.lowercased() == name }) {
      let what = "is not read: the rules file is named \(name)"
      throw UnusableInput(path: root + "/" + other, what: what, remedy: "rename it, or name it with --rules")
    }
    return nil
  }

  /// The files of a repository without rules that may be meant to be its rules, where nobody looks.
  package static func overlooked(in repository: Repository) -> [String] {
    repository.files.filter { $0.split(separator: "/").last?.lowercased() == name }
  }
}
