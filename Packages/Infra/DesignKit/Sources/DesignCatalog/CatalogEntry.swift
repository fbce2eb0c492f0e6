public import DesignKit

/// A component of the design system: what it is for, and how it looks in each of its states.
public struct CatalogEntry: Hashable, Sendable {
  /// What a person asks for it by: lower-case words joined with hyphens, such as `stat-tile`.
  public let name: String
  /// What it is made for, in a sentence.
  public let summary: SafeText
  /// How it is made, as a line of Swift.
  public let usage: SafeText
  /// The component in each of its states, the usual one first.
  public let specimens: [Specimen]

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - name: What a person asks for it by.
  ///   - summary: What it is made for, in a sentence.
  ///   - usage: How it is made, as a line of Swift.
  ///   - specimens: The component in each of its states, the usual one first.
  public init(_ name: String, summary: SafeText, usage: SafeText, specimens: [Specimen]) {
    self.name = name
    self.summary = summary
    self.usage = usage
    self.specimens = specimens
  }
}
