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

  @Test func `a product stands for the modules in it`() throws {
    #expect(try names(graph.uses[module("App")]) == ["Core", "Extras"])
  }

  @Test func `a suite that the root repeats belongs to its package`() throws {
    let suite = try module("CoreTests")

    #expect(suite.package == "Kit")
    #expect(names(graph.uses[suite]) == ["Core"])
    #expect(graph.modules(named: "CoreTests", in: "") == [suite])
  }

  @Test func `what a module reaches includes itself and what it uses through others`() throws {
    #expect(try names(graph.reachable(from: [module("Extras")])) == ["Core", "Extras"])
  }

  @Test func `the dependents of a module are all that a change of it can touch`() throws {
    let core = try names(graph.dependents(of: [module("Core")]))

    #expect(core == ["App", "Core", "CoreTests", "Extras"])
    #expect(try names(graph.dependents(of: [module("Extras")])) == ["App", "Extras"])
  }

  @Test func `a path is a shortest chain of uses`() throws {
    let (app, core) = (try module("App"), try module("Core"))

    #expect(graph.path(from: app, to: core) == [app, core])
    #expect(graph.path(from: core, to: core) == [core])
    #expect(graph.path(from: core, to: app) == nil)
  }

  @Test func `of several shortest chains it is the one whose modules come first`() throws {
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
    let (a, d) = (try module("A", in: graph), try module("D", in: graph))
    let (b, e) = (try module("B", in: graph), try module("E", in: graph))

    #expect(graph.path(from: a, to: e)?.map(\.name) == ["A", "B", "D", "E"])
    #expect(graph.path(from: d, to: b)?.map(\.name) == ["D", "E", "A", "B"])
    #expect(names(graph.uses[d]) == ["E"])
  }

  @Test func `of modules of one name a dependency is that of the package that the manifest names`() {
    let graph = ModuleGraph(GraphFixture.twins)

    let uses = graph.modules.filter { $0.kind == .test }.map { graph.uses[$0]?.map(\.package) }

    #expect(uses == [["A"], ["C"]])
    #expect(graph.modules.map(\.package) == ["A", "B", "C", "C"])
  }

  private func module(_ name: String, in graph: ModuleGraph? = nil) throws -> ModuleGraph.Module {
    try #require((graph ?? self.graph).modules.first { $0.name == name })
  }

  private func names(_ modules: Set<ModuleGraph.Module>?) -> Set<String>? {
    modules.map { Set($0.map(\.name)) }
  }
}
