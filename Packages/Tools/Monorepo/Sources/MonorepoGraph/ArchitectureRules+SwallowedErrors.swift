extension ArchitectureRules {
  /// The places where production code may not swallow an error, and the exceptions with their reasons.
  package struct SwallowedErrors: Decodable, Equatable, Sendable {
    package struct Exception: Decodable, Equatable, Sendable {
      /// The file, by its path relative to the repository's root; nil where the exception names a module.
      package let file: String?
      /// The name of a module, of which every file may; nil where the exception names a file.
      package let module: String?
      /// Code, without comments and texts, that must stand on the line that swallows the error; nil for every line.
      package let code: String?
      /// The reason why nothing is lost; never empty.
      package let reason: String

      private enum CodingKeys: String, CodingKey, CaseIterable { case code, file, module, reason }

      package init(from decoder: any Decoder) throws {
        let container = try decoder.container(only: CodingKeys.self)
        file = try container.decodeIfPresent(String.self, forKey: .file)
        module = try container.decodeIfPresent(String.self, forKey: .module)
        guard (file == nil) != (module == nil) else { throw decoder.error("name either a file or a module") }
        code = try container.decodeIfPresent(String.self, forKey: .code)
        reason = try container.decode(String.self, forKey: .reason)
        guard reason.contains(where: \.isLetter) else {
          throw container.error(.reason, "give the reason why nothing is lost")
        }
      }
    }

    /// Patterns of the files that may not swallow an error.
    package let forbiddenIn: [String]
    package let exceptions: [Exception]

    private enum CodingKeys: String, CodingKey, CaseIterable { case exceptions, forbiddenIn }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(only: CodingKeys.self)
      forbiddenIn = try container.decode([String].self, forKey: .forbiddenIn)
      exceptions = try container.list(.exceptions)
    }
  }
}
