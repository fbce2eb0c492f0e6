import Foundation
import MonorepoScaffold
import MonorepoSystem

@testable import MonorepoGraph

/// A repository on disk with a template of its own, as another monorepo would bring it.
struct SmallRepository {
  let folder: String
  let files = FileSystem(manager: .default)
  var contents = [
    "app.swift": "let features = [\n  Films()\n]\n",
    "area.swift": "import Films\nlet commands: [\"films\"]\nlet areas = [\n  \"Films\": \"Cinema\",\n]\n",
    "Packages/Films/Films.swift": "let films = Command(\n  \"movie-night\",\n  abstract: \"\")\n",
    "Template/Package/Package.swift.template": "// __Feature__\n",
    "Template/Package/Sources/__feature__.swift.template":
      "import Zebra\nimport __Feature__\nimport Apple\n// __feature-command__: __feature words__\n",
    "Template/template.json": Self.template,
  ]

  init() {
    folder = NSTemporaryDirectory() + "/" + UUID().uuidString
  }

  static let template = """
    {
      "areaModule": "{Area}Domain",
      "reserved": ["*Kit"],
      "taken": [{"what": "the command", "code": "Command(\\"__feature-command__\\"", "files": ["Packages/**"]}],
      "folders": {"Package": "Packages/__Feature__"},
      "insertions": [
        {"file": "app.swift", "below": "let features", "like": "  ", "entry": ["  __Feature__(),"]},
        {"file": "area.swift", "like": "import ", "entry": ["import __Feature__"]},
        {"file": "area.swift", "into": "commands: [", "entry": ["\\"__feature-command__\\""]},
        {"file": "area.swift", "below": "areas", "like": "  \\"", "entry": ["  \\"__Feature__\\": \\"__Area__\\","],
         "isSorted": false},
        {"file": "area.swift", "below": "areas", "like": "  \\"", "entry": ["  \\"__Feature__\\": nil,__NoArea__"]}
      ],
      "nextSteps": ["try __feature-command__"]
    }
    """

  /// One whose template makes areas.
  static var ofAreas: SmallRepository {
    var repository = SmallRepository()
    repository.contents["Template/template.json"] = """
      {
        "subject": "Area", "modules": ["__Area__", "__Area__Domain"], "folders": {"Package": "Packages/__Area__"}
      }
      """
    repository.contents["Template/Package/__Area__Area.swift.template"] =
      "// __area__ __area-command__ __area words__ __AREA__\n// __Area words__\n// __area rule__\n"
    return repository
  }

  /// Writes the repository, runs a body in it, and removes it.
  func run<Value>(_ body: (SmallRepository) throws -> Value) throws -> Value {
    defer { files.remove(folder) }
    for (path, text) in contents { try files.write(Data(text.utf8), to: folder + "/" + path) }
    return try body(self)
  }

  func plan(_ name: String, area: String? = nil) throws -> ScaffoldPlan {
    let packages = [
      LocalPackage(
        folder: "Packages/Films",
        name: "Films",
        products: ["Movies": ["Films"]],
        targets: ["Films", "CinemaDomain", "BooksDomain"].map {
          Target(name: $0, kind: .library, folder: "Packages/Films/Sources/" + $0)
        }
      )
    ]
    return try Scaffold(
      from: folder + "/Template",
      for: Repository(root: folder, files: files.files(below: folder), packages: packages),
      files: files
    ).plan(for: NewName(name), area: area)
  }

  func add(_ name: String, area: String? = nil) throws {
    try plan(name, area: area).write(files: files)
  }

  func text(_ path: String) -> String? { files.text(at: folder + "/" + path) }

  /// Every file with its text.
  var everything: [String: String] {
    Dictionary(uniqueKeysWithValues: files.files(below: folder).map { ($0, text($0) ?? "") })
  }
}
