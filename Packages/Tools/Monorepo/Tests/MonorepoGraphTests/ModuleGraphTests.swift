import Testing

@testable import MonorepoGraph

@Suite struct ModuleGraphTests {
  private let graph = ModuleGraph(
    Repository(
      root: "/",
      files: [],
      packages: [
        LocalPackage(
          folder: "Kit",
          name: "Kit",
          products: ["Kit": ["Core", "Extras"]],
          targets: [
            Target(name: "Core", kind: .library, folder: "Kit/Sources/Core"),
            Target(
              name: "Extras",
              kind: .library,
              folder: "Kit/Sources/Extras",
              dependencies: [Dependency("Core")]
            ),
            Target(
              name: "CoreTests",
              kind: .test,
              folder: "Kit/Tests/CoreTests",
              dependencies: [Dependency("Core")]
            ),
          ]
        ),
        LocalPackage(
          folder: "",
          name: "App",
          requirements: [.local(folder: "Kit")],
          targets: [
            Target(name: "App", kind: .executable, folder: "App", dependencies: [Dependency("Kit")]),
            Target(name: "CoreTests", kind: .test, folder: "Kit/Tests/CoreTests"),
          ]
        ),
      ]
    )
  )

  @Test func `a product stands for the modules in it`() {
    #expect(graph.uses["App"] == ["Core", "Extras"])
  }

  @Test func `a suite that the root repeats belongs to its package`() {
    #expect(graph.modules["CoreTests"]?.package == "Kit")
    #expect(graph.uses["CoreTests"] == ["Core"])
  }

  @Test func `what a module reaches includes itself and what it uses through others`() {
    #expect(graph.reachable(from: "Extras") == ["Core", "Extras"])
  }

  @Test func `the dependents of a module are all that a change of it can touch`() {
    #expect(graph.dependents(of: ["Core"]) == ["App", "Core", "CoreTests", "Extras"])
    #expect(graph.dependents(of: ["Extras"]) == ["App", "Extras"])
  }

  @Test func `a path is a shortest chain of uses`() {
    #expect(graph.path(from: "App", to: "Core") == ["App", "Core"])
    #expect(graph.path(from: "Core", to: "Core") == ["Core"])
    #expect(graph.path(from: "Core", to: "App") == nil)
  }

  @Test func `of several shortest chains it is the one whose modules come first`() {
    let uses = [("A", ["C", "B"]), ("B", ["D"]), ("C", ["D"]), ("D", ["E"]), ("E", ["A"])]
    let package = LocalPackage(
      folder: "Kit",
      name: "Kit",
      targets: uses.map { name, used in
        Target(
          name: name,
          kind: .library,
          folder: "Kit/" + name,
          dependencies: used.map { Dependency($0) } + [Dependency("Elsewhere")]
        )
      }
    )

    let graph = ModuleGraph(Repository(root: "/", files: [], packages: [package]))

    #expect(graph.path(from: "A", to: "E") == ["A", "B", "D", "E"])
    #expect(graph.path(from: "D", to: "B") == ["D", "E", "A", "B"])
    #expect(graph.uses["D"] == ["E"])
  }
}
