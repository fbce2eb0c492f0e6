import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import LocalizationKit
import Testing

@testable import FeatureKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct SearchScreenTests {
  private let form = Form("Search", [Form.Field("text", "Text", isRequired: false)], language: .english)

  private func search(_ input: FormInput = FormInput()) -> SearchScreen {
    SearchScreen(form, input) { TextScreen("found '" + $0["text"] + "'") }
  }

  @Test func `before something was entered it stands for a question`() {
    #expect(search().content(in: context) == .confirmation)
  }

  @Test func `a search that is left loses nothing, so nothing is asked`() {
    var search = form
    search.isSearch = true
    let model = FormModel(FormRequest(search))
    model.set("ada", of: .field("text"))

    #expect(model.askToDiscard())
    #expect(model.phase == .filling)
  }

  @Test func `what is given needs no question, and the list is shown`() async {
    let screen = search(FormInput(["text": "ada"]))

    await screen.load(LoadRequest())

    #expect(screen.content(in: context) == .text("found 'ada'"))
    #expect(screen.failure(in: context) == nil)
    #expect(screen.notes(in: context) == ["loaded 1"])
  }

  @Test func `it asks once, and then loads the list again`() async {
    let screen = search()
    let prompter = ScriptedPrompter(["bo"])

    await screen.load(LoadRequest(prompter: prompter))
    await screen.load(LoadRequest(prompter: prompter))

    #expect(screen.content(in: context) == .text("found 'bo'"))
    #expect(screen.notes(in: context) == ["loaded 2"])
  }

  @Test func `without an answer there is no list, and it asks again`() async {
    let form = Form("Search", [Form.Field("text", "Text")], language: .english)
    let screen = SearchScreen(form, FormInput()) { TextScreen("found '" + $0["text"] + "'") }

    await screen.load(LoadRequest())

    #expect(screen.failure(in: context)?.status == .usage)
    #expect(screen.records == nil && !screen.hasMore)
    await screen.load(LoadRequest(prompter: ScriptedPrompter(["cy"])))
    #expect(screen.failure(in: context) == nil)
  }

  @Test func `a search whose questions are left is cancelled, as there was nothing to change`() async {
    let screen = search()

    await screen.load(LoadRequest(prompter: ScriptedPrompter()))

    let failure = screen.failure(in: context)
    #expect(failure?.status == .interrupted)
    #expect(failure?.message == "The search was cancelled.")
    #expect(failure?.hint == nil)
  }

  @Test func `what the list has is what the search has`() async {
    let list = LongScreen()
    let screen = SearchScreen(form, FormInput(["text": "ada"])) { _ in list }
    #expect(screen.isList && !screen.hasMore && screen.records == nil)
    #expect(screen.progress(in: context) == nil && screen.notes(in: context).isEmpty)
    #expect(screen.failure(in: context)?.status == .interrupted)

    await screen.load(LoadRequest())
    await screen.loadMore(LoadRequest())

    #expect(list.parts == 1)
    #expect(screen.hasMore)
    #expect(screen.progress(in: context)?.string == "2 entries")
    #expect(screen.records?.count == 2)
    #expect(screen.failure(in: context)?.message == "The rest is missing.")
  }
}

@MainActor @Suite struct CountedProgressTests {
  @Test func `nothing is counted before the work begins, and then what was reported last`() {
    let progress = CountedProgress()
    #expect(progress.count?.all == nil)

    progress.report(1, of: 3)
    progress.report(2, of: 3)

    #expect(progress.count?.done == 2)
    #expect(progress.count?.all == 3)
  }
}

@MainActor @Suite struct UnreadCountTests {
  @Test(arguments: [(3, 3), (0, 0), (-1, 0)]) func `a count is never negative`(count: Int, value: Int) {
    let unread = UnreadCount()
    unread.set(7)
    unread.set(count)
    #expect(unread.value == value)
  }
}

/// A list that continues, of which a part is missing.
@MainActor
private final class LongScreen: Screen {
  private(set) var parts = 0

  func load(_ request: LoadRequest) async {}
  func loadMore(_ request: LoadRequest) async { parts += 1 }
  var hasMore: Bool { true }
  func failure(in context: ViewContext) -> CommandFailure? {
    CommandFailure(.failed, "The rest is missing.")
  }
  func content(in context: ViewContext) -> ScreenContent { .confirmation }
  func progress(in context: ViewContext) -> SafeText? { "2 entries" }
  var records: Records? {
    .list([1, 2], in: RecordTable<Int>([.init("id") { .integer($0) }]), from: nil)
  }
}

/// A screen with a text, which counts how often it was loaded.
@MainActor
private final class TextScreen: Screen {
  private let text: String
  private var loads = 0

  init(_ text: String) { self.text = text }

  func load(_ request: LoadRequest) async { loads += 1 }
  func failure(in context: ViewContext) -> CommandFailure? { nil }
  func content(in context: ViewContext) -> ScreenContent { .text(text) }
  func notes(in context: ViewContext) -> [String] { ["loaded \(loads)"] }
}
