import MonorepoSystem
import Testing

@testable import MonorepoGraph

@Suite struct DependencyChainTests {
  @Test func `each step names the line that declares it`() throws {
    let chain = try #require(try chain(from: "app", to: "Core"))

    #expect(
      chain.lines == [
        "app → Feature (Package.swift:1)",
        "Feature → Extras (Packages/Feature/Package.swift:7)",
        "Extras → Core (Packages/Kit/Package.swift:4)",
      ]
    )
  }

  @Test func `the line is found in a manifest with carriage returns`() throws {
    let kit = LocalPackage(
      folder: "Kit",
      name: "Kit",
      targets: [
        Target(name: "Core", kind: .library, folder: "Kit/Sources/Core"),
        Target(
          name: "Extras",
          kind: .library,
          folder: "Kit/Sources/Extras",
          dependencies: [Dependency("Core")]
        ),
      ],
      manifest: "[\r\n  .target(name: \"Extras\", dependencies: [\"Core\"]),\r\n]"
    )
    let repository = Repository(root: "/repository", files: [], packages: [kit])

    #expect(try DependencyChain(from: "Extras", to: "Core", in: repository)?.steps.map(\.line) == [2])
  }

  @Test func `a package stands for any of its modules`() throws {
    #expect(try chain(from: "Feature", to: "Kit")?.modules == ["Feature", "Extras"])
    #expect(try chain(from: "Kit", to: "Core")?.modules == ["Core"])
  }

  @Test func `a package's suites are selected only when they are named`() throws {
    #expect(try chain(from: "Kit", to: "Feature") == nil)
    #expect(try chain(from: "FeatureTests", to: "Feature")?.modules == ["FeatureTests", "Feature"])
  }

  @Test func `where there is no chain there is none`() throws {
    #expect(try chain(from: "Core", to: "app") == nil)
  }

  @Test func `a chain without a use says that both ends are one`() throws {
    let chain = try #require(try chain(from: "Core", to: "Kit"))

    #expect(chain.lines == ["Core is both ends"])
    #expect(chain.steps == [])
  }

  @Test func `from a module to itself the chain is the ring that it is in`() throws {
    let modules = [("E", "F"), ("F", "G"), ("G", "E"), ("F", "E")]
    let targets = ["E", "F", "G"].map { name in
      let uses = modules.filter { $0.0 == name }.map { Dependency($0.1) }
      return Target(name: name, kind: .library, folder: "Kit/Sources/" + name, dependencies: uses)
    }
    let kit = LocalPackage(folder: "Kit", name: "Kit", targets: targets)
    let repository = Repository(root: "/repository", files: [], packages: [kit])

    #expect(try DependencyChain(from: "E", to: "E", in: repository)?.modules == ["E", "F", "E"])
    #expect(try DependencyChain(from: "G", to: "G", in: repository)?.modules == ["G", "E", "F", "G"])
  }

  @Test func `a name that is near to nothing is refused with the command that shows all names`() {
    let error = #expect(throws: UnusableInput.self) { try chain(from: "Core", to: "Elsewhere") }

    #expect(error?.path == "Elsewhere")
    #expect(error?.what == "no module or package has that name")
    #expect(error?.remedy == "'monorepo graph --level modules' shows all names")
  }

  @Test func `an unknown name is refused with similar names`() throws {
    let error = #expect(throws: UnusableInput.self) { try chain(from: "Featrue", to: "Core") }

    #expect(error?.path == "Featrue")
    #expect(error?.remedy == "did you mean Feature?")
  }

  private func chain(from start: String, to end: String) throws -> DependencyChain? {
    try DependencyChain(from: start, to: end, in: GraphFixture.repository)
  }
}
