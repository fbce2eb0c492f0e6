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

  @Test func `an answer is kept for the same manifest, place and toolchain`() {
    defer { files.remove(folder) }
    store().keep(dump, of: manifest, at: "/A")

    #expect(store().dump(of: manifest, at: "/A") == dump)
    #expect(store().dump(of: manifest + " ", at: "/A") == nil)
    #expect(store().dump(of: manifest, at: "/B") == nil)
    #expect(store("Swift 7").dump(of: manifest, at: "/A") == nil)
  }

  @Test(arguments: ["import Foundation\n", "_ = Context.environment\n", "@testable import Glibc\n"])
  func `the answer to a manifest that may look elsewhere is not kept`(line: String) {
    defer { files.remove(folder) }
    store().keep(dump, of: manifest + line, at: "/A")

    #expect(store().dump(of: manifest + line, at: "/A") == nil)
  }

  private func store(_ toolchain: String = "Swift 6.3") -> ManifestStore {
    ManifestStore(toolchain: toolchain, folder: folder, files: files)
  }
}
