public import CommandKit

/// What a feature registers with the program that holds it.
public protocol Feature: Sendable {
  /// The nouns that the feature adds to the command line.
  var commands: [Command] { get }
}
