import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

@Suite struct DeadLinkTests {
  @Test(arguments: [
    "[a](Other.md)", "[a](./Other.md)", "[a](../README.md)", "[a](..)", "[a](.)", "[a](Folder)",
    "[a](Folder/)",
    "[a](Folder/Two%20words.md)", "[a](<Folder/Two words.md>)", "[a](Other.md \"title\")",
    "![a](Folder/(1).png)",
    "[a](/README.md)", "[a](Other.md?plain=1)", "[a]: Other.md", "[a](#here-it-is)", "[a](Other.md#first)",
    "[a](Other.md#first-1)", "[a](Other.md#under-lined)", "[a](Other.md#Named)", "[a](Folder/(1).png#any)",
    "[a](Other.md#the-graph-and-swift_62)", "[a](Other.md#)", "[a](Other.md#first-and-half)",
    "[a](Other.md#id)",
    "[a](Other.md#dashed)", "[a](Other.md#sixth)", "[a](Other.md#%C3%BCber)", "[a](Folder/100%.md)",
    "[a](Folder/a:b.md)", "[a](#top)", "[a](Other.md#Top)",
  ])
  func `a link to a file, a folder or a heading is no finding`(line: String) {
    #expect(findings(in: "# Here it is\n\(line)") == [])
  }

  @Test(arguments: [
    ("[a](Gone.md)", "the link to 'Gone.md' leads nowhere"),
    ("![a](Gone.png)", "the link to 'Gone.png' leads nowhere"),
    ("[a](README.md)", "the link to 'README.md' leads nowhere"),
    ("[a](Fold)", "the link to 'Fold' leads nowhere"),
    ("[a](/Docs/Gone.md)", "the link to '/Docs/Gone.md' leads nowhere"),
    ("[a]: Gone.md", "the link to 'Gone.md' leads nowhere"),
    ("> - [a](Other.md) [b](Gone.md)", "the link to 'Gone.md' leads nowhere"),
    ("[a](#nowhere)", "Docs/Page.md has no heading for '#nowhere'"),
    ("[a](Other.md#first-2)", "Docs/Other.md has no heading for '#first-2'"),
    ("[a](Other.md#in-code)", "Docs/Other.md has no heading for '#in-code'"),
    ("[a](Other.md#seventh)", "Docs/Other.md has no heading for '#seventh'"),
    ("[a](Other.md#tag)", "Docs/Other.md has no heading for '#tag'"),
    ("[a](1:2.md)", "the link to '1:2.md' leads nowhere"),
    ("<img src=\"Gone.png\">", "the link to 'Gone.png' leads nowhere"),
    ("<a href=\"#nowhere\">a</a>", "Docs/Page.md has no heading for '#nowhere'"),
  ])
  func `a link to nothing is found at its line`(line: String, problem: String) {
    let findings = findings(in: "# Here it is\n\n\(line)")

    #expect(findings.map(\.what) == [problem])
    #expect(findings.map(\.path) == ["Docs/Page.md"])
    #expect(findings.map(\.line) == [3])
  }

  @Test(arguments: [
    "<img src=\"https://example.com/Gone.png\">",
    "[a](https://example.com/Gone.md)", "[a](mailto:a@example.com)", "[a](doc:Gone)", "[a](a1+b.c-d:Gone)",
    "[a](//example.com/a)",
    "[a](../../issues)", "`[a](Gone.md)`", "``[a](Gone.md) ` ``", "```\n[a](Gone.md)\n```",
    "~~~swift\n```\n[a](Gone.md)\n~~~", "  ````\n  ```\n  [a](Gone.md)\n  ````", "[^1]: A note.",
    "[a] (Gone.md)",
  ])
  func `code, and links that lead out of the repository, are not followed`(text: String) {
    #expect(findings(in: text) == [])
  }

  @Test(arguments: [
    "a ` b [a](Gone.md)", "`a` [a](Gone.md) `b`", "``` `[a]` [a](Gone.md)", "```\n```\n[a](Gone.md)",
  ])
  func `a link behind code is followed`(text: String) {
    #expect(findings(in: text).count == 1)
  }

  @Test func `a mark behind the sign of an anchor belongs to the anchor`() {
    #expect(findings(in: "## \u{2699}\u{FE0F} Setup\n[a](#\u{FE0F}-setup)") == [])
  }

  @Test func `a file at the root is linked to what is below it`() {
    let documents = ["README.md": "[a](Docs/Page.md)\n[b](Page.md)", "Docs/Page.md": ""]

    #expect(findings(in: documents).map(\.line) == [2])
  }

  @Test func `a page of a DocC catalogue names resources anywhere in it, and other pages`() {
    let page = """
      ![a](map.png)
      ![b](map)
      [c](./OtherModule)
      [d](../Gone)
      ![e](gone.png)
      ![f](readme.png)
      """
    let files = ["A.docc/Resources/maps/map~dark@2x.png", "B.docc/readme.png"]

    #expect(findings(in: ["A.docc/Guides/Page.md": page, "B.md": ""], files).map(\.line) == [5, 6])
    #expect(findings(in: ["A.docc/Page.md": page], files).map(\.line) == [4, 5, 6])
    #expect(findings(in: ["A/Page.md": page], files).map(\.line) == [1, 2, 3, 4, 5, 6])
  }

  @Test func `a page of a DocC catalogue names addresses of the site, which other pages cannot`() {
    let page = "[a](/documentation/Other/Page)\n[b](/tutorials/Other)\n[c](/documents/Other)"

    #expect(findings(in: ["A.docc/Page.md": page]).map(\.line) == [3])
    #expect(findings(in: ["A/Page.md": page]).map(\.line) == [1, 2, 3])
  }

  @Test(arguments: [("\u{E4}", 0), ("a\u{308}", 1)])
  func `an accent that is written in other bytes is another name`(letter: String, count: Int) {
    let page = "[a](N\(letter)chste.md)\n[b](F\(letter)cher)"

    let findings = findings(in: ["Page.md": page], ["N\u{E4}chste.md", "F\u{E4}cher/a.png"])

    #expect(findings.count == 2 * count)
  }

  @Test(arguments: [
    ("Tests/ATests", "Tests/ATests/Fixtures/in.md", 0), ("Tests/ATests", "Tests/ATests/README.md", 1),
    ("Tests/ATests", "Tests/ATestsGuide.md", 1), ("", "Guide.md", 1),
    ("Tests/ATests", "Tests/ATests/Fixtures/README.md", 0),
  ])
  func `Markdown below a suite is data, but for a README`(suite: String, path: String, count: Int) {
    let package = Fixture.package("", [Target(name: "ATests", kind: .test, folder: suite)])

    #expect(findings(in: [path: "[a](Gone.md)"], packages: [package]).count == count)
  }

  @Test(arguments: [".github/PULL_REQUEST_TEMPLATE.md", ".github/issue_template/bug.md"])
  func `the links of a template count where GitHub shows its text`(path: String) {
    #expect(findings(in: [path: "[a](../blob/main/CONTRIBUTING.md)"]).isEmpty)
  }

  private static let other = """
    # First
    ```
    # In code
    ```
    ## First ##
    Under lined
    ===========
    ### The `graph`, and [Swift_6.2](https://example.com)!
    <a name="Named"></a>
    <a id="id"></a>
    ## First-and half
    Dashed
    --
    ###### Sixth
    ####### Seventh
    #tag
    # Über
    """

  private func findings(in page: String) -> [Finding] {
    let documents = ["README.md": "# A", "Docs/Other.md": Self.other, "Docs/Page.md": page]
    let others = [
      "Docs/Folder/Two words.md", "Docs/Folder/(1).png", "Docs/Folder/100%.md", "Docs/Folder/a:b.md",
    ]
    return findings(in: documents, others)
  }

  private func findings(
    in documents: [String: String],
    _ others: [String] = [],
    packages: [LocalPackage] = []
  ) -> [Finding] {
    let inspection = Inspection(
      repository: Repository(root: "/repository", files: documents.keys + others, packages: packages),
      plan: nil,
      planPath: "AllTests.plan",
      documents: documents
    )
    return inspection.deadLinkFindings
  }
}
