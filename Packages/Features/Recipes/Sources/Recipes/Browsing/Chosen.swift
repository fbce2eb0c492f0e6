public import FeatureKit

/// What a person has chosen to see, and how far its content has come.
public struct Chosen<Item, Content> {
  /// What was chosen.
  public let item: Item
  /// How far its content has come.
  public var content: LoadState<Content>

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - item: What was chosen.
  ///   - content: How far its content has come.
  public init(_ item: Item, _ content: LoadState<Content> = .idle) {
    self.item = item
    self.content = content
  }
}

extension Chosen: Equatable where Item: Equatable, Content: Equatable {}
extension Chosen: Sendable where Item: Sendable, Content: Sendable {}
