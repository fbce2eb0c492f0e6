import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

@Suite struct PlanTextTests {
  private typealias Suite = PlannedTarget

  private let block = """
    {
      "testTargets" : [
        {
          "enabled" : false,
          "target" : {
            "containerPath" : "container:Packages\\/A",
            "identifier" : "ATests",
            "name" : "ATests"
          }
        },
        {
          "target" : {
            "containerPath" : "container:B",
            "identifier" : "BTests",
            "name" : "BTests"
          }
        }
      ],
      "version" : 1
    }
    """

  @Test func `an entry is added behind those of its package, in the style of the file`() throws {
    var plan = try #require(PlanText(block))

    plan.add(Suite(name: "CTests", folder: "Packages/A"))

    #expect(
      plan.text
        == block.replacing(
          "    {\n      \"target\" : {\n        \"containerPath\" : \"container:B\"",
          with: """
                {
                  "target" : {
                    "containerPath" : "container:Packages\\/A",
                    "identifier" : "CTests",
                    "name" : "CTests"
                  }
                },
                {
                  "target" : {
                    "containerPath" : "container:B"
            """
        )
    )
  }

  @Test func `adding and removing an entry leaves every byte as it was`() throws {
    for text in [
      block, line, "\u{FEFF}" + block, block.replacing("\n", with: "\r\n"), block.replacing("  ", with: "\t"),
    ] {
      for suite in [Suite(name: "Ü \"Tests", folder: "Packages/A"), Suite(name: "CTests", folder: "")] {
        var plan = try #require(PlanText(text))
        plan.add(suite)
        let changed = plan.text

        var again = try #require(PlanText(changed))
        #expect(again.remove([suite]) == [suite])
        #expect(again.text == text)
        #expect(changed.utf8.count > text.utf8.count)
      }
    }
  }

  @Test func `entries of one line stay entries of one line`() throws {
    var plan = try #require(PlanText(line))

    plan.add(Suite(name: "BTests", folder: "B"))

    #expect(
      plan.text.contains(
        #", {"target":{"containerPath":"container:B", "identifier":"BTests", "name":"BTests"}}]"#
      )
    )
  }

  @Test func `the first entry can be removed`() throws {
    var plan = try #require(PlanText(block))

    #expect(plan.remove([Suite(name: "ATests", folder: "Packages/A")]).map(\.name) == ["ATests"])
    #expect(plan.text.hasPrefix("{\n  \"testTargets\" : [\n    {\n      \"target\" : {"))
    #expect(!plan.text.contains("ATests"))
  }

  @Test func `the last entry is never removed`() throws {
    var plan = try #require(PlanText(line))

    #expect(plan.remove([Suite(name: "ATests", folder: "A")]) == [])
    #expect(plan.text == line)
  }

  @Test func `of entries that all have to go the last one stays`() throws {
    var plan = try #require(PlanText(block))

    let removed = plan.remove([
      Suite(name: "BTests", folder: "B"), Suite(name: "ATests", folder: "Packages/A"),
    ])

    #expect(removed.map(\.name) == ["ATests"])
    #expect(plan.text.contains("BTests"))
  }

  @Test(arguments: [("B", "CTests"), ("Packages/A", "BTests")])
  func `an entry for a suite of the same name in another package is none for this one`(
    folder: String,
    name: String
  ) throws {
    var plan = try #require(PlanText(block))

    #expect(plan.remove([Suite(name: name, folder: folder)]) == [])
    #expect(plan.text == block)
  }

  @Test func `a list of the same name in another place is not taken for the entries`() throws {
    let text = #"{"a": {"testTargets": [1]}, "b": "\"testTargets\": [", "#

    var plan = try #require(PlanText(text + line.dropFirst()))
    plan.add(Suite(name: "BTests", folder: "B"))

    #expect(plan.text.hasPrefix(text + #""testTargets": [{"target":{"containerPath":"container:A""#))
  }

  private let line = """
    {"testTargets": [{"target":{"containerPath":"container:A", "identifier":"ATests", "name":"ATests"}}], "version": 1}
    """
}
