import ClockFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SectionDetail
import SnapshotKit
import StreamingDomain
import StreamingFakes
import Testing

@Suite(.timeLimit(.minutes(1))) struct SectionDetailCommandsTests {
  private let repository = FakeStreamingRepository()
  private let presenter = RecordingPresenter(context: Samples.context)

  init() {
    repository.prepare { answers in
      answers.catalog = .success(Samples.sourced(Samples.catalog))
      answers.pages[Samples.section.address] = .success(Samples.sourced(Samples.page))
      answers.pages[Samples.drama.address] = .success(Samples.sourced(Samples.page([Samples.dark])))
      answers.products[Samples.address("fresh", 1)] = .success(list(1...2))
      answers.products[Samples.address("old", 1)] = .success(list(3...8, next: Samples.address("old", 2)))
      answers.products[Samples.address("old", 2)] = .success(list(9...12))
      answers.products[Samples.address("popular", 2)] = .success(list(13...14))
    }
  }

  @Test func `a section is shown with five titles of each block`() async throws {
    let run = await CommandRun(feature(), ["sections", "show", "series"])

    #expect(run == CommandRun(exitCode: .done))
    expectSnapshot(WrittenScreen.linear(try screen()), named: "overview")
  }

  @Test(arguments: [
    (["--limit", "2"], [2, 2, 2, 2]), (["--limit", "7"], [7, 2, 2, 7]), (["--all"], [8, 2, 2, 10]),
  ])
  func `the number of titles of a block can be chosen`(options: [String], counts: [Int]) async throws {
    _ = await CommandRun(feature(), ["sections", "show", "series"] + options)

    let lines = WrittenScreen.linear(try screen()).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("1 of ") }.map { Int($0.prefix { $0 != ":" }.dropFirst(5)) } == counts
    )
  }

  @Test func `a block is shown in full`() async throws {
    _ = await CommandRun(feature(), ["sections", "show", "series", "--block", "dark"])

    let page = Samples.opened(Samples.page([Samples.dark]))
    let blocks = [Samples.dark.id: BlockState.loaded(ProductList(products: ProductSamples.dark))]
    let screen = sectionDetailView(.opened(page, blocks: blocks), .full(limit: 10), Samples.context)
    #expect(presenter.messages == [.show(screen)])
  }

  @Test func `a section is narrowed to a category`() async throws {
    _ = await CommandRun(feature(), ["sections", "show", "series", "--category", "dra"])

    #expect(WrittenScreen.linear(try screen()).hasPrefix("Heading 1: Serier / Drama\n"))
  }

  @Test(arguments: [
    (["--refresh"], FetchPolicy.networkFirst), (["--offline"], .cacheOnly), ([], .cacheFirst),
  ])
  func `the options say how fresh everything is to be`(options: [String], policy: FetchPolicy) async {
    _ = await CommandRun(feature(), ["sections", "show", "series", "--limit", "7"] + options)

    #expect(
      Set(repository.requests) == [
        .catalog(policy), .page(Samples.section.address, policy),
        .products(Samples.address("fresh", 1), policy), .products(Samples.address("old", 1), policy),
        .products(Samples.address("old", 2), policy), .products(Samples.address("popular", 2), policy),
      ]
    )
  }

  @Test func `the page grows on the screen where that is possible`() async throws {
    let presenter = RecordingPresenter(context: Samples.context, showsProgress: true)

    _ = await CommandRun(feature(presenter), ["sections", "show", "series"])

    let loading = sectionDetailView(.loading, .overview(limit: 5), Samples.context)
    #expect(presenter.messages.first == .update(loading))
    let last = try #require(presenter.messages.last)
    guard case .show(let screen) = last else { return #expect(last == .show(loading)) }
    #expect(presenter.messages.dropLast().last == .update(screen))
  }

  @Test(arguments: [
    (["xyz"], ExitCode.notFound, "Error: There is no section 'xyz'.\nList them with 'tessera sections'."),
    (["eri"], .notFound, "Error: There is no section 'eri'.\nDid you mean Serier, Series of matches?"),
    (
      ["s"], .usage,
      "Error: 's' means more than one section.\nType one of: series (Serier), sport (Series of matches)."
    ),
    (
      ["series", "--category", "x"], .notFound,
      "Error: There is no category 'x'.\nOpen the section without --category; it lists them."
    ),
    (
      ["series", "--block", "guld"], .notFound, "Error: There is no block 'guld'.\nDid you mean Gammalt guld?"
    ),
    (["sport"], .notFound, "Error: The service does not have this.\nList what there is and choose from it."),
  ])
  func `what cannot be opened ends the command`(
    arguments: [String],
    exitCode: ExitCode,
    errorOutput: String
  ) async {
    let run = await CommandRun(feature(), ["sections", "show"] + arguments)

    #expect(run == CommandRun(exitCode: exitCode, errorOutput: errorOutput))
    #expect(!presenter.messages.contains { $0 != .update(.empty) })
  }

  @Test(arguments: [
    (ServiceError.offline, ExitCode.noConnection), (.rateLimited(until: nil), .rateLimited),
    (.malformed(.notJSON), .failed), (.cancelled, .interrupted),
  ])
  func `a service that fails ends the command`(error: ServiceError, exitCode: ExitCode) async {
    repository.prepare { $0.pages[Samples.section.address] = .failure(error) }

    let run = await CommandRun(feature(), ["sections", "show", "series"])

    #expect(run.exitCode == exitCode)
  }

  @Test func `a block that fails does not end the command`() async throws {
    repository.prepare { $0.products[Samples.address("fresh", 1)] = .failure(.unavailable) }

    let run = await CommandRun(feature(), ["sections", "show", "series"])

    #expect(run.exitCode == .done)
    #expect(WrittenScreen.linear(try screen()).contains("1 of 4 blocks could not be loaded completely"))
  }

  @Test func `the document keeps its promise`() async throws {
    let run = await CommandRun(feature(), ["sections", "show", "series", "--json"])

    #expect(run == CommandRun(exitCode: .done))
    expectSnapshot(try document(), named: "document")
  }

  @Test func `a document holds only the fields that were asked for`() async throws {
    _ = await CommandRun(
      feature(),
      ["sections", "show", "series", "--category", "drama", "--json", "--fields", "category,title"]
    )

    #expect(
      try document() == """
        {
          "data": {
            "category": "Drama",
            "title": "Serier"
          },
          "source": {
            "kind": "network",
            "fetchedAt": "2026-03-01T12:00:00Z",
            "ageSeconds": 180,
            "stale": false,
            "reason": null
          }
        }
        """
    )
  }

  @Test func `blocks that nobody asked for are not loaded`() async {
    _ = await CommandRun(feature(), ["sections", "show", "series", "--json", "--fields", "title"])

    #expect(
      repository.requests == [.catalog(.cacheFirst), .page(Samples.section.address, .cacheFirst)]
    )
  }

  @Test func `a limited document says that there is more`() async throws {
    _ = await CommandRun(
      feature(),
      ["sections", "show", "series", "--block", "popular", "--limit", "2", "--json"]
    )

    let text = try document()
    #expect(text.contains(#""count": 2,"#))
    #expect(text.contains(#""total": 48,"#))
    #expect(text.contains(#""next": null,"#))
  }

  @Test func `a document names what could not be loaded`() async throws {
    repository.prepare { $0.products[Samples.address("fresh", 1)] = .failure(.unavailable) }

    let run = await CommandRun(feature(), ["sections", "show", "series", "--json"])

    #expect(run.exitCode == .done)
    #expect(try document().contains(#""error": "unavailable","#))
    #expect(presenter.messages.last == .note("Warning: 1 of 4 blocks could not be loaded completely."))
  }

  @Test(arguments: [
    ["sections", "show"], ["sections", "show", "series", "--limit", "0"],
    ["sections", "show", "series", "--limit", "1001"],
    ["sections", "show", "series", "--all", "--limit", "5"],
    ["sections", "show", "series", "--fields", "id"],
    ["sections", "show", "series", "--json", "--fields", "colour"],
  ])
  func `wrong usage is refused before anything is asked`(arguments: [String]) async {
    let run = await CommandRun(feature(), arguments)

    #expect(run.exitCode == .usage)
    #expect(repository.requests.isEmpty)
  }

  @Test func `help says what the command is for`() async {
    let run = await CommandRun(feature(), ["sections", "show", "--help"])

    #expect(run.exitCode == .done)
    expectSnapshot(run.output + "\n", named: "help")
  }

  private func screen() throws -> Element {
    let message = try #require(presenter.messages.last)
    guard case .show(let element) = message else { throw UnexpectedMessage(message: message) }
    return element
  }

  private func document() throws -> String {
    let message = try #require(presenter.messages.first)
    guard case .document(let value) = message else { throw UnexpectedMessage(message: message) }
    return value.text
  }

  private func feature(_ presenter: RecordingPresenter? = nil) -> SectionsNoun {
    let session = FeatureSession(
      useCases: OpenSection(repository: repository),
      presenter: presenter ?? self.presenter,
      patience: TimeLimit(.seconds(1), clock: ManualClock())
    )
    return SectionsNoun(SectionDetailFeature(language: .english) { _ in session })
  }

  private func list(_ numbers: ClosedRange<Int>, next: PageAddress? = nil) -> Fetched<ProductList> {
    Samples.sourced(ProductList(products: StreamingSamples.products(numbers), next: next))
  }
}

private struct UnexpectedMessage: Error {
  let message: RecordingPresenter.Message
}
