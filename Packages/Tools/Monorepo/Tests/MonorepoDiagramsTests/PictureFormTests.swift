import MonorepoSystem
import Testing

@testable import MonorepoDiagrams
@testable import MonorepoGraph

@Suite struct PictureFormTests {
  private let kinds = Repository(
    root: "/",
    files: [],
    packages: [
      LocalPackage(
        folder: "Packages/Kit",
        name: "Kit",
        targets: [
          Target(
            name: "App",
            kind: .executable,
            folder: "Packages/Kit/Sources/App",
            dependencies: [Dependency("Kit")]
          ),
          Target(name: "Kit", kind: .library, folder: "Packages/Kit/Sources/Kit"),
          Target(
            name: "KitTests",
            kind: .test,
            folder: "Packages/Kit/Tests/KitTests",
            dependencies: [Dependency("Kit")]
          ),
          Target(name: "Zlib", kind: .system, folder: "Packages/Kit/Sources/Zlib"),
        ]
      )
    ]
  )

  @Test
  func `Graphviz gets a box for each module, another shape for programs and suites, and a frame around them`()
    throws
  {
    #expect(
      try DiagramRequest(level: .modules, includesTests: true).diagram(of: kinds).dot == """
        digraph {
          rankdir=TB
          node [shape=box]
          subgraph cluster_0 {
            label="Kit"
            "App" [shape=ellipse]
            "Kit"
            "KitTests" [shape=hexagon]
            "Zlib"
          }
          "App" -> "Kit"
          "KitTests" -> "Kit"
        }
        """
    )
  }

  @Test func `what is in no group stands outside every frame`() throws {
    let text = try DiagramRequest().diagram(of: Fixture(uses: ["A": ["B"]]).repository).dot

    #expect(text.contains("\n  \"A\"\n  \"B\"\n  \"A\" -> \"B\"\n}"))
    #expect(!text.contains("subgraph"))
  }

  @Test func `Mermaid gets a box for each module, and another shape for programs and suites`() throws {
    #expect(
      try DiagramRequest(level: .modules, includesTests: true).diagram(of: kinds).mermaid == """
        flowchart TD
          subgraph in_Kit["Kit"]
            App(["App"])
            Kit["Kit"]
            KitTests{{"KitTests"}}
            Zlib["Zlib"]
          end
          App --> Kit
          KitTests --> Kit
        """
    )
  }

  @Test func `suites are left out unless they are asked for`() throws {
    let diagram = try DiagramRequest(level: .modules).diagram(of: kinds)

    #expect(diagram.nodes.map(\.name) == ["App", "Kit", "Zlib"])
    #expect(diagram.nodes.map(\.kind) == [.executable, .library, .other])
    #expect(diagram.nodes.map(\.package) == ["Kit", "Kit", "Kit"])
  }

  @Test(arguments: [
    "class", "classDef", "click", "default", "direction", "END", "flowchart", "graph", "href", "linkStyle",
    "style", "subgraph",
  ])
  func `a word of Mermaid's own is no name`(word: String) throws {
    let text = try DiagramRequest().diagram(of: Fixture(uses: [word: []]).repository).mermaid

    #expect(text == "flowchart TD\n  n_\(word)[\"\(word)\"]")
  }

  @Test(arguments: [
    ("&", "#38;"), ("#", "#35;"), (">", "#62;"), ("`", "#96;"), ("\\", "#92;"), ("\n", " "), ("é", "é"),
  ])
  func `what Mermaid would read as markup is written as a number`(sign: String, text: String) throws {
    let diagram = try DiagramRequest().diagram(of: Fixture(uses: ["a" + sign: []]).repository)

    #expect(diagram.mermaid == "flowchart TD\n  a_[\"a\(text)\"]")
  }

  @Test func `of three equal names the second and the third get a number`() throws {
    let text = try DiagramRequest().diagram(of: Fixture(uses: ["a-": [], "a_": [], "a.": []]).repository)
      .mermaid

    #expect(text == "flowchart TD\n  a_[\"a-\"]\n  a__2[\"a.\"]\n  a__3[\"a_\"]")
  }

  @Test func `packages are grouped by all folders below the one that holds every package`() throws {
    let fixture = Fixture(
      uses: ["A": [], "B": [], "C": [], "Root": []],
      folders: ["A": "P/Q/A", "B": "P/Q/R/S/B", "C": "P/Q/R/C", "Root": ""]
    )

    #expect(
      try DiagramRequest().diagram(of: fixture.repository).mermaid == """
        flowchart TD
          subgraph in_R["R"]
            C["C"]
          end
          subgraph in_R_S["R/S"]
            B["B"]
          end
          A["A"]
          Root["Root"]
        """
    )
  }

  @Test func `the only module of a package stands in the group of the package`() throws {
    let fixture = Fixture(uses: ["A": ["B"]], folders: ["A": "P/X/A", "B": "P/B"])

    #expect(
      try DiagramRequest(level: .modules).diagram(of: fixture.repository).mermaid == """
        flowchart TD
          subgraph in_X["X"]
            A["A"]
          end
          B["B"]
          A --> B
        """
    )
  }

  @Test func `a part may be reduced as well`() throws {
    let fixture = Fixture(uses: ["A": ["B", "C"], "B": ["C"], "C": [], "D": ["A"]])
    let diagram = try DiagramRequest(isReduced: true, center: "B").diagram(of: fixture.repository)

    #expect(diagram.nodes.map(\.name) == ["A", "B", "C"])
    #expect(diagram.edges.map(\.from) == ["A", "B"] && diagram.edges.map(\.to) == ["B", "C"])
  }

  @Test(arguments: [(DiagramRequest.Level.packages, "packages"), (.modules, "modules")])
  func `a middle that is near to nothing is refused with the command that shows all names`(
    level: DiagramRequest.Level,
    name: String
  ) {
    let error = #expect(throws: UnusableInput.self) {
      try DiagramRequest(level: level, center: "Elsewhere").diagram(of: kinds)
    }

    #expect(error?.path == "Elsewhere")
    #expect(error?.what == "no such name among the \(name)")
    #expect(error?.remedy == "`monorepo graph --level \(name)` shows all names")
  }
}
