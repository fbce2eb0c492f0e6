import Foundation
import MonorepoInputs
import MonorepoSystem
import Testing

@Suite struct PassLedgerTests {
  private let files = FileSystem(manager: .default)
  private let path = NSTemporaryDirectory() + "/" + UUID().uuidString + "/passes.json"
  private let pass = PassLedger.Pass(inputs: SuiteInputs(digests: ["module A": "1"]), tests: 3)

  @Test func `a pass is remembered by the next run`() {
    defer { files.remove((path as NSString).deletingLastPathComponent) }
    var ledger = PassLedger(at: path, files: files)
    ledger.record(pass, of: "ATests")

    ledger.save(files: files)

    #expect(PassLedger(at: path, files: files).lastPass(of: "ATests") == pass)
  }

  @Test func `a suite that no longer passes is forgotten`() {
    defer { files.remove((path as NSString).deletingLastPathComponent) }
    var ledger = PassLedger(at: path, files: files)
    ledger.record(pass, of: "ATests")
    ledger.record(nil, of: "ATests")

    ledger.save(files: files)

    #expect(PassLedger(at: path, files: files).lastPass(of: "ATests") == nil)
  }

  @Test func `what two runs take down at the same time stays`() {
    defer { files.remove((path as NSString).deletingLastPathComponent) }
    var (one, other) = (PassLedger(at: path, files: files), PassLedger(at: path, files: files))
    one.record(pass, of: "ATests")
    other.record(pass, of: "BTests")

    one.save(files: files)
    other.save(files: files)

    let ledger = PassLedger(at: path, files: files)
    #expect(ledger.lastPass(of: "ATests") == pass)
    #expect(ledger.lastPass(of: "BTests") == pass)
  }

  @Test(arguments: [
    "", "{", #"{"revision": 0, "passes": {"ATests": {"inputs": {"digests": {}}, "tests": 1}}}"#,
  ])
  func `a ledger that is damaged or of another revision is empty`(text: String) throws {
    defer { files.remove((path as NSString).deletingLastPathComponent) }
    try files.write(Data(text.utf8), to: path)

    #expect(PassLedger(at: path, files: files).lastPass(of: "ATests") == nil)
  }
}
