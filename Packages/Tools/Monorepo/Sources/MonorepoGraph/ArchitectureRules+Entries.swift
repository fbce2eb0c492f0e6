extension ArchitectureRules {
  /// The layers that may import a module, whether it is one of the repository, of the system or of a third party.
  package struct ImportLimit: Decodable, Equatable, Sendable {
    package let module: String
    /// The only layers that may import the module, by name; nil where the limit names those that may not.
    package let onlyIn: [String]?
    package let notIn: [String]
    package let remedy: String

    package var layers: [String] { onlyIn ?? notIn }

    /// Whether the modules of a layer may import the module; what stands in no layer is in none of them.
    package func allows(_ layer: String?) -> Bool { (layer.map(layers.contains) ?? false) == (onlyIn != nil) }

    private enum CodingKeys: String, CodingKey, CaseIterable { case module, notIn, onlyIn, remedy }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(only: CodingKeys.self)
      module = try container.decode(String.self, forKey: .module)
      onlyIn = try container.decodeIfPresent([String].self, forKey: .onlyIn)
      let notIn = try container.decodeIfPresent([String].self, forKey: .notIn)
      guard (onlyIn == nil) != (notIn == nil) else { throw decoder.error("name either “onlyIn” or “notIn”") }
      if notIn == [] { throw container.error(.notIn, "name a layer, or remove the entry") }
      self.notIn = notIn ?? []
      remedy =
        try container.decodeIfPresent(String.self, forKey: .remedy)
        ?? "move the code to a layer that may, and reach it through a port"
    }
  }

  package struct ThirdParty: Decodable, Equatable, Sendable {
    /// Its identity: the last part of its address without `.git`, in lower case.
    package let package: String
    /// The names of the layers that may use it; nil for all.
    package let onlyIn: [String]?

    private enum CodingKeys: String, CodingKey, CaseIterable { case onlyIn, package }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(only: CodingKeys.self)
      package = try container.decode(String.self, forKey: .package).lowercased()
      onlyIn = try container.decodeIfPresent([String].self, forKey: .onlyIn)
    }
  }

  /// One spelling of ambient state, or one kind of it, and the rooms in which it may stand.
  package struct Ambient: Decodable, Equatable, Sendable {
    /// A kind of ambient state whose spellings the tool knows.
    package enum Kind: String, KnownWord, Sendable {
      case console, environment, files, globals, identifiers, locale, network, preferences, process
      case randomness, time
    }

    package enum Subject: Equatable, Sendable {
      /// Code as whole words; `static var` finds stored ones only.
      case code(String)
      case kind(Kind)
    }

    package let subject: Subject
    package let allowedIn: [String]
    /// The remedy; nil for the tool's own of the kind.
    package let remedy: String?

    private enum CodingKeys: String, CodingKey, CaseIterable { case allowedIn, code, kind, remedy }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(only: CodingKeys.self)
      let code = try container.decodeIfPresent(String.self, forKey: .code)
      let kind = try container.decodeIfPresent(Kind.self, forKey: .kind)
      switch (code, kind) {
      case (let code?, nil):
        guard code.contains(where: { !$0.isWhitespace }) else {
          throw container.error(.code, "name the code to look for")
        }
        subject = .code(code)
        remedy = try container.decode(String.self, forKey: .remedy)
      case (nil, let kind?):
        subject = .kind(kind)
        remedy = try container.decodeIfPresent(String.self, forKey: .remedy)
      default: throw decoder.error("name either “code” or “kind”")
      }
      allowedIn = try container.list(.allowedIn)
    }
  }

  package struct FileLength: Decodable, Equatable, Sendable {
    /// The most lines that need no second look; at least 1.
    package let limit: Int
    package let allowedIn: [String]

    private enum CodingKeys: String, CodingKey, CaseIterable { case allowedIn, limit }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(only: CodingKeys.self)
      limit = try container.decode(Int.self, forKey: .limit)
      allowedIn = try container.list(.allowedIn)
      guard limit > 0 else { throw container.error(.limit, "a file has at least one line") }
    }
  }

  /// The places where production code may not swallow an error, and the exceptions with their reasons.
  package struct SwallowedErrors: Decodable, Equatable, Sendable {
    package struct Exception: Decodable, Equatable, Sendable {
      /// The file, by its path relative to the repository's root; nil where the exception names a module.
      package let file: String?
      /// The name of a module, of which every file may; nil where the exception names a file.
      package let module: String?
      /// Code, without comments and texts, that must stand on the line that swallows the error; nil for every line.
      package let code: String?
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
