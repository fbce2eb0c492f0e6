import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

@Suite struct RepairerTests {
  private let files = FileSystem(manager: .default)

  @Test func `a repository that keeps every rule is left alone`() throws {
    try withRoot { root throws in
      #expect(try repair(Fixture(), at: root) == [])
      #expect(files.files(below: root) == [])
    }
  }

  @Test func `a missing plan is written, and the plan that was written needs no repair`() throws {
    try withRoot { root throws in
      var fixture = Fixture()
      fixture.plan = nil

      let first = try repair(fixture, at: root)
      fixture.plan = try TestPlan(at: root + "/AllTests.plan", files: files)
      let second = try repair(fixture, at: root)

      #expect(first.map(\.description) == ["fixed: AllTests.plan: written, with 1 suite"])
      #expect(second == [])
      #expect(try fixture.findings() == [])
    }
  }

  @Test func `a plan is written with two suites of one name, told apart by their packages`() throws {
    try withRoot { root throws in
      var fixture = withSuite("FilmsTests", in: "Packages/Features/Books")
      fixture.plan = nil

      _ = try repair(fixture, at: root)
      let plan = try TestPlan(at: root + "/AllTests.plan", files: files)

      #expect(plan.suites.map(\.folder) == ["Packages/Features/Books", Fixture.films])
      #expect(plan.suites.map(\.name) == ["FilmsTests", "FilmsTests"])
    }
  }

  @Test func `a suite that moved to another package keeps its name`() throws {
    try withRoot { root throws in
      let text = PlanText.new([
        .init(name: "FilmsTests", folder: Fixture.films),
        .init(name: "BooksTests", folder: "Packages/Testing"),
      ])
      try files.write(Data(text.utf8), to: root + "/AllTests.plan")
      var fixture = withSuite("BooksTests", in: "Packages/Features/Books")
      fixture.plan = try TestPlan(at: root + "/AllTests.plan", files: files)

      #expect(try repair(fixture, at: root).map(\.what) == ["added BooksTests", "removed BooksTests"])
    }
  }

  private func withSuite(_ name: String, in folder: String) -> Fixture {
    var fixture = Fixture()
    let suite = Target(name: name, kind: .test, folder: folder + "/Tests/" + name)
    fixture.add(suite, to: folder)
    return fixture
  }

  @Test func `what the plan leaves out is added and what does not exist is removed`() throws {
    try withRoot { root throws in
      let text = PlanText.new([.init(name: "FilmTests", folder: "Packages/Features/Films")])
      try files.write(Data(text.utf8), to: root + "/AllTests.plan")
      var fixture = Fixture()
      fixture.plan = try TestPlan(at: root + "/AllTests.plan", files: files)

      let repairs = try repair(fixture, at: root)

      #expect(repairs.map(\.what) == ["added FilmsTests", "removed FilmTests"])
      #expect(files.text(at: root + "/AllTests.plan") == text.replacing("FilmTests", with: "FilmsTests"))
    }
  }

  @Test func `a suite of a package that is only not checked out stays, and is no finding`() throws {
    try withRoot { root throws in
      let text = PlanText.new([
        .init(name: "FilmsTests", folder: Fixture.films), .init(name: "GoneTests", folder: "Packages/Gone"),
        .init(name: "OldTests", folder: "Packages/Old"),
      ])
      try files.write(Data(text.utf8), to: root + "/AllTests.plan")
      var fixture = Fixture()
      fixture.omittedPackages = ["Packages/Gone"]
      fixture.plan = try TestPlan(at: root + "/AllTests.plan", files: files)

      #expect(try repair(fixture, at: root).map(\.what) == ["removed OldTests"])
      fixture.plan = try TestPlan(at: root + "/AllTests.plan", files: files)
      #expect(try fixture.findings() == [])
    }
  }

  @Test func `a suite of a project of Xcode stays in the plan, and is a finding`() throws {
    try withRoot { root throws in
      let text = PlanText.new([.init(name: "AppTests", folder: "App.xcodeproj")])
      try files.write(Data(text.utf8), to: root + "/AllTests.plan")
      var fixture = Fixture()
      fixture.plan = try TestPlan(at: root + "/AllTests.plan", files: files)

      let repairs = try repair(fixture, at: root)
      fixture.plan = try TestPlan(at: root + "/AllTests.plan", files: files)

      #expect(repairs.map(\.what) == ["added FilmsTests"])
      #expect(fixture.plan?.suites.map(\.name) == ["AppTests", "FilmsTests"])
      #expect(
        try fixture.findings().map(\.description) == [
          "AllTests.plan:1: plan: there is no suite AppTests in “container:App.xcodeproj” — "
            + "move it to another plan, because only Xcode builds its projects"
        ]
      )
      #expect(try repair(fixture, at: root) == [])
    }
  }

  @Test(arguments: [
    ("let a = 1", "let a = 1\n\n" + Fixture.block),
    ("let a = 1\n", "let a = 1\n\n" + Fixture.block),
    ("a\n// --- shared settings: odd\n// --- end shared settings ---\nb\n", "a\n" + Fixture.block + "b\n"),
  ])
  func `another settings block gives way to the most common`(manifest: String, repaired: String) throws {
    try withRoot { root throws in
      var fixture = Fixture()
      fixture.alter("Packages/Testing", manifest: manifest)

      let repairs = try repair(fixture, at: root)
      let written = files.text(at: root + "/Packages/Testing/Package.swift")
      fixture.alter("Packages/Testing", manifest: written)

      #expect(repairs.map(\.path) == ["Packages/Testing/Package.swift"])
      #expect(written == repaired)
      #expect(try fixture.findings() == [])
      #expect(try repair(fixture, at: root) == [])
    }
  }

  @Test func `a block with carriage returns is the same block, and a new one gets those of its file`() throws
  {
    try withRoot { root throws in
      var fixture = Fixture()
      let returns = ("let a = 1\n" + Fixture.block).replacing("\n", with: "\r\n")
      fixture.alter("Packages/Testing", manifest: returns)
      #expect(try fixture.findings() == [])

      fixture.alter("Packages/Testing", manifest: "let a = 1\r\n")
      fixture.alter("Packages/Domain", manifest: returns.replacing("set\r\n", with: "odd\r\n"))
      _ = try repair(fixture, at: root)

      let block = Fixture.block.replacing("\n", with: "\r\n")
      #expect(files.text(at: root + "/Packages/Testing/Package.swift") == "let a = 1\r\n\r\n" + block)
      #expect(files.text(at: root + "/Packages/Domain/Package.swift") == returns)
    }
  }

  @Test func `a block of which only one end is there is left to people`() throws {
    try withRoot { root throws in
      var fixture = Fixture()
      fixture.alter("Packages/Testing", manifest: "// --- shared settings\nother\n")

      #expect(try repair(fixture, at: root) == [])
      #expect(try fixture.findings().map(\.rule) == [.sharedSettings])
    }
  }

  @Test func `what the root manifest repeats of the packages is written where it has a place for it`() throws
  {
    try withRoot { root throws in
      var fixture = Fixture()
      fixture.alter("", manifest: "a\n// --- packages: none\n// --- end packages ---\nb\n" + Fixture.block)
      #expect(try fixture.findings().map(\.rule) == [.rootSuite])

      let repairs = try repair(fixture, at: root)
      let written = files.text(at: root + "/Package.swift")
      fixture.alter("", manifest: written)

      #expect(repairs.map(\.what) == ["wrote the packages and their suites"])
      #expect(written == Self.rootManifest)
      #expect(try fixture.findings() == [])
      #expect(try repair(fixture, at: root) == [])
    }
  }

  @Test(arguments: [true, false])
  func `a suite that the root alone still has is planned unless it stands in what is written`(
    isWritten: Bool
  ) throws {
    try withRoot { root throws in
      let plan = PlanText.new([.init(name: "FilmsTests", folder: Fixture.films)])
      try files.write(Data(plan.utf8), to: root + "/AllTests.plan")
      var fixture = Fixture()
      let gone = Target(name: "GoneTests", kind: .test, folder: Fixture.films + "/Tests/GoneTests")
      fixture.change("") { Fixture.package("", $0.targets + [gone]) }
      let place = isWritten ? "// --- packages: none\n// --- end packages ---\n" : ""
      fixture.alter("", manifest: place + Fixture.block)

      let repairs = try repair(fixture, at: root).map(\.what)

      #expect(repairs.contains("added GoneTests") != isWritten)
      #expect(repairs.contains("wrote the packages and their suites") == isWritten)
    }
  }

  @Test func `what follows from the manifests is written only in a repository with a test plan`() throws {
    try withRoot { root throws in
      let repository = try Fixture().inspection(root: root).repository
      #expect(try Repairer(files: files).repair(repository, planPath: "AllTests.plan") == [])

      let text = PlanText.new([.init(name: "FilmTests", folder: "Packages/Features/Films")])
      try files.write(Data(text.utf8), to: root + "/AllTests.plan")
      let repairs = try Repairer(files: files).repair(repository, planPath: "AllTests.plan")

      #expect(repairs.map(\.what) == ["added FilmsTests", "removed FilmTests"])
    }
  }

  @Test func `repairs are told in the order of plan, root and packages, and each file is written once`()
    throws
  {
    try withRoot { root throws in
      var fixture = Fixture()
      fixture.plan = nil
      let odd = Fixture.block.replacing("\nset\n", with: "\nodd\n")
      fixture.alter("", manifest: "a\n// --- packages: none\n// --- end packages ---\nb\n" + odd)
      fixture.alter("Packages/Testing", manifest: "let a = 1\n")

      let repairs = try repair(fixture, at: root)

      #expect(
        repairs.map(\.description) == [
          "fixed: AllTests.plan: written, with 1 suite",
          "fixed: Package.swift: replaced the shared settings",
          "fixed: Package.swift: wrote the packages and their suites",
          "fixed: Packages/Testing/Package.swift: added the shared settings",
        ]
      )
      #expect(files.text(at: root + "/Package.swift") == Self.rootManifest)
    }
  }

  @Test func `a plan that is gone since it was read is refused, and nothing is written`() throws {
    try withRoot { root throws in
      var fixture = Fixture.violating(.plan)
      fixture.alter("Packages/Testing", manifest: "let a = 1\n")

      let error = #expect(throws: UnusableInput.self) { try repair(fixture, at: root) }

      #expect(error?.path == "AllTests.plan")
      #expect(error?.what == "its test targets cannot be found")
      #expect(files.files(below: root) == [])
    }
  }

  @Test func `how the lines are broken that the root manifest repeats does not matter`() throws {
    try withRoot { root throws in
      var fixture = Fixture()
      fixture.alter("", manifest: Self.rootManifest.replacing("[\"Fakes\"]", with: "[\n    \"Fakes\",\n  ]"))

      #expect(try fixture.findings() == [])
      #expect(try repair(fixture, at: root) == [])
    }
  }

  private static let rootManifest = """
    a
    // --- packages: as their manifests declare them, written by check --fix ---
    let packages = [
      "Packages/Domain": ["BooksDomain", "FilmsDomain", "Kernel"],
      "Packages/Features/Books": ["Books"],
      "Packages/Features/Films": ["Films"],
      "Packages/Testing": ["Fakes"],
    ]

    let packageSuites = [
      suite("FilmsTests", in: "Packages/Features/Films", uses: ["Fakes", "Films"]),
    ]
    // --- end packages ---
    b

    """ + Fixture.block

  private func repair(_ fixture: Fixture, at root: String) throws -> [Repair] {
    try Repairer(files: files).repair(try fixture.inspection(root: root))
  }

  private func withRoot(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    try files.createFolder(folder)
    try body(folder)
  }
}
