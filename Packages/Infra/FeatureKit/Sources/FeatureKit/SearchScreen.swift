public import CommandKit
public import DesignKit
public import Observation

/// A search: asks for the filters of a list, and then shows that list.
///
/// The command line asks for what its options leave open; the full-screen program shows the form with the values of the
/// list from which it was opened.
@MainActor @Observable
public final class SearchScreen: Screen {
  private let form: Form
  private let input: FormInput
  private let make: @MainActor (FormAnswers) -> any Screen
  private var list: (any Screen)?
  private var failure: FormFailure?

  /// Makes the screen; nothing is asked before it is loaded.
  ///
  /// - Parameters:
  ///   - form: The form with the filters.
  ///   - input: The values that were given with the command.
  ///   - list: Makes the list for the values of the form.
  public init(_ form: Form, _ input: FormInput, list: @escaping @MainActor (FormAnswers) -> any Screen) {
    var search = form
    search.isSearch = true
    self.form = search
    self.input = input
    make = list
  }

  /// Asks once, then loads the list.
  public func load(_ request: LoadRequest) async {
    if list == nil {
      do throws(FormFailure) {
        list = make(try await request.prompter.fill(FormRequest(form, input)))
        failure = nil
      } catch {
        failure = error
      }
    }
    await list?.load(request)
  }

  /// Loads the next part of the list.
  public func loadMore(_ request: LoadRequest) async { await list?.loadMore(request) }

  /// Whether the list continues.
  public var hasMore: Bool { list?.hasMore ?? false }

  /// Why nothing was entered, or why there is no list.
  public func failure(in context: ViewContext) -> CommandFailure? {
    if let list { return list.failure(in: context) }
    // A search changes nothing, whether it is cancelled or not.
    if failure == .cancelled {
      return CommandFailure(FormFailure.cancelled.exitCode, SearchWords(context.language).cancelled)
    }
    return failure.map { FailureMessage($0, in: context).commandFailure } ?? .interrupted(in: context)
  }

  /// The list; a form is not shown before it is asked for.
  public func content(in context: ViewContext) -> ScreenContent {
    list?.content(in: context) ?? .confirmation
  }

  /// How far the list has come.
  public func progress(in context: ViewContext) -> SafeText? { list?.progress(in: context) }

  /// The messages of the list.
  public func notes(in context: ViewContext) -> [String] { list?.notes(in: context) ?? [] }

  /// `true`.
  public var isList: Bool { true }

  /// The entries of the list.
  public var records: Records? { list?.records }
}
