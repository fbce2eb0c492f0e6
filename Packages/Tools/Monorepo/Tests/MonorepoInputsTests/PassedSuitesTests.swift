import Foundation
import MonorepoInputs
import MonorepoSystem
import Testing

@Suite struct PassedSuitesTests {
  private let files = FileSystem(manager: .default)
  private let path = NSTemporaryDirectory() + "/" + UUID().uuidString + "/passes.json"
  private let pass = PassedSuites.Pass(inputs: SuiteInputs(digests: ["module A": "1"]), tests: 3)

  @Test func `a pass is remembered by the next run`() {
    defer { files.remove((path as NSString).deletingLastPathComponent) }
    var suites = PassedSuites(at: path, files: files)
    suites.record(pass, of: "ATests")

    suites.save(files: files)

    #expect(PassedSuites(at: path, files: files).lastPass(of: "ATests") == pass)
  }

  @Test func `a suite that no longer passes is removed`() {
    defer { files.remove((path as NSString).deletingLastPathComponent) }
    var suites = PassedSuites(at: path, files: files)
    suites.record(pass, of: "ATests")
    suites.record(nil, of: "ATests")

    suites.save(files: files)

    #expect(PassedSuites(at: path, files: files).lastPass(of: "ATests") == nil)
  }

  @Test func `two runs at the same time keep the passes of each other`() {
    defer { files.remove((path as NSString).deletingLastPathComponent) }
    var (one, other) = (PassedSuites(at: path, files: files), PassedSuites(at: path, files: files))
    one.record(pass, of: "ATests")
    other.record(pass, of: "BTests")

    one.save(files: files)
    other.save(files: files)

    let suites = PassedSuites(at: path, files: files)
    #expect(suites.lastPass(of: "ATests") == pass)
    #expect(suites.lastPass(of: "BTests") == pass)
  }

  @Test(arguments: [
    "", "{", #"{"revision": 0, "passes": {"ATests": {"inputs": {"digests": {}}, "tests": 1}}}"#,
  ])
  func `a file that is damaged or of another revision holds no pass`(text: String) throws {
    defer { files.remove((path as NSString).deletingLastPathComponent) }
    try files.write(Data(text.utf8), to: path)

    #expect(PassedSuites(at: path, files: files).lastPass(of: "ATests") == nil)
  }
}
