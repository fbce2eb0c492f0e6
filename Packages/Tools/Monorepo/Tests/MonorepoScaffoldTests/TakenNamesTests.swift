import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoScaffold

@Suite(.timeLimit(.minutes(5))) struct TakenNamesTests {
  @Test(arguments: [
    ("Whole", "the package in the root folder"), ("Shelf", "the package in Packages/Shelf"),
    ("Kit", "the package in Packages/Shelf"), ("Movies", "a product of the package Kit"),
    ("Books", "a target of the package Kit"), ("Shelves", "a target of the package Kit"),
    ("Only", "a target of the package Whole"), ("OnlyTests", "a target of the package Whole"),
    ("Self", "the language: “self” is a keyword"), ("Data", "a type of the standard library or Foundation"),
    ("Testing", "a module of the toolchain"), ("DesignUI", "the template: it is one of *UI, Base*"),
    ("Core", "CoreData, a module of the toolchain"),
    ("BaseCamp", "the template: it is one of *UI, Base*"),
  ])
  func `a name that is taken is told with its owner`(name: String, owner: String) throws {
    #expect(try refusal(of: name) == "the name is taken by " + owner)
  }

  @Test(arguments: ["Weather", "Book", "OnlyTest", "ShelvesTestsTests", "Selfie"])
  func `a name that is only like one that is taken is free`(name: String) throws {
    #expect(try refusal(of: name) == nil)
  }

  @Test(arguments: [
    ("Area", "protocol PictureRepository {}", "Packages/Domain/Sources/DomainKernel/A.swift"),
    ("Area", "protocol PictureEndpoints {}", "Packages/Infra/NetworkingKit/Sources/NetworkingKit/A.swift"),
    ("Area", "struct PictureDetail {}", "Packages/Infra/FeatureKit/Sources/FeatureKit/A.swift"),
    ("Area", "struct OpenPicture {}", "Packages/Infra/FeatureKit/Sources/FeatureKit/A.swift"),
    ("Area", "protocol PictureFailure {}", "Packages/Infra/FeatureKit/Sources/FeatureKit/A.swift"),
    ("Area", "struct PictureRecord {}", "Packages/Sandbox/Sources/Sandbox/A.swift"),
    ("Area", "final class PictureService {}", "Packages/Sandbox/Sources/Sandbox/A.swift"),
    ("Area", "protocol PictureService {}", "Packages/Sandbox/Sources/Sandbox/A.swift"),
    ("Area", "struct PictureService {}", "App/Composition/A.swift"),
    ("Area", "static let picture = Area()", "App/Areas/A.swift"),
    ("Area", "private static let picture: A = .init()", "App/Areas/A.swift"),
    ("Area", "static var picture: A { A() }", "App/Areas/A.swift"),
    ("Area", "static func picture(_ a: A) {}", "App/Areas/A.swift"),
    ("Feature", "struct ListPicture {}", "Packages/Infra/DesignKit/Sources/DesignKit/A.swift"),
    ("Feature", "struct PictureItem {}", "Packages/Infra/DesignKit/Sources/DesignKit/A.swift"),
  ])
  func `a name with which a type would be there twice is refused`(
    subject: String,
    code: String,
    file: String
  ) throws {
    let refusal = try refusal(of: "Picture", subject: subject, contents: [file: code])

    #expect(refusal?.contains("in \(file) already") == true)
  }

  @Test func `a longer name is another one`() throws {
    let code = "private static let pictureService = A()"

    #expect(try refusal(of: "Picture", subject: "Area", contents: ["App/Areas/A.swift": code]) == nil)
  }

  @Test(arguments: ["Area", "Feature"], ["Completion", "ExitCodes", "Help", "Manual", "Version"])
  func `words of the program's own help and commands are refused`(subject: String, name: String) throws {
    let refusal = try refusal(of: name, subject: subject, contents: [:])

    #expect(refusal?.hasPrefix("the name is taken by the template") == true)
  }

  /// The refusal by a template of this repository.
  private func refusal(of name: String, subject: String, contents: [String: String]) throws -> String? {
    var small = SmallRepository()
    small.contents = contents
    let package = String(#filePath).components(separatedBy: "/Tests/MonorepoScaffoldTests/")[0]
    return try small.run { small -> String? in
      let scaffold = try Scaffold(
        from: package + "/Templates/" + subject,
        for: Repository(root: small.folder, files: contents.keys.sorted(), packages: []),
        files: small.files
      )
      return try refusal(of: name, subject: subject, by: scaffold)
    }
  }

  private func refusal(of name: String) throws -> String? {
    let modules = #"["__Feature__", "__Feature__Data"]"#
    let text = #"{"folders": {}, "modules": \#(modules), "reserved": ["*UI", "Base*"]}"#
    let scaffold = Scaffold(
      template: try JSONDecoder().decode(Template.self, from: Data(text.utf8)),
      folder: "",
      repository: Repository(root: "/there/is/none", files: [], packages: [root, kit]),
      files: FileSystem(manager: .default)
    )
    return try refusal(of: name, subject: "Feature", by: scaffold)
  }

  private func refusal(of name: String, subject: String, by scaffold: Scaffold) throws -> String? {
    let placeholders = Placeholders(subject: subject, name: try NewName(name), area: nil)
    do throws(UnusableInput) {
      try scaffold.refuseTakenName(placeholders)
      return nil
    } catch {
      return error.what
    }
  }

  private let kit = LocalPackage(
    folder: "Packages/Shelf",
    name: "Kit",
    products: ["Movies": ["Books"]],
    targets: [
      Target(name: "Books", kind: .library, folder: "Packages/Shelf/Sources/Books"),
      Target(name: "ShelvesTests", kind: .test, folder: "Packages/Shelf/Tests/ShelvesTests"),
    ]
  )
  private let root = LocalPackage(
    folder: "",
    name: "Whole",
    targets: [
      Target(name: "ShelvesTests", kind: .test, folder: "Packages/Shelf/Tests/ShelvesTests"),
      Target(name: "OnlyTests", kind: .test, folder: "Tests/OnlyTests"),
    ]
  )
}
