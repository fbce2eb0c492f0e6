import MonorepoGraph

/// A template for a new feature or area of a repository: a folder with a `template.json`.
///
/// Names and contents of its files carry placeholders: `__Feature__` (BookShelf), `__feature__` (bookShelf),
/// `__feature-command__` (book-shelf), `__feature words__` (book shelf), `__Feature words__` (Book shelf),
/// `__FEATURE__` (BOOK_SHELF) and `__feature rule__` (a line below a heading, as wide as Book shelf); the template of
/// an area says `Area` instead. Files end with `.template`, so that no tool takes them for sources. In the template of
/// a feature, names, lines and insertions that mention `__Area__` are left out when no area is given, and those that
/// mention `__NoArea__` when one is.
struct Template: Decodable {
  struct Taken: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable { case code, files, what }

    let what: String
    /// The code to look for; spaces and line breaks in it do not count.
    let code: String
    let files: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(only: CodingKeys.self)
      what = try container.decode(String.self, forKey: .what)
      code = try container.decode(String.self, forKey: .code)
      files = try container.decode([String].self, forKey: .files)
    }
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case areaModule, folders, insertions, modules, nextSteps, reserved, subject, taken
  }

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

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self)
    areaModule = try container.decodeIfPresent(String.self, forKey: .areaModule)
    subject = try container.value(.subject, usually: "Feature")
    modules = try container.value(.modules, usually: ["__\(subject)__"])
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
