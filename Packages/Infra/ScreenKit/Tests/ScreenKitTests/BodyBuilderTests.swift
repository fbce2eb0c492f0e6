import DesignKit
import FeatureKit
import LocalizationKit
import Testing

@testable import ScreenKit

@Suite struct BodyBuilderTests {
  @Test(arguments: [("", ["row"]), ("All", ["All", "", "row"])] as [(SafeText, [String])])
  func `rows without a heading are set apart from what stands above them, if anything does`(
    header: SafeText,
    lines: [String]
  ) {
    var builder = BodyBuilder(Strings(.english))
    let page = Page(
      "Films",
      header: header.isEmpty ? .empty : .text(StyledText(header)),
      groups: [ItemGroup([Item("row", ListRow("row"))])]
    )

    let body = builder.body(.page(page), filter: "", Painter(RenderEnvironment(width: 40)))

    #expect(texts(body) == lines)
  }

  private let painter = Painter(RenderEnvironment(width: 40))

  private func body(_ content: ScreenContent, filter: String = "") -> Body {
    var builder = BodyBuilder(Strings(.english))
    return builder.body(content, filter: filter, painter)
  }

  private func texts(_ body: Body) -> [String] {
    body.lines.lines(in: 0..<body.lines.count).map { line in String(line.text.drop { $0 == " " }) }
  }

  private func list(_ titles: [SafeText]) -> ScreenContent {
    .page(Page("Films", groups: [ItemGroup(titles.map { Item($0.string, ListRow($0)) })]))
  }

  @Test(arguments: ["One\n\nTwo\n", "One\n\nTwo"])
  func `a text keeps its lines, and its end is no line`(text: String) {
    #expect(texts(body(.text(text))) == ["One", "", "Two"])
  }

  @Test func `a change that is on its way says so`() {
    #expect(texts(body(.confirmation)).joined().contains("Working"))
  }

  @Test func `the parts of a page stand in their order, apart from each other`() {
    let page = Page("Film", header: .text("Header"), notice: .text("Notice"), content: .text("Content"))
    #expect(texts(body(.page(page))) == ["Header", "", "Notice", "", "Content"])
  }

  @Test func `rows stand in place of the content, below header and notice`() {
    var page = Page("Film", header: .text("Header"), notice: .text("Notice"), content: .text("Content"))
    page.groups = [ItemGroup([Item("row", ListRow("row"))])]
    #expect(texts(body(.page(page))) == ["Header", "", "Notice", "", "row"])
  }

  @Test func `a group with a note shows it below its rows, unless there is a filter`() {
    let group = ItemGroup([Item("row", ListRow("row"))], note: .text("And more"))
    let page = Page("Films", header: .text("Header"), groups: [group])
    #expect(texts(body(.page(page))) == ["Header", "", "row", "And more"])
    #expect(texts(body(.page(page), filter: "row")) == ["row"])
  }

  @Test func `the next steps are screens, then the form, then the changes in their order`() {
    let actions = [
      Action("Keep it", Route("keep"), .changes), Action("Find one", Route("search"), .asks),
      Action("Open it", Route("film")), Action("Rate it", Route("rate"), .example),
      Action("Drop it", Route("drop"), .changes),
    ]
    let body = body(.page(Page("Film", content: .text("Content"), actions: actions)))

    #expect(texts(body).prefix(2) == ["Content", ""])
    #expect(texts(body).dropFirst(2).first?.hasPrefix("Next") == true)
    #expect(texts(body).dropFirst(3) == ["Open it", "s Find one", "a Keep it", "b Drop it"])
    #expect(body.targets.map(\.action) == [actions[2]])
    #expect(body.question == actions[1])
    #expect(body.changes == [0: actions[0], 1: actions[4]])
  }

  @Test func `a change has the key of its place, also while others are not offered`() {
    let apply = Action("Apply", Route("apply"), .changes, place: 0)
    let (save, remove) = (
      Action("Save", Route("save"), .changes, place: 1), Action("Remove", Route("unsave"), .changes, place: 1)
    )
    func shown(_ actions: [Action]) -> [Int: Action] {
      body(.page(Page("Job", content: .text("Content"), actions: actions))).changes
    }

    #expect(shown([apply, save]) == [0: apply, 1: save])
    #expect(shown([save]) == [1: save])
    #expect(shown([remove, apply]) == [0: apply, 1: remove])
  }

  @Test func `the key of a change without a place is given to no other as long as the page is open`() {
    var builder = BodyBuilder(Strings(.english))
    let (apply, save, drop) = (
      Action("Apply", Route("apply"), .changes), Action("Save", Route("save"), .changes),
      Action("Drop", Route("drop"), .changes)
    )
    func places(_ actions: [Action]) -> [Int: Action] {
      let page = Page("Job", content: .text("Content"), actions: actions)
      return builder.body(.page(page), filter: "", painter).changes
    }

    #expect(places([apply, save]) == [0: apply, 1: save])
    #expect(places([save, drop]) == [1: save, 2: drop])
    #expect(places([drop, apply]) == [0: apply, 2: drop])
  }

  @Test func `a page with more changes than keys offers those that have one`() {
    let actions = (0..<25).map { Action("Change", Route("change", "\($0)"), .changes) }
    let page = Page("Job", content: .text("Content"), actions: actions)
    #expect(body(.page(page)).changes.count == KeyBinding.changeKeys.count)
  }

  @Test func `when every key was given, another change has the first one that is not offered`() {
    var builder = BodyBuilder(Strings(.english))
    let many = (0..<25).map { Action("Change", Route("change", "\($0)"), .changes) }
    let other = Action("Other", Route("other"), .changes)
    let first = builder.body(.page(Page("Job", content: .text("---"), actions: many)), filter: "", painter)

    let page = Page("Job", content: .text("---"), actions: [many[0], other])
    let second = builder.body(.page(page), filter: "", painter)

    #expect(first.changes[0] == many[0])
    #expect(second.changes == [0: many[0], 1: other])
  }

  @Test(arguments: [Action.Effect.opens, .changes, .asks])
  func `one action is enough for the next steps`(effect: Action.Effect) {
    let page = Page("Film", content: .text("Content"), actions: [Action("Go", Route("go"), effect)])
    #expect(texts(body(.page(page))).contains { $0.hasPrefix("Next") })
  }

  @Test func `without an action that can be followed there are no next steps`() {
    let example = Action("Rate it", Route("rate"), .example)
    let rest = Action("List all films", Route("films").with("all"), .continues)
    for actions in [[], [example], [rest]] {
      let page = Page("Film", content: .text("Content"), actions: actions)
      #expect(texts(body(.page(page))) == ["Content"])
    }
  }

  @Test(arguments: ["one", "some words", "1985", "satire"])
  func `a filter looks into everything that a row says`(filter: String) {
    let row = ListRow("One", subtitle: "with some words", details: ["satire"], trailing: "1985")
    let page = Page("Films", groups: [ItemGroup([Item("1", row), Item("2", ListRow("Two"))])])

    let body = body(.page(page), filter: filter)

    #expect(body.targets.map(\.id) == ["1"])
    #expect(body.shown == 1 && body.total == 2)
  }

  @Test func `a group of which nothing matches has no heading`() {
    let groups = [
      ItemGroup(heading: .heading("New"), [Item("1", ListRow("Alien"))]),
      ItemGroup(heading: .heading("Classic"), [Item("2", ListRow("Brazil"))]),
    ]
    let texts = texts(body(.page(Page("Films", groups: groups)), filter: "brazil")).joined()
    #expect(texts.contains("Classic") && !texts.contains("New"))
  }

  @Test func `in a window of another width the rows are laid out again`() {
    let content = list(["A title that is longer than twenty cells", "Short"])
    let narrow = Painter(RenderEnvironment(width: 20))
    var (used, fresh) = (BodyBuilder(Strings(.english)), BodyBuilder(Strings(.english)))
    _ = used.body(content, filter: "", painter)

    let bodies = (used.body(content, filter: "", narrow), fresh.body(content, filter: "", narrow))
    #expect(bodies.0 == bodies.1)
  }

  @Test(
    arguments: [["A", "X", "B", "C"], ["X", "B", "C"], ["A", "B"], ["A", "B", "C", "D"]] as [[SafeText]]
  )
  func `a list that has changed is laid out as a new one is`(titles: [SafeText]) {
    var (used, fresh) = (BodyBuilder(Strings(.english)), BodyBuilder(Strings(.english)))
    _ = used.body(list(["A", "B", "C"]), filter: "", painter)
    let changed = list(titles)

    let bodies = (used.body(changed, filter: "", painter), fresh.body(changed, filter: "", painter))
    #expect(bodies.0 == bodies.1)
  }
}
