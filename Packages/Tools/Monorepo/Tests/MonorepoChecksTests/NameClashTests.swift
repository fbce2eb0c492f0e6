import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

@Suite struct NameClashTests {
  @Test func `two folders with the same last part are found at the second manifest`() throws {
    var fixture = Fixture()
    fixture.packages.append(Fixture.package("Packages/Old/FILMS", []))

    let finding = try #require(try fixture.findings().first { $0.rule == .nameClash })

    #expect(finding.path == "Packages/Old/FILMS/Package.swift")
    #expect(finding.what.contains("Packages/Features/Films/Package.swift:"))
  }

  @Test func `two modules of one name are found at the line of the second`() throws {
    var fixture = Fixture()
    let twin = Target(name: "Kernel", kind: .library, folder: "Packages/Testing/Sources/Kernel")
    fixture.add(twin, to: "Packages/Testing")

    let findings = try fixture.findings().filter { $0.what.contains("target Kernel") }

    #expect(findings.map(\.path) == ["Packages/Testing/Package.swift"])
    #expect(findings.map(\.line) == [4])
  }

  @Test func `two suites of one name are found, and a suite that the root repeats is not`() throws {
    var fixture = Fixture()
    let twin = Target(name: "FilmsTests", kind: .test, folder: "Packages/Testing/Tests/FilmsTests")
    fixture.add(twin, to: "Packages/Testing")

    #expect(try fixture.findings().filter { $0.rule == .nameClash }.count == 1)
  }

  @Test func `two suites of one name are no clash where no root gathers their packages`() throws {
    var fixture = Fixture()
    let twin = Target(name: "FilmsTests", kind: .test, folder: "Packages/Features/Books/Tests/FilmsTests")
    fixture.add(twin, to: "Packages/Features/Books")
    #expect(try fixture.findings().contains { $0.rule == .nameClash })

    fixture.packages.removeAll { $0.folder.isEmpty }
    #expect(try fixture.findings().filter { $0.rule == .nameClash } == [])
  }

  @Test(arguments: ["Data", "XCTest", "Foundation", "Task"])
  func `a module named like one that every file can see is found`(name: String) throws {
    var fixture = Fixture()
    fixture.add(Target(name: name, kind: .library, folder: name), to: "")

    #expect(try fixture.findings().map(\.rule) == [.nameClash])
  }

  @Test(arguments: [("Predicate", 0), ("Foundation", 1)])
  func `without rules a module may be named like a type, and not like a module`(name: String, count: Int)
    throws
  {
    var fixture = Fixture()
    fixture.rules = nil
    fixture.add(Target(name: name, kind: .library, folder: name), to: "")

    #expect(try fixture.findings().count { $0.rule == .nameClash } == count)
  }

  @Test func `without rules two products may have one name as long as no build has both`() throws {
    var fixture = Fixture()
    fixture.rules = nil
    fixture.packages.removeAll { $0.folder.isEmpty }
    fixture.alter("Packages/Testing", products: ["Fakes": ["Fakes"], "Books": ["Fakes"]])
    #expect(try fixture.findings().filter { $0.rule == .nameClash } == [])

    fixture.alter(Fixture.films, requirements: [.local(folder: "Packages/Features/Books")])
    let findings = try fixture.findings().filter { $0.rule == .nameClash }

    #expect(findings.map(\.path) == ["Packages/Testing/Package.swift"])
    #expect(
      findings.map(\.what) == ["there is a product Books in Packages/Features/Books/Package.swift:2 too"]
    )
  }

  @Test func `without rules two suites may have one name as long as no build has both`() throws {
    var fixture = Fixture()
    fixture.rules = nil
    fixture.packages.removeAll { $0.folder.isEmpty }
    let twin = Target(name: "FilmsTests", kind: .test, folder: "Packages/Features/Books/Tests/FilmsTests")
    fixture.add(twin, to: "Packages/Features/Books")
    #expect(try fixture.findings().filter { $0.rule == .nameClash } == [])

    fixture.alter(Fixture.films, requirements: [.local(folder: "Packages/Features/Books")])
    let findings = try fixture.findings().filter { $0.rule == .nameClash }

    #expect(findings.map(\.path) == ["Packages/Features/Films/Package.swift"])
    #expect(findings.first?.what.contains("suite FilmsTests") == true)
  }
}
