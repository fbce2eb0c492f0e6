import CommandKit
import Design
import DesignCatalog
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@MainActor @Suite(.timeLimit(.minutes(5))) struct DesignCommandsTests {
  @Test func `without options every component is shown, then every theme and every writer`() async {
    let samples = samples(await run("design"))

    #expect(samples.flatMap(\.components) == Catalog.entries.map(\.name))
    #expect(samples.compactMap(\.theme) == Theme.allCases)
    #expect(samples.compactMap(\.form) == OutputForm.allCases)
  }

  @Test func `one component is shown by itself`() async throws {
    let run = await run("design", "--component", "Table")

    let table = try #require(Catalog.entry(named: "table"))
    #expect(run.exitCode == .done)
    let page = DesignPage(section: .organisms, entries: [table])
    #expect(samples(run) == [Sample(designView(page, in: .english))])
  }

  @Test func `one state is shown of every component that has it`() async {
    let samples = samples(await run("design", "--state", "loading"))

    let expected = Catalog.entries.filter { $0.specimens.contains { $0.state == "loading" } }
    #expect(!expected.isEmpty)
    #expect(samples.flatMap(\.components) == expected.map(\.name))
    #expect(samples.allSatisfy { $0.form == nil && $0.theme == nil })
  }

  @Test(arguments: OutputForm.allCases)
  func `a writer is chosen by its name`(form: OutputForm) async {
    let samples = samples(await run("design", "--component", "badge", "--writer", form.rawValue))

    #expect(samples.map(\.form) == [form])
  }

  @Test func `only the form that the user chose is requested, not those of the list of writers`() async {
    let samples = samples(await run("design", "--writer", "truecolor"))

    let pages = samples.filter(\.isRequested)
    #expect(!pages.isEmpty && pages.allSatisfy { $0.form == .truecolor })
    #expect(samples.filter { !$0.isRequested }.compactMap(\.form) == OutputForm.allCases)
  }

  @Test func `all writers write one component, each under its name`() async {
    let samples = samples(await run("design", "--component", "badge", "--writer", "all"))

    #expect(samples.compactMap(\.form) == OutputForm.allCases)
    #expect(samples.count == 2 * OutputForm.allCases.count)
    #expect(samples.first == Sample(.heading("truecolor", .page)))
  }

  @Test(arguments: [[], ["--state", "loading"]])
  func `a form of one document needs a component`(options: [String]) async {
    let words = ["design", "--writer", "svg"] + options

    let run = await ScreenRun(DesignFeature(language: .english), words, context)

    #expect(run.exitCode == .usage && run.screen == nil)
    #expect(
      run.errorOutput == """
        Error: --writer svg needs --component.
        Each component is a document of its own.
        """
    )
  }

  @Test func `that a form needs a component is told in Chinese too`() async {
    let run = await ScreenRun(
      DesignFeature(language: .simplifiedChinese),
      ["design", "--writer", "svg"],
      ViewContext(now: .distantPast, language: .simplifiedChinese)
    )

    #expect(run.errorOutput == "错误：--writer svg 需要与 --component 连用。\n每个组件都是一份单独的文档。")
  }

  @Test func `a component that does not exist is a usage error, with the nearest one that does`() async {
    let run = await run("design", "--component", "tabel")

    #expect(run.exitCode == .usage)
    #expect(
      run.errorOutput == """
        Error: There is no component 'tabel'. Did you mean 'table'?
        List all components with 'tessera design --json --fields name'.
        """
    )
    #expect(samples(run).isEmpty && run.document == nil)
  }

  @Test func `the nearest component is told in Chinese too`() async {
    let run = await ScreenRun(
      DesignFeature(language: .simplifiedChinese),
      ["design", "--component", "tabel"],
      ViewContext(now: .distantPast, language: .simplifiedChinese)
    )

    #expect(run.errorOutput.contains("是不是要找“table”？"))
  }

  @Test func `a component that is like no other is told with the list alone`() async {
    let run = await run("design", "--component", "zzzzzzzz")

    #expect(run.errorOutput.hasPrefix("Error: There is no component 'zzzzzzzz'.\nList"))
  }

  @Test func `a state that one component does not have is a usage error, with those that it has`() async {
    let run = await run("design", "--component", "rule", "--state", "lodaing")

    #expect(run.exitCode == .usage)
    #expect(
      run.errorOutput == "Error: There is no state 'lodaing' here.\nChoose one of: 'bare', 'titled'."
    )
  }

  @Test func `a state that no component has is a usage error, with the command that lists them`() async {
    let run = await run("design", "--state", "lodaing")

    #expect(
      run.errorOutput == """
        Error: There is no state 'lodaing' here.
        List all components with 'tessera design --json --fields name,states'.
        """
    )
  }

  @Test func `a script gets names and states, without a source`() async {
    let run = await run("design", "--component", "rule", "--json", "--fields", "name,states")

    let rule = JSONValue.object([
      JSONValue.Member("name", .string("rule")), JSONValue.Member("states", .strings(["bare", "titled"])),
    ])
    #expect(run.document == .object([JSONValue.Member("data", .array([rule]))]))
  }

  @Test func `a row has the name, the rank and the states`() async {
    let run = await run("design", "--component", "rule")

    #expect(run.rows == ["rule\tatoms\tbare, titled\n"])
  }

  @Test func `the use case is traced with its outcome`() async {
    let events = Mutex<[FeatureEvent]>([])
    let feature = DesignFeature(language: .english) { event in events.withLock { $0.append(event) } }

    for name in ["rule", "none"] {
      _ = await ScreenRun(feature, ["design", "--component", name], context)
    }

    #expect(
      events.withLock { $0 } == [
        .useCase("BrowseCatalog", .began), .useCase("BrowseCatalog", .ended(.fetched(.stored))),
        .useCase("BrowseCatalog", .began), .useCase("BrowseCatalog", .ended(.failed("unknown-component"))),
      ]
    )
  }

  @Test func `Chinese help has no English left in it`() async {
    let context = ViewContext(now: .distantPast, language: .simplifiedChinese)
    let feature = DesignFeature(language: .simplifiedChinese)

    let run = await ScreenRun(feature, ["design", "--help"], context)

    let names = Set(OutputForm.allCases.map(\.rawValue)).union([
      "design", "component", "table", "card", "all", "linear", "light", "theme", "width", "data", "source",
      "page",
      "name", "section", "summary", "usage", "states", "fields",
    ])
    #expect(run.exitCode == .done)
    #expect(LatinWords.left(in: run.output, besides: "", names: names) == [])
  }

  private let context = ViewContext(now: .distantPast, language: .english)

  private func run(_ arguments: String...) async -> ScreenRun {
    await ScreenRun(DesignFeature(language: .english), arguments, context)
  }

  private func samples(_ run: ScreenRun) -> [Sample] {
    if case .samples(let samples)? = run.screen?.content(in: context) { samples } else { [] }
  }
}

extension Sample {
  /// The components that it shows in the usual form, as its headings say.
  fileprivate var components: [String] {
    guard form == nil, theme == nil else { return [] }
    return LinearWriter().render(element, in: RenderEnvironment(width: 80))
      .split(separator: "\n")
      .filter { $0.hasPrefix("Heading 2: ") }
      .compactMap { line in Catalog.entries.first { line == "Heading 2: \($0.name)" }?.name }
  }
}
