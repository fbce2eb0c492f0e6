import Foundation
import Testing

@testable import MonorepoSystem

@Suite struct FileHandleTests {
  private let files = FileSystem(manager: .default)
  private let path = NSTemporaryDirectory() + "/" + UUID().uuidString

  @Test func `text is written as it is`() throws {
    defer { files.remove(path) }
    try files.write(Data(), to: path)
    let output = try #require(FileHandle(forWritingAtPath: path))

    try output.write("a\n", to: "standard output")
    try output.write("ü", to: "standard output")

    #expect(files.text(at: path) == "a\nü")
  }

  @Test(arguments: ["", "a\nü"])
  func `text is read as it is, to its end`(text: String) throws {
    defer { files.remove(path) }
    try files.write(Data(text.utf8), to: path)
    let input = try #require(FileHandle(forReadingAtPath: path))

    #expect(try input.readText(from: "standard input") == text)
  }

  @Test func `a stream that cannot be read is unusable and no crash`() throws {
    defer { files.remove(path) }
    try files.write(Data("a".utf8), to: path)
    let input = try #require(FileHandle(forWritingAtPath: path))

    let error = #expect(throws: UnusableInput.self) { try input.readText(from: "standard input") }

    #expect(error?.path == "standard input")
    #expect(error?.what.hasPrefix("it cannot be read: ") == true)
  }

  @Test func `a stream that cannot be written to is unusable and no crash`() throws {
    defer { files.remove(path) }
    try files.write(Data(), to: path)
    let output = try #require(FileHandle(forReadingAtPath: path))

    let error = #expect(throws: UnusableInput.self) { try output.write("a", to: "standard output") }

    #expect(error?.path == "standard output")
    #expect(error?.what.hasPrefix("it cannot be written to: ") == true)
    #expect(!output.hasLostReader)
  }

  @Test func `a pipe that nobody reads is unusable and does not end the program`() throws {
    let pipe = Pipe()
    #expect(!pipe.fileHandleForWriting.hasLostReader)
    try pipe.fileHandleForReading.close()

    let error = #expect(throws: UnusableInput.self) {
      try pipe.fileHandleForWriting.write("a", to: "standard output")
    }

    #expect(error?.path == "standard output")
    #expect(pipe.fileHandleForWriting.hasLostReader)
  }
}
