import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph

@Suite struct ManifestStoreTests {
  private let files = FileSystem(manager: .default)
  private let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
  private let manifest =
    "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"A\")\n"
  private let dump = Data("{}".utf8)

  @Test func `an answer is stored for the same manifest, place and toolchain`() {
    defer { files.remove(folder) }
    store().keep(dump, of: manifest, at: "/A")

    #expect(store().dump(of: manifest, at: "/A") == dump)
    #expect(store().dump(of: manifest + " ", at: "/A") == nil)
    #expect(store().dump(of: manifest, at: "/B") == nil)
    #expect(store("Swift 7").dump(of: manifest, at: "/A") == nil)
  }

  @Test(arguments: ["import Foundation\n", "_ = Context.environment\n", "@testable import Glibc\n"])
  func `the answer to a manifest that may read other files is not stored`(line: String) {
    defer { files.remove(folder) }
    store().keep(dump, of: manifest + line, at: "/A")

    #expect(store().dump(of: manifest + line, at: "/A") == nil)
  }

  @Test func `an answer holds for a copy in another folder, with the paths of that folder`() {
    defer { files.remove(folder) }
    let dump = Data(
      ##"{"root":"/repo","path":"/repo/A","other":"/repository","url":"https://a/repo/b"}"##.utf8
    )
    store().keep(dump, of: manifest, at: "A")

    let copy = store(root: "/copy").dump(of: manifest, at: "A")

    #expect(
      copy.map { String(decoding: $0, as: UTF8.self) }
        == ##"{"root":"/copy","path":"/copy/A","other":"/repository","url":"https://a/repo/b"}"##
    )
    #expect(store().dump(of: manifest, at: "A") == dump)
  }

  @Test func `the answer to a manifest that reads a variable holds for its value`() {
    defer { files.remove(folder) }
    let manifest = manifest + #"if Context.environment["KIND"] != "a" { print(1) }"#
    store(environment: ["KIND": "a", "OTHER": "1"]).keep(dump, of: manifest, at: "A")

    #expect(store(environment: ["KIND": "a", "OTHER": "2"]).dump(of: manifest, at: "A") == dump)
    #expect(store(environment: ["KIND": "b"]).dump(of: manifest, at: "A") == nil)
    #expect(store(environment: [:]).dump(of: manifest, at: "A") == nil)
    #expect(store().dump(of: manifest, at: "A") == nil)
  }

  @Test func `the answer to a manifest that reads a variable is not stored when variables are not known`() {
    defer { files.remove(folder) }
    let manifest = manifest + #"_ = Context.environment["KIND"]"#
    store().keep(dump, of: manifest, at: "A")

    #expect(store(environment: [:]).dump(of: manifest, at: "A") == nil)
  }

  private func store(
    _ toolchain: String = "Swift 6.3",
    root: String = "/repo",
    environment: [String: String]? = nil
  ) -> ManifestStore {
    ManifestStore(
      toolchain: toolchain,
      folder: folder,
      root: root,
      environment: environment,
      files: files
    )
  }
}
