enum MutantSources {
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

  /// The numbers of the mutants to blame for what a build printed: one alone where an error is at its own code.
  ///
  /// `lines` has those of each file that was written by its absolute path, which `path` gives.
  static func blamed(
    by log: String,
    among mutants: [Mutant],
    lines: [String: [Substring]],
    path: (String) -> String
  ) -> Set<Int> {
    let byFile = Dictionary(grouping: mutants) { path($0.file) }
    var blamed: Set<Int> = []
    for line in log.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/^(.+?\.swift):(\d+):(\d+): error: /#),
        let number = Int(match.2), let column = Int(match.3)
      else { continue }
      let file = String(match.1)
      let written = lines[file].flatMap { $0.indices.contains(number - 1) ? $0[number - 1] : nil } ?? ""
      if let id = written.firstMatch(of: #/// mutant (\d+)$/#).flatMap({ Int($0.1) }) {
        blamed.insert(id)
      } else if let near = byFile[file] {
        let code = written.utf8.dropFirst(max(0, column - 1))
        let lengths = near.map { (id: $0.id, length: $0.length(atStartOf: code)) }
        if let nearest = lengths.max(by: { $0.length < $1.length }), nearest.length > 0 {
          blamed.insert(nearest.id)
          continue
        }
        let distance = near.map { abs($0.point.line - number) }.min() ?? 0
        blamed.formUnion(near.filter { abs($0.point.line - number) == distance }.map(\.id))
      }
    }
    return blamed
  }
}

extension Mutant {
  /// The number of bytes with which code begins as one of the mutant's edits does; 0 when it does not.
  fileprivate func length(atStartOf code: Substring.UTF8View.SubSequence) -> Int {
    let texts = point.edits.filter { $0.place != .end }.map { MutantSupport.filled($0.text, id: id).utf8 }
    return texts.filter { code.starts(with: $0) }.map(\.count).max() ?? 0
  }
}

/// The declarations that mutated code uses.
///
/// A variable switches one mutant on, and a file for a program that a suite starts with variables of its own.
enum MutantSupport {
  static let variable = "MONOREPO_MUTANT"
  static let fileName = "MonorepoMutants.swift"

  /// The declarations for some mutants of a target; each line of a mutant's own ends with its number.
  static func file(for mutants: [Mutant], activeIn path: String) -> String {
    let own = mutants.filter { !$0.point.declaration.isEmpty }.flatMap { mutant in
      filled(mutant.point.declaration, id: mutant.id).split(separator: "\n").map {
        "\($0)  // mutant \(mutant.id)"
      }
    }
    return forAll(activeIn: path) + "\n" + own.joined(separator: "\n") + "\n"
  }

  static func filled(_ text: String, id: Int) -> String {
    let digits = Array("←↑→↓↔↕↖↗↘↙")
    let symbol = String(String(id).compactMap(\.wholeNumberValue).map { digits[$0] })
    return text.replacing("{id}", with: String(id)).replacing("{operator}", with: "⇔" + symbol)
  }

  private static func forAll(activeIn path: String) -> String {
    """
    #if canImport(Darwin)
      import Darwin
    #elseif canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #endif

    let monorepoMutant: Int = {
      if let number = getenv("\(variable)") { return Int(String(cString: number)) ?? 0 }
      guard let file = fopen(\(String(reflecting: path)), "r") else { return 0 }
      defer { fclose(file) }
      var digits = [CChar](repeating: 0, count: 20)
      return fgets(&digits, 20, file) == nil ? 0 : Int(atoi(digits))
    }()
    func mutantKeeps(_ id: Int) -> Bool { monorepoMutant != id }
    func mutantNot(_ id: Int, _ value: Bool) -> Bool { monorepoMutant == id ? !value : value }
    func mutantNil<T>(_ id: Int, _ value: T?) -> T? { monorepoMutant == id ? nil : value }
    func mutantNext<T: AdditiveArithmetic & ExpressibleByIntegerLiteral>(_ id: Int, _ value: T) -> T {
      monorepoMutant == id ? value + 1 : value
    }
    func mutantMin<T: Comparable>(_ id: Int, _ first: T, _ others: T...) -> T {
      others.reduce(first) { monorepoMutant == id ? Swift.max($0, $1) : Swift.min($0, $1) }
    }
    func mutantMax<T: Comparable>(_ id: Int, _ first: T, _ others: T...) -> T {
      others.reduce(first) { monorepoMutant == id ? Swift.min($0, $1) : Swift.max($0, $1) }
    }
    extension Sequence where Element: Comparable {
      func mutantMin(_ id: Int) -> Element? { monorepoMutant == id ? self.max() : self.min() }
      func mutantMax(_ id: Int) -> Element? { monorepoMutant == id ? self.min() : self.max() }
    }
    extension BidirectionalCollection {
      func mutantFirst(_ id: Int) -> Element? { monorepoMutant == id ? last : first }
      func mutantLast(_ id: Int) -> Element? { monorepoMutant == id ? first : last }
    }
    """
  }
}
