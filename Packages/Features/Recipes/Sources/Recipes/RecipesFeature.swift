public import CommandKit
public import FeatureKit
public import LocalizationKit

/// Recipes: categories, their meals and how each is made, with favourites and a shopping list.
public struct RecipesFeature: Feature {
  /// The noun `recipes`.
  public let commands: [Command]

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the commands' help.
  ///   - open: Opens a session for one run of a command.
  public init(language: Language, open: @escaping FeatureSession<RecipesUseCases>.Opener) {
    commands = [RecipesCommands(language: language, open: open).noun]
  }
}
