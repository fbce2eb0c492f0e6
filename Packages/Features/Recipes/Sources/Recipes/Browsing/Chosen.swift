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

extension Chosen where Item: Equatable {
  /// A choice whose content begins to load; what there is of the same choice is still shown.
  init(loading item: Item, after earlier: Chosen?) {
    self.init(item, (earlier?.item == item ? earlier?.content : nil)?.beginning ?? .loading)
  }
}

extension Chosen: Equatable where Item: Equatable, Content: Equatable {}
extension Chosen: Sendable where Item: Sendable, Content: Sendable {}
