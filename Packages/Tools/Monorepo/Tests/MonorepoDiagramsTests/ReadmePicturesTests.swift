import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoDiagrams
@testable import MonorepoGraph

@Suite struct ReadmePicturesTests {
  private let fixture = Fixture(
    uses: ["App": ["Kit"], "Kit": ["Core"]],
    folders: ["App": ""],
    files: ["Packages/Kit/README.md", "README.md", "Packages/Kit/Sources/Kit/NOTREADME.md"]
  )
  private let kit = """
    ```mermaid
    flowchart TD
      App["App"]
      Core["Core"]
      Kit["Kit"]
      App --> Kit
      Kit --> Core
    ```

    """

  @Test func `a picture is drawn between its markers, and the rest does not change`() throws {
    let before =
      "# A  \n\n<!-- monorepo graph --reduce -->\nold\n<!-- end monorepo graph -->\ntail without end"

    let review = try review(before)

    #expect(review.outdatedLines == [3])
    #expect(review.text == before.replacing("old\n", with: kit))
    #expect(try self.review(review.text).outdatedLines == [])
    #expect(try self.review(review.text).text == review.text)
  }

  @Test func `line ends stay as they are`() throws {
    let review = try review("<!-- monorepo graph -->\r\n<!-- end monorepo graph -->\r\n")

    #expect(!review.text.replacing("\r\n", with: "").utf8.contains(UInt8(ascii: "\n")))
    #expect(try self.review(review.text).outdatedLines == [])
  }

  @Test func `around without a name means the package of the README`() throws {
    let text = "<!-- monorepo graph --around -->\n<!-- end monorepo graph -->\n"

    #expect(try review(text, at: "Packages/Kit/README.md").text.contains(kit))
    #expect(try review(text, at: "Packages/Core/README.md").text.contains("App") == false)
    #expect(try review(text.replacing("around", with: "around Core")).text.contains("Kit --> Core"))
  }

  @Test func `a README inside of two packages belongs to the inner one`() throws {
    let nested = Fixture(
      uses: ["Inner": [], "Outer": []],
      folders: ["Inner": "P/Shelf/Z", "Outer": "P/Shelf"]
    )
    let text = "<!-- monorepo graph --around --reduce -->\n<!-- end monorepo graph -->\n"

    let inner = try ReadmePictures(nested.repository).review(text, at: "P/Shelf/Z/README.md").text
    let outer = try ReadmePictures(nested.repository).review(text, at: "P/Shelf/Zoo/README.md").text

    #expect(inner.contains("Inner[\"Inner\"]") && !inner.contains("Outer[\"Outer\"]"))
    #expect(outer.contains("Outer[\"Outer\"]") && !outer.contains("Inner[\"Inner\"]"))
  }

  @Test(arguments: [
    "<!-- monorepo graphs -->", "<!-- monorepo -->", "<!--monorepo graph -->", "<!-- a graph -->",
  ])
  func `another comment is no marker`(comment: String) throws {
    #expect(try review(comment + "\n").text == comment + "\n")
  }

  @Test func `markers in a code block are only shown`() throws {
    let text =
      "~~~sh\n<!-- monorepo graph --nonsense -->\n~~~\n````\n```\n<!-- end monorepo graph -->\n````\n"

    #expect(try review(text).text == text)
    #expect(try review(text).outdatedLines == [])
  }

  @Test func `three backticks within a line begin no code block`() throws {
    let text = "```code```\n<!-- monorepo graph -->\n<!-- end monorepo graph -->\n"

    #expect(try review(text).outdatedLines == [2])
  }

  @Test func `a marker in a sentence means nothing`() throws {
    #expect(try review("Write `<!-- monorepo graph -->` on a line.").outdatedLines == [])
  }

  @Test(arguments: [
    ("a\n<!-- monorepo graph -->\n", 2, "no end"),
    ("<!-- monorepo graph -->\n<!-- monorepo graph -->\n<!-- end monorepo graph -->\n", 1, "no end"),
    ("\n\n<!-- end monorepo graph -->\n", 3, "without a beginning"),
    ("<!-- monorepo graph --colour -->\n<!-- end monorepo graph -->\n", 1, "--colour"),
    ("<!-- monorepo graph --level all -->\n<!-- end monorepo graph -->\n", 1, "--level needs"),
    ("<!-- monorepo graph --format dot -->\n<!-- end monorepo graph -->\n", 1, "--format"),
    ("<!-- monorepo graph --around Kti -->\n<!-- end monorepo graph -->\n", 1, "Kti"),
    ("<!-- monorepo graph --level modules --around -->\n<!-- end monorepo graph -->\n", 1, "--around"),
    ("<!-- monorepo graph\n-->\n<!-- end monorepo graph -->\n", 1, "does not end"),
    ("<!-- monorepo graph --level -->\n<!-- end monorepo graph -->\n", 1, "--level needs"),
    ("<!-- monorepo graph --level --tests -->\n<!-- end monorepo graph -->\n", 1, "--level needs"),
    ("<!-- monorepo graph --reduce\n-->\n<!-- end monorepo graph -->\n", 1, "does not end"),
  ])
  func `a marker that cannot be used is refused with its line`(text: String, line: Int, what: String) throws {
    let error = #expect(throws: UnusableInput.self) { try review(text) }

    #expect(error?.path == "README.md:\(line)")
    #expect(try #require(error).what.contains(what))
  }

  @Test func `a marker says what is drawn`() throws {
    func drawn(_ options: String) throws -> String {
      try review("<!-- monorepo graph\(options) -->\n<!-- end monorepo graph -->\n").text
    }

    #expect(try drawn(" --level modules --tests").contains("{{\"KitTests\"}}"))
    #expect(try !drawn(" --level modules").contains("Tests"))
    #expect(try drawn(" --level modules --around Core --reduce").contains("Kit --> Core"))
    #expect(try !drawn(" --level packages").contains("App([\"App\"])"))
    #expect(try drawn(" --level modules").contains("App([\"App\"])"))
  }

  @Test func `a picture whose markers are indented or apart is one as well`() throws {
    let review = try review("  <!--  monorepo  graph  -->\n  <!--  end  monorepo graph  -->\n")

    #expect(review.outdatedLines == [1])
    #expect(review.text.hasSuffix("```\n  <!--  end  monorepo graph  -->\n"))
  }

  @Test func `each picture is compared by itself`() throws {
    let empty = "<!-- monorepo graph -->\n<!-- end monorepo graph -->\n"
    let current = try review(empty).text

    #expect(try review(current + empty + current + empty).outdatedLines == [11, 23])
  }

  @Test func `around without a name is refused with what to write instead`() throws {
    let own = "<!-- monorepo graph --around -->\n<!-- end monorepo graph -->\n"
    let outside = Repository(
      root: "/",
      files: [],
      packages: [LocalPackage(folder: "Packages/Kit", name: "Kit")]
    )

    let module = #expect(throws: UnusableInput.self) {
      try review(own.replacing("graph --around", with: "graph --level modules --around"))
    }
    let none = #expect(throws: UnusableInput.self) {
      try ReadmePictures(outside).review(own, at: "README.md")
    }

    #expect(module?.remedy == "write --around MODULE")
    #expect(none?.remedy == "this README belongs to no package; write --around NAME")
    #expect(none?.path == "README.md:1")
  }

  @Test
  func `a README with a picture that is no UTF-8 is not changed, one without a picture is not looked at`()
    throws
  {
    try withRepository(["README.md": marked, "Packages/Kit/README.md": "# Kit\n"]) { repository, files in
      try files.write(Data([0xFF]), to: repository.root + "/Packages/Kit/README.md")
      #expect(try PictureUpdate(of: repository, files: files).paths == ["README.md"])

      try files.write(Data(marked.utf8) + Data([0xFF]), to: repository.root + "/README.md")
      let error = #expect(throws: UnusableInput.self) { try PictureUpdate(of: repository, files: files) }
      #expect(error?.path == "README.md")
      #expect(error?.what == "the file is not UTF-8 text")
    }
  }

  @Test func `only files that change are written`() throws {
    try withRepository(["README.md": marked, "Packages/Kit/README.md": "# Kit\n"]) { repository, files in
      let update = try PictureUpdate(of: repository, files: files)
      try update.write(files: files)

      #expect(update.paths == ["README.md"])
      #expect(files.text(at: repository.root + "/README.md")?.contains(kit) == true)
      #expect(try PictureUpdate(of: repository, files: files).paths == [])
    }
  }

  @Test func `nothing is written when one marker cannot be used`() throws {
    let broken = ["README.md": marked, "Packages/Kit/README.md": "<!-- monorepo graph -->\n"]
    try withRepository(broken) { repository, files in
      #expect(throws: UnusableInput.self) { try PictureUpdate(of: repository, files: files) }
      #expect(files.text(at: repository.root + "/README.md") == marked)
    }
  }

  private let marked = "<!-- monorepo graph -->\n<!-- end monorepo graph -->\n"

  private func review(_ text: String, at path: String = "README.md") throws
    -> (outdatedLines: [Int], text: String)
  {
    try ReadmePictures(fixture.repository).review(text, at: path)
  }

  private func withRepository(
    _ contents: [String: String],
    _ body: (Repository, FileSystem) throws -> Void
  ) throws {
    let files = FileSystem(manager: .default)
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    for (path, text) in contents { try files.write(Data(text.utf8), to: folder + "/" + path) }
    try body(
      Repository(root: folder, files: contents.keys.sorted(), packages: fixture.repository.packages),
      files
    )
  }
}
