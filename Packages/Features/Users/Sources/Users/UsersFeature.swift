public import CommandKit
public import FeatureKit
public import LocalizationKit

/// What the program shows of users, `tessera users`.
public struct UsersFeature: Feature {
  private let language: Language
  private let list: ListUsers
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - list: Gives the list.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    list: ListUsers,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.list = list
    self.observe = observe
  }

  /// The list.
  public var tab: Action? {
    Action(Strings(language).title, Route("users"))
  }

  /// The noun `users`.
  public var commands: [Command] {
    let strings = Strings(language)
    return [
      Command(
        "users",
        abstract: strings.abstract,
        examples: [
          Example("tessera users", strings.listExample),
          Example("tessera users --json --fields id,title", strings.documentExample),
        ],
        fields: UsersViewModel.table.names,
        language: language
      ) { [list, observe] _ in
        UsersViewModel(list: list, observe: observe)
      }
    ]
  }
}
