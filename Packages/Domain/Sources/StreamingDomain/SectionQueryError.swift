/// Why what a person typed does not mean one section.
public enum SectionQueryError: Error, Hashable, Sendable {
  /// No section is meant; those whose title contains the text are suggested.
  ///
  /// ## Troubleshooting
  /// List the sections and choose from them.
  case noMatch(suggestions: [ContentSection])

  /// Several sections are meant.
  ///
  /// ## Troubleshooting
  /// Type more of the title, or the id.
  case ambiguous([ContentSection])
}
