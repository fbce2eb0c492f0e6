import MonorepoGraph
import MonorepoSystem

extension Scaffold {
  /// Words that cannot name a value, as a template may do with `__feature__`.
  private static let keywords: Set<String> = [
    "any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "type", "typealias", "var",
    "where", "while",
  ]

  func refuseTakenName(_ placeholders: Placeholders) throws(UnusableInput) {
    let name = placeholders.name
    let clash =
      owner(of: name) ?? template.modules.lazy.compactMap { owner(ofModule: placeholders.fill($0)) }.first
    let remedy = "choose another name"
    if let clash {
      throw UnusableInput(path: name.module, what: "the name is taken by \(clash)", remedy: remedy)
    }
    for taken in template.taken {
      let code = Self.dense(placeholders.fill(taken.code))
      for file in repository.files where PathPattern.matches(file, any: taken.files) {
        guard let text = files.text(at: repository.root + "/" + file), Self.holds(code, in: Self.dense(text))
        else { continue }
        let what = "there is \(taken.what) “\(name.command)” in \(file) already"
        throw UnusableInput(path: name.module, what: what, remedy: remedy)
      }
    }
  }

  private func owner(of name: NewName) -> String? {
    if Self.keywords.contains(name.value) { return "the language: “\(name.value)” is a keyword" }
    if let taken = TakenModuleName(name.module, ignoringCase: true) { return taken.rawValue }
    if PathPattern.matches(name.module, any: template.reserved) {
      return "the template: it is one of \(template.reserved.joined(separator: ", "))"
    }
    return nil
  }

  private func owner(ofModule name: String) -> String? {
    if let taken = TakenModuleName(name, ignoringCase: true) { return "\(name), \(taken.rawValue)" }
    let module = name.lowercased()
    for package in repository.packages {
      if package.identity == module || package.name.lowercased() == module {
        return "the package in \(package.folder.isEmpty ? "the root folder" : package.folder)"
      }
      if package.products.keys.contains(where: { $0.lowercased() == module }) {
        return "a product of the package \(package.name)"
      }
      let own = package.targets.filter { !repository.isRepeated($0, in: package) }
      let names = own.map { $0.name.lowercased() }
      if names.contains(module) || names.contains(module + "tests") {
        return "a target of the package \(package.name)"
      }
    }
    return nil
  }

  /// Whether a text has code that is not the beginning of a longer name.
  private static func holds(_ code: String, in text: String) -> Bool {
    text.ranges(of: code).contains { range in
      guard code.last.map(isOfName) == true else { return true }
      return text[range.upperBound...].first.map(isOfName) != true
    }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func dense(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
