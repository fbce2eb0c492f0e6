import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoDiagrams
@testable import MonorepoGraph

@Suite struct DiagramTests {
  private let layered = Fixture(
    uses: ["App": ["Films", "Kit"], "Films": ["Kit", "Core"], "Kit": ["Core"]],
    folders: ["App": "", "Kit": "Packages/Infra/Kit", "Films": "Packages/Features/Films"],
    suites: ["Core": ["Fakes"]]
  )

  @Test func `packages are grouped by folder and drawn in order`() throws {
    #expect(
      try DiagramRequest().diagram(of: layered.repository).mermaid == """
        flowchart TD
          subgraph in_Features["Features"]
            Films["Films"]
          end
          subgraph in_Infra["Infra"]
            Kit["Kit"]
          end
          App["App"]
          Core["Core"]
          Fakes["Fakes"]
          App --> Films
          App --> Kit
          Films --> Core
          Films --> Kit
          Kit --> Core
        """
    )
  }

  @Test func `the same picture can be written in the language of Graphviz`() throws {
    let lines = try DiagramRequest(isReduced: true).diagram(of: layered.repository).dot.split(separator: "\n")

    #expect(lines.first == "digraph {")
    #expect(lines.last == "}")
    #expect(lines.filter { $0.hasSuffix("{") }.count == lines.filter { $0.hasSuffix("}") }.count)
    #expect(lines.contains("    label=\"Features\""))
    #expect(
      lines.filter { $0.contains("->") } == [
        "  \"App\" -> \"Films\"", "  \"Films\" -> \"Kit\"", "  \"Kit\" -> \"Core\"",
      ]
    )
  }

  @Test func `a program can read the picture`() throws {
    let text = try DiagramRequest(level: .modules).diagram(of: layered.repository).json

    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: String]]]
    )

    #expect(
      object["nodes"]?.first
        == ["name": "App", "kind": "executable", "package": "App", "folder": "Sources/App"]
    )
    #expect(object["edges"]?.first == ["from": "App", "to": "Films"])
    #expect(object["nodes"]?.count == 5)
    #expect(object["edges"]?.count == 5)
  }

  @Test func `modules that share a name are named by their folders`() throws {
    let utils = ["Old", "New"].map { folder in
      LocalPackage(
        folder: folder,
        name: folder,
        products: [folder: ["Utils"]],
        targets: [Target(name: "Utils", kind: .library, folder: folder + "/Sources/Utils")]
      )
    }
    let app = LocalPackage(
      folder: "App",
      name: "App",
      requirements: [.local(folder: "New")],
      targets: [
        Target(
          name: "App",
          kind: .executable,
          folder: "App/Sources/App",
          dependencies: [Dependency("New", package: "New")]
        )
      ]
    )
    let repository = Repository(root: "/repository", files: [], packages: utils + [app])

    let diagram = try DiagramRequest(level: .modules, isReduced: true).diagram(of: repository)

    #expect(diagram.nodes.map(\.name) == ["App", "New/Sources/Utils", "Old/Sources/Utils"])
    #expect(diagram.edges == [Diagram.Edge(from: "App", to: "New/Sources/Utils")])
  }

  @Test func `what only suites use counts when it is asked for`() throws {
    #expect(!edges(DiagramRequest()).contains("Core → Fakes"))
    #expect(edges(DiagramRequest(includesTests: true)).contains("Core → Fakes"))
    #expect(edges(DiagramRequest(level: .modules, includesTests: true)).contains("CoreTests → Fakes"))
    #expect(!edges(DiagramRequest(level: .modules)).contains("CoreTests → Core"))
  }

  @Test func `edges that others imply are left out`() {
    #expect(edges(DiagramRequest(isReduced: true)) == ["App → Films", "Films → Kit", "Kit → Core"])
  }

  @Test func `a reduction keeps every edge of a ring and all reachability`() {
    let ring = Fixture(uses: [
      "A": ["B", "C", "D"], "B": ["A", "C"], "C": ["A", "D"], "D": ["E"], "Z": ["A", "D"],
    ])

    let reduced = edges(DiagramRequest(isReduced: true), of: ring)

    #expect(reduced == ["A → B", "A → C", "A → D", "B → A", "B → C", "C → A", "C → D", "D → E", "Z → A"])
  }

  @Test func `around a package stand what it uses and what uses it`() throws {
    let diagram = try DiagramRequest(center: "Kit").diagram(of: layered.repository)

    #expect(diagram.nodes.map(\.name) == ["App", "Core", "Films", "Kit"])
    #expect(edges(DiagramRequest(center: "Kit")) == ["App → Kit", "Films → Kit", "Kit → Core"])
  }

  @Test func `an unknown middle is refused with similar names`() {
    let error = #expect(throws: UnusableInput.self) {
      try DiagramRequest(center: "Flims").diagram(of: layered.repository)
    }

    #expect(error?.remedy == "did you mean Films?")
  }

  @Test func `names that Mermaid would read as its own are written so that it does not`() throws {
    let names = Fixture(uses: ["end": ["a-b", "a_b"], "say \"x\" <b>": ["Größe"]])

    let text = try DiagramRequest().diagram(of: names.repository).mermaid

    #expect(text.contains("  n_end[\"end\"]"))
    #expect(text.contains("  a_b[\"a-b\"]") && text.contains("  a_b_2[\"a_b\"]"))
    #expect(text.contains("  say__x___b_[\"say #34;x#34; #60;b#62;\"]"))
    #expect(text.contains("  Gr__e[\"Größe\"]"))
    #expect(text.contains("  n_end --> a_b_2"))
  }

  @Test func `names are quoted for Graphviz`() throws {
    let text = try DiagramRequest().diagram(of: Fixture(uses: ["a\\\"b": ["c"]]).repository).dot

    #expect(text.contains(#"  "a\\\"b" -> "c""#))
  }

  @Test func `modules of one package stand together`() throws {
    let package = LocalPackage(
      folder: "Packages/Kit",
      name: "Kit",
      targets: [
        Target(name: "One", kind: .library, folder: "Packages/Kit/Sources/One"),
        Target(name: "Two", kind: .library, folder: "Packages/Kit/Sources/Two"),
      ]
    )
    let repository = Repository(root: "/", files: [], packages: [package])

    let text = try DiagramRequest(level: .modules).diagram(of: repository).mermaid

    #expect(text == "flowchart TD\n  subgraph in_Kit[\"Kit\"]\n    One[\"One\"]\n    Two[\"Two\"]\n  end")
  }

  @Test func `packages of one name are distinguished by their folders`() throws {
    let packages = ["A/Kit", "B/Kit"].map { LocalPackage(folder: $0, name: "Kit") }
    let repository = Repository(root: "/", files: [], packages: packages)

    #expect(try DiagramRequest().diagram(of: repository).nodes.map(\.name) == ["A/Kit", "B/Kit"])
  }

  private func edges(_ request: DiagramRequest, of fixture: Fixture? = nil) -> [String] {
    let diagram = try? request.diagram(of: (fixture ?? layered).repository)
    return diagram?.edges.map { "\($0.from) → \($0.to)" } ?? []
  }
}
