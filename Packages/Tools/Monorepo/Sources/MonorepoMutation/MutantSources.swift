/// Sources in which mutants are compiled but switched off.
enum MutantSources {
  /// The text of a file with its mutants in it; no line comes or goes.
  static func text(of source: String, with mutants: [Mutant]) -> String {
    let edits = mutants.flatMap { mutant in mutant.point.edits.map { (edit: $0, id: mutant.id) } }
      .sorted { order($0.edit) < order($1.edit) }
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var position = 0
    for (edit, id) in edits {
      result += bytes[position..<max(position, edit.range.lowerBound)]
      result += Array(MutantSupport.filled(edit.text, id: id).utf8)
      position = max(position, edit.range.upperBound)
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// Ends before beginnings, and of several beginnings the one that reaches furthest first.
  private static func order(_ edit: MutationPoint.Edit) -> (Int, Int, Int) {
    (edit.range.lowerBound, edit.place.rawValue, edit.place == .end ? edit.reach : -edit.reach)
  }

  /// The numbers of the mutants to blame for what a build printed; none when no error is in their files.
  ///
  /// `supportLines` has the lines of each file of declarations by its absolute path, which `path` gives.
  static func blamed(
    by log: String,
    among mutants: [Mutant],
    supportLines: [String: [Substring]],
    path: (String) -> String
  ) -> Set<Int> {
    let byFile = Dictionary(grouping: mutants) { path($0.file) }
    var blamed: Set<Int> = []
    for line in log.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/^(.+?\.swift):(\d+):\d+: error: /#), let number = Int(match.2)
      else { continue }
      let file = String(match.1)
      if let lines = supportLines[file], lines.indices.contains(number - 1),
        let id = lines[number - 1].firstMatch(of: #/// mutant (\d+)$/#).flatMap({ Int($0.1) })
      {
        blamed.insert(id)
      } else if let near = byFile[file] {
        let distance = near.map { abs($0.point.line - number) }.min() ?? 0
        blamed.formUnion(near.filter { abs($0.point.line - number) == distance }.map(\.id))
      }
    }
    return blamed
  }
}
