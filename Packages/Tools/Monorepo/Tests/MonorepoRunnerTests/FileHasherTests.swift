import MonorepoSystem
import Testing

@testable import MonorepoRunner

@Suite(.timeLimit(.minutes(5))) struct FileHasherTests {
  @Test func `without a file there is no hash, and nothing to ask for`() async {
    let git = FakeProgram([:])

    #expect(await FileHasher(subprocesses: git, jobs: 1).hashes(of: [], in: "/r") == [:])
    #expect(git.calls == [])
  }

  @Test func `each file gets the hash that stands in its place`() async {
    let git = FakeProgram(["hash-object": "11\n22\n"])

    #expect(
      await FileHasher(subprocesses: git, jobs: 1).hashes(of: ["a", "b"], in: "/r") == ["a": "11", "b": "22"]
    )
    #expect(git.calls == [["hash-object", "--no-filters", "--", "a", "b"]])
  }

  @Test(arguments: ["11\n", "11\n22\n33\n"])
  func `hashes are unknown when there are not as many as files`(text: String) async {
    let git = FakeProgram(["hash-object": text])

    #expect(await FileHasher(subprocesses: git, jobs: 1).hashes(of: ["a", "b"], in: "/r") == nil)
  }

  @Test(arguments: [(400, [400]), (401, [400, 1]), (800, [400, 400])])
  func `a program gets no more files than its arguments may hold`(count: Int, counts: [Int]) async {
    let git = FakeProgram(["hash-object": String(repeating: "1\n", count: 400)])

    _ = await FileHasher(subprocesses: git, jobs: 1).hashes(of: (0..<count).map { "f\($0)" }, in: "/r")

    #expect(git.calls.map { $0.count - 3 } == counts)
  }
}
