/// A picture of a repository before it is drawn: what stands in it, and who uses whom.
public struct Diagram: Equatable, Encodable, Sendable {
  /// The kind of a node.
  public enum Kind: String, Encodable, Sendable {
    /// A whole package.
    case package
    /// A library module.
    case library
    /// A program.
    case executable
    /// A suite of tests.
    case test
    /// A library of the system, a binary, a plugin or a macro.
    case other
  }

  /// One package or module.
  public struct Node: Equatable, Encodable, Sendable {
    /// The name, which no other node of the picture has.
    public let name: String
    /// The kind of the node.
    public let kind: Kind
    /// The name of its package.
    public let package: String
    /// Its folder relative to the repository's root, empty for the root package.
    public let folder: String
    /// The title under which it is drawn together with others.
    let group: String?

    private enum CodingKeys: String, CodingKey { case folder, kind, name, package }
  }

  /// One use of a node by another.
  public struct Edge: Hashable, Encodable, Sendable {
    /// The name of the node that uses.
    public let from: String
    /// The name of the node that is used.
    public let to: String
  }

  /// The nodes, by name.
  public let nodes: [Node]
  /// The uses, by name of the user, then of the used.
  public let edges: [Edge]

  /// Takes nodes and uses, puts both in order, and leaves out uses of oneself.
  init(nodes: [Node], edges: Set<Edge>) {
    self.nodes = nodes.sorted { $0.name < $1.name }
    self.edges = edges.filter { $0.from != $0.to }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The titles of the groups in order.
  var groups: [String] { Set(nodes.compactMap(\.group)).sorted() }
}
