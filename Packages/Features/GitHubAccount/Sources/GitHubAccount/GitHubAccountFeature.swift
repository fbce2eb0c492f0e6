public import CommandKit
public import FeatureKit
public import LocalizationKit

/// What the program shows of git hub account, `tessera github`.
public struct GitHubAccountFeature: Feature {
  private let language: Language
  private let list: ListGitHubAccount
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - list: Gives the list.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    list: ListGitHubAccount,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.list = list
    self.observe = observe
  }

  /// The list.
  public var tab: Action? {
    Action(Strings(language).title, Route("github"))
  }

  /// The noun `github`.
  public var commands: [Command] {
    let strings = Strings(language)
    return [
      Command(
        "github",
        abstract: strings.abstract,
        examples: [
          Example("tessera github", strings.listExample),
          Example("tessera github --json --fields id,title", strings.documentExample),
        ],
        fields: GitHubAccountViewModel.table.names,
        language: language
      ) { [list, observe] _ in
        GitHubAccountViewModel(list: list, observe: observe)
      }
    ]
  }
}
