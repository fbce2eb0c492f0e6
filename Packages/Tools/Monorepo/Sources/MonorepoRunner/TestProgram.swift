/// The test program that holds a suite, with those of other suites of its build.
struct TestProgram: Equatable, Sendable {
  /// The command: the path of the test binary, or `swift test --skip-build …` where a bundle needs a loader.
  let arguments: [String]
  var needsLoader = false
  let directory: String
  /// The prefix of the paths of its event files.
  let events: String

  /// Starts it with the tests that are written with Swift Testing; filters and options follow.
  var swiftTesting: [String] {
    arguments + (needsLoader ? ["--disable-xctest"] : []) + ["--testing-library", "swift-testing"]
  }

  /// Starts it with classes and tests that are written with XCTest, as in `Module.Class,Module.Other/test`.
  func xctest(_ chosen: String) -> [String] {
    guard needsLoader else { return arguments + [chosen] }
    let names = chosen.split(separator: ",").map { $0.replacing(".", with: "\\.") }
    return arguments + ["--disable-swift-testing", "--filter", "^(?:\(names.joined(separator: "|")))(?:/|$)"]
  }

  /// Makes it print the names of its tests that are written with XCTest.
  var xctestListing: [String] {
    guard needsLoader, let test = arguments.lastIndex(of: "test") else { return arguments + ["--list-tests"] }
    return arguments[...test] + ["list"] + arguments[(test + 1)...] + ["--disable-swift-testing"]
  }
}

enum XCTestListing {
  /// The identifiers in what a program prints when it is asked for its tests, as in `Module.Class/test()`.
  static func identifiers(in text: String) -> [String] {
    text.split(separator: "\n").filter { line in
      line.wholeMatch(of: /[\w$]+\.[\w$.]+\/[\w$]+/) != nil
    }.map { "\($0)()" }
  }

  /// The argument that makes a program run these tests of a suite; a class chosen as a whole is named once.
  static func argument(_ chosen: [String], of all: [String]) -> String {
    func owner(_ id: String) -> Substring { id.prefix { $0 != "/" } }
    let sizes = Dictionary(grouping: all, by: owner).mapValues(\.count)
    let classes = Dictionary(grouping: chosen, by: owner)
    return classes.sorted { $0.key < $1.key }.flatMap { name, tests in
      tests.count == sizes[name] ? [String(name)] : tests.map { String($0.dropLast(2)) }
    }.joined(separator: ",")
  }
}
