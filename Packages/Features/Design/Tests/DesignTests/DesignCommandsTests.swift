import ClockFakes
import CommandKit
import Design
import DesignCatalog
import DesignKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(1))) struct DesignCommandsTests {
  private let presenter = RecordingPresenter(context: ViewContext(now: .distantPast, language: .english))

  @Test func `without options every component is shown, then every theme and every writer`() async {
    let run = await run("design")

    #expect(run == CommandRun(exitCode: .done))
    #expect(shown.flatMap(\.names) == Catalog.entries.map(\.name))
    #expect(Set(presenter.messages.compactMap(\.theme)) == Set(Theme.allCases))
    #expect(Set(presenter.messages.compactMap(\.form)) == Set(OutputForm.allCases))
  }

  @Test func `one component is shown by itself`() async throws {
    let run = await run("design", "--component", "Table")

    let table = try #require(Catalog.entry(named: "table"))
    #expect(run == CommandRun(exitCode: .done))
    let page = DesignPage(section: .organisms, entries: [table])
    #expect(presenter.messages == [.showIn(nil, nil, designView(page, in: .english))])
  }

  @Test func `one state is shown of every component that has it`() async {
    let run = await run("design", "--state", "loading")

    #expect(run == CommandRun(exitCode: .done))
    let expected = Catalog.entries.filter { $0.specimens.contains { $0.state == "loading" } }
    #expect(!expected.isEmpty)
    #expect(shown.flatMap(\.names) == expected.map(\.name))
  }

  @Test(arguments: OutputForm.allCases)
  func `a writer is chosen by its name`(form: OutputForm) async {
    _ = await run("design", "--component", "badge", "--writer", form.rawValue)

    #expect(presenter.messages.compactMap(\.form) == [form])
  }

  @Test func `all writers write one component, each under its name`() async {
    _ = await run("design", "--component", "badge", "--writer", "all")

    #expect(presenter.messages.compactMap(\.form) == OutputForm.allCases)
    #expect(presenter.messages.count == 2 * OutputForm.allCases.count)
  }

  @Test func `a component that does not exist is a wrong use, with the nearest one that does`() async {
    let run = await run("design", "--component", "tabel")

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("There is no component “tabel”."))
    #expect(run.errorOutput.contains("“table”"))
    #expect(presenter.messages.isEmpty)
  }

  @Test func `a state that does not exist is a wrong use, with those that do`() async {
    let run = await run("design", "--component", "rule", "--state", "lodaing")

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("Use one of: bare, titled."))
  }

  @Test func `a script gets names and states`() async {
    _ = await run("design", "--component", "rule", "--json", "--fields", "name,states")

    let rule = JSONValue.object([
      JSONValue.Member("name", .string("rule")), JSONValue.Member("states", .strings(["bare", "titled"])),
    ])
    let data = JSONValue.Member("data", .array([rule]))
    #expect(presenter.messages == [.document(.object([data]))])
  }

  private var shown: [Shown] { presenter.messages.compactMap(Shown.init) }

  private func run(_ arguments: String...) async -> CommandRun {
    let feature = DesignFeature(language: .english) { [presenter] _ throws(CommandFailure) in
      FeatureSession(
        useCases: BrowseCatalog(),
        presenter: presenter,
        patience: TimeLimit(.zero, clock: ManualClock())
      )
    }
    return await CommandRun(feature, arguments)
  }
}

/// The components that a message shows, as their headings say.
private struct Shown {
  let names: [String]

  init?(_ message: RecordingPresenter.Message) {
    guard case .showIn(nil, nil, let element) = message else { return nil }
    names = LinearWriter().render(element, in: RenderEnvironment(width: 80))
      .split(separator: "\n")
      .compactMap { line in Catalog.entries.first { line == "Heading 2: \($0.name)" }?.name }
  }
}

extension RecordingPresenter.Message {
  fileprivate var form: OutputForm? {
    if case .showIn(let form, _, _) = self { form } else { nil }
  }

  fileprivate var theme: Theme? {
    if case .showIn(_, let theme, _) = self { theme } else { nil }
  }
}
