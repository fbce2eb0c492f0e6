/// Something that other modules see, as the source declares it.
struct PublicDeclaration: Equatable, Sendable {
  /// What is declared, as in “func load”.
  let name: String
  /// The line of its access level.
  let line: Int
  /// Whether a documentation comment stands in front of it; an override has that of what it overrides.
  let isDocumented: Bool
}
