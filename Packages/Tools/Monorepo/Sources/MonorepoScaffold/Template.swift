import MonorepoGraph
public import MonorepoSystem

/// A template for a new feature or area of a repository: a folder with a `template.json`.
///
/// Names and contents of its files carry placeholders: `__Feature__` (BookShelf), `__feature__` (bookShelf),
/// `__feature-command__` (book-shelf), `__feature words__` (book shelf), `__Feature words__` (Book shelf),
/// `__FEATURE__` (BOOK_SHELF) and `__feature rule__` (a line below a heading, as wide as Book shelf); the template of
/// an area says `Area` instead. Files end with `.template`, so that no tool takes them for sources. In the template of
/// a feature, names, lines and insertions that mention `__Area__` are left out when no area is given, and those that
/// mention `__NoArea__` when one is.
public struct Template: Equatable, Sendable {
  struct Taken: Equatable, Sendable {
    let what: String
    /// The code to look for; spaces and line breaks in it do not count.
    let code: String
    let files: [String]
  }

  private(set) var folder = ""
  /// The pattern for the modules that make an area exist, with `{Area}` for its name.
  let areaModule: String?
  /// The kind of thing that it makes: `Feature` or `Area`.
  let subject: String
  /// The modules that come with it, none of which may be there.
  let modules: [String]
  let reserved: [String]
  let taken: [Taken]
  /// The folder for the files of each folder of the template, relative to the repository's root.
  let folders: [String: String]
  let insertions: [Insertion]
  let nextSteps: [String]

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - folder: The folder that holds `template.json`.
  ///   - files: The files of the machine.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` with the place inside the file.
  public init(at folder: String, files: FileSystem) throws(UnusableInput) {
    self = try JSONFile.decode(
      Self.self,
      at: folder + "/template.json",
      files: files,
      remedyWhenMissing: "write a template there, or name its folder with --template"
    )
    self.folder = folder
  }
}

extension Template: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case areaModule, folders, insertions, modules, nextSteps, reserved, subject, taken
  }

  /// Reads a `template.json` and refuses keys that are not understood.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self)
    areaModule = try container.decodeIfPresent(String.self, forKey: .areaModule)
    subject = try container.value(.subject, usually: "Feature")
    modules = try container.decodeIfPresent([String].self, forKey: .modules) ?? ["__\(subject)__"]
    folders = try container.decode([String: String].self, forKey: .folders)
    insertions = try container.list(.insertions)
    nextSteps = try container.list(.nextSteps)
    reserved = try container.list(.reserved)
    taken = try container.list(.taken)
    for path in Array(folders.values) + insertions.map(\.file)
    where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      throw decoder.error("“\(path)” is no path inside the repository")
    }
  }
}

extension Template.Taken: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case code, files, what }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self)
    what = try container.decode(String.self, forKey: .what)
    code = try container.decode(String.self, forKey: .code)
    files = try container.decode([String].self, forKey: .files)
  }
}
