/// What a target uses according to its manifest: another target or a product.
public struct Dependency: Hashable, Sendable {
  /// The name of the target or product.
  public let name: String
  /// The identity of the package that has the product, when the manifest names it.
  public let package: String?
  /// Whether it is used on some platforms, or with some traits, only.
  public let isConditional: Bool

  /// Describes one dependency.
  public init(_ name: String, package: String? = nil, isConditional: Bool = false) {
    self.name = name
    self.package = package
    self.isConditional = isConditional
  }
}
