/// A piece of a screen, as a value: what to show, not yet how.
///
/// Views build elements from their state; an ``ElementWriter`` turns them into text. Elements nest up to
/// ``maximumDepth`` levels, so that no tree can exhaust the stack: what is put around content that is as deep as
/// that shows the content without a frame, padding or columns of its own.
public struct Element: Hashable, Sendable {
  /// The most levels that elements nest.
  public static let maximumDepth = 48

  let node: Node
  let depth: Int

  /// An element that shows nothing and takes no space.
  public static let empty = Element(leaf: .empty)

  init(leaf: Leaf) {
    node = .leaf(leaf)
    depth = 1
  }

  /// Builds a container of one element; too deep an element stays as it is, without the container.
  init(containing content: Element, _ make: (Element) -> Node) {
    node = content.isAtMaximumDepth ? content.node : make(content)
    depth = min(content.depth + 1, Self.maximumDepth)
  }

  /// Builds a container of several elements; too deep elements are replaced by what is in them.
  init(containing items: [Element], _ make: ([Element]) -> Node) {
    let fitting = items.contains(where: \.isAtMaximumDepth) ? items.flatMap(\.unwrapped) : items
    node = make(fitting)
    depth = (fitting.map(\.depth).max() ?? 0) + 1
  }

  /// Whether nothing may be put around the element.
  var isAtMaximumDepth: Bool { depth >= Self.maximumDepth }

  private var unwrapped: [Element] { isAtMaximumDepth ? node.children : [self] }
}
